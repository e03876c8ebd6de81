import { DomainError, type DomainErrorCode } from '../errors/domain-error.ts';
import type { CouponCounts } from './coupon-counts.ts';
import { couponTraits, findCouponTraits } from './types/coupon-types.ts';

/** The number of legs a type takes. Throws `coupon_type_unknown`. */
export function legLimits(type: number): { readonly least: number; readonly most: number } {
  return couponTraits(type).legs;
}

/** Legs of a system or lobby coupon that its lines choose from. */
export function poolSize({ type, legs, bankers = 0 }: CouponCounts): number {
  const role = findCouponTraits(type)?.role;
  if (role === 'lobby') return legs - 1;
  return role === 'banker' ? legs - bankers : legs;
}

/** The k that a system or lobby coupon of these legs may have: 2 up to one less than its pool. */
export function systemSizes(counts: CouponCounts): readonly number[] {
  const most = findCouponTraits(counts.type)?.hasSystemSize ? poolSize(counts) - 1 : 0;
  return Array.from({ length: Math.max(0, most - 1) }, (_, index) => index + 2);
}

/** What is wrong with a coupon's numbers, or undefined. Rules: SPEC.md, COUPON-1 … COUPON-3. */
export function shapeFault(counts: CouponCounts): DomainErrorCode | undefined {
  const traits = findCouponTraits(counts.type);
  if (!traits) return 'coupon_type_unknown';
  const { least, most } = traits.legs;
  if (!(counts.legs >= least && counts.legs <= most)) return 'coupon_leg_count';
  if (traits.hasSystemSize && !systemSizes(counts).includes(counts.systemSize ?? 0)) {
    return 'coupon_system_size';
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
