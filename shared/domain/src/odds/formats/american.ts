import { multiply, ratio } from '../../exact/ratio.ts';
import { roundToInteger } from '../../exact/rounding.ts';
import type { OddsFormatRules } from './odds-format-rules.ts';
import { priceOfProfit, profitOfSigned, readNumber, signedProfitOf } from './profit.ts';

const HUNDRED = ratio(100n);
const HUNDREDTH = ratio(1n, 100n);

/**
 * ODDS-3: _x_ ≥ 2 → +100·_b_, else −100/_b_; nearest integer, half away from zero, sign always shown;
 * evens is +100. Read: not between −100 and 100.
 */
export const american: OddsFormatRules = {
  write: (price) => {
    const rounded = roundToInteger(multiply(signedProfitOf(price), HUNDRED), 'half-away');
    return rounded > 0n ? `+${rounded}` : String(rounded);
  },
  read: (text) => priceOfProfit(profitOfSigned(multiply(readNumber(text), HUNDREDTH), text), text),
};
