import { type Ratio, ZERO, integerRatio, multiply } from '../exact/ratio.ts';
import { antiExpressLine } from './anti-express.ts';
import { bonusFactor } from './bonus-bet.ts';
import {
  type CombinationPlan,
  type ExactLine,
  combinationLines,
  countPlan,
  groupedLines,
} from './combination-lines.ts';
import type { CouponTerms, SettledLeg, StakedCoupon } from './coupon.ts';
import { couponBlocks } from './coupon-blocks.ts';
import { COUPON_TYPE } from './coupon-type.ts';
import type { LegFactor } from './leg-factor.ts';
import { chainLines, conditionalLines, lineOf } from './sequence-lines.ts';

/** A coupon of more lines is explained fold by fold; `listLines` still gives every line. */
const MOST_LISTED_LINES = 256;

/** The exact lines of a coupon, and what was staked again from earlier returns. */
export interface PlannedLines {
  readonly lines: Iterable<ExactLine>;
  readonly restaked: Ratio;
}

/** What lines are computed from; `stakeShare` is the part of each stake left after stake tax. */
export interface LinePlan {
  readonly coupon: StakedCoupon<SettledLeg>;
  readonly factors: readonly LegFactor[];
  readonly stakeShare: Ratio;
  /** Every line one by one, however many there are. */
  readonly isFull: boolean;
}

/** The exact lines of any coupon type; see SPEC.md, COUPON-10 … COUPON-19. */
export function planLines({ coupon, factors, stakeShare, isFull }: LinePlan): PlannedLines {
  const net = (amount: number) => multiply(integerRatio(amount), stakeShare);
  const stake = net(coupon.stake);
  const all = coupon.legs.map((_, index) => index);
  switch (coupon.type) {
    case COUPON_TYPE.chain:
      return chainLines(factors, stake);
    case COUPON_TYPE.conditional: {
      const [first, ...later] = couponBlocks(coupon).map((block) => ({
        legs: block.legs,
        stake: block.stake === undefined ? undefined : integerRatio(block.stake),
      }));
      const firstStake = net(coupon.blocks?.[0]?.stake ?? coupon.stake);
      return conditionalLines(factors, { first: first?.legs ?? [], firstStake, later });
    }
    case COUPON_TYPE.antiExpress: {
      const line = antiExpressLine({ legs: coupon.legs, factors, stake, terms: coupon });
      return { lines: [line], restaked: ZERO };
    }
    case COUPON_TYPE.multipleSingles: {
      const lines = coupon.legs.map((leg, index) =>
        lineOf([index], factors, net(leg.stake ?? coupon.stake)),
      );
      return { lines, restaked: ZERO };
    }
    default: {
      const fixed = all.filter((index) => isFixed(coupon, index));
      const pool = all.filter((index) => !isFixed(coupon, index));
      const plan: CombinationPlan = { factors, fixed, pool, sizes: foldSizes(coupon), stake };
      const isListed = isFull || countPlan(plan) <= MOST_LISTED_LINES;
      const lines = isListed ? combinationLines(plan) : groupedLines(plan);
      return { lines: coupon.bonusBet ? withBonus(lines, factors) : lines, restaked: ZERO };
    }
  }
}

/** The lines with the bonus leg in each of them; it stands by the legs that are not void. */
function* withBonus(
  lines: Iterable<ExactLine>,
  factors: readonly LegFactor[],
): Generator<ExactLine> {
  const bonus = bonusFactor(factors.filter(({ result }) => result !== 'void').length);
  for (const line of lines) {
    const { multiplier, amount } = line;
    yield {
      ...line,
      multiplier: multiply(multiplier, bonus),
      amount: multiply(amount, bonus),
    };
  }
}

function isFixed(coupon: CouponTerms, index: number): boolean {
  const leg = coupon.legs[index];
  if (coupon.type === COUPON_TYPE.system) return leg?.banker === true;
  return coupon.type === COUPON_TYPE.lobby && leg?.lobby === true;
}

/** The fewest legs, bankers and lobby leg besides, that make a winning line of a combination. */
export function smallestFold(coupon: CouponTerms): number {
  return foldSizes(coupon)[0] ?? 0;
}

function foldSizes({ type, legs, systemSize = 0 }: CouponTerms): readonly number[] {
  const all = legs.map((_, index) => index + 1);
  if (type === COUPON_TYPE.lucky) return all;
  if (type === COUPON_TYPE.patent) return all.slice(1);
  if (type === COUPON_TYPE.system || type === COUPON_TYPE.lobby) return [systemSize];
  return [legs.length];
}
