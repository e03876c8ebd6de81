import type { StoredCoupon } from '@touchline/contracts/betting';
import { findCouponTraits } from '@touchline/domain/coupon';
import { groupsOf } from './type-options.ts';

/**
 * Over how many lines the one stake of a slip is divided: more than one for systems and full covers. A
 * chain plays its lines one after the other with the same money.
 */
export function stakedLines(state: StoredCoupon): number {
  const { hasSystemSize, isOrdered, stakes } = findCouponTraits(state.typeId) ?? {};
  if (stakes !== 'coupon' || isOrdered) return 1;
  const groups = groupsOf(state, state.typeId) ?? [];
  const lines = groups.reduce((sum, { count }) => sum + count, 0);
  return hasSystemSize || groups.length > 1 ? Math.max(1, lines) : 1;
}

/** How often the amount in the stake field is staked: once, or where it is per line on each of them. */
export function stakeTimes(state: StoredCoupon): number {
  return state.isStakeEach ? stakedLines(state) : 1;
}
