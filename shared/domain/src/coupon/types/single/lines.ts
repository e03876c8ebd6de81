import { combination } from '../combination.ts';
import type { CouponTypeLines } from '../define-lines.ts';

export const singleLines: CouponTypeLines = combination((pool) => [pool]);
