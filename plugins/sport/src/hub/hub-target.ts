import type { CompetitionHub } from '@touchline/contracts/configuration';
import type { ChampSummary } from '@touchline/contracts/line';
import type { RouteTarget } from '@touchline/plugin-api';
import { isHubName } from './hub-names.ts';

/**
 * Where a hub with a competition on offer leads: to its own pages, or, without addresses of its own, to that
 * competition. `undefined` while none is on offer.
 */
export function hubTarget(
  { name, competitions }: CompetitionHub,
  champs: readonly ChampSummary[],
): RouteTarget | undefined {
  const champ = champs.find((one) =>
    competitions.some(
      ({ sport, country, slug }) =>
        sport === one.sport && country === one.country && slug === one.slug,
    ),
  );
  if (champ === undefined) {
    return undefined;
  }
  return isHubName(name)
    ? { route: `${name}Home` }
    : {
        route: 'mainSectionWithChamp',
        params: { section: 'line', sport: champ.sport, champ: `${champ.id}-${champ.slug}` },
      };
}
