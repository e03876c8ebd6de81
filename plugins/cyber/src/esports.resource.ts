import { ChampsAnswer, SportsAnswer } from '@touchline/contracts/line';
import { defineResource } from '@touchline/plugin-api';

/** The sports on offer with their counts, disciplines of esports among them. */
export const sportsResource = defineResource({
  name: 'cyber.sports',
  path: (_parameters: Record<string, never>) => '/line-api/v1/sports',
  schema: SportsAnswer,
  interval: 'menuLive',
  freshFor: 5_000,
});

/** The competitions of a discipline with their counts, live and to come. */
export const champsResource = defineResource({
  name: 'cyber.champs',
  path: ({ discipline }: { readonly discipline: string }) =>
    `/line-api/v1/champs?sport=${encodeURIComponent(discipline)}`,
  schema: ChampsAnswer,
  interval: 'topChamps',
  freshFor: 10_000,
});

/** One competition by its id; none while it has no events. */
export const champResource = defineResource({
  name: 'cyber.champ',
  path: ({ id }: { readonly id: number }) => `/line-api/v1/champs?ids=${id}`,
  schema: ChampsAnswer,
  freshFor: 60_000,
});
