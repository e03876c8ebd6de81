import * as z from 'zod/mini';
import { CasinoGame, GameRound, GameRoundTotals } from './casino.ts';
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

/** What a game has returned to players in one currency in the last thirty days: closed rounds with a stake alone. */
const GameReturn = z.object({
  currency: text(),
  rounds: z.number(),
  /** Minor units. */
  staked: z.number(),
  won: z.number(),
  /** Percent of what was staked. */
  measured: z.number(),
  /** Percent that it may be, by what is declared and how much was played; missing where nothing is declared. */
  bounds: z.optional(z.object({ least: z.number(), most: z.number() })),
  /** It is outside of them. */
  isOut: z.boolean(),
});
export type GameReturn = z.infer<typeof GameReturn>;

/** A game of the catalogue as operators have it. */
export const DeskGame = z.object({
  id: CasinoGame.shape.id,
  name: text(),
  /** Who opens it, and who made it. */
  providerId: text(),
  maker: text(),
  category: text(),
  volatility: CasinoGame.shape.volatility,
  rtp: CasinoGame.shape.rtp,
  isOpen: z.boolean(),
  returns: z.array(GameReturn),
});
export type DeskGame = z.infer<typeof DeskGame>;

/** The most games of one answer. */
export const DESK_GAMES_PAGE = 50;

/** GET /operator-api/v1/games: those whose return is out of bounds first. */
export const DeskGamesQuery = z.strictObject({
  /** What is searched, with typing errors. */
  q: z.optional(text().check(z.maxLength(60))),
  offset: z.optional(z.string().check(z.regex(/^\d{1,5}$/))),
});

export const DeskGamesAnswer = z.object({
  /** Whether the section is there at all. */
  isOffered: z.boolean(),
  providers: z.array(
    z.object({ id: text(), name: text(), isOpen: z.boolean(), games: z.number() }),
  ),
  games: z.array(DeskGame),
  total: z.number(),
});
export type DeskGamesAnswer = z.infer<typeof DeskGamesAnswer>;

/** PUT /operator-api/v1/games/:id/switch and /operator-api/v1/game-providers/:id/switch */
export const SwitchGames = z.strictObject({
  isOpen: z.boolean(),
  /** For the audit log and the history of the configuration. */
  reason: text().check(z.trim(), z.minLength(3), z.maxLength(500)),
});
export type SwitchGames = z.infer<typeof SwitchGames>;

/** What both of them answer. */
export const SwitchedGamesAnswer = z.object({ isOpen: z.boolean() });
