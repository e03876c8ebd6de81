import type { CouponType } from '../coupon-type.ts';
import type { CouponTypeLines } from './define-lines.ts';
import { singleLines } from './single/lines.ts';
import { expressLines } from './express/lines.ts';
import { systemLines } from './system/lines.ts';
import { chainLines } from './chain/lines.ts';
import { lobbyLines } from './lobby/lines.ts';
import { conditionalLines } from './conditional/lines.ts';
import { antiExpressLines } from './anti-express/lines.ts';
import { luckyLines } from './lucky/lines.ts';
import { patentLines } from './patent/lines.ts';
import { multipleSinglesLines } from './multiple-singles/lines.ts';

/** How the lines of every type are computed, by its id. Apart from the traits, which are small. */
export const COUPON_LINES: Readonly<Record<CouponType, CouponTypeLines>> = [
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
];
