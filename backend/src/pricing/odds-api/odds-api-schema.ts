import * as z from 'zod/mini';

/** What v4 of the-odds-api.com answers, as far as it is used; other fields are let through. */
export const OddsApiSports = z.array(
  z.object({ key: z.string(), group: z.string(), title: z.string(), active: z.boolean() }),
);

const Outcome = z.object({
  name: z.string(),
  price: z.number(),
  point: z.optional(z.number()),
});
export const OddsApiEvent = z.object({
  id: z.string(),
  sport_key: z.string(),
  sport_title: z.string(),
  /** ISO 8601. */
  commence_time: z.string(),
  home_team: z.nullable(z.string()),
  away_team: z.nullable(z.string()),
  bookmakers: z.array(
    z.object({
      key: z.string(),
      markets: z.array(z.object({ key: z.string(), outcomes: z.array(Outcome) })),
    }),
  ),
});
export type OddsApiEvent = z.infer<typeof OddsApiEvent>;

export const OddsApiScore = z.object({
  id: z.string(),
  completed: z.boolean(),
  home_team: z.nullable(z.string()),
  away_team: z.nullable(z.string()),
  scores: z.nullable(z.array(z.object({ name: z.string(), score: z.nullable(z.string()) }))),
});
export type OddsApiScore = z.infer<typeof OddsApiScore>;
