export { convertOdds } from './convert-odds.ts';
export { compareOdds, decimalOdds, type DecimalOdds, VOID_ODDS } from './decimal-odds.ts';
export { fairChance, greatestChance } from './fair-chance.ts';
export {
  ODDS_FORMATS,
  oddsFormatId,
  oddsFormatOf,
  type OddsFormat,
  type OddsView,
} from './odds-format.ts';
export { parseOdds } from './parse-odds.ts';
