import * as z from 'zod/mini';

/** PUT /betting-api/v1/cleared-history: hides settled bets that were placed before a moment from their player. */
export const ClearHistory = z.object({
  /** Milliseconds since epoch; a moment that is still to come is now. */
  before: z.number().check(z.int(), z.nonnegative(), z.maximum(8_640_000_000_000)),
});
export type ClearHistory = z.infer<typeof ClearHistory>;

/** GET /betting-api/v1/cleared-history, and the response of PUT and DELETE, which shows all again. */
export const ClearedHistory = z.object({
  /** Milliseconds since epoch; absent where nothing is hidden. */
  before: z.optional(z.number()),
  /** How many bets are hidden. */
  hidden: z.number(),
});
export type ClearedHistory = z.infer<typeof ClearedHistory>;
