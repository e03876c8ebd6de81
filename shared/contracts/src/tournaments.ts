import * as z from 'zod/mini';
import { text } from './text.ts';

/** Characters of the parts of a tournament's text. */
export const TOURNAMENT_TEXT = { title: 120, terms: 8_000 } as const;
export const TOURNAMENT_SCORES = ['multiplier', 'points', 'rounds'] as const;
export type TournamentScore = (typeof TOURNAMENT_SCORES)[number];

const some = (longest: number) => text().check(z.trim(), z.minLength(1), z.maxLength(longest));
const Time = z.int().check(z.gte(0), z.lte(8_000_000_000_000));
const Amount = z.int().check(z.gte(1), z.lte(1_000_000_000));

/** A tournament in one language; plain text, an empty line ends a paragraph. */
export const TournamentText = z.strictObject({
  title: some(TOURNAMENT_TEXT.title),
  terms: some(TOURNAMENT_TEXT.terms),
});
export type TournamentText = z.infer<typeof TournamentText>;

const rulesShape = {
  /** As `<provider>:<code>`. */
  games: z
    .array(text().check(z.regex(/^[a-z][a-z\d-]{0,39}:[\w.-]{1,80}$/)))
    .check(z.minLength(1), z.maxLength(200)),
  /**
   * `multiplier`: the best win of a round in hundredths of its stake; `points`: one for each whole minimum stake
   * in a round; `rounds`: one for each round.
   */
  score: z.enum(TOURNAMENT_SCORES),
  currency: text().check(z.regex(/^[A-Z]{3}$/)),
  /** Of a round that counts, in minor units. */
  minStake: Amount,
  /** From the first rank on, in minor units; none is above the one before it. */
  prizes: z.array(Amount).check(z.minLength(1), z.maxLength(100)),
  startsAt: Time,
  endsAt: Time,
};

const audienceShape = {
  countries: z.optional(
    z.array(text().check(z.regex(/^[A-Z]{2}$/))).check(z.minLength(1), z.maxLength(300)),
  ),
};

/** A game by its id and its name. */
export const TournamentGame = z.object({ id: text(), name: text() });
export type TournamentGame = z.infer<typeof TournamentGame>;

/** POST /operator-api/v1/tournaments, with an idempotency key. Times in milliseconds since epoch. */
export const WriteTournament = z
  .strictObject({
    ...rulesShape,
    ...audienceShape,
    /** By language. */
    texts: z.record(text().check(z.regex(/^[a-z]{2}$/)), TournamentText),
  })
  .check(
    z.refine(({ texts }) => Object.keys(texts).length > 0, { error: 'must have a text' }),
    z.refine(({ startsAt, endsAt }) => endsAt > startsAt, {
      error: 'must end after it starts',
      path: ['endsAt'],
    }),
    z.refine(
      ({ prizes }) => prizes.every((prize, rank) => rank === 0 || prize <= (prizes[rank - 1] ?? 0)),
      { error: 'no prize may be above the one before it', path: ['prizes'] },
    ),
  );
export type WriteTournament = z.infer<typeof WriteTournament>;

/** `draft`: not shown, nothing is reserved; `open`: its prizes are reserved; `closed`: the result is final. */
export const TOURNAMENT_STATES = ['draft', 'open', 'closed', 'cancelled'] as const;

/** A tournament as operators have it. */
export const OperatorTournament = z.object({
  ...rulesShape,
  ...audienceShape,
  texts: z.record(z.string(), TournamentText),
  id: text(),
  state: z.enum(TOURNAMENT_STATES),
  /** Its time is over: it can be closed. */
  isOver: z.boolean(),
  /** Players who take part. */
  entries: z.number(),
  /** Minor units: prizes won, and of these what has been paid. */
  won: z.number(),
  paid: z.number(),
  createdBy: text(),
  createdAt: z.number(),
});
export type OperatorTournament = z.infer<typeof OperatorTournament>;

/** GET /operator-api/v1/tournaments?cursor=: the latest first. */
export const OperatorTournamentsAnswer = z.object({
  tournaments: z.array(OperatorTournament),
  /** What can be played now: a tournament may be in these. */
  games: z.array(TournamentGame),
  nextCursor: z.optional(text()),
  /** The language that every tournament has. */
  defaultLanguage: text(),
});

/** A tournament as a player reads it, in the language of the page. */
export const PlayerTournament = z.object({
  ...rulesShape,
  ...TournamentText.shape,
  games: z.array(TournamentGame),
  id: text(),
  state: z.enum(['open', 'closed', 'cancelled']),
  /** Of a player who takes part. */
  enteredAt: z.optional(z.number()),
});
export type PlayerTournament = z.infer<typeof PlayerTournament>;

/** GET /loyalty-api/v1/tournaments */
export const PlayerTournamentsAnswer = z.object({
  tournaments: z.array(PlayerTournament),
  /** The player has not agreed to offers in the product: that is why there are none. */
  isConsentMissing: z.boolean(),
});
export type PlayerTournamentsAnswer = z.infer<typeof PlayerTournamentsAnswer>;

/** A place on a board. */
export const BoardRow = z.object({
  rank: z.number(),
  /** The last digits of the player's number. */
  digits: text(),
  score: z.number(),
  /** Minor units; undefined for a rank without one. */
  prize: z.optional(z.number()),
  isOwn: z.boolean(),
});
export type BoardRow = z.infer<typeof BoardRow>;

/** GET /loyalty-api/v1/tournaments/:id, and the response to POST …/:id/entry */
export const TournamentAnswer = z.object({
  tournament: PlayerTournament,
  /** Players with a score: the first ranks, and the player's own row wherever it is. */
  board: z.array(BoardRow),
  /** Milliseconds since epoch. */
  now: z.number(),
});
export type TournamentAnswer = z.infer<typeof TournamentAnswer>;
