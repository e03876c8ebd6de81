import { COUPON_TYPES, findCouponTraits } from '@touchline/domain/coupon';
import * as z from 'zod/mini';

/** The id of a coupon type, as the domain numbers them. */
export const CouponTypeId = z.number().check(z.int(), z.gte(0), z.lte(Math.max(...COUPON_TYPES)));

/** The id of a coupon type with one stake; bets with a stake of each leg are separate bets. */
export const OneStakeTypeId = CouponTypeId.check(
  z.refine((type) => findCouponTraits(type)?.stakes !== 'each-leg'),
);
