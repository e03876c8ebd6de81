import { BetsAnswer } from '@touchline/contracts/betting';
import { defineResource } from '@touchline/plugin-api';

/** The first of the player's open bets, to count them: requested again only when one is placed or settled. */
export const openBetsResource = defineResource({
  name: 'office.open-bets',
  path: (_parameters: Record<string, never>) => '/betting-api/v1/bets?status=open',
  schema: BetsAnswer,
  authentication: 'required',
});
