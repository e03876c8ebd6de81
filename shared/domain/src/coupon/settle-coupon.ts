import { asBestCase } from './best-case.ts';
import type { CouponReturn, DecidedCoupon, OpenCoupon } from './coupon.ts';
import { couponReturn } from './coupon-return.ts';

/**
 * What a coupon returns once every leg is decided, with its explanation line by line; lines and
 * adjustments add up to the payout exactly. Exact until the payout is rounded once, half to even.
 * Rules: SPEC.md, COUPON-1 … COUPON-28.
 *
 * Throws `coupon_type_unknown`, `coupon_leg_count`, `coupon_system_size`,
 * `coupon_lobby_invalid`, `coupon_blocks_invalid`, `stake_invalid`, `odds_malformed`, `odds_out_of_range`,
 * `leg_result_invalid`, `anti_express_price_too_low`, `anti_express_margin_invalid`,
 * `currency_unknown`, `number_malformed`, and `amount_too_large` where no `maxPayout` caps the
 * return below what a number holds exactly.
 */
export function settleCoupon(coupon: DecidedCoupon): CouponReturn {
  return couponReturn(coupon);
}

/** The most an open coupon can return, explained like a settled one. Throws as `settleCoupon`. */
export function potentialReturn(coupon: OpenCoupon): CouponReturn {
  return couponReturn(asBestCase(coupon));
}
