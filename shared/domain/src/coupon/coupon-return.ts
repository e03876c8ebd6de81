import {
  ONE,
  type Ratio,
  ZERO,
  compare,
  decimalRatio,
  integerRatio,
  multiply,
  negate,
  ratio,
  smaller,
  subtract,
} from '../exact/ratio.ts';
import { decimalText, roundToDigits } from '../exact/rounding.ts';
import { currencyCode } from '../money/currency.ts';
import { minorUnits } from '../money/money.ts';
import { assertCoupon } from './assert-coupon.ts';
import type { ExactLine } from './combination-lines.ts';
import type {
  Adjustment,
  CouponReturn,
  DecidedCoupon,
  ExplainedLine,
  HyperBonus,
  LineResult,
} from './coupon.ts';
import { couponOutlay } from './coupon-outlay.ts';
import { hyperBonusProgress } from './hyper-bonus.ts';
import { type LegFactor, legFactor, lineResult } from './leg-factor.ts';
import { planLines } from './plan-lines.ts';
import { type RunningTotal, runningTotal } from './running-total.ts';

const HUNDREDTH = ratio(1n, 100n);
const SHOWN_DIGITS = 3;

/** Settles a checked coupon: lines, bonus, maximum, tax, in that order; rounded once. */
export function couponReturn(coupon: DecidedCoupon): CouponReturn {
  assertCoupon(coupon);
  const currency = currencyCode(coupon.currency);
  const factors = coupon.legs.map(legFactor);
  const outlay = couponOutlay(coupon);
  const stakeShare = subtract(ONE, percentage(coupon.tax?.stakePercent));
  const { lines, restaked } = planLines({ coupon, factors, stakeShare, isFull: false });
  const total = runningTotal({ isCapped: maximumOf(coupon) !== undefined });
  const explained = [...explainLines(lines, total)];
  const adjustments = adjust({ coupon, factors, outlay, restaked, total });
  const staked = multiply(integerRatio(outlay), stakeShare);
  return {
    payout: total.rounded,
    outlay,
    stakeTax: minorUnits(outlay - runningTotal({ isCapped: false }).take(staked)),
    currency,
    result: total.rounded === 0 && lineResult(factors) !== 'void' ? 'lost' : summary(explained),
    lines: explained,
    adjustments,
  };
}

/**
 * Every line of a decided coupon one by one, however many: for paging through a large system.
 * Amounts add up to the sum before adjustments. Throws as `settleCoupon` does.
 */
export function* listLines(coupon: DecidedCoupon): Generator<ExplainedLine> {
  assertCoupon(coupon);
  const factors = coupon.legs.map(legFactor);
  const stakeShare = subtract(ONE, percentage(coupon.tax?.stakePercent));
  const { lines } = planLines({ coupon, factors, stakeShare, isFull: true });
  yield* explainLines(lines, runningTotal({ isCapped: maximumOf(coupon) !== undefined }));
}

function* explainLines(lines: Iterable<ExactLine>, total: RunningTotal): Generator<ExplainedLine> {
  const stakes = runningTotal({ isCapped: false });
  for (const { legs, count, result, multiplier, stake, amount } of lines) {
    yield {
      legs,
      count,
      result,
      multiplier: decimalText(roundToDigits(multiplier, SHOWN_DIGITS), SHOWN_DIGITS),
      stake: stakes.take(stake),
      amount: total.take(amount),
    };
  }
}

function adjust({
  coupon,
  factors,
  outlay,
  restaked,
  total,
}: {
  readonly coupon: DecidedCoupon;
  readonly factors: readonly LegFactor[];
  readonly outlay: number;
  readonly restaked: Ratio;
  readonly total: RunningTotal;
}): readonly Adjustment[] {
  const adjustments: Adjustment[] = [];
  const paid = integerRatio(outlay);
  const net = () => subtract(total.exact, paid);
  const take = (kind: Adjustment['kind'], amount: Ratio) => {
    if (amount.numerator !== 0n) adjustments.push({ kind, amount: total.take(amount) });
  };

  take('restaked', negate(restaked));
  if (lineResult(factors) === 'void') {
    // A refund is the player's own money: whole, untaxed, not capped.
    take('stake-tax-returned', negate(net()));
    if (coupon.isStakeFree) take('free-stake', negate(total.exact));
    return adjustments;
  }
  const netOfLines = net();
  take('hyper-bonus', hyperBonus({ coupon, factors, outlay, net: netOfLines }));
  take('win-boost', winBoost(coupon, netOfLines));
  const maximum = maximumOf(coupon);
  if (maximum !== undefined) {
    take('max-payout', smaller(ZERO, subtract(integerRatio(maximum), total.exact)));
  }
  const win = net();
  if (compare(win, ZERO) > 0) {
    take('win-tax', negate(multiply(win, percentage(coupon.tax?.winPercent))));
  }
  if (coupon.isStakeFree) take('free-stake', negate(smaller(total.exact, paid)));
  return adjustments;
}

function hyperBonus({
  coupon,
  factors,
  outlay,
  net,
}: {
  readonly coupon: DecidedCoupon;
  readonly factors: readonly LegFactor[];
  readonly outlay: number;
  readonly net: Ratio;
}): Ratio {
  const bonus = coupon.hyperBonus;
  const isEarned = lineResult(factors) === 'won' && outlay >= (bonus?.minLimit ?? 0);
  if (!bonus || !isEarned || compare(net, ZERO) <= 0) return ZERO;
  return atMost(multiply(net, percentage(bonusPercent(coupon, bonus, factors))), bonus.maxLimit);
}

function winBoost({ winBoost: boost }: DecidedCoupon, net: Ratio): Ratio {
  if (!boost || compare(net, ZERO) <= 0) return ZERO;
  return atMost(multiply(net, percentage(boost.percent)), boost.maxLimit);
}

function atMost(amount: Ratio, most: number | undefined): Ratio {
  return most !== undefined && Number.isFinite(most) ? smaller(amount, integerRatio(most)) : amount;
}

/** A void leg takes the coupon down to the step that the legs left still reach. */
function bonusPercent(
  { type, legs }: DecidedCoupon,
  { percent, steps, minCoef = '1' }: HyperBonus,
  factors: readonly LegFactor[],
): string | number {
  const valid = legs.filter((_, index) => factors[index]?.result !== 'void');
  if (steps === undefined || valid.length === legs.length) return percent;
  return hyperBonusProgress({ offer: { steps, minCoef }, type, legs: valid }).percent;
}

/** The maximum payout, where there is one; "infinite" means none. */
function maximumOf({ maxPayout }: DecidedCoupon): number | undefined {
  return maxPayout === Infinity ? undefined : maxPayout;
}

function percentage(percent: string | number | undefined): Ratio {
  return multiply(decimalRatio(percent ?? 0), HUNDREDTH);
}

function summary(lines: readonly ExplainedLine[]): LineResult {
  const results = new Set(lines.map((line) => line.result));
  if (!results.has('lost') && !results.has('partial')) return results.has('won') ? 'won' : 'void';
  return 'partial';
}
