import * as z from 'zod/mini';
import { Competitor, Section } from './line.ts';
import { SquadMember } from './timeline.ts';

const Pair = z.tuple([z.number(), z.number()]);

/** A competition as results name it. */
export const ResultChamp = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  /** ISO 3166 alpha-2 code, or a supranational region such as `world`. */
  country: z.string(),
});
export type ResultChamp = z.infer<typeof ResultChamp>;

/** How a match ended; `abandoned` and `cancelled` ones say so in place of a score that counts. */
export const ResultStatus = z.enum(['finished', 'abandoned', 'cancelled']);

/** A match of the archive. What its source did not report is absent. */
export const ResultMatch = z.object({
  id: z.number(),
  sport: z.string(),
  champ: ResultChamp,
  season: z.string(),
  slug: z.string(),
  home: Competitor,
  away: Competitor,
  /** Kick-off, milliseconds since epoch. */
  startsAt: z.number(),
  status: ResultStatus,
  /** Final score, home and away: goals, points, sets or runs. */
  score: z.optional(Pair),
  /** Scores of halves, periods, quarters or sets, in order. */
  periods: z.array(Pair),
  /** Who won after the regular time was drawn. */
  overtime: z.optional(z.enum(['home', 'away'])),
  /** Wickets lost by each side, in cricket. */
  wickets: z.optional(Pair),
  /** Where its event page is, for as long as there is one. */
  section: z.optional(Section),
});
export type ResultMatch = z.infer<typeof ResultMatch>;

/** A calendar day, `2026-11-25`. */
export const ResultDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** A page of results: those of a day, or the latest of a competition, a team or a search. */
export const ResultsAnswer = z.object({
  /** The day that is shown; absent where the matches are of many days. */
  day: z.optional(ResultDay),
  /** The days before and after it that have results. */
  previousDay: z.optional(ResultDay),
  nextDay: z.optional(ResultDay),
  /** How many results the day has by sport; sports without any are left out. */
  sports: z.array(z.object({ sport: z.string(), count: z.number() })),
  matches: z.array(ResultMatch),
  /** Where the next page begins; absent after the last. */
  nextCursor: z.optional(z.string()),
});
export type ResultsAnswer = z.infer<typeof ResultsAnswer>;

/** A match to come. */
export const Fixture = z.object({
  id: z.number(),
  sport: z.string(),
  champ: ResultChamp,
  slug: z.string(),
  home: Competitor,
  away: Competitor,
  startsAt: z.number(),
  section: Section,
});
export type Fixture = z.infer<typeof Fixture>;

/** A competition that the archive has results of. */
export const StatisticChamp = z.object({
  ...ResultChamp.shape,
  sport: z.string(),
  /** The latest season that it has results of. */
  season: z.string(),
});
export type StatisticChamp = z.infer<typeof StatisticChamp>;
export const StatisticChampsAnswer = z.object({ champs: z.array(StatisticChamp) });

export const TableRow = z.object({
  side: Competitor,
  played: z.number(),
  won: z.number(),
  overtimeWon: z.number(),
  drawn: z.number(),
  overtimeLost: z.number(),
  lost: z.number(),
  scored: z.number(),
  conceded: z.number(),
  points: z.number(),
  /** How its last matches of the season ended, the latest first. */
  form: z.array(z.enum(['won', 'drawn', 'lost'])),
});
export type TableRow = z.infer<typeof TableRow>;

/** The table of a competition, in its order. */
export const Table = z.object({
  /** Name of the rule that the table is made by; the page says it in words. */
  rule: z.string(),
  /** How many results it is computed from. */
  matches: z.number(),
  rows: z.array(TableRow),
});
export type Table = z.infer<typeof Table>;

/** A season of a competition. */
export const ChampStatistics = z.object({
  champ: ResultChamp,
  sport: z.string(),
  season: z.string(),
  /** All seasons of it, the latest first. */
  seasons: z.array(z.string()),
  /** Absent for sports that have none. */
  table: z.optional(Table),
  /** The latest results. */
  results: z.array(ResultMatch),
  fixtures: z.array(Fixture),
});
export type ChampStatistics = z.infer<typeof ChampStatistics>;

/** What went before a match. */
export const EventStatistics = z.object({
  id: z.number(),
  sport: z.string(),
  champ: ResultChamp,
  slug: z.string(),
  startsAt: z.number(),
  section: z.optional(Section),
  home: Competitor,
  away: Competitor,
  /** Their last matches, the latest first. */
  homeForm: z.array(ResultMatch),
  awayForm: z.array(ResultMatch),
  headToHead: z.object({
    homeWon: z.number(),
    drawn: z.number(),
    awayWon: z.number(),
    /** The latest meetings, the latest first. */
    results: z.array(ResultMatch),
  }),
});
export type EventStatistics = z.infer<typeof EventStatistics>;

/** A team or a player. */
export const TeamStatistics = z.object({
  team: Competitor,
  sport: z.string(),
  /** The competitions it has played in, the latest first. */
  champs: z.array(StatisticChamp),
  results: z.array(ResultMatch),
  fixtures: z.array(Fixture),
  /** Its players, where the feed knows them. */
  squad: z.optional(z.array(SquadMember)),
});
export type TeamStatistics = z.infer<typeof TeamStatistics>;
