import { defineResource } from '@touchline/plugin-api';

/** The sports on offer with their counts; the specification refreshes menus every 10 s. */
export const sportsResource = defineResource({
  name: 'sport.sports',
  path: (_parameters: Record<string, never>) => '/line-api/v1/sports',
  schema: async () => (await import('./answers.ts')).SportsAnswer,
  interval: 10_000,
  freshFor: 5000,
});
