import { choose } from './combinations.ts';
import type { CouponCounts } from './coupon-counts.ts';
import { poolSize, shapeFault, systemSizes } from './shape.ts';
import type { StakeLimits } from './validate-coupon.ts';

/** One k of "k of n" as a player may choose it (product specification §3.5). */
export interface SystemOption {
  /** The k: how many legs of the pool a line takes. */
  readonly value: number;
  /** The largest value there is; options range from 2 up to it. */
  readonly offset: number;
  /** How many lines it makes. */
  readonly combo: number;
  /** The smallest stake in minor units; absent where stakes have none. */
  readonly minBetAmount: number | undefined;
}

/**
 * What a coupon may stake, once its lines are counted: in a system or lobby coupon every line
 * stakes the type's minimum, as far as the maximum goes, so that a long system stays open to
 * a player who stakes the maximum. Other types, and what is no coupon yet, keep their limits. Minor units.
 */
export function limitsOfLines<Limits extends StakeLimits>(
  limits: Limits,
  counts: CouponCounts,
): Limits {
  const { least, most = Number.MAX_SAFE_INTEGER } = limits;
  if (least === undefined || systemSizes(counts).length === 0 || shapeFault(counts)) {
    return limits;
  }
  return { ...limits, least: Math.max(least, Math.min(least * combosOf(counts), most)) };
}

/** C(n, k). Bankers and the lobby leg are part of every line and add none. */
function combosOf(counts: CouponCounts): number {
  return choose(poolSize(counts), counts.systemSize ?? 0);
}

/**
 * The options of a system or lobby coupon by its number of legs, by their values; none for other types and
 * for too few or too many legs. `limits` are those of the coupon's type.
 */
export function systemOptions(
  counts: Omit<CouponCounts, 'systemSize'>,
  limits: StakeLimits,
): readonly SystemOption[] {
  const sizes = systemSizes(counts);
  const offset = sizes.at(-1) ?? 0;
  if (shapeFault({ ...counts, systemSize: offset })) {
    return [];
  }
  return sizes.map((value) => {
    const option = { ...counts, systemSize: value };
    const { least } = limitsOfLines(limits, option);
    return { value, offset, combo: combosOf(option), minBetAmount: least };
  });
}
