import { OutcomesAnswer } from '@touchline/contracts/line';
import { RaceAnswer, RaceResultsAnswer, RacesAnswer } from '@touchline/contracts/racing';
import type { RaceSport } from '@touchline/domain/markets';
import { defineResource, type Http } from '@touchline/plugin-api';

/** The races of a sport on offer and those just run, by the time they start. */
export const racesResource = defineResource({
  name: 'sport.races',
  path: ({ sport }: { readonly sport: RaceSport }) => `/line-api/v1/races?sport=${sport}`,
  schema: RacesAnswer,
  interval: 'champResults',
  freshFor: 5_000,
});

/** A race with its card, and its result once there is one. */
export const raceResource = defineResource({
  name: 'sport.race',
  path: ({ id }: { readonly id: number }) => `/line-api/v1/races/${id}`,
  schema: RaceAnswer,
  interval: 'coupon',
});

const resultsPath = (sport: RaceSport) => `/line-api/v1/race-results?sport=${sport}`;

/** The races of a sport that were run last. */
export const raceResults = defineResource({
  name: 'sport.race-results',
  path: ({ sport }: { readonly sport: RaceSport }) => resultsPath(sport),
  schema: RaceResultsAnswer,
  interval: 'champResults',
  freshFor: 15_000,
});

/** Those that were run before a moment, in milliseconds since epoch. */
export function earlierResults(
  http: Http,
  { sport, before }: { readonly sport: RaceSport; readonly before: number },
) {
  return http.request({
    path: `${resultsPath(sport)}&before=${before}`,
    schema: RaceResultsAnswer,
  });
}

/** What several runners cost as one outcome now. */
export const orderQuote = defineResource({
  name: 'sport.order-quote',
  path: ({ outcomeId }: { readonly outcomeId: string }) =>
    `/line-api/v1/outcomes?ids=${encodeURIComponent(outcomeId)}`,
  schema: OutcomesAnswer,
  interval: 'coupon',
});
