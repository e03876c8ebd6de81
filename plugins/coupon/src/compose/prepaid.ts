import type { StakeLimitsAnswer, StoredCoupon } from '@touchline/contracts/betting';
import type { Account } from '@touchline/contracts/money';
import {
  findCouponTraits,
  couponOutlay,
  type OpenCoupon,
  type PlacedLeg,
} from '@touchline/domain/coupon';
import { BONUS_ACCOUNT } from '@touchline/domain/money';
import { hasSingles } from './singles.ts';

/** An advance on what open bets may return, in minor units. */
export interface Prepaid {
  /** The most that is given on this slip; 0 where none is. */
  readonly available: number;
  /** What this slip takes of it: what the account lacks, where the player wants it so. */
  readonly amount: number;
}

/** What of a slip is paid in advance. Singles, promo codes and bonus accounts have none. */
export function prepaidOf({
  state,
  coupon,
  account,
  limits,
}: {
  readonly state: StoredCoupon;
  readonly coupon: OpenCoupon<PlacedLeg>;
  readonly account: Account | undefined;
  readonly limits: Pick<StakeLimitsAnswer, 'availablePrepaidAmount'> | undefined;
}): Prepaid {
  const isGiven =
    account !== undefined &&
    account.type !== BONUS_ACCOUNT &&
    findCouponTraits(state.typeId)?.stakes !== 'each-leg' &&
    state.promoCode === '' &&
    !hasSingles(state);
  const available = isGiven ? (limits?.availablePrepaidAmount ?? 0) : 0;
  const lacking = couponOutlay(coupon) - (account?.balance ?? 0);
  const amount = state.isPrepaid === true ? Math.max(0, Math.min(lacking, available)) : 0;
  return { available, amount };
}
