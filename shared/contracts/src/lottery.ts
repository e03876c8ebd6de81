import * as z from 'zod/mini';
import { text } from './text.ts';

const Numbers = z.array(z.int());
const Marks = z.array(z.array(z.int()).check(z.maxLength(80))).check(z.maxLength(8));
const Money = z.object({ currency: text(), amount: z.number() });

/** What is drawn: the numbers of each field, and the bonus number. */
const DrawnNumbers = z.object({ fields: z.array(Numbers), bonus: z.optional(z.int()) });

/** A draw. Amounts in minor units, times in milliseconds since epoch. */
export const LotteryDraw = z.object({
  id: text(),
  lottery: text(),
  closesAt: z.number(),
  status: z.enum(['open', 'held', 'cancelled']),
  /** SHA-256 of the seed's text, published while tickets are sold. */
  seedHash: text(),
  /** Revealed when the draw is held. */
  seed: z.optional(text()),
  salt: z.optional(text()),
  numbers: z.optional(DrawnNumbers),
});
export type LotteryDraw = z.infer<typeof LotteryDraw>;

/** GET /lottery-api/v1/draws: those that take tickets, with the jackpot of each by currency. */
export const LotteryDrawsAnswer = z.object({
  draws: z.array(z.object({ ...LotteryDraw.shape, jackpots: z.array(Money) })),
});
export type LotteryDrawsAnswer = z.infer<typeof LotteryDrawsAnswer>;

/** GET /lottery-api/v1/draws/:id. */
export const LotteryDrawAnswer = z.object({
  ...LotteryDraw.shape,
  pools: z.array(
    z.object({
      currency: text(),
      staked: z.number(),
      jackpot: z.number(),
      /** The best first: lines that won, and what each is paid. */
      categories: z.array(z.object({ lines: z.number(), prize: z.number() })),
    }),
  ),
});
export type LotteryDrawAnswer = z.infer<typeof LotteryDrawAnswer>;

/** GET /lottery-api/v1/results: draws that were held or cancelled, the newest first. */
export const LotteryResultsAnswer = z.object({
  draws: z.array(LotteryDraw),
  nextCursor: z.optional(text()),
});
export type LotteryResultsAnswer = z.infer<typeof LotteryResultsAnswer>;

/** POST /lottery-api/v1/tickets, with an `Idempotency-Key`. */
export const BuyTicket = z.strictObject({
  drawId: text().check(z.regex(/^\d{1,18}$/)),
  /** The numbers marked in each field; more than a line has make a system. */
  marks: Marks,
});
export type BuyTicket = z.infer<typeof BuyTicket>;

/** A ticket that was sold, and the balance after it. */
export const BoughtTicket = z.object({ id: text(), balance: z.number() });
export type BoughtTicket = z.infer<typeof BoughtTicket>;

/** GET /lottery-api/v1/tickets: a player's tickets, the newest first. */
export const LotteryTicketsAnswer = z.object({
  tickets: z.array(
    z.object({
      id: text(),
      draw: LotteryDraw,
      marks: z.array(Numbers),
      lines: z.number(),
      currency: text(),
      stake: z.number(),
      status: z.enum(['open', 'won', 'lost', 'refunded']),
      prize: z.number(),
      boughtAt: z.number(),
    }),
  ),
  nextCursor: z.optional(text()),
});
export type LotteryTicketsAnswer = z.infer<typeof LotteryTicketsAnswer>;

/** POST /operator-api/v1/lottery/draws/:id/cancel. */
export const CancelDraw = z.strictObject({
  reason: text().check(z.minLength(3), z.maxLength(200)),
});
export type CancelDraw = z.infer<typeof CancelDraw>;

/** How many tickets of the draw are paid back. */
export const CancelledDraw = z.object({ refunded: z.int() });
export type CancelledDraw = z.infer<typeof CancelledDraw>;
