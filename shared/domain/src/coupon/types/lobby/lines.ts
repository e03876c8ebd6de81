import { combination } from '../combination.ts';
import type { CouponTypeLines } from '../define-lines.ts';

export const lobbyLines: CouponTypeLines = combination((_, systemSize) => [systemSize]);
