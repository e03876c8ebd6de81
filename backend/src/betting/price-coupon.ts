import type { PlaceBet, StakeLimitsAnswer } from '@touchline/contracts';
import {
  COUPON_TYPE,
  type CouponIssue,
  currencyCode,
  decimalOdds,
  minorUnits,
  potentialReturn,
  totalOdds,
  validateCoupon,
} from '@touchline/domain';
import { ApiError } from '../platform/api-error.ts';
import type { OfferedLeg } from './check-legs.ts';

/** What is promised for a coupon when it is taken. Amounts in minor units. */
export interface PricedCoupon {
  /** Three decimals. */
  readonly totalOdds: string;
  /** If every leg wins, capped by the most a coupon returns. */
  readonly possibleReturn: number;
}

/** The types that are taken today; the domain settles the others too. */
const TAKEN: readonly number[] = [COUPON_TYPE.single, COUPON_TYPE.express];

function refuse({ code, limit }: CouponIssue, limits: StakeLimitsAnswer): never {
  const { minimum, maximum, currency } = limits;
  switch (code) {
    case 'legs_too_few':
    case 'legs_too_many':
      throw new ApiError('coupon_leg_count', `this type takes ${limit} legs`, {
        details: { limit },
      });
    case 'legs_related':
      throw new ApiError('coupon_related_legs', 'outcomes of one event cannot be combined');
    case 'stake_below_minimum':
    case 'stake_above_maximum':
      throw new ApiError(code, `a stake is from ${minimum} to ${maximum} minor units`, {
        details: { minimum, maximum, currency },
      });
    case 'stake_missing':
    case 'stake_invalid':
      throw new ApiError('stake_invalid', 'the stake is no amount that can be placed');
    default:
      throw new ApiError('validation_failed', `the coupon cannot be placed: ${code}`);
  }
}

/**
 * Checks a coupon by the rules of the house and prices it.
 * @throws ApiError `coupon_type_unsupported`, `coupon_leg_count`, `coupon_related_legs`,
 * `stake_invalid`, `stake_below_minimum`, `stake_above_maximum`, `validation_failed`
 */
export function priceCoupon(options: {
  readonly wish: PlaceBet;
  readonly legs: readonly OfferedLeg[];
  readonly limits: StakeLimitsAnswer;
}): PricedCoupon {
  const { wish, legs, limits } = options;
  const type = TAKEN.find((id) => id === wish.typeId);
  if (type !== COUPON_TYPE.single && type !== COUPON_TYPE.express) {
    throw new ApiError('coupon_type_unsupported', `coupons of type ${wish.typeId} are not taken`);
  }
  const coupon = {
    type,
    stake: minorUnits(wish.amount),
    currency: currencyCode(limits.currency),
    legs: legs.map(({ price, event }) => ({ odds: decimalOdds(price), eventId: event.id })),
    maxPayout: limits.maxPayout,
  };
  const [issue] = validateCoupon({
    ...coupon,
    stakeLimits: { least: limits.minimum, most: limits.maximum },
  });
  if (issue !== undefined) {
    refuse(issue, limits);
  }
  return { totalOdds: totalOdds(coupon), possibleReturn: potentialReturn(coupon).payout };
}
