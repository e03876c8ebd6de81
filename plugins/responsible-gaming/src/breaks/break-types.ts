import type { Limit } from '@touchline/contracts/limits';
import { isTimeOut } from '@touchline/domain/limits';

/** Breaks by the type numbers of product.txt §3.7; a block lasts until the player asks to return. */
export const BREAK = { selfExclusion: 30, depositTimeOut: 33, block: 37 } as const;
type BreakType = (typeof BREAK)[keyof typeof BREAK];

/** What a player may take a break from, and how: texts and rules go by it. */
export type BreakKind = 'timeOut' | 'selfExclusion' | 'indefinite' | 'depositTimeOut';

const TYPES: ReadonlySet<number> = new Set(Object.values(BREAK));

/** The type number by which a kind of break goes over the wire. */
export const TYPE_OF: Readonly<Record<BreakKind, BreakType>> = {
  timeOut: BREAK.selfExclusion,
  selfExclusion: BREAK.selfExclusion,
  indefinite: BREAK.block,
  depositTimeOut: BREAK.depositTimeOut,
};

/** What kind of break a limit is. */
export function breakKind({
  limitType,
  limitValue,
}: Pick<Limit, 'limitType' | 'limitValue'>): BreakKind {
  if (limitType === BREAK.depositTimeOut) {
    return 'depositTimeOut';
  }
  if (limitType === BREAK.block) {
    return 'indefinite';
  }
  return isTimeOut({ type: limitType, value: limitValue }) ? 'timeOut' : 'selfExclusion';
}

/** The breaks in force, the one that ends last first; one without an end comes before all. */
export function breaksInForce(limits: readonly Limit[]): readonly Limit[] {
  const end = ({ endsAt }: Limit) => endsAt ?? Infinity;
  return limits
    .filter(({ limitType, limitState }) => TYPES.has(limitType) && limitState === 'ACTIVE')
    .toSorted((left, right) => (end(left) === end(right) ? 0 : end(right) - end(left)));
}

/** Of the breaks in force, those with an end and the marker of the self-exclusion that has ended or has none. */
export function shownBreaks(limits: readonly Limit[]): readonly Limit[] {
  const inForce = breaksInForce(limits);
  const hasTerm = inForce.some((limit) => breakKind(limit) === 'selfExclusion');
  return inForce.filter((limit) => !hasTerm || breakKind(limit) !== 'indefinite');
}

/**
 * Periods in days of a kind of break that are offered: those by which one in force is prolonged, or as long
 * as a new one may be.
 */
export function offeredPeriods(
  offered: readonly number[],
  {
    kind,
    limits,
    now,
  }: { readonly kind: BreakKind; readonly limits: readonly Limit[]; readonly now: number },
): readonly number[] {
  const type = TYPE_OF[kind];
  const inForce = breaksInForce(limits).find(({ limitType }) => limitType === type);
  const endsAt = inForce?.endsAt ?? 0;
  return offered.filter(
    (days) =>
      breakKind({ limitType: type, limitValue: days }) === kind &&
      now / 1000 + days * 86_400 > endsAt,
  );
}
