import * as z from 'zod/mini';
import { text } from './text.ts';

const GameId = text().check(z.regex(/^[a-z][a-z\d-]{0,39}:[\w.-]{1,80}$/));

/** A game that can be played now. */
export const CasinoGame = z.object({
  /** `<provider>:<code>`. */
  id: GameId,
  name: text(),
  provider: z.object({ id: text(), name: text() }),
  category: z.enum(['crash', 'fast', 'slots', 'table', 'live', 'other']),
  /** Theoretical return to players, percent; a range where it depends on the bet. */
  rtp: z.optional(z.object({ least: z.number(), most: z.number() })),
  isDemoPossible: z.boolean(),
});
export type CasinoGame = z.infer<typeof CasinoGame>;

/** GET /casino-api/v1/games: only what can be played. */
export const CasinoGamesAnswer = z.object({ games: z.array(CasinoGame) });
export type CasinoGamesAnswer = z.infer<typeof CasinoGamesAnswer>;

/** POST /casino-api/v1/launches, and …/demos for play money without an account. */
export const LaunchGame = z.strictObject({
  gameId: GameId,
  isMobile: z.boolean(),
});
export type LaunchGame = z.infer<typeof LaunchGame>;

/** Where a game is opened: once, within a minute. */
export const LaunchedGame = z.object({
  url: text(),
  /** Of the game's page; messages of any other are none of the game's. */
  origin: text(),
  /** Undefined for a demo. */
  sessionId: z.optional(text()),
});
export type LaunchedGame = z.infer<typeof LaunchedGame>;

/** GET /casino-api/v1/sessions/:id: what has come of a session so far. Amounts in minor units. */
export const GameSessionAnswer = z.object({
  currency: text(),
  balance: z.number(),
  staked: z.number(),
  won: z.number(),
  /** Milliseconds since epoch. */
  openedAt: z.number(),
  now: z.number(),
  isOver: z.boolean(),
});
export type GameSessionAnswer = z.infer<typeof GameSessionAnswer>;

/** GET /casino-api/v1/rounds: a player's rounds, newest first. Amounts in minor units. */
export const GameRoundsAnswer = z.object({
  rounds: z.array(
    z.object({
      id: text(),
      gameId: text(),
      name: text(),
      currency: text(),
      staked: z.number(),
      won: z.number(),
      isOpen: z.boolean(),
      at: z.number(),
    }),
  ),
  nextCursor: z.optional(text()),
});
export type GameRoundsAnswer = z.infer<typeof GameRoundsAnswer>;

/** POST /casino-api/v1/rounds/:id/replay: a page that shows a round again, once. */
export const ReplayAnswer = z.object({ url: text() });
export type ReplayAnswer = z.infer<typeof ReplayAnswer>;
