import type { Limit } from '@touchline/contracts/limits';

/** Breaks by the type numbers of product.txt §3.7; a block lasts until support lifts it. */
export const BREAK = { selfExclusion: 30, depositTimeOut: 33, block: 37 } as const;
export type BreakType = (typeof BREAK)[keyof typeof BREAK];

const TYPES: ReadonlySet<number> = new Set(Object.values(BREAK));

/** The breaks in force, the one that ends last first; one without an end comes before all. */
export function breaksInForce(limits: readonly Limit[]): readonly Limit[] {
  const end = ({ endsAt }: Limit) => endsAt ?? Infinity;
  return limits
    .filter(({ limitType, limitState }) => TYPES.has(limitType) && limitState === 'ACTIVE')
    .toSorted((left, right) => (end(left) === end(right) ? 0 : end(right) - end(left)));
}

/** Periods in days by which a break in force of the type may be prolonged, or a new one be as long. */
export function offeredPeriods(
  offered: readonly number[],
  { inForce, now }: { readonly inForce: Limit | undefined; readonly now: number },
): readonly number[] {
  const endsAt = inForce?.endsAt ?? undefined;
  return endsAt === undefined
    ? offered
    : offered.filter((days) => now / 1000 + days * 86_400 > endsAt);
}
