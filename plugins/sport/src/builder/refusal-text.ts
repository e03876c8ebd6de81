import { type BuilderSelection, LegRefusedDetails } from '@touchline/contracts/betting';
import { errorCode, type I18n } from '@touchline/plugin-api';

interface Names {
  readonly home: string;
  readonly away: string;
}

function named(i18n: I18n, selections: readonly BuilderSelection[], names: Names): string {
  return selections
    .map(
      ({ marketKey, outcomeCode }) =>
        `\u2068${i18n.market(marketKey, names)}: ${i18n.outcome(marketKey, outcomeCode, names)}\u2069`,
    )
    .join(' + ');
}

/** Why selections are no leg together, with those it is about where the server names them. */
export function refusalText(i18n: I18n, error: unknown, names: Names): string {
  const details = LegRefusedDetails.safeParse((error as { readonly details?: unknown }).details);
  const { parts = [], by = [] } = (details.success ? details.data.builder : undefined) ?? {};
  const selections = named(i18n, parts, names);
  switch (parts.length === 0 ? undefined : errorCode(error)) {
    case 'builder_contradictory':
      return i18n.t('builder.contradictory', { selections });
    case 'builder_redundant':
      return by.length === 0
        ? i18n.t('builder.certain', { selection: selections })
        : i18n.t('builder.redundant', { selection: selections, by: named(i18n, by, names) });
    case 'builder_unsuited':
      return i18n.t('builder.unsuited', { selections });
    default:
      return i18n.error(error);
  }
}
