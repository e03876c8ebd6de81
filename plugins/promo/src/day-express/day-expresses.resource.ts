import { DayExpressesAnswer } from '@touchline/contracts/betting';
import { defineResource } from '@touchline/plugin-api';

/** The accumulators of the day at the prices of now. */
export const dayExpresses = defineResource({
  name: 'promo.day-expresses',
  path: (_parameters: Record<string, never>) => '/betting-api/v1/day-expresses',
  schema: DayExpressesAnswer,
  authentication: 'none',
  interval: 'topGamesLive',
});
