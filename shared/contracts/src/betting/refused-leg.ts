import * as z from 'zod/mini';

const Refusal = {
  /** The code it would have been refused with alone. */
  code: z.string(),
  /** As of that code: `PriceChangedDetails`, `StakeLimitDetails`… */
  details: z.optional(z.unknown()),
};

/** A single of several that was not taken. */
export const RefusedLeg = z.object({ outcomeId: z.string(), ...Refusal });
export type RefusedLeg = z.infer<typeof RefusedLeg>;

/** Why a coupon that was sent with singles was not taken. */
export const RefusedCoupon = z.object(Refusal);
export type RefusedCoupon = z.infer<typeof RefusedCoupon>;

/** Details of `coupon_all_refused`. */
export const AllRefusedDetails = z.object({
  refused: z.array(RefusedLeg),
  coupon: z.optional(RefusedCoupon),
});
