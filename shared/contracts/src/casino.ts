import * as z from 'zod/mini';
import { text } from './text.ts';

const GameId = text().check(z.regex(/^[a-z][a-z\d-]{0,39}:[\w.-]{1,80}$/));

/** A word of addresses: `video-slots`. */
const Word = () => text().check(z.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/), z.maxLength(60));
const Percents = z.object({ least: z.number(), most: z.number() });

export const VOLATILITIES = ['low', 'medium', 'high'] as const;

/** A game that can be played now. */
export const CasinoGame = z.object({
  /** `<provider>:<code>`. */
  id: GameId,
  name: text(),
  /** Who made it. */
  provider: z.object({ id: Word(), name: text() }),
  category: Word(),
  features: z.array(Word()),
  volatility: z.optional(z.enum(VOLATILITIES)),
  /** Theoretical return to players, percent; a range where it depends on the bet. */
  rtp: z.optional(Percents),
  isDemoPossible: z.boolean(),
  isNew: z.boolean(),
});
export type CasinoGame = z.infer<typeof CasinoGame>;

/** GET /casino-api/v1/games/:id: all there is to know of a game. Amounts in minor units. */
export const CasinoGameSheet = z.object({
  ...CasinoGame.shape,
  /** What one may stake at once, by currency; missing where the provider does not say. */
  stakes: z.record(z.string(), z.object({ least: z.number(), most: z.number() })),
});
export type CasinoGameSheet = z.infer<typeof CasinoGameSheet>;

/** The most games of one answer. */
export const GAMES_PAGE = 60;

/** GET /casino-api/v1/games: which of them; values of one field are alternatives, separated by commas. */
export const CasinoGamesQuery = z.strictObject({
  /** A list of the operator's. */
  list: z.optional(Word()),
  /** A category or a feature within it. */
  sub: z.optional(Word()),
  /** What is searched, with typing errors. */
  q: z.optional(text().check(z.maxLength(60))),
  provider: z.optional(text().check(z.maxLength(400))),
  feature: z.optional(text().check(z.maxLength(400))),
  volatility: z.optional(text().check(z.maxLength(40))),
  /** The least theoretical return, percent. */
  rtp: z.optional(z.enum(['94', '96', '97', '98', '99'])),
  demo: z.optional(z.literal('1')),
  offset: z.optional(z.string().check(z.regex(/^\d{1,5}$/))),
});
export type CasinoGamesQuery = z.infer<typeof CasinoGamesQuery>;

const FacetValue = z.object({ value: text(), name: z.optional(text()), count: z.number() });
export type FacetValue = z.infer<typeof FacetValue>;

/** A page of games, and how many there would be of each value of a filter with the other filters as they are. */
export const CasinoGamesAnswer = z.object({
  games: z.array(CasinoGame),
  total: z.number(),
  facets: z.object({
    provider: z.array(FacetValue),
    feature: z.array(FacetValue),
    volatility: z.array(FacetValue),
    rtp: z.array(FacetValue),
    demo: z.array(FacetValue),
  }),
});
export type CasinoGamesAnswer = z.infer<typeof CasinoGamesAnswer>;

/** GET /casino-api/v1/lobby: the rails for everybody, in the operator's order; those without a game are missing. */
export const CasinoLobbyAnswer = z.object({
  rails: z.array(z.object({ rail: text(), total: z.number(), games: z.array(CasinoGame) })),
});
export type CasinoLobbyAnswer = z.infer<typeof CasinoLobbyAnswer>;

/** GET /casino-api/v1/providers: who made the games that can be played. */
export const CasinoProvidersAnswer = z.object({
  providers: z.array(z.object({ id: Word(), name: text(), games: z.number() })),
});

/** GET /casino-api/v1/mine: a player's own games, the latest first. */
export const MyCasinoAnswer = z.object({
  favourites: z.array(CasinoGame),
  recent: z.array(CasinoGame),
  recommended: z.array(CasinoGame),
});
export type MyCasinoAnswer = z.infer<typeof MyCasinoAnswer>;

/** The most favourites that are kept; the latest stay. */
export const MOST_FAVOURITE_GAMES = 100;

/** PUT and DELETE /casino-api/v1/favourites/:id: whether a game is starred then. */
export const FavouriteGameAnswer = z.object({ isFavourite: z.boolean() });

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
