import { DomainError } from '../errors/domain-error.ts';
import type { StakedCoupon } from './coupon.ts';
import { couponBlocks } from './coupon-blocks.ts';
import { assertShape } from './shape.ts';
import { couponTraits } from './types/coupon-types.ts';

/** Checks what the types cannot: numbers of legs, sizes, one lobby, blocks. Throws their codes. */
export function assertCoupon(coupon: StakedCoupon): void {
  const { type, legs, systemSize } = coupon;
  const bankers = legs.filter((leg) => leg.banker).length;
  assertShape({ type, legs: legs.length, systemSize, bankers });
  const { role, hasBlocks } = couponTraits(type);
  if (role === 'lobby' && legs.filter((leg) => leg.lobby).length !== 1) {
    throw new DomainError('coupon_lobby_invalid', 'A lobby coupon has exactly one lobby leg');
  }
  if (hasBlocks) couponBlocks(coupon);
  const stakes = [
    coupon.stake,
    ...legs.map((leg) => leg.stake ?? 0),
    ...(coupon.blocks ?? []).map((block) => block.stake ?? 0),
  ];
  if (!stakes.every((stake) => Number.isSafeInteger(stake) && stake >= 0)) {
    throw new DomainError('stake_invalid', 'A stake is a whole number of minor units, 0 or more');
  }
}
