import { MATCH_MOMENTS, PRICE_DIRECTIONS } from '@touchline/domain/alerts';
import * as z from 'zod/mini';
import { Competitor, PriceText, Section } from './line.ts';
import { text } from './text.ts';

/** The most matches that a player follows, and the most price alerts that wait. */
export const MOST_FOLLOWED = 40;
export const MOST_PRICE_ALERTS = 40;

/** A match that something is kept about, as it was when it was last seen. */
export const AlertMatch = z.object({
  id: z.number(),
  sportId: z.number(),
  sport: z.string(),
  champ: z.object({ id: z.number(), name: z.string(), slug: z.string(), country: z.string() }),
  slug: z.string(),
  home: Competitor,
  away: Competitor,
  /** Kick-off, milliseconds since epoch. */
  startsAt: z.number(),
  section: Section,
});
export type AlertMatch = z.infer<typeof AlertMatch>;

/** A match that a player follows, and what they are notified of. */
export const FollowedMatch = z.object({
  match: AlertMatch,
  moments: z.array(z.enum(MATCH_MOMENTS)),
});
export type FollowedMatch = z.infer<typeof FollowedMatch>;

/** A price that a player waits for, or has been notified of. */
export const PriceAlert = z.object({
  outcomeId: z.string(),
  match: AlertMatch,
  marketKey: z.string(),
  outcomeCode: z.string(),
  direction: z.enum(PRICE_DIRECTIONS),
  price: PriceText,
  /** The price that reached it, and when; missing while it waits. */
  reached: z.optional(z.object({ price: PriceText, at: z.number() })),
});
export type PriceAlert = z.infer<typeof PriceAlert>;

/** GET /messages-api/v1/alerts, and what every change of them answers: the latest first. */
export const AlertsAnswer = z.object({
  follows: z.array(FollowedMatch),
  prices: z.array(PriceAlert),
});
export type AlertsAnswer = z.infer<typeof AlertsAnswer>;

/** PUT /messages-api/v1/alerts/matches/:eventId: not followed any longer without moments. */
export const FollowMatch = z.strictObject({
  moments: z.array(z.enum(MATCH_MOMENTS)).check(z.maxLength(MATCH_MOMENTS.length)),
});
export type FollowMatch = z.infer<typeof FollowMatch>;

/** A decimal price above 1. */
const ABOVE_ONE = /^(?:(?:[2-9]|[1-9]\d{1,3})\.\d{2,3}|1\.(?:0[1-9]\d?|[1-9]\d{1,2}|00[1-9]))$/;

/** PUT /messages-api/v1/alerts/prices with the header `Idempotency-Key`: none waits without a price. */
export const AwaitPrice = z.strictObject({
  outcomeId: text().check(z.maxLength(120)),
  awaited: z.optional(
    z.strictObject({
      direction: z.enum(PRICE_DIRECTIONS),
      price: text().check(z.regex(ABOVE_ONE)),
    }),
  ),
});
export type AwaitPrice = z.infer<typeof AwaitPrice>;
