import { DomainError, type DomainErrorCode } from '../domain-error.ts';
import { COUPON_TYPE, type CouponType, isCouponType } from './coupon-type.ts';

/** A coupon in numbers, enough to know what it is made of. */
export interface CouponCounts {
  readonly type: number;
  /** All legs, bankers and the lobby leg included. */
  readonly legs: number;
  /** System and lobby: the k of "k of n". */
  readonly systemSize?: number | undefined;
  /** System only: how many of the legs are part of every line. */
  readonly bankers?: number | undefined;
  /** Conditional only: how many legs each block holds, in order. */
  readonly blockSizes?: readonly number[] | undefined;
}

/** The longest system; 10 of 20 legs are 184,756 lines. */
const MOST_SYSTEM_LEGS = 20;

const LEGS: Readonly<Record<CouponType, { readonly least: number; readonly most: number }>> = {
  [COUPON_TYPE.single]: { least: 1, most: 1 },
  [COUPON_TYPE.express]: { least: 2, most: Infinity },
  [COUPON_TYPE.system]: { least: 3, most: MOST_SYSTEM_LEGS },
  [COUPON_TYPE.chain]: { least: 2, most: Infinity },
  [COUPON_TYPE.lobby]: { least: 4, most: MOST_SYSTEM_LEGS + 1 },
  [COUPON_TYPE.conditional]: { least: 3, most: Infinity },
  [COUPON_TYPE.antiExpress]: { least: 2, most: Infinity },
  [COUPON_TYPE.lucky]: { least: 2, most: 8 },
  [COUPON_TYPE.patent]: { least: 3, most: 8 },
  [COUPON_TYPE.multipleSingles]: { least: 1, most: Infinity },
};

/** The number of legs a type takes. Throws `coupon_type_unknown`. */
export function legLimits(type: number): { readonly least: number; readonly most: number } {
  return LEGS[knownType(type)];
}

/** Legs of a system or lobby coupon that its lines choose from. */
export function poolSize({ type, legs, bankers }: CouponCounts): number {
  if (type === COUPON_TYPE.lobby) return legs - 1;
  return type === COUPON_TYPE.system ? legs - (bankers ?? 0) : legs;
}

/** The k that a system or lobby coupon of these legs may have: 2 up to one less than its pool. */
export function systemSizes(counts: CouponCounts): readonly number[] {
  const isSystem = counts.type === COUPON_TYPE.system || counts.type === COUPON_TYPE.lobby;
  const most = isSystem ? poolSize(counts) - 1 : 0;
  return Array.from({ length: Math.max(0, most - 1) }, (_, index) => index + 2);
}

/** What is wrong with a coupon's numbers, or undefined. Rules: SPEC.md, COUPON-1 … COUPON-3. */
export function shapeFault(counts: CouponCounts): DomainErrorCode | undefined {
  if (!isCouponType(counts.type)) return 'coupon_type_unknown';
  const { least, most } = legLimits(counts.type);
  if (!(counts.legs >= least)) return 'legs_too_few';
  if (counts.legs > most) return 'legs_too_many';
  const isSystem = counts.type === COUPON_TYPE.system || counts.type === COUPON_TYPE.lobby;
  if (isSystem && !systemSizes(counts).includes(counts.systemSize ?? 0)) {
    return 'system_size_invalid';
  }
  return undefined;
}

/** Throws the `DomainError` of `shapeFault`. */
export function assertShape(counts: CouponCounts): void {
  const fault = shapeFault(counts);
  if (!fault) return;
  const { type, legs, systemSize } = counts;
  throw new DomainError(fault, `Coupon type ${type}, ${legs} legs, system size ${systemSize}`);
}

function knownType(type: number): CouponType {
  if (isCouponType(type)) return type;
  throw new DomainError('coupon_type_unknown', `No coupon type has the id ${type}`);
}
