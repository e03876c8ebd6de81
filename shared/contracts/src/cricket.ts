import * as z from 'zod/mini';
import { text } from './text.ts';

const Count = z.int().check(z.gte(0));
const Role = z.enum(['batter', 'keeper', 'all-rounder', 'bowler']);
const Dismissal = z.enum(['bowled', 'caught', 'lbw', 'stumped']);
const Person = z.object({ id: z.number(), name: text() });
const Team = z.object({ id: z.number(), name: text() });

const Out = z.object({
  kind: Dismissal,
  bowler: text(),
  /** Who held the catch or broke the wicket, unless the bowler did. */
  fielder: z.optional(text()),
});

/** A legal ball, as a commentator would say it. */
export const CricketCommentary = z.object({
  /** `12.3`: the third ball of the thirteenth over. */
  at: text(),
  batter: text(),
  bowler: text(),
  runs: Count,
  out: z.optional(Out),
});
export type CricketCommentary = z.infer<typeof CricketCommentary>;

export const CricketInnings = z.object({
  team: text(),
  runs: Count,
  wickets: Count,
  /** `17.5`: seventeen overs and five balls. */
  overs: text(),
  isOver: z.boolean(),
  batting: z.array(
    z.object({
      ...Person.shape,
      runs: Count,
      balls: Count,
      fours: Count,
      sixes: Count,
      out: z.optional(Out),
    }),
  ),
  /** Those of the eleven who have not batted. */
  yetToBat: z.array(Person),
  bowling: z.array(
    z.object({
      ...Person.shape,
      overs: text(),
      maidens: Count,
      runs: Count,
      wickets: Count,
    }),
  ),
  partnerships: z.array(z.object({ batters: z.array(text()), runs: Count, balls: Count })),
  fall: z.array(z.object({ batter: text(), runs: Count, overs: text() })),
  /** The last ones, the latest first. */
  balls: z.array(CricketCommentary),
});
export type CricketInnings = z.infer<typeof CricketInnings>;

/** GET /line-api/v1/cricket/scorecards/:id: a match ball by ball, as far as it has been played. */
export const CricketScorecard = z.object({
  eventId: z.number(),
  home: Team,
  away: Team,
  /** Overs of an innings. */
  overs: z.number(),
  innings: z.array(CricketInnings),
});
export type CricketScorecard = z.infer<typeof CricketScorecard>;

/** GET /line-api/v1/cricket/players/:id: a player, with the figures of all matches in the archive. */
export const CricketPlayerAnswer = z.object({
  player: z.object({ ...Person.shape, role: Role }),
  team: Team,
  batting: z.object({
    matches: Count,
    innings: Count,
    notOuts: Count,
    runs: Count,
    balls: Count,
    fours: Count,
    sixes: Count,
    fifties: Count,
    hundreds: Count,
    best: Count,
  }),
  bowling: z.object({
    balls: Count,
    runs: Count,
    wickets: Count,
    maidens: Count,
    /** Most wickets of a match, and the runs they cost. */
    best: z.optional(z.object({ wickets: Count, runs: Count })),
  }),
  /** The latest first. */
  matches: z.array(
    z.object({
      eventId: z.number(),
      champ: text(),
      home: text(),
      away: text(),
      startsAt: z.number(),
      /** Absent where the player did not bat. */
      batted: z.optional(z.object({ runs: Count, balls: Count, isOut: z.boolean() })),
      bowled: z.optional(z.object({ balls: Count, runs: Count, wickets: Count })),
    }),
  ),
});
export type CricketPlayerAnswer = z.infer<typeof CricketPlayerAnswer>;
