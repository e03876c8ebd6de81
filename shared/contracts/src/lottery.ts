import * as z from 'zod/mini';
import { text } from './text.ts';

const Numbers = z.array(z.int());
const Marks = z.array(z.array(z.int()).check(z.maxLength(80))).check(z.maxLength(8));
const Money = z.object({ currency: text(), amount: z.number() });

/** What is drawn: the numbers of each field, the bonus number, and what each field gave first. */
const DrawnNumbers = z.object({
  fields: z.array(Numbers),
  bonus: z.optional(z.int()),
  /** Not known of draws that were held without. */
  firsts: z.optional(Numbers),
});

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
  /** Whether bets at fixed odds are taken on them. */
  takesBets: z.optional(z.boolean()),
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

/** The place of a drum, from zero. */
const Field = z.int().check(z.gte(0), z.maximum(8));

/** A bet on one drum of a draw. */
export const DrawBet = z.union([
  z.strictObject({
    kind: z.literal('numbers'),
    field: Field,
    numbers: z.array(z.int()).check(z.minLength(1), z.maxLength(8)),
    /** The bonus number counts as well. */
    withBonus: z.optional(z.boolean()),
  }),
  z.strictObject({ kind: z.literal('sum'), field: Field, side: z.enum(['over', 'under']) }),
  z.strictObject({ kind: z.literal('parity'), field: Field, side: z.enum(['odd', 'even']) }),
  z.strictObject({ kind: z.literal('first'), field: Field, number: z.int() }),
]);
export type DrawBet = z.infer<typeof DrawBet>;

/** Odds in hundredths: 250 returns two and a half times the stake. */
const Odds = z.int().check(z.gte(101), z.maximum(10 ** 8));

/** What can be bet on in one drum of a draw. */
export const DrawBetOffer = z.object({
  field: Field,
  /** That all named numbers are drawn: by how many are named, from one on; with the bonus number as well. */
  numbers: z.array(Odds),
  numbersWithBonus: z.optional(z.array(Odds)),
  /** The sum of the numbers drawn, without the bonus number, against its line. */
  sum: z.object({ line: z.number(), over: Odds, under: Odds }),
  parity: z.object({ odd: Odds, even: Odds }),
  /** That a number is drawn before all others; each has the same odds. */
  first: z.optional(Odds),
});
export type DrawBetOffer = z.infer<typeof DrawBetOffer>;

/** GET /lottery-api/v1/draws/:id/bets: by drum; none where no bets are taken. */
export const DrawBetsAnswer = z.object({ offers: z.array(DrawBetOffer) });
export type DrawBetsAnswer = z.infer<typeof DrawBetsAnswer>;

/** POST /lottery-api/v1/bets, with an `Idempotency-Key`; sold as a ticket. */
export const BuyDrawBet = z.strictObject({
  drawId: text().check(z.regex(/^\d{1,18}$/)),
  bet: DrawBet,
  /** The player's account that pays, not that of a bonus. */
  accountId: text().check(z.regex(/^\d{1,18}$/)),
  /** In minor units of the account's currency. */
  stake: z.int().check(z.positive(), z.maximum(10 ** 12)),
  /** As they were shown. */
  odds: Odds,
});
export type BuyDrawBet = z.infer<typeof BuyDrawBet>;

/** Details of `stake_below_minimum`, `stake_above_maximum` and `draw_liability_reached`, in minor units. */
export const DrawBetStakeDetails = z.object({
  minimum: z.number(),
  maximum: z.number(),
  currency: text(),
});
export type DrawBetStakeDetails = z.infer<typeof DrawBetStakeDetails>;

/** GET /lottery-api/v1/tickets: a player's tickets, the newest first; each has lines or one bet. */
export const LotteryTicketsAnswer = z.object({
  tickets: z.array(
    z.object({
      id: text(),
      draw: LotteryDraw,
      /** None of a bet. */
      marks: z.array(Numbers),
      lines: z.number(),
      /** What it pays if it wins, in minor units. */
      bet: z.optional(z.object({ on: DrawBet, odds: Odds, pays: z.number() })),
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
