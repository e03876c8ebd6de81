import * as z from 'zod/mini';
import { GameRound, GameRoundTotals } from './casino.ts';
import { text } from './text.ts';

/** A round as operators have it, in a list. */
export const OperatorRound = z.object({
  ...GameRound.shape,
  playerId: text(),
  provider: text(),
  /** As its provider names it. */
  externalId: text(),
});
export type OperatorRound = z.infer<typeof OperatorRound>;

/**
 * GET /operator-api/v1/players/:id/rounds with a `GameRoundFilter` and `cursor`, the newest first: a page of them, and
 * what all of the filter come to.
 */
export const PlayerRoundsAnswer = z.object({
  rounds: z.array(GameRound),
  totals: z.array(GameRoundTotals),
  nextCursor: z.optional(text()),
});

/** What a provider has reported about a round. Amounts in minor units. */
const RoundTransaction = z.object({
  id: text(),
  /** As its provider names it. */
  externalId: text(),
  kind: z.enum(['stake', 'win', 'taken-back']),
  /** Of a win, what it is paid for. */
  winKind: z.optional(z.enum(['win', 'bonus', 'jackpot', 'promotion'])),
  amount: z.number(),
  /** Of one that takes another back: which. */
  targetId: z.optional(text()),
  /** Of a win that is taken back: what the player did not have any more and owes. */
  owed: z.number(),
  /** It came after its round was closed. */
  isLate: z.boolean(),
  at: z.number(),
  takenBackAt: z.optional(z.number()),
});

/** What was booked for a round: the entries of a journal add up to zero. */
const RoundJournal = z.object({
  id: text(),
  kind: text(),
  at: z.number(),
  entries: z.array(
    z.object({
      /** `player` is the account that plays; the others are the house's. */
      account: text(),
      amount: z.number(),
      /** Of the player's account. */
      balanceAfter: z.optional(z.number()),
    }),
  ),
});

/** GET /operator-api/v1/rounds/:id */
export const OperatorRoundDetail = z.object({
  ...OperatorRound.shape,
  transactions: z.array(RoundTransaction),
  journals: z.array(RoundJournal),
});
export type OperatorRoundDetail = z.infer<typeof OperatorRoundDetail>;

/** GET /operator-api/v1/rounds?name=: by our number or as a provider names it; the newest first, twenty at most. */
export const FoundRoundsAnswer = z.object({ rounds: z.array(OperatorRound) });
