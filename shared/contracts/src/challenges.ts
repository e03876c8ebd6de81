import * as z from 'zod/mini';
import { text } from './text.ts';

/** Characters of a challenge's title. */
export const CHALLENGE_TITLE = 120;
export const CHALLENGE_GOALS = ['rounds', 'games', 'multiplier'] as const;
export type ChallengeGoal = (typeof CHALLENGE_GOALS)[number];
/** The most that each goal may ask for in a day: rounds, different games, rounds with a win of the multiplier. */
export const CHALLENGE_MOST: Readonly<Record<ChallengeGoal, number>> = {
  rounds: 50,
  games: 20,
  multiplier: 5,
};
/** The highest multiplier that a challenge may ask for, in hundredths: a rare one would be a reason to go on playing. */
export const CHALLENGE_MULTIPLIER = { least: 110, most: 1_000 } as const;
/** Days from the first to the last of a challenge, at most. */
const LONGEST_DAYS = 366;
const DAY = 86_400_000;

const some = (longest: number) => text().check(z.trim(), z.minLength(1), z.maxLength(longest));
const Amount = z.int().check(z.gte(1), z.lte(1_000_000_000));
const CalendarDay = text().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/),
  z.refine((day) => !Number.isNaN(Date.parse(day)), { error: 'must be a day' }),
);

/** A challenge in one language. */
export const ChallengeText = z.strictObject({ title: some(CHALLENGE_TITLE) });
export type ChallengeText = z.infer<typeof ChallengeText>;

/** What a challenge brings in a currency; amounts in minor units. */
export const ChallengePurse = z.strictObject({
  currency: text().check(z.regex(/^[A-Z]{3}$/)),
  /** Of a round that counts. */
  minStake: Amount,
  /** In cash, for everybody who joined and reached the goal. */
  prize: Amount,
  /** Players who can join in a day; a prize is reserved for each. */
  places: z.int().check(z.gte(1), z.lte(10_000)),
});
export type ChallengePurse = z.infer<typeof ChallengePurse>;

const goalShape = {
  goal: z.enum(CHALLENGE_GOALS),
  /** Rounds, different games, or rounds with a win of the multiplier. */
  target: z.int().check(z.gte(1), z.lte(CHALLENGE_MOST.rounds)),
  /** Hundredths of the stake that such a round pays at least; of the goal `multiplier` alone. */
  multiplier: z.optional(
    z.int().check(z.gte(CHALLENGE_MULTIPLIER.least), z.lte(CHALLENGE_MULTIPLIER.most)),
  ),
};

const rulesShape = {
  ...goalShape,
  /** As `<provider>:<code>`. */
  games: z
    .array(text().check(z.regex(/^[a-z][a-z\d-]{0,39}:[\w.-]{1,80}$/)))
    .check(z.minLength(1), z.maxLength(200)),
  purses: z.array(ChallengePurse).check(
    z.minLength(1),
    z.maxLength(20),
    z.refine((purses) => new Set(purses.map(({ currency }) => currency)).size === purses.length, {
      error: 'must have each currency once',
    }),
  ),
  /** ISO: Monday is 1. */
  weekdays: z.array(z.int().check(z.gte(1), z.lte(7))).check(z.minLength(1), z.maxLength(7)),
  /** Days of the site's time zone, `YYYY-MM-DD`. */
  firstDay: CalendarDay,
  lastDay: CalendarDay,
  countries: z.optional(
    z.array(text().check(z.regex(/^[A-Z]{2}$/))).check(z.minLength(1), z.maxLength(300)),
  ),
};

/**
 * POST /operator-api/v1/challenges, with an idempotency key. What its rounds stake at the least is never above the
 * prize, so that nobody has to stake more than a challenge brings.
 */
export const WriteChallenge = z
  .strictObject({
    ...rulesShape,
    /** By language. */
    texts: z.record(text().check(z.regex(/^[a-z]{2}$/)), ChallengeText),
  })
  .check(
    z.refine(({ texts }) => Object.keys(texts).length > 0, {
      error: 'must have a text',
      path: ['texts'],
    }),
    z.refine(({ goal, target }) => target <= CHALLENGE_MOST[goal], {
      error: 'asks for too much of a day',
      path: ['target'],
    }),
    z.refine(({ goal, target, games }) => goal !== 'games' || target <= games.length, {
      error: 'asks for more games than there are',
      path: ['target'],
    }),
    z.refine(({ goal, multiplier }) => (goal === 'multiplier') === (multiplier !== undefined), {
      error: 'belongs to the goal of a multiplier, and only to it',
      path: ['multiplier'],
    }),
    z.refine(
      ({ target, purses }) => purses.every(({ minStake, prize }) => minStake * target <= prize),
      { error: 'what the rounds stake at the least is above the prize', path: ['purses'] },
    ),
    z.refine(({ weekdays }) => new Set(weekdays).size === weekdays.length, {
      error: 'must have each day once',
      path: ['weekdays'],
    }),
    z.refine(
      ({ firstDay, lastDay }) =>
        firstDay <= lastDay && Date.parse(lastDay) - Date.parse(firstDay) < LONGEST_DAYS * DAY,
      { error: 'must be the first day or later, within a year', path: ['lastDay'] },
    ),
  );
