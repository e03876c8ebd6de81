import { BetOffersAnswer } from '@touchline/contracts/betting';
import { defineResource } from '@touchline/plugin-api';

/** What the site pays beyond the odds, to this player where one is signed in. */
export const betOffersResource = defineResource({
  name: 'coupon.bet-offers',
  path: (_parameters: Record<string, never>) => '/betting-api/v1/bet-offers',
  schema: BetOffersAnswer,
  authentication: 'optional',
  freshFor: 600_000,
});
