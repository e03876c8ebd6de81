import type { StoredCoupon } from '@touchline/contracts/betting';
import {
  couponComposition,
  type CouponCounts,
  findCouponTraits,
  isCouponType,
  legLimits,
  type LineGroup,
  systemSizes,
} from '@touchline/domain/coupon';
import { takesLegs } from '../slip/state/slip-state.ts';

/** A coupon type as the slip can or cannot become it. */
export interface TypeOption {
  readonly typeId: number;
  /** What it would be made of; absent where it does not accept this number of legs. */
  readonly groups: readonly LineGroup[] | undefined;
  /** How many legs it takes instead. */
  readonly least: number;
  readonly most: number;
}

/** The slip in numbers, as if it were of the given type. */
export function countsOf(state: StoredCoupon, typeId: number): CouponCounts {
  const legs = state.bets.length;
  const bankers = findCouponTraits(typeId)?.role === 'banker' ? state.bankers.length : 0;
  const sizes = systemSizes({ type: typeId, legs, bankers });
  const systemSize = sizes.includes(state.systemValue) ? state.systemValue : sizes[0];
  const blockSizes = state.blocks.map(({ bets }) => bets.length);
  return { type: typeId, legs, bankers, systemSize, blockSizes };
}

/** What a slip is made of as a coupon of this type, if it can be one. */
export function groupsOf(state: StoredCoupon, typeId: number): readonly LineGroup[] | undefined {
  return takesLegs(typeId, state.bets.length)
    ? couponComposition(countsOf(state, typeId))
    : undefined;
}

/** The offered types in the order of their ids, each with what the slip would be as one. */
export function typeOptions(
  state: StoredCoupon,
  offered: readonly number[],
): readonly TypeOption[] {
  return (
    offered
      .filter(isCouponType)
      // It is an option of a single.
      .filter((typeId) => findCouponTraits(typeId)?.isEachWay !== true)
      .toSorted((left, right) => left - right)
      .map((typeId) => ({ typeId, groups: groupsOf(state, typeId), ...legLimits(typeId) }))
  );
}
