import { BetsAnswer } from '@touchline/contracts/betting';
import { defineResource } from '@touchline/plugin-api';

export type BetFilter = 'open' | 'settled';

/** A page of the player's bets, newest first and refreshed as coupons are. */
export const betsResource = defineResource({
  name: 'office.bets',
  path: ({ status, cursor }: { readonly status: BetFilter; readonly cursor?: string }) =>
    `/betting-api/v1/bets?status=${status}${cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
  schema: BetsAnswer,
  authentication: 'required',
  interval: 'coupon',
});
