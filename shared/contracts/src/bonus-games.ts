import { BONUS_GAMES, BONUS_PRIZES } from '@touchline/domain/bonus-games';
import * as z from 'zod/mini';
import { text } from './text.ts';

export const BonusGameCode = z.enum(BONUS_GAMES);
const Place = z.int().check(z.gte(0), z.lte(63));
/** Which of the game's tiles lies somewhere. */
const Tile = z.int();

/**
 * GET /loyalty-api/v1/bonus-games: those that are offered to anybody; GET /loyalty-api/v1/bonus-games/own: to the
 * player, with the tries that they have now.
 */
export const BonusGamesAnswer = z.object({
  games: z.array(z.object({ game: BonusGameCode, tries: z.optional(z.int()) })),
});
export type BonusGamesAnswer = z.infer<typeof BonusGamesAnswer>;

/** What the prizes are, in minor units, and how long they can be used. */
export const BonusTerms = z.object({
  currency: text(),
  small: z.int(),
  medium: z.int(),
  large: z.int(),
  /** The lowest price that a free bet may be placed at. */
  minCoef: text(),
  days: z.int(),
});
export type BonusTerms = z.infer<typeof BonusTerms>;

/** A try that waits for its player or is under way. The field is known to nobody yet. */
const CurrentTry = z.object({
  id: text(),
  /** SHA-256 of the server seed's text. */
  hash: text(),
  clientSeed: z.optional(text()),
  /** In order. */
  opened: z.array(z.object({ place: Place, tile: Tile })),
});
export type CurrentTry = z.infer<typeof CurrentTry>;

/** A try that has ended: what it brought, and everything that decided it. */
export const FinishedTry = z.object({
  id: text(),
  hash: text(),
  serverSeed: text(),
  clientSeed: text(),
  opened: z.array(Place),
  /** For each place which of the game's tiles lay there. */
  field: z.array(Tile),
  prize: z.enum(BONUS_PRIZES),
  /** The free bet, in minor units. */
  amount: z.optional(z.int()),
  currency: text(),
  code: z.optional(text()),
  /** Until when the prize can be used. Milliseconds since epoch, as all times here. */
  expiresAt: z.optional(z.number()),
  finishedAt: z.number(),
});
export type FinishedTry = z.infer<typeof FinishedTry>;

export const BONUS_REFUSALS = ['closed', 'declined', 'protected'] as const;

/** GET /loyalty-api/v1/bonus-games/:game: the player's own. */
export const BonusGameAnswer = z.object({
  game: BonusGameCode,
  /** Why no new try can begin: the game is closed, bonuses are turned off, or nothing is offered to the player. */
  refusal: z.optional(z.enum(BONUS_REFUSALS)),
  /** Tries that can begin now. */
  tries: z.int(),
  triesADay: z.int(),
  /** When the free tries of the next day begin. */
  nextAt: z.number(),
  terms: z.optional(BonusTerms),
  current: z.optional(CurrentTry),
  /** The latest first. */
  finished: z.array(FinishedTry),
});
export type BonusGameAnswer = z.infer<typeof BonusGameAnswer>;

/** POST /loyalty-api/v1/bonus-games/:game/tries/:id/openings. The same again changes nothing. */
export const OpenPlace = z.strictObject({
  /** How many places were open before. The first one takes the try. */
  step: z.int().check(z.gte(0), z.lte(63)),
  place: Place,
  /** The player's own part of what decides; the first opening's counts. */
  clientSeed: z.string().check(z.regex(/^[\w-]{1,64}$/)),
});
export type OpenPlace = z.infer<typeof OpenPlace>;
