export type MarketErrorCode =
  | 'market_key_malformed'
  | 'market_type_unknown'
  | 'market_line_invalid'
  | 'market_id_malformed'
  | 'outcome_id_malformed'
  | 'outcome_unknown'
  | 'market_sport_mismatch'
  | 'market_not_gradable';

/** A market, outcome or result that cannot be right; compare `code`, never the class. */
export class MarketError extends Error {
  readonly code: MarketErrorCode;

  constructor(code: MarketErrorCode, message: string) {
    super(message);
    this.name = 'MarketError';
    this.code = code;
  }
}
