import * as z from 'zod/mini';
import { text } from './text.ts';

const Id = z.number();
const Side = z.enum(['home', 'away']);
/** Of 2³². */
const Chance = z.number();

/** What is published of a round before bets are taken: who takes part, and with which chances. */
export const VirtualCard = z.union([
  z.object({
    sport: z.literal('virtual-greyhounds'),
    /** `weight`: its chance to win is this share of the sum of all. */
    runners: z.array(z.object({ id: Id, name: text(), number: z.number(), weight: z.number() })),
  }),
  z.object({
    sport: z.literal('virtual-football'),
    /** `chance`: of a goal in a minute. */
    home: z.object({ id: Id, name: text(), chance: Chance }),
    away: z.object({ id: Id, name: text(), chance: Chance }),
  }),
  z.object({
    sport: z.literal('virtual-tennis'),
    /** `serve`: to win a point that it serves. */
    home: z.object({ id: Id, name: text(), serve: Chance }),
    away: z.object({ id: Id, name: text(), serve: Chance }),
  }),
]);
export type VirtualCard = z.infer<typeof VirtualCard>;

/** How a round ended. */
export const VirtualResult = z.union([
  z.object({
    sport: z.literal('virtual-greyhounds'),
    /** Ids of the runners as they finish. */
    finish: z.array(Id),
  }),
  z.object({
    sport: z.literal('virtual-football'),
    goals: z.array(z.object({ minute: z.number(), side: Side })),
  }),
  z.object({
    sport: z.literal('virtual-tennis'),
    /** Who won each game, by set. */
    games: z.array(z.array(Side)),
  }),
]);
export type VirtualResult = z.infer<typeof VirtualResult>;

/** A round of a virtual sport. Times in milliseconds since epoch. */
export const VirtualRound = z.object({
  /** Also the id of its event. */
  id: Id,
  channel: text(),
  champ: z.object({ id: Id, name: text(), slug: text() }),
  startsAt: z.number(),
  endsAt: z.number(),
  /** `open` until it starts, `ended` once its result counts. */
  status: z.enum(['open', 'running', 'ended']),
  card: VirtualCard,
  /** SHA-256 of the seed's text as hex. */
  seedHash: text(),
  /** How far each runner of a race has come, of 1, in the order of the card; while it is run. */
  progress: z.optional(z.array(z.number())),
  /** Shown once it has ended. */
  seed: z.optional(text()),
  salt: z.optional(text()),
  /** How many bets the salt was computed from. */
  bets: z.optional(z.number()),
  result: z.optional(VirtualResult),
});
export type VirtualRound = z.infer<typeof VirtualRound>;

/** GET /line-api/v1/virtuals: the rounds that take bets, are run or have just ended, by their start. */
export const VirtualRoundsAnswer = z.object({ time: z.number(), rounds: z.array(VirtualRound) });
export type VirtualRoundsAnswer = z.infer<typeof VirtualRoundsAnswer>;

/** GET /line-api/v1/virtuals/{id} */
export const VirtualRoundAnswer = z.object({ time: z.number(), round: VirtualRound });
export type VirtualRoundAnswer = z.infer<typeof VirtualRoundAnswer>;

/** GET /line-api/v1/virtual-results?channel=&before=: those that have ended, the latest first. */
export const VirtualResultsAnswer = z.object({
  rounds: z.array(VirtualRound),
  /** What to ask for as `before` for earlier ones; absent at the end. */
  nextBefore: z.optional(z.number()),
});
export type VirtualResultsAnswer = z.infer<typeof VirtualResultsAnswer>;