export type WriteChallenge = z.infer<typeof WriteChallenge>;

/** `draft`: not shown; `running`: its days begin, each with its prizes reserved; `stopped`: no more days begin. */
export const CHALLENGE_STATES = ['draft', 'running', 'stopped'] as const;

/** A challenge as operators have it. */
export const OperatorChallenge = z.object({
  ...rulesShape,
  texts: z.record(z.string(), ChallengeText),
  id: text(),
  state: z.enum(CHALLENGE_STATES),
  /** Its last day is over. */
  isOver: z.boolean(),
  /** Of all its days so far. */
  days: z.number(),
  entries: z.number(),
  winners: z.number(),
  /** Minor units by currency: reserved for days that are open, and paid. */
  reserved: z.record(z.string(), z.number()),
  paid: z.record(z.string(), z.number()),
  createdBy: text(),
  createdAt: z.number(),
});
export type OperatorChallenge = z.infer<typeof OperatorChallenge>;

/** A game that a challenge may be in: its id, name and category. */
export const OperatorChallengeGame = z.object({ id: text(), name: text(), category: text() });
export type OperatorChallengeGame = z.infer<typeof OperatorChallengeGame>;

/** GET /operator-api/v1/challenges?cursor=: the latest first. */
export const OperatorChallengesAnswer = z.object({
  challenges: z.array(OperatorChallenge),
  /** What can be played now. */
  games: z.array(OperatorChallengeGame),
  nextCursor: z.optional(text()),
  /** The language that every challenge has. */
  defaultLanguage: text(),
  /** The day that it is where the site is, `YYYY-MM-DD`. */
  today: text(),
});
export type OperatorChallengesAnswer = z.infer<typeof OperatorChallengesAnswer>;

/** A day of a challenge as a player reads it, in the language of the page. Amounts in minor units. */
export const PlayerChallenge = z.object({
  ...goalShape,
  /** Of the day. */
  id: text(),
  title: text(),
  games: z.array(z.object({ id: text(), name: text(), isOpen: z.boolean() })),
  currency: text(),
  minStake: z.number(),
  prize: z.number(),
  places: z.number(),
  /** Places that nobody has taken yet. */
  left: z.number(),
  /** Milliseconds since epoch, the end no longer part of it. */
  startsAt: z.number(),
  endsAt: z.number(),
  /** Of a player who has joined. */
  entry: z.optional(
    z.object({
      enteredAt: z.number(),
      progress: z.number(),
      /** The goal is reached; the prize follows within a minute. */
      isWon: z.boolean(),
      paidAt: z.optional(z.number()),
      /** The day is over and counted. */
      isFinal: z.boolean(),
    }),
  ),
});
export type PlayerChallenge = z.infer<typeof PlayerChallenge>;

/**
 * Why a player has no challenges: they have not agreed to offers; they are excluded or on a break; they have turned
 * bonuses off; they are at a limit of theirs; or nothing is offered to them at the moment.
 */
export const CHALLENGE_REFUSALS = [
  'no-consent',
  'break',
  'declined',
  'limit',
  'not-offered',
] as const;
export type ChallengeRefusal = (typeof CHALLENGE_REFUSALS)[number];

/** GET /loyalty-api/v1/challenges, and the response to POST …/:id/entry */
export const PlayerChallengesAnswer = z.object({
  /** Today's; none with a refusal. */
  challenges: z.array(PlayerChallenge),
  /** Those of the last days that the player joined, the latest first; with a refusal today's as well. */
  history: z.array(PlayerChallenge),
  refusal: z.optional(z.enum(CHALLENGE_REFUSALS)),
  /** Milliseconds since epoch. */
  now: z.number(),
});
export type PlayerChallengesAnswer = z.infer<typeof PlayerChallengesAnswer>;
