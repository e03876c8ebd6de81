import * as z from 'zod/mini';
import { Competitor, PriceText } from './line.ts';

/** Which sports have races. */
export const RaceSportName = z.enum(['horse-racing', 'greyhounds']);

export const RACE_KINDS = ['maiden', 'novice', 'stakes', 'handicap', 'graded'] as const;
export const GOINGS = [
  'firm',
  'good',
  'good-to-soft',
  'soft',
  'heavy',
  'standard',
  'fast',
] as const;
export const SILK_PATTERNS = [
  'plain',
  'halves',
  'stripes',
  'hoops',
  'quarters',
  'sash',
  'chevron',
  'diamond',
  'spots',
  'cross',
] as const;

/** What a jockey wears, by places in the palette that pages have. */
export const Silks = z.object({
  pattern: z.enum(SILK_PATTERNS),
  /** Of the body, the pattern and the cap. */
  colours: z.tuple([z.number(), z.number(), z.number()]),
});
export type Silks = z.infer<typeof Silks>;

export const RaceRunner = z.object({
  id: z.number(),
  name: z.string(),
  /** Number on the card; of a greyhound its trap. */
  number: z.number(),
  /** Stall that it starts from; greyhounds start from their trap. */
  draw: z.optional(z.number()),
  /** Years. */
  age: z.optional(z.number()),
  /** Carried by a horse in pounds; of a greyhound its own, in tenths of a kilogram. */
  weight: z.number(),
  jockey: z.optional(z.string()),
  trainer: z.string(),
  /** Places of its last runs, the latest last; 0 for tenth or worse. Empty before a first run. */
  form: z.string(),
  silks: z.optional(Silks),
});
export type RaceRunner = z.infer<typeof RaceRunner>;

/** A race as it was announced, with what has happened since. */
export const Race = z.object({
  id: z.number(),
  sport: RaceSportName,
  /** The course, in the place of a competition. */
  champ: z.object({
    id: z.number(),
    name: z.string(),
    slug: z.string(),
    country: z.string(),
  }),
  slug: z.string(),
  /** Of the meeting's races, from 1. */
  number: z.number(),
  startsAt: z.number(),
  kind: z.enum(RACE_KINDS),
  /** 1 is the best. */
  grade: z.number(),
  /** Metres. */
  distance: z.number(),
  going: z.enum(GOINGS),
  runners: z.array(RaceRunner),
  /** Withdrawn since it was announced, with what each takes from winnings on earlier bets, in percent. */
  withdrawn: z.array(z.object({ competitorId: z.number(), at: z.number(), percent: z.number() })),
  status: z.enum(['open', 'off', 'finished', 'abandoned']),
  /** The order in which they finished; `lengths` are those behind the one before. */
  finishes: z.optional(
    z.array(z.object({ competitorId: z.number(), rank: z.number(), lengths: z.number() })),
  ),
  /** Starting prices by runner, once it is off. */
  startingPrices: z.optional(z.record(z.string(), PriceText)),
});
export type Race = z.infer<typeof Race>;

/** A race in a list of meetings. */
export const RaceSummary = z.object({
  id: z.number(),
  champ: z.object({
    id: z.number(),
    name: z.string(),
    slug: z.string(),
    country: z.string(),
  }),
  slug: z.string(),
  number: z.number(),
  startsAt: z.number(),
  kind: z.enum(RACE_KINDS),
  distance: z.number(),
  /** Of those who are to start. */
  runners: z.number(),
  status: z.enum(['open', 'off', 'finished', 'abandoned']),
  /** The likeliest to win, while it can be bet on. */
  favourite: z.optional(z.object({ competitor: Competitor, price: PriceText })),
});
export type RaceSummary = z.infer<typeof RaceSummary>;

/** GET /line-api/v1/races?sport=: those on offer and those just run, by the time they start. */
export const RacesAnswer = z.object({ time: z.number(), races: z.array(RaceSummary) });
export type RacesAnswer = z.infer<typeof RacesAnswer>;

/** GET /line-api/v1/races/{id} */
export const RaceAnswer = z.object({ time: z.number(), race: Race });
export type RaceAnswer = z.infer<typeof RaceAnswer>;

/** GET /line-api/v1/race-results?sport=&before=: those that were run, the latest first. */
export const RaceResultsAnswer = z.object({
  races: z.array(Race),
  /** What to ask for as `before` for those run earlier; absent at the end. */
  nextBefore: z.optional(z.number()),
});
export type RaceResultsAnswer = z.infer<typeof RaceResultsAnswer>;
