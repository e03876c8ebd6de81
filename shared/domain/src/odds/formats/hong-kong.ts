import type { OddsFormatRules } from './odds-format-rules.ts';
import { priceOfProfit, profitOf, readNumber } from './profit.ts';
import { inThousandths } from './thousandths.ts';

/** ODDS-4: _b_ in thousandths, at least 0.001. Read: more than 0. */
export const hongKong: OddsFormatRules = {
  write: (price) => inThousandths(profitOf(price), { least: 1n }),
  read: (text) => priceOfProfit(readNumber(text), text),
};
