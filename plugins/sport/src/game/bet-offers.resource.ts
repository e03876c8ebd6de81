import { BetOffersAnswer } from '@touchline/contracts/betting';
import { defineResource } from '@touchline/plugin-api';

/** What the site pays beyond the odds. */
export const betOffersResource = defineResource({
  name: 'sport.bet-offers',
  path: (_parameters: Record<string, never>) => '/betting-api/v1/bet-offers',
  schema: BetOffersAnswer,
  authentication: 'none',
  freshFor: 600_000,
});
