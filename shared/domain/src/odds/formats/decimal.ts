import { decimalOdds } from '../decimal-odds.ts';
import type { OddsFormatRules } from './odds-format-rules.ts';
import { inThousandths } from './thousandths.ts';

/**
 * ODDS-1: stake and profit together, _x_ with 2–3 decimals. A price that would round to 1.000 is 1.001.
 * Read: more than 1.
 */
export const decimal: OddsFormatRules = {
  write: (price) => inThousandths(price, { least: 1001n }),
  read: decimalOdds,
};
