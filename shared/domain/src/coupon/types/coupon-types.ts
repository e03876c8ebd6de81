import { DomainError } from '../../errors/domain-error.ts';
import { type CouponType, isCouponType } from '../coupon-type.ts';
import type { CouponTypeLines } from './define-lines.ts';
import type { CouponTypeTraits } from './define-traits.ts';
import { singleLines, singleTraits } from './single.ts';
import { expressLines, expressTraits } from './express.ts';
import { systemLines, systemTraits } from './system.ts';
import { chainLines, chainTraits } from './chain.ts';
import { lobbyLines, lobbyTraits } from './lobby.ts';
import { conditionalLines, conditionalTraits } from './conditional.ts';
import { antiExpressLines, antiExpressTraits } from './anti-express.ts';
import { luckyLines, luckyTraits } from './lucky.ts';
import { patentLines, patentTraits } from './patent.ts';
import { eachWayLines, eachWayTraits } from './each-way.ts';
import { multipleSinglesLines, multipleSinglesTraits } from './multiple-singles.ts';

/** What every coupon type of the house is, by its id. */
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
  eachWayTraits,
];

/** How the lines of every type are computed, by its id. What asks for traits alone is built without. */
const LINES: Readonly<Record<CouponType, CouponTypeLines>> = [
  singleLines,
  expressLines,
  systemLines,
  chainLines,
  lobbyLines,
  conditionalLines,
  antiExpressLines,
  luckyLines,
  patentLines,
  multipleSinglesLines,
  eachWayLines,
];

/** How the lines of a type are computed. */
export function couponLines(type: CouponType): CouponTypeLines {
  return LINES[type];
}

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
