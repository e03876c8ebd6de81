import { defineResource } from '@touchline/plugin-api';

/** The sports on offer with their counts, of the line and of what is live. */
export const sportsResource = defineResource({
  name: 'sport.sports',
  path: (_parameters: Record<string, never>) => '/line-api/v1/sports',
  schema: async () => (await import('./answers.ts')).SportsAnswer,
  interval: 'menuLive',
  freshFor: 5000,
});
