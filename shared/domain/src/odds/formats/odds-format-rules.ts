import type { Ratio } from '../../exact/ratio.ts';
import type { DecimalOdds } from '../decimal-odds.ts';

/** How one odds format is written and read. */
export interface OddsFormatRules {
  /** The price as text of the format. `price` is above 1. */
  readonly write: (price: Ratio) => string;
  /** The price of typed text. Throws `odds_malformed` and `odds_out_of_range`. */
  readonly read: (text: string) => DecimalOdds;
}
