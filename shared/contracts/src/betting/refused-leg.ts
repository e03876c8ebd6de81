import * as z from 'zod/mini';

/** Why a coupon that was sent with singles was not taken. */
export const RefusedCoupon = z.object({
  /** The code it would have been refused with alone. */
  code: z.string(),
  /** As of that code: `PriceChangedDetails`, `StakeLimitDetails`… */
  details: z.optional(z.unknown()),
});
export type RefusedCoupon = z.infer<typeof RefusedCoupon>;

/** A single of several that was not taken. */
export const RefusedLeg = z.extend(RefusedCoupon, { outcomeId: z.string() });
export type RefusedLeg = z.infer<typeof RefusedLeg>;

/** Details of `coupon_all_refused`. */
export const AllRefusedDetails = z.object({
  refused: z.array(RefusedLeg),
  coupon: z.optional(RefusedCoupon),
});
