import * as z from 'zod/mini';
import { Period } from './period.ts';
import { text } from './text.ts';

const GameId = text().check(z.regex(/^[a-z][a-z\d-]{0,39}:[\w.-]{1,80}$/));

const GameCategory = z.enum(['crash', 'fast', 'slots', 'table', 'live', 'other']);

/** A game that can be played now. */
export const CasinoGame = z.object({
  /** `<provider>:<code>`. */
  id: GameId,
  name: text(),
  provider: z.object({ id: text(), name: text() }),
  category: GameCategory,
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

/** `won` and `lost` are over and paid more or less than was staked; `even` paid just that. */
export const GAME_ROUND_STATUSES = ['open', 'won', 'lost', 'even'] as const;

/** Which rounds of a player; every part left out leaves none out. */
export const GameRoundFilter = z.object({
  ...Period.shape,
  status: z.optional(z.enum(GAME_ROUND_STATUSES)),
  game: z.optional(GameId),
  /** Only games that can be played now have a category. */
  category: z.optional(GameCategory),
  account: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
  /** The number of one round. */
  number: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
});
export type GameRoundFilter = z.infer<typeof GameRoundFilter>;

/** A round of a game. Amounts in minor units. */
export const GameRound = z.object({
  id: text(),
  gameId: text(),
  name: text(),
  accountId: text(),
  currency: text(),
  /** Less what was returned of it. */
  staked: z.number(),
  won: z.number(),
  status: z.enum(GAME_ROUND_STATUSES),
  /** Milliseconds since epoch. */
  openedAt: z.number(),
  closedAt: z.optional(z.number()),
});
export type GameRound = z.infer<typeof GameRound>;

/** GET /casino-api/v1/rounds with a `GameRoundFilter` and `cursor`, the newest first. */
export const GameRoundsAnswer = z.object({
  rounds: z.array(GameRound),
  nextCursor: z.optional(text()),
});
export type GameRoundsAnswer = z.infer<typeof GameRoundsAnswer>;

/** The rounds of a filter in one currency. Amounts in minor units. */
export const GameRoundTotals = z.object({
  currency: text(),
  rounds: z.number(),
  staked: z.number(),
  /** The part of it that is still in open rounds. */
  open: z.number(),
  /** What closed rounds have paid. */
  returned: z.number(),
  /** Of closed rounds; below zero where the player lost. */
  net: z.number(),
});
export type GameRoundTotals = z.infer<typeof GameRoundTotals>;

/** GET /casino-api/v1/rounds/totals with a `GameRoundFilter`; a currency without such a round is missing. */
export const GameRoundTotalsAnswer = z.object({ totals: z.array(GameRoundTotals) });

/** GET /casino-api/v1/rounds/games: the games that the player has opened, by name. */
export const PlayedGamesAnswer = z.object({
  games: z.array(z.object({ id: text(), name: text() })),
});

/**
 * GET /casino-api/v1/rounds/export with a `GameRoundFilter` and `language`: comma-separated values with a line for
 * each round, money in major units, times in UTC.
 */
export const GameRoundExport = z.string();

/** POST /casino-api/v1/rounds/:id/replay: a page that shows a round again, once. */
export const ReplayAnswer = z.object({ url: text() });
export type ReplayAnswer = z.infer<typeof ReplayAnswer>;
