import type { Selection } from '@touchline/contracts/plugins';
import type { PluginContext } from '@touchline/plugin-api';

/** How the slip names a leg's outcome. */
export function outcomeText({ i18n }: Pick<PluginContext, 'i18n'>, selection: Selection): string {
  const [, marketKey = '', code = ''] = selection.outcomeId.split('~');
  return i18n.outcome(marketKey, code, selection);
}
