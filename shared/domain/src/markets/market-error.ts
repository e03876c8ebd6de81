/** Why a market, outcome or result is refused. */
export type MarketErrorCode =
  | 'market_key_malformed'
  | 'market_type_unknown'
  | 'market_line_invalid'
  | 'market_id_malformed'
  | 'outcome_id_malformed'
  | 'outcome_unknown'
  | 'market_sport_mismatch'
  | 'market_not_gradable';
