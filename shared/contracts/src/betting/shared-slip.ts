import * as z from 'zod/mini';
import { CouponTypeId } from './coupon-type-id.ts';
import { BetLegInput } from './place-bet.ts';
import { text } from '../text.ts';

/** A slip as it is handed on: what is bet on and how it is combined, never an amount. */
export const SharedSlip = z.object({
  typeId: CouponTypeId,
  systemValue: z.optional(z.number().check(z.int(), z.gte(2))),
  bets: z.array(BetLegInput).check(z.minLength(1), z.maxLength(50)),
});
export type SharedSlip = z.infer<typeof SharedSlip>;

/** What an event of a shared slip was called, for when it has ended. */
export const SharedSlipEvent = z.object({ id: z.number(), home: text(), away: text() });
export type SharedSlipEvent = z.infer<typeof SharedSlipEvent>;

/** That a slip is an accumulator of the day, which earns a bonus as long as nothing is changed. */
export const SharedExpress = z.object({
  /** Extra percentage of the net win. */
  bonusPercent: z.number(),
  /** Milliseconds since epoch. */
  bonusUntil: z.number(),
});
export type SharedExpress = z.infer<typeof SharedExpress>;

/** Answer of POST /betting-api/v1/shared-slips: the code for `coupon?load=`. */
export const SharedSlipCode = z.object({
  code: text(),
  /** Milliseconds since epoch. */
  expiresAt: z.number(),
});
export type SharedSlipCode = z.infer<typeof SharedSlipCode>;

/**
 * GET /betting-api/v1/shared-slips/:code, `not_found` once it has expired. Prices are those of the
 * moment it was shared; what they are now comes from the line.
 */
export const SharedSlipAnswer = z.object({
  slip: SharedSlip,
  /** Those of its events that were known when it was shared. */
  events: z.array(SharedSlipEvent),
  sharedAt: z.number(),
  expiresAt: z.number(),
  express: z.optional(SharedExpress),
});
export type SharedSlipAnswer = z.infer<typeof SharedSlipAnswer>;
