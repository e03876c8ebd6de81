import { COUPON_TYPE } from '../coupon-type.ts';
import { type CouponTypeTraits, defineTraits, MOST_SYSTEM_LEGS } from './define-traits.ts';
import type { CouponTypeLines } from './define-lines.ts';

/** A system whose every line depends on one leg, the lobby. */
export const lobbyTraits: CouponTypeTraits = defineTraits({
  id: COUPON_TYPE.lobby,
  legs: { least: 4, most: MOST_SYSTEM_LEGS + 1 },
  role: 'lobby',
  hasSystemSize: true,
  isSellable: true,
  minimum: 'cheapest-line',
});

export const lobbyLines: CouponTypeLines = {
  folds: (_, systemSize) => [systemSize],
};
