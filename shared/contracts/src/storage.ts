import * as z from 'zod/mini';

export const StoredCouponSettings = z.object({
  changeCoefAction: z.union([z.literal(0), z.literal(1), z.literal(2)]),
});
export type StoredCouponSettings = z.infer<typeof StoredCouponSettings>;
