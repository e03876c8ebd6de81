import { combination } from '../combination.ts';
import type { CouponTypeLines } from '../define-lines.ts';

export const luckyLines: CouponTypeLines = combination((pool) =>
  Array.from({ length: pool }, (_, index) => index + 1),
);
