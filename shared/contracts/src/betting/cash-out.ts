import * as z from 'zod/mini';
import { BetAnswer } from './bet.ts';
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

/** The most bets that are cashed out by one request. */
export const MOST_CASHED_OUT = 25;

/**
 * POST /betting-api/v1/bets/cash-out: several whole bets. Each is an act by itself, with the key that makes it happen
 * once; the same key at the route of the one bet is the same act.
 */
export const CashOutMany = z.strictObject({
  sales: z
    .array(
      z.strictObject({
        betId: text().check(z.regex(/^\d{1,18}$/)),
        key: text().check(z.regex(/^[\w.:-]{8,100}$/)),
        quote: CashOut.shape.quote,
        amount: MinorAmount,
      }),
    )
    .check(
      z.minLength(1),
      z.maxLength(MOST_CASHED_OUT),
      z.refine((sales) => new Set(sales.map(({ betId }) => betId)).size === sales.length, {
        error: 'must name each bet once',
      }),
    ),
});
export type CashOutMany = z.infer<typeof CashOutMany>;

/** What became of each bet: the bet as it is after it was sold, or why nothing of it was. */
export const CashOutManyAnswer = z.object({
  results: z.array(
    z.object({
      betId: z.string(),
      sold: z.optional(BetAnswer),
      refused: z.optional(
        z.object({ code: z.string(), message: z.string(), details: z.optional(z.unknown()) }),
      ),
    }),
  ),
});
export type CashOutManyAnswer = z.infer<typeof CashOutManyAnswer>;

/** PUT /betting-api/v1/bets/:betId/automatic-cash-out; without a value it is removed. */
export const AutomaticCashOut = z.object({ amount: z.optional(MinorAmount) });
export type AutomaticCashOut = z.infer<typeof AutomaticCashOut>;
