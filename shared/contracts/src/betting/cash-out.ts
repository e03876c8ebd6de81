import * as z from 'zod/mini';
import { MinorAmount } from './place-bet.ts';
import { text } from '../text.ts';

/** Why a bet cannot be sold at the moment. */
export const CASH_OUT_REFUSALS = [
  'not-offered',
  'bet-settled',
  'market-suspended',
  'market-closed',
  'prices-stale',
  'worth-nothing',
] as const;

/** What an open bet costs now, in minor units of its currency. */
export const OpenBetCost = z.object({
  betId: text(),
  currency: text(),
  /** What was still staked when the price was made; a part may have been sold since. */
  stake: z.optional(MinorAmount),
  /** For the whole bet; missing while it cannot be sold. */
  amount: z.optional(MinorAmount),
  /** Signed for this bet, what is still staked and `expiresAt`; sent back to sell at the price. */
  quote: z.optional(text()),
  /** Milliseconds since epoch. */
  expiresAt: z.optional(z.number()),
  refusal: z.optional(z.enum(CASH_OUT_REFUSALS)),
  /** The value of its automatic cash-out. */
  automaticAt: z.optional(z.number()),
});
export type OpenBetCost = z.infer<typeof OpenBetCost>;

/** Details of `cash_out_unavailable`. */
export const CashOutRefusedDetails = z.object({ refusal: z.enum(CASH_OUT_REFUSALS) });

/** GET /betting-api/v1/opened-costs: of all open bets; asked every 15 s (product.txt §9). */
export const OpenBetCostsAnswer = z.object({ time: z.number(), costs: z.array(OpenBetCost) });
export type OpenBetCostsAnswer = z.infer<typeof OpenBetCostsAnswer>;

/**
 * POST /betting-api/v1/bets/:betId/cash-out with an `Idempotency-Key`. Refused with
 * `cash_out_changed` (details: `OpenBetCost`) when the quote has expired and is not better.
 */
export const CashOut = z.object({
  quote: text().check(z.maxLength(80)),
  /** The least the player accepts for the whole bet: the price of the quote. */
  amount: MinorAmount,
  /** The part of the stake to sell, in minor units; all of it where left out. */
  stake: z.optional(MinorAmount),
});
export type CashOut = z.infer<typeof CashOut>;

/** PUT /betting-api/v1/bets/:betId/automatic-cash-out; without a value it is removed. */
export const AutomaticCashOut = z.object({ amount: z.optional(MinorAmount) });
export type AutomaticCashOut = z.infer<typeof AutomaticCashOut>;
