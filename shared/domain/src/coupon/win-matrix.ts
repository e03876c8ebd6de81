import { compare, type Ratio } from '../exact/ratio.ts';
import type { MinorUnits } from '../money/money.ts';
import type { CouponReturn, OpenCoupon } from './coupon.ts';
import { couponReturn } from './coupon-return.ts';
import { fixedAndPool } from './fixed-legs.ts';
import { priceOf } from './leg-factor.ts';
import { smallestFold } from './plan-lines.ts';
import { couponTraits, findCouponTraits } from './types/coupon-types.ts';

/** What a coupon returns by the number of winning legs, without bankers and lobby leg. Minor units. */
export interface WinRow {
  readonly won: number;
  /** With the lowest prices winning. */
  readonly minimum: MinorUnits;
  /** With the highest prices winning. */
  readonly maximum: MinorUnits;
}

/**
 * "If k legs win" for the types made of combinations (system, lobby, lucky, patent): a row for each
 * number of winning legs that returns anything. Bankers and the lobby leg win in every row, or all
 * is lost. Empty for other types. Throws as `settleCoupon` does.
 */
export function winMatrix(coupon: OpenCoupon): readonly WinRow[] {
  const byPrice = cheapestFirst(coupon);
  return winCounts(coupon).map((won) => ({
    won,
    minimum: withWinners(coupon, byPrice.slice(0, won)).payout,
    maximum: withWinners(coupon, byPrice.slice(byPrice.length - won)).payout,
  }));
}

/** The numbers of winning legs that `winMatrix` has a row for, without what they return. */
export function winCounts(coupon: OpenCoupon): readonly number[] {
  if (findCouponTraits(coupon.type)?.minimum !== 'cheapest-line') return [];
  const least = smallestFold(coupon);
  const length = Math.max(0, fixedAndPool(coupon).pool.length - least + 1);
  return Array.from({ length }, (_, index) => least + index);
}

/**
 * The least a coupon returns when it does not lose everything: of combinations the cheapest winning
 * line, of multiple singles the cheapest single; of other types what it returns at most. Undefined
 * for chains and conditional coupons, which may end with nothing after legs have won. Throws as
 * `settleCoupon` does.
 */
export function minimumReturn(coupon: OpenCoupon): CouponReturn | undefined {
  const { type, legs } = coupon;
  const all = legs.map((_, index) => index);
  switch (couponTraits(type).minimum) {
    case 'cheapest-line':
      return withWinners(coupon, cheapestFirst(coupon).slice(0, smallestFold(coupon)));
    case 'cheapest-leg': {
      const returns = all.map((index) => withWinners(coupon, [index]));
      return returns.toSorted((left, right) => left.payout - right.payout)[0];
    }
    case 'one-loses': {
      const loser = legs.findIndex((leg) => priceOf(leg.odds).isAboveOne);
      return withWinners(
        coupon,
        all.filter((index) => index !== loser),
      );
    }
    case 'all-win':
      return withWinners(coupon, all);
    default:
      return undefined;
  }
}

/** The same with the lowest price first. */
function cheapestFirst(coupon: OpenCoupon): readonly number[] {
  const prices = coupon.legs.map(({ odds }) => priceOf(odds).price);
  const price = (index: number) => prices[index] as Ratio;
  return fixedAndPool(coupon).pool.toSorted((left, right) => compare(price(left), price(right)));
}

/** The coupon with these legs of its choice won and the others lost; a leg at 1.00 stays void. */
function withWinners(coupon: OpenCoupon, winners: readonly number[]): CouponReturn {
  const pool = new Set(fixedAndPool(coupon).pool);
  const won = new Set(winners);
  const legs = coupon.legs.map((leg, index) => {
    const isLost = pool.has(index) && !won.has(index) && priceOf(leg.odds).isAboveOne;
    return { ...leg, result: isLost ? ('lost' as const) : ('won' as const) };
  });
  return couponReturn({ ...coupon, legs });
}
