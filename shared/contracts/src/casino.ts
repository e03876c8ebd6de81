import * as z from 'zod/mini';
import { Period } from './period.ts';
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

/** `won` and `lost` are over and paid more or less than was staked; `even` paid just that. */
export const GAME_ROUND_STATUSES = ['open', 'won', 'lost', 'even'] as const;

/** Which rounds of a player; every part left out leaves none out. */
export const GameRoundFilter = z.object({
  ...Period.shape,
  status: z.optional(z.enum(GAME_ROUND_STATUSES)),
  game: z.optional(GameId),
  /** Only games that can be played now have a category. */
  category: z.optional(Word()),
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
  /** A grant has paid for it: nothing was staked. */
  isFree: z.optional(z.literal(true)),
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

/** GET /casino-api/v1/landings/:route: a page that presents a game; `not_found` where there is none. */
export const GameLandingAnswer = z.object({
  /** The game's word in `/games/<game>`. */
  game: text(),
  title: text(),
  text: text(),
  terms: text(),
});
export type GameLandingAnswer = z.infer<typeof GameLandingAnswer>;
