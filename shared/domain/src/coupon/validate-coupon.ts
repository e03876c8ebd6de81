import { type DomainErrorCode, isDomainError } from '../errors/domain-error.ts';
import type { MinorUnits } from '../money/money.ts';
import { assertCoupon } from './assert-coupon.ts';
import { blockStakeLimits } from './block-stake-limits.ts';
import type { CouponLeg, StakedCoupon } from './coupon.ts';
import { isCombinedType } from './leg-state.ts';
import { legLimits } from './shape.ts';
import { totalOdds } from './total-odds.ts';
import { findCouponTraits } from './types/coupon-types.ts';

/** A leg as it is placed: what validation must know beyond its price. */
export interface PlacedLeg extends CouponLeg {
  readonly eventId: number;
  /** Offered as a single only ("banned from express"). */
  readonly isSingleOnly?: boolean | undefined;
}

/** Smallest and largest stake in minor units; for multiple singles of each single. */
export interface StakeLimits {
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}

/** Why a coupon cannot be placed; `legs` are indexes, `limit` the amount or number that binds. */
export interface CouponIssue {
  readonly code: DomainErrorCode;
  readonly legs?: readonly number[] | undefined;
  readonly limit?: number | undefined;
}

/**
 * Everything that prevents placing a coupon, as a list without doubles: wrong numbers
 * of legs, related or barred legs, stakes outside their limits, an anti-express that pays too
 * little. Empty when it may be placed. Rules: SPEC.md, COUPON-1 … COUPON-9. Throws nothing but
 * programming errors.
 */
export function validateCoupon(
  coupon: StakedCoupon<PlacedLeg> & { readonly stakeLimits?: StakeLimits | undefined },
): readonly CouponIssue[] {
  const fault = faultOf(coupon);
  const issues = fault ? [fault] : [];
  if (isCombinedType(coupon.type)) {
    issues.push(...relatedLegs(coupon.legs), ...singleOnlyLegs(coupon.legs));
  }
  issues.push(...stakeIssues(coupon));
  if (!fault && findCouponTraits(coupon.type)?.hasBlocks) issues.push(...blockIssues(coupon));
  return issues;
}

function faultOf(coupon: StakedCoupon<PlacedLeg>): CouponIssue | undefined {
  try {
    assertCoupon(coupon);
    totalOdds({ ...coupon, legs: coupon.legs });
    return undefined;
  } catch (error) {
    if (!isDomainError(error)) throw error;
    const { code } = error;
    if (code !== 'coupon_leg_count') return { code };
    const { least, most } = legLimits(coupon.type);
    return { code, limit: coupon.legs.length > most ? most : least };
  }
}

function relatedLegs(legs: readonly PlacedLeg[]): readonly CouponIssue[] {
  const related = legs.flatMap((leg, index) => {
    const isShared = legs.some((other, at) => at !== index && other.eventId === leg.eventId);
    return isShared ? [index] : [];
  });
  return related.length > 0 ? [{ code: 'coupon_related_legs', legs: related }] : [];
}

function singleOnlyLegs(legs: readonly PlacedLeg[]): readonly CouponIssue[] {
  const barred = legs.flatMap((leg, index) => (leg.isSingleOnly ? [index] : []));
  return barred.length > 0 ? [{ code: 'coupon_leg_single_only', legs: barred }] : [];
}

function stakeIssues(
  coupon: StakedCoupon<PlacedLeg> & { readonly stakeLimits?: StakeLimits | undefined },
): readonly CouponIssue[] {
  const { least, most } = coupon.stakeLimits ?? {};
  return placedStakes(coupon).flatMap(({ stake, legs }): readonly CouponIssue[] => {
    if (!(stake > 0)) return [{ code: 'stake_missing', legs }];
    if (least !== undefined && stake < least) {
      return [{ code: 'stake_below_minimum', legs, limit: least }];
    }
    return most !== undefined && stake > most
      ? [{ code: 'stake_above_maximum', legs, limit: most }]
      : [];
  });
}

function placedStakes(
  coupon: StakedCoupon<PlacedLeg>,
): readonly { readonly stake: MinorUnits; readonly legs?: readonly number[] }[] {
  const stakes = findCouponTraits(coupon.type)?.stakes;
  if (stakes === 'each-leg') {
    return coupon.legs.map((leg, index) => ({ stake: leg.stake ?? coupon.stake, legs: [index] }));
  }
  if (stakes === 'first-block') {
    return [{ stake: coupon.blocks?.[0]?.stake ?? coupon.stake }];
  }
  return [{ stake: coupon.stake }];
}

function blockIssues(coupon: StakedCoupon<PlacedLeg>): readonly CouponIssue[] {
  return blockStakeLimits(coupon).flatMap(({ legs, stake, most }): readonly CouponIssue[] =>
    stake !== undefined && most !== undefined && stake > most
      ? [{ code: 'block_stake_above_maximum', legs, limit: most }]
      : [],
  );
}
