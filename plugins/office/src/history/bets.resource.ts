import { BetReceipt, BetsAnswer, BetTotalsAnswer } from '@touchline/contracts/betting';
import { defineResource } from '@touchline/plugin-api';
import { withQuery } from './with-query.ts';

/** Bets by the query of a filter, as `filterParts` writes it. */
interface FilteredBets {
  readonly filter: string;
}

/** A page of the player's bets, newest first and refreshed as coupons are. */
export const betsResource = defineResource({
  name: 'office.bets',
  path: ({ filter, cursor }: FilteredBets & { readonly cursor?: string }) =>
    withQuery('/betting-api/v1/bets', [
      filter,
      cursor === undefined ? '' : `cursor=${encodeURIComponent(cursor)}`,
    ]),
  schema: BetsAnswer,
  authentication: 'required',
  interval: 'coupon',
});

/** What all bets of a filter come to. */
export const betTotalsResource = defineResource({
  name: 'office.bet-totals',
  path: ({ filter }: FilteredBets) => withQuery('/betting-api/v1/bets/totals', [filter]),
  schema: BetTotalsAnswer,
  authentication: 'required',
  interval: 'coupon',
});

/** What was agreed when a bet was placed, which nothing changes. */
export const receiptResource = defineResource({
  name: 'office.bet-receipt',
  path: ({ id }: { readonly id: string }) =>
    `/betting-api/v1/bets/${encodeURIComponent(id)}/receipt`,
  schema: BetReceipt,
  authentication: 'required',
});
