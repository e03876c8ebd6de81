import { combination } from '../combination.ts';
import type { CouponTypeLines } from '../define-lines.ts';

export const systemLines: CouponTypeLines = combination((_, systemSize) => [systemSize]);
