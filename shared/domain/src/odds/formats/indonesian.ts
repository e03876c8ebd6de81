import type { OddsFormatRules } from './odds-format-rules.ts';
import { priceOfProfit, profitOfSigned, readNumber, signedProfitOf } from './profit.ts';
import { inThousandths } from './thousandths.ts';

/**
 * ODDS-5: _x_ ≥ 2 → _b_, else −1/_b_; in thousandths, absolute value at least 1; evens is 1.00.
 * Read: not between −1 and 1.
 */
export const indonesian: OddsFormatRules = {
  write: (price) => inThousandths(signedProfitOf(price), { least: 1000n }),
  read: (text) => priceOfProfit(profitOfSigned(readNumber(text), text), text),
};
