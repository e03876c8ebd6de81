export {
  type HappenedMoment,
  MATCH_MOMENTS,
  type MatchMoment,
  type MatchScore,
  type MatchState,
  momentsNow,
  momentsOf,
} from './match-moments.ts';
export {
  type AwaitedPrice,
  isPriceReached,
  PRICE_DIRECTIONS,
  type PriceDirection,
} from './price-alert.ts';
