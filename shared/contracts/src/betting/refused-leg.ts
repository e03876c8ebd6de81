import * as z from 'zod/mini';

/** A single of type 9 that was not taken, with the code it would have been refused with alone. */
export const RefusedLeg = z.object({
  outcomeId: z.string(),
  code: z.string(),
  /** As of that code: `PriceChangedDetails`, `StakeLimitDetails`… */
  details: z.optional(z.unknown()),
});
export type RefusedLeg = z.infer<typeof RefusedLeg>;

/** Details of `coupon_all_refused`. */
export const AllRefusedDetails = z.object({ refused: z.array(RefusedLeg) });
