import { type Ratio, ratio } from '../../exact/ratio.ts';
import { fractionText } from '../fractional-ladder.ts';
import type { OddsFormatRules } from './odds-format-rules.ts';
import { malformed, priceOfProfit, profitOf } from './profit.ts';

const FRACTION = /^(\d{1,12})\s*\/\s*(\d{1,12})$/;

function profitOfFraction(text: string): Ratio {
  const match = typeof text === 'string' ? FRACTION.exec(text.trim()) : undefined;
  const [, numerator = '', denominator = ''] = match ?? [];
  if (!match || BigInt(denominator) === 0n) throw malformed(text);
  return ratio(BigInt(numerator), BigInt(denominator));
}

/**
 * ODDS-2: the nearest rung of one ladder of British bookmakers (1/100 … 1000/1, with 6/4, 4/6, 85/40) that
 * is not above the price; a rung without a decimal end stands at its hundredth (1/3 from 1.33). Beyond
 * the ladder whole numbers to one, rounded down; below 1/100 the exact reduced fraction. Read: more than 0.
 */
export const fractional: OddsFormatRules = {
  write: (price) => fractionText(profitOf(price)),
  read: (text) => priceOfProfit(profitOfFraction(text), text),
};
