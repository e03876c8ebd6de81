import { priceRatio } from './decimal-odds.ts';
import { rulesOfFormat } from './formats/rules-of-format.ts';
import type { OddsFormat } from './odds-format.ts';

/**
 * A decimal price written in another format, for display only: money is settled from the decimal
 * price. Rules: the formats' files and SPEC.md, ODDS-1 … ODDS-7. Throws `odds_malformed` for text that is no decimal
 * number, `odds_out_of_range` at 1.00 or below (a void leg is shown as a refund), and
 * `odds_format_unknown`.
 */
export function convertOdds(decimal: string, format: OddsFormat): string {
  const price = priceRatio(decimal);
  return rulesOfFormat(format).write(price);
}
