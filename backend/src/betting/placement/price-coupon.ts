import type { StakeFactor } from '@touchline/contracts/betting';
import {
  bonusBetOdds,
  type CouponIssue,
  couponOutlay,
  minimumReturn,
  potentialReturn,
  type StakeLimits,
  totalOdds,
  validateCoupon,
} from '@touchline/domain/coupon';
import { ApiError } from '../../platform/http/api-error.ts';
import type { LegPart, StoredTerms } from '../bets/stored-terms.ts';
import type { RequestedCoupon } from './coupon-from-request.ts';

/** What is promised for a coupon when it is accepted. Amounts in minor units. */
export interface PricedCoupon {
  readonly outlay: number;
  /** Three decimals. */
  readonly totalOdds: string;
  /** If every leg wins, capped by the most a coupon returns. */
  readonly possibleReturn: number;
  /** Undefined for a coupon that needs none. */
  readonly terms: StoredTerms | undefined;
}

/** What a coupon is checked by in addition to its own rules. */
export interface CouponLimits extends StakeLimits {
  readonly stakeFactor?: StakeFactor | undefined;
}

function refuse(
  { code, limit, legs }: CouponIssue,
  context: {
    readonly limits: CouponLimits;
    readonly outcomeIds: readonly string[];
    readonly currency: string;
  },
): never {
  const { limits, outcomeIds, currency } = context;
  const minimum = limits.least ?? 0;
  const maximum = limits.most ?? Number.MAX_SAFE_INTEGER;
  const concerned = { outcomeIds: (legs ?? []).map((at) => outcomeIds[at] ?? '') };
  switch (code) {
    case 'coupon_leg_count':
      throw new ApiError(code, `this type takes ${limit} legs`, { details: { limit } });
    case 'coupon_related_legs':
    case 'coupon_leg_single_only':
      throw new ApiError(code, 'these outcomes cannot be combined', { details: concerned });
    case 'stake_below_minimum':
    case 'stake_above_maximum': {
      const { stakeFactor } = limits;
      throw new ApiError(code, `a stake is from ${minimum} to ${maximum} minor units`, {
        details: {
          minimum,
          maximum,
          currency,
          ...(code === 'stake_above_maximum' && stakeFactor !== undefined ? { stakeFactor } : {}),
        },
      });
    }
    case 'block_stake_above_maximum':
      throw new ApiError(code, `a block may stake ${limit} minor units at most`, {
        details: { minimum: 0, maximum: limit, currency },
      });
    case 'stake_missing':
    case 'stake_invalid':
      throw new ApiError('stake_invalid', 'the stake is not a valid amount');
    case 'coupon_system_size':
    case 'coupon_lobby_invalid':
    case 'coupon_blocks_invalid':
    case 'anti_express_price_too_low':
      throw new ApiError(code, 'the coupon is not made as its type demands');
    default:
      throw new ApiError('validation_failed', `the coupon cannot be placed: ${code}`);
  }
}

/**
 * Checks a coupon by the rules of the house and prices it.
 * @throws ApiError `coupon_leg_count`, `coupon_related_legs`, `coupon_leg_single_only`,
 * `coupon_system_size`, `coupon_lobby_invalid`, `coupon_blocks_invalid`, `stake_invalid`,
 * `stake_below_minimum`, `stake_above_maximum`, `block_stake_above_maximum`,
 * `anti_express_price_too_low`, `validation_failed`
 */
export function priceCoupon(options: {
  readonly coupon: RequestedCoupon;
  readonly limits: CouponLimits;
  /** By leg. */
  readonly outcomeIds: readonly string[];
  readonly shown?: StoredTerms['shown'];
}): PricedCoupon {
  const { coupon, limits, outcomeIds, shown = {} } = options;
  const [issue] = validateCoupon({ ...coupon, stakeLimits: limits });
  if (issue !== undefined) {
    refuse(issue, { limits, outcomeIds, currency: coupon.currency });
  }
  const possibleReturn = potentialReturn(coupon).payout;
  const odds = totalOdds(coupon);
  const least = minimumReturn(coupon)?.payout;
  const terms: StoredTerms = {
    ...decidingTerms(coupon),
    ...shownTerms({
      ...shown,
      ...(coupon.antiExpressMargin === undefined ? {} : { antiExpressCoef: odds }),
      ...(coupon.bonusBet ? { bonusCoef: bonusBetOdds(coupon.legs.length) } : {}),
      ...(least === undefined || least === possibleReturn ? {} : { possibleMinimum: least }),
    }),
  };
  return {
    outlay: couponOutlay(coupon),
    totalOdds: odds,
    possibleReturn,
    terms: Object.keys(terms).length === 0 ? undefined : terms,
  };
}

function decidingTerms(coupon: RequestedCoupon): StoredTerms {
  const { systemSize, blocks, antiExpressMargin, antiExpressEdge, antiExpressOdds } = coupon;
  const { bonusBet, hyperBonus, winBoost, isStakeFree, tax, legs } = coupon;
  const parts = legs.map(
    ({ banker, lobby, block, chance }): LegPart => ({
      ...(banker ? { banker: true as const } : {}),
      ...(lobby ? { lobby: true as const } : {}),
      ...(block === undefined ? {} : { block }),
      ...(chance === undefined ? {} : { chance }),
    }),
  );
  return {
    ...(systemSize === undefined ? {} : { systemSize }),
    ...(blocks === undefined ? {} : { blocks }),
    ...(antiExpressMargin === undefined ? {} : { antiExpressMargin }),
    ...(antiExpressEdge === undefined ? {} : { antiExpressEdge }),
    ...(antiExpressOdds === undefined ? {} : { antiExpressOdds }),
    ...(bonusBet ? { bonusBet } : {}),
    ...(hyperBonus === undefined ? {} : { hyperBonus }),
    ...(winBoost === undefined ? {} : { winBoost }),
    ...(isStakeFree ? { isStakeFree } : {}),
    ...(tax === undefined ? {} : { tax }),
    ...(parts.some((part) => Object.keys(part).length > 0) ? { parts } : {}),
  };
}

function shownTerms(shown: NonNullable<StoredTerms['shown']>): Pick<StoredTerms, 'shown'> {
  return Object.keys(shown).length === 0 ? {} : { shown };
}
