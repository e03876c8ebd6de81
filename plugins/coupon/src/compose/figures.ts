import {
  legLocks,
  minimumReturn,
  type OpenCoupon,
  type PlacedLeg,
  potentialReturn,
  totalOdds,
  winCounts,
  winMatrix,
  type WinRow,
} from '@touchline/domain/coupon';
import { isDomainError } from '@touchline/domain/errors';
import { conflictOf } from '../slip/leg-status.ts';

/** What a slip promises. Amounts in minor units; what cannot be computed yet is absent. */
export interface Figures {
  /** Three decimals; a single as it was offered. */
  readonly totalOdds: string | undefined;
  readonly most: number | undefined;
  /** The least it returns if not everything is lost. */
  readonly least: number | undefined;
  /** What is withheld before and after. */
  readonly stakeTax: number;
  readonly winTax: number;
  readonly hyperBonus: number;
  /** The return is capped at the maximum payout. */
  readonly isCapped: boolean;
  /** It returns something for different numbers of winning legs. */
  readonly hasWinRows: boolean;
  /** What it returns for each of them; costly, so only where it is shown. */
  readonly winRows: () => readonly WinRow[];
}

const NOTHING = {
  most: undefined,
  least: undefined,
  stakeTax: 0,
  winTax: 0,
  hyperBonus: 0,
  isCapped: false,
  hasWinRows: false,
  winRows: () => [],
} as const;

/** Whether legs that cannot be part of one bet make the coupon one that can never be placed. */
export function isConflicting({ type, legs }: OpenCoupon<PlacedLeg>): boolean {
  return legLocks({ type, legs }).some((locks) => conflictOf(locks) !== undefined);
}

/** The total odds of a coupon as shown, or nothing while it cannot be priced or placed. */
export function shownTotal(coupon: OpenCoupon<PlacedLeg>): string | undefined {
  const [only] = coupon.legs;
  if (isConflicting(coupon)) {
    return undefined;
  }
  if (coupon.legs.length === 1 && only !== undefined) {
    return only.odds;
  }
  return attempt(() => totalOdds(coupon));
}

/** Everything a slip shows of what it may bring. */
export function figuresOf(
  coupon: OpenCoupon<PlacedLeg>,
  { isStaked }: { isStaked: boolean },
): Figures {
  const total = shownTotal(coupon);
  const best =
    isStaked && !isConflicting(coupon) ? attempt(() => potentialReturn(coupon)) : undefined;
  if (best === undefined) {
    return { totalOdds: total, ...NOTHING };
  }
  const adjusted = (kind: string) =>
    best.adjustments.find((adjustment) => adjustment.kind === kind)?.amount ?? 0;
  return {
    totalOdds: total,
    most: best.payout,
    least: attempt(() => minimumReturn(coupon))?.payout,
    stakeTax: best.stakeTax,
    winTax: -adjusted('win-tax'),
    hyperBonus: adjusted('hyper-bonus'),
    isCapped: adjusted('max-payout') < 0,
    hasWinRows: winCounts(coupon).length > 1,
    winRows: () => attempt(() => winMatrix(coupon)) ?? [],
  };
}

/** A slip being put together may be no coupon yet: then there is no figure. */
function attempt<Value>(compute: () => Value): Value | undefined {
  try {
    return compute();
  } catch (error) {
    if (isDomainError(error)) {
      return undefined;
    }
    throw error;
  }
}
