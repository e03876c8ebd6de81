import { DomainError } from '../../domain-error.ts';
import { type CouponType, isCouponType } from '../coupon-type.ts';
import type { CouponTypeTraits } from './define-traits.ts';
import { singleTraits } from './single/traits.ts';
import { expressTraits } from './express/traits.ts';
import { systemTraits } from './system/traits.ts';
import { chainTraits } from './chain/traits.ts';
import { lobbyTraits } from './lobby/traits.ts';
import { conditionalTraits } from './conditional/traits.ts';
import { antiExpressTraits } from './anti-express/traits.ts';
import { luckyTraits } from './lucky/traits.ts';
import { patentTraits } from './patent/traits.ts';
import { multipleSinglesTraits } from './multiple-singles/traits.ts';

/** Every type of coupon of the house, by its id. */
const TRAITS: Readonly<Record<CouponType, CouponTypeTraits>> = [
  singleTraits,
  expressTraits,
  systemTraits,
  chainTraits,
  lobbyTraits,
  conditionalTraits,
  antiExpressTraits,
  luckyTraits,
  patentTraits,
  multipleSinglesTraits,
];

/** What a type is; undefined for a number that is the id of none. */
export function findCouponTraits(type: number): CouponTypeTraits | undefined {
  return isCouponType(type) ? TRAITS[type] : undefined;
}

/** What a type is. Throws `coupon_type_unknown`. */
export function couponTraits(type: number): CouponTypeTraits {
  const traits = findCouponTraits(type);
  if (traits) return traits;
  throw new DomainError('coupon_type_unknown', `No coupon type has the id ${type}`);
}
