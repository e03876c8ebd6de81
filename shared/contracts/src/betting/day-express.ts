import * as z from 'zod/mini';
import { PriceText, Section } from '../line.ts';

/** A leg of a ready-made express, as it is offered now. */
export const DayExpressLeg = z.object({
  outcomeId: z.string(),
  eventId: z.number(),
  sportId: z.number(),
  champ: z.string(),
  home: z.string(),
  away: z.string(),
  /** Milliseconds since epoch. */
  startsAt: z.number(),
  /** Missing while the outcome is suspended. */
  price: z.optional(PriceText),
});
export type DayExpressLeg = z.infer<typeof DayExpressLeg>;

/** An accumulator of the day: an express that earns a bonus while it is placed as it is. */
export const DayExpress = z.object({
  /** Loads it as a slip (`coupon?load=`) and is returned as the bet's `refId`. */
  code: z.string(),
  section: Section,
  legs: z.array(DayExpressLeg),
  /** Three decimals; missing while a leg is suspended. */
  totalOdds: z.optional(z.string()),
  /** The same with the bonus in it. */
  boostedOdds: z.optional(z.string()),
  /** Extra percentage of the net win. */
  bonusPercent: z.number(),
  /** Until then it earns the bonus; milliseconds since epoch. */
  bonusUntil: z.number(),
});
export type DayExpress = z.infer<typeof DayExpress>;

/**
 * GET /betting-api/v1/day-expresses: those of the line and those of what is live now, and boosted prices. When a
 * leg starts or ends, an accumulator continues with another leg and under another code.
 */
export const DayExpressesAnswer = z.object({
  time: z.number(),
  expresses: z.array(DayExpress),
  /** Singles of the line whose win is boosted in the same way: one leg each. */
  boosts: z._default(z.array(DayExpress), []),
});
export type DayExpressesAnswer = z.infer<typeof DayExpressesAnswer>;
