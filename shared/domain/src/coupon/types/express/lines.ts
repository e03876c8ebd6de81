import { combination } from '../combination.ts';
import type { CouponTypeLines } from '../define-lines.ts';

export const expressLines: CouponTypeLines = combination((pool) => [pool]);
