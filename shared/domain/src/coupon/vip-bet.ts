import { findCouponTraits } from './types/coupon-types.ts';

/**
 * Whether a bet above the ordinary maximum may be requested: the site shows it, there is a maximum
 * to go beyond, there are legs, none of them is live, and the type is not multiple singles.
 */
export function isVipAvailable(coupon: {
  readonly isShown: boolean;
  readonly type: number;
  /** Minor units; infinite where there is no maximum. */
  readonly maxBetAmount: number;
  readonly legs: readonly { readonly isLive: boolean }[];
}): boolean {
  const { isShown, type, maxBetAmount, legs } = coupon;
  return (
    isShown &&
    isOneBet(type) &&
    Number.isFinite(maxBetAmount) &&
    legs.length > 0 &&
    legs.every(({ isLive }) => !isLive)
  );
}

/** Promo codes are accepted with every type but multiple singles. */
export function isPromoCodeAllowed(type: number): boolean {
  return isOneBet(type);
}

/** Multiple singles are bets on their own. */
function isOneBet(type: number): boolean {
  return findCouponTraits(type)?.stakes !== 'each-leg';
}
