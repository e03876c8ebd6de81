import type { TotoMatch } from '@touchline/contracts/toto';
import type { PluginContext } from '@touchline/plugin-api';

/** What an outcome is called on a coupon: `1`, `X`, `2`, or an exact score. */
export function outcomeText(i18n: PluginContext['i18n'], code: string): string {
  switch (code) {
    case 'home':
      return i18n.t('toto.one');
    case 'draw':
      return i18n.t('toto.draw');
    case 'away':
      return i18n.t('toto.two');
    case 'home-other':
      return i18n.t('toto.oneOther');
    case 'draw-other':
      return i18n.t('toto.drawOther');
    case 'away-other':
      return i18n.t('toto.twoOther');
    default:
      return code.replace('-', ':');
  }
}

/** How a match ended, in words; undefined while it is not decided. */
export function endText(
  i18n: PluginContext['i18n'],
  outcome: TotoMatch['outcome'],
  outcomes: readonly string[],
): string | undefined {
  if (outcome === undefined) {
    return undefined;
  }
  return outcome === 'void'
    ? i18n.t('toto.void')
    : i18n.t('toto.outcome', { outcome: outcomeText(i18n, outcomes[outcome] ?? '') });
}
