import { COUPON_TYPES } from '@touchline/domain/coupon';
import * as z from 'zod/mini';
import { Period } from '../period.ts';
import { text } from '../text.ts';

/** `returned`: void, or settled as if it had not been placed; `settled`: any that is no longer open. */
export const BET_FILTER_STATUSES = [
  'open',
  'settled',
  'won',
  'lost',
  'returned',
  'cashed-out',
] as const;

/** Which of a player's bets are meant, as the query of an address has it; all where nothing is given. */
export const BetFilter = z.object({
  ...Period.shape,
  status: z.optional(z.enum(BET_FILTER_STATUSES)),
  /** The id of a coupon type. */
  type: z.optional(
    text().check(z.refine((id) => COUPON_TYPES.some((type) => String(type) === id))),
  ),
  account: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
  /** The number of one bet. */
  number: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
});
export type BetFilter = z.infer<typeof BetFilter>;

/** The bets of a filter in one currency, whatever page is shown. Amounts in minor units. */
export const BetTotals = z.object({
  currency: z.string(),
  bets: z.number(),
  /** Stakes of the player's own; free bets are the house's. */
  staked: z.number(),
  /** The part of it that is still in open bets. */
  open: z.number(),
  /** Payouts and cash-outs. */
  returned: z.number(),
  /** What was returned less the stakes that are decided; below zero where the player lost. */
  net: z.number(),
});
export type BetTotals = z.infer<typeof BetTotals>;

/** GET /betting-api/v1/bets/totals with a `BetFilter`; a currency without such a bet is missing. */
export const BetTotalsAnswer = z.object({ totals: z.array(BetTotals) });

/**
 * GET /betting-api/v1/bets/export with a `BetFilter` and `language`: comma-separated values with a line
 * for each bet, money in major units, times in UTC.
 */
export const BetExport = z.string();
