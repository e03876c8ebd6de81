import { ResultsAnswer } from '@touchline/contracts/results';
import { defineResource, type Http } from '@touchline/plugin-api';

/** Which results are wanted: a day's, or the latest of a search, a competition or a team. */
export interface ResultsFilter {
  readonly day?: string | undefined;
  /** Minutes that the reader's clock is ahead of UTC. */
  readonly offset?: number | undefined;
  readonly sport?: string | undefined;
  readonly champ?: number | undefined;
  readonly team?: number | undefined;
  readonly q?: string | undefined;
}

function pathOf(filter: ResultsFilter, cursor?: string): string {
  const { offset, ...rest } = filter;
  // In UTC, where the server renders, the address is that of the first data.
  const entries = Object.entries({ ...rest, offset: offset === 0 ? undefined : offset, cursor });
  const query = new URLSearchParams(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return query.size === 0 ? '/line-api/v1/results' : `/line-api/v1/results?${query}`;
}

/** The first page of results; what was played today comes in while it is shown. */
export const resultsResource = defineResource({
  name: 'sport.results',
  path: (filter: ResultsFilter) => pathOf(filter),
  schema: ResultsAnswer,
  interval: 'champResults',
  freshFor: 15_000,
});

/** The page of results that begins at a cursor. */
export function moreResults(
  http: Http,
  { filter, cursor }: { readonly filter: ResultsFilter; readonly cursor: string },
) {
  return http.request({ path: pathOf(filter, cursor), schema: ResultsAnswer });
}
