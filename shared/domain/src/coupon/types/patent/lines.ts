import { combination } from '../combination.ts';
import type { CouponTypeLines } from '../define-lines.ts';

export const patentLines: CouponTypeLines = combination((pool) =>
  Array.from({ length: pool - 1 }, (_, index) => index + 2),
);
