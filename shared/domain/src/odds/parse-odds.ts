import type { DecimalOdds } from './decimal-odds.ts';
import { rulesOfFormat } from './formats/rules-of-format.ts';
import type { OddsFormat } from './odds-format.ts';

/**
 * The decimal price of text typed in a format: the inverse of `convertOdds` up to its rounding,
 * exact where the decimal ends, else ten digits. Never feed a displayed price back into money.
 * Rules: SPEC.md, ODDS-8 … ODDS-12. Throws `odds_malformed` for text that is no finite number of
 * the format, `odds_out_of_range` outside its legal range, and `odds_format_unknown`.
 */
export function parseOdds(text: string, format: OddsFormat): DecimalOdds {
  return rulesOfFormat(format).read(text);
}
