import { DomainError } from '../errors/domain-error.ts';
import type { CouponTerms } from './coupon.ts';

/**
 * The blocks of a conditional coupon in the order they are played: legs are gathered by their block
 * number, ascending. Throws `coupon_blocks_invalid`.
 */
export function couponBlocks(
  coupon: Pick<CouponTerms, 'legs' | 'blocks'>,
): readonly { readonly legs: readonly number[]; readonly stake: number | undefined }[] {
  const numbers = [...new Set(coupon.legs.map((leg) => leg.block ?? Number.NaN))].toSorted(
    (left, right) => left - right,
  );
  const { blocks } = coupon;
  if (!numbers.every(Number.isInteger) || (blocks && blocks.length !== numbers.length)) {
    throw new DomainError(
      'coupon_blocks_invalid',
      'Every leg is in a block and every block has legs',
    );
  }
  return numbers.map((number, order) => ({
    legs: coupon.legs.flatMap((leg, index) => (leg.block === number ? [index] : [])),
    stake: blocks?.[order]?.stake,
  }));
}
