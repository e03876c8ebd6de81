import { findCouponTraits, couponOutlay, settleCoupon } from '@touchline/domain/coupon';
import type { Grade } from '@touchline/domain/markets';
import type { RequestedCoupon } from '../../src/betting/placement/coupon-from-request.ts';

/** What a coupon returns of a unit staked when its legs end so. */
export type ReturnOf = (results: readonly Grade[]) => number;

/** The returns of a coupon, each worked out once. */
export function returnsOf(coupon: RequestedCoupon): ReturnOf {
  const known = new Map<string, number>();
  return (results) => {
    const key = results.join();
    const found = known.get(key);
    if (found !== undefined) {
      return found;
    }
    const legs = coupon.legs.map((leg, at) => ({ ...leg, result: results[at] ?? 'void' }));
    const returned = settleCoupon({ ...coupon, legs }).payout / couponOutlay(coupon);
    known.set(key, returned);
    return returned;
  };
}

/** Whether the return is one number or nothing, so that few patterns of results say everything. */
export function isAllOrNothing(type: number): boolean {
  const minimum = findCouponTraits(type)?.minimum;
  return minimum === 'all-win' || minimum === 'one-loses';
}

function isAgainst(type: number): boolean {
  return findCouponTraits(type)?.isAgainst === true;
}

/** What a coupon is expected to return of a unit staked, its legs winning by these chances or losing. */
export function expectedReturn(
  { type, legs }: RequestedCoupon,
  { returnOf, chances }: { readonly returnOf: ReturnOf; readonly chances: readonly number[] },
): number {
  const best = legs.map((): Grade => 'won');
  if (isAllOrNothing(type)) {
    const allWin = chances.reduce((product, chance) => product * chance, 1);
    return isAgainst(type)
      ? (1 - allWin) * returnOf(best.with(0, 'lost'))
      : allWin * returnOf(best);
  }
  let expected = 0;
  for (let pattern = 0; pattern < 2 ** legs.length; pattern += 1) {
    const results = legs.map((_, at): Grade => ((pattern >> at) & 1 ? 'won' : 'lost'));
    const chance = chances.reduce(
      (product, one, at) => product * (results[at] === 'won' ? one : 1 - one),
      1,
    );
    expected += chance * returnOf(results);
  }
  return expected;
}

/** How sure a simulation must be before it counts as a fault, in standard errors. */
const SURE = 4;
/** A pattern that was not seen in n plays has a chance below this / n; wrong once in a thousand. */
const UNSEEN = 7;

/** Between what the expected return lies, by the returns of many plays. */
export interface PlayedRange {
  readonly least: number;
  readonly most: number;
}

/** @param best what it returns at most, which may not have been seen */
export function playedRange(returns: readonly number[], best: number): PlayedRange {
  const mean = returns.reduce((sum, one) => sum + one, 0) / returns.length;
  const squares = returns.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  const standardError = Math.sqrt(squares) / returns.length;
  return {
    least: mean - SURE * standardError,
    most: mean + SURE * standardError + (best * UNSEEN) / returns.length,
  };
}
