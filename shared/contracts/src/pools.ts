import * as z from 'zod/mini';
import { text } from './text.ts';

/** What became of the stakes of a draw in one currency. Amounts in minor units. */
const OperatorPool = z.object({
  currency: text(),
  tickets: z.int(),
  staked: z.number(),
  /** Once it is shared: the house's deduction, what could not be divided, prizes, and the jackpot before and after. */
  shared: z.optional(
    z.object({
      deducted: z.number(),
      breakage: z.number(),
      prizes: z.number(),
      jackpotBefore: z.number(),
      jackpotAfter: z.number(),
    }),
  ),
  /** Bets at fixed odds, which are none of the pool: what they pay beyond their stakes if each wins, and have returned. */
  bets: z.optional(
    z.object({
      count: z.int(),
      staked: z.number(),
      liability: z.number(),
      returned: z.optional(z.number()),
    }),
  ),
  /** Prizes and stakes that are owed and not yet paid. */
  owed: z.number(),
});

/** A draw of a lottery or a round of a toto, as operators see it. Times in milliseconds since epoch. */
export const OperatorDraw = z.object({
  id: text(),
  /** The lottery or the toto. */
  game: text(),
  closesAt: z.number(),
  status: z.enum(['open', 'held', 'cancelled']),
  pools: z.array(OperatorPool),
});
export type OperatorDraw = z.infer<typeof OperatorDraw>;

/** GET /operator-api/v1/pools: draws and rounds, the latest first. */
export const OperatorPoolsAnswer = z.object({
  /** What waits for the next draw of each game. */
  jackpots: z.array(z.object({ game: text(), currency: text(), amount: z.number() })),
  draws: z.array(OperatorDraw),
  nextCursor: z.optional(text()),
});
export type OperatorPoolsAnswer = z.infer<typeof OperatorPoolsAnswer>;
