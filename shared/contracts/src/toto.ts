import * as z from 'zod/mini';
import { text } from './text.ts';

const Money = z.object({ currency: text(), amount: z.number() });
/** For each match the places of the outcomes that are marked; several make a system. */
const TotoMarks = z.array(z.array(z.int()).check(z.maxLength(40))).check(z.maxLength(20));

const Side = z.object({ id: z.number(), name: text() });

/** A match of a round, in the order of its marks. */
export const TotoMatch = z.object({
  eventId: z.number(),
  champ: z.object({ id: z.number(), name: text(), slug: text() }),
  slug: text(),
  home: Side,
  away: Side,
  /** Kick-off as it was when the round was opened, milliseconds since epoch. */
  startsAt: z.number(),
  /** The place of its outcome, or `void`; absent while it is not decided. Final once the round is held. */
  outcome: z.optional(z.union([z.int(), z.literal('void')])),
});
export type TotoMatch = z.infer<typeof TotoMatch>;

/** A round. Amounts in minor units, times in milliseconds since epoch. */
export const TotoRound = z.object({
  id: text(),
  /** The kind of toto. */
  toto: text(),
  /** The first kick-off: no ticket is sold from then on. */
  closesAt: z.number(),
  /** An open round whose `closesAt` has passed waits for its results. */
  status: z.enum(['open', 'held', 'cancelled']),
});
export type TotoRound = z.infer<typeof TotoRound>;

/** GET /toto-api/v1/rounds: those that take tickets and those that are being played, the first to close first. */
export const TotoRoundsAnswer = z.object({
  rounds: z.array(z.object({ ...TotoRound.shape, jackpots: z.array(Money) })),
});
export type TotoRoundsAnswer = z.infer<typeof TotoRoundsAnswer>;

/** GET /toto-api/v1/rounds/:id, with what became of its stakes once it is held. */
export const TotoRoundAnswer = z.object({
  ...TotoRound.shape,
  matches: z.array(TotoMatch),
  jackpots: z.array(Money),
  pools: z.array(
    z.object({
      currency: text(),
      staked: z.number(),
      /** What is left to the next round. */
      jackpot: z.number(),
      /** The best first: lines that won, and what each is paid. */
      categories: z.array(z.object({ lines: z.number(), prize: z.number() })),
    }),
  ),
});
export type TotoRoundAnswer = z.infer<typeof TotoRoundAnswer>;

/** GET /toto-api/v1/results: rounds that were held or cancelled, the newest first. */
export const TotoResultsAnswer = z.object({
  rounds: z.array(TotoRound),
  nextCursor: z.optional(text()),
});
export type TotoResultsAnswer = z.infer<typeof TotoResultsAnswer>;

/** POST /toto-api/v1/tickets, with an `Idempotency-Key`. */
export const BuyTotoTicket = z.strictObject({
  roundId: text().check(z.regex(/^\d{1,18}$/)),
  marks: TotoMarks,
});
export type BuyTotoTicket = z.infer<typeof BuyTotoTicket>;

/** A player's ticket. */
export const TotoTicket = z.object({
  id: text(),
  round: TotoRound,
  lines: z.number(),
  currency: text(),
  stake: z.number(),
  status: z.enum(['open', 'won', 'lost', 'refunded']),
  prize: z.number(),
  boughtAt: z.number(),
});
export type TotoTicket = z.infer<typeof TotoTicket>;

/** GET /toto-api/v1/tickets: a player's tickets, the newest first. */
export const TotoTicketsAnswer = z.object({
  tickets: z.array(TotoTicket),
  nextCursor: z.optional(text()),
});
export type TotoTicketsAnswer = z.infer<typeof TotoTicketsAnswer>;

/** GET /toto-api/v1/tickets/:id: one of them with its marks and its matches. */
export const TotoTicketAnswer = z.object({
  ...TotoTicket.shape,
  marks: TotoMarks,
  matches: z.array(TotoMatch),
  /** Of a held round: lines that won in each category, the best first. */
  won: z.optional(z.array(z.number())),
});
export type TotoTicketAnswer = z.infer<typeof TotoTicketAnswer>;
