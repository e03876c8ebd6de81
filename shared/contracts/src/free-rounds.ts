import * as z from 'zod/mini';
import { text } from './text.ts';

const GameId = text().check(z.regex(/^[a-z][a-z\d-]{0,39}:[\w.-]{1,80}$/));
const Currency = text().check(z.regex(/^[A-Z]{3}$/));
const PlayerId = text().check(z.regex(/^\d{8,9}$/));

/** The most players of one gift. */
export const MOST_GIFT_PLAYERS = 200;

/** Free rounds of a player that can be played. Amounts in minor units, times in milliseconds since epoch. */
export const PlayerFreeRounds = z.object({
  id: text(),
  gameId: GameId,
  gameName: text(),
  currency: Currency,
  /** What each round is played for; it costs the player nothing. */
  stake: z.number(),
  rounds: z.number(),
  left: z.number(),
  /** No round begins from then on. */
  expiresAt: z.number(),
});
export type PlayerFreeRounds = z.infer<typeof PlayerFreeRounds>;

/** GET /loyalty-api/v1/free-rounds: what is left, what expires first before the rest. */
export const PlayerFreeRoundsAnswer = z.object({
  freeRounds: z.array(PlayerFreeRounds),
  /** Nothing invites the player to play at the moment. */
  isPaused: z.boolean(),
  now: z.number(),
});
export type PlayerFreeRoundsAnswer = z.infer<typeof PlayerFreeRoundsAnswer>;

/** POST /operator-api/v1/free-rounds, with an idempotency key: the same to each of some players. */
export const GrantFreeRounds = z.strictObject({
  gameId: GameId,
  currency: Currency,
  /** Of a round, minor units. */
  stake: z.int().check(z.gte(1), z.lte(1_000_000_000)),
  /** For each player. */
  rounds: z.int().check(z.gte(1), z.lte(10_000)),
  expiresAt: z.int().check(z.gte(0), z.lte(8_000_000_000_000)),
  playerIds: z.array(PlayerId).check(
    z.minLength(1),
    z.maxLength(MOST_GIFT_PLAYERS),
    z.refine((ids) => new Set(ids).size === ids.length, { error: 'must name nobody twice' }),
  ),
  reason: text().check(z.trim(), z.minLength(1), z.maxLength(500)),
});
export type GrantFreeRounds = z.infer<typeof GrantFreeRounds>;

/**
 * Why a player was given none: there is none of that number; nothing is offered to them (excluded, on a break, banned,
 * closed, not of a known age, showing a sign of harm); they turned bonuses off; they have no account in the currency.
 */
export const FREE_ROUND_REFUSALS = ['unknown', 'protected', 'declined', 'other-currency'] as const;
export type FreeRoundRefusal = (typeof FREE_ROUND_REFUSALS)[number];

/** What was granted at once, and what has come of it. Amounts in minor units. */
export const FreeRoundGift = z.object({
  id: text(),
  gameId: GameId,
  gameName: text(),
  currency: Currency,
  stake: z.number(),
  rounds: z.number(),
  grantedAt: z.number(),
  expiresAt: z.number(),
  /** When an operator ended it early. */
  withdrawnAt: z.optional(z.number()),
  grantedBy: text(),
  reason: text(),
  /** How many players have them. */
  players: z.number(),
  refused: z.array(z.object({ playerId: text(), why: z.enum(FREE_ROUND_REFUSALS) })),
  /** Of all rounds of all players. */
  played: z.number(),
  /** What promotions have paid for them. */
  won: z.number(),
  /** Rounds of it can begin. */
  isLive: z.boolean(),
});
export type FreeRoundGift = z.infer<typeof FreeRoundGift>;

/** GET /operator-api/v1/free-rounds?cursor=: the latest first, with what can be granted. */
export const FreeRoundGiftsAnswer = z.object({
  gifts: z.array(FreeRoundGift),
  nextCursor: z.optional(text()),
  /** That can be played now and have free rounds. */
  games: z.array(z.object({ id: text(), name: text() })),
  rules: z.object({
    isOffered: z.boolean(),
    mostRounds: z.number(),
    /** Until the last one expires. */
    mostDays: z.number(),
    /** By currency, minor units; nothing is granted in others. */
    amounts: z.record(
      z.string(),
      z.object({
        leastStake: z.number(),
        mostStake: z.number(),
        /** Of a player's rounds together. */
        mostValue: z.number(),
      }),
    ),
  }),
});
export type FreeRoundGiftsAnswer = z.infer<typeof FreeRoundGiftsAnswer>;
