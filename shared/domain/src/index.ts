// errors
export { type Branded } from './brand.ts';
export { DomainError, type DomainErrorCode } from './domain-error.ts';

// odds
export { convertOdds } from './odds/convert-odds.ts';
export { compareOdds, decimalOdds, type DecimalOdds, VOID_ODDS } from './odds/decimal-odds.ts';
export {
  ODDS_FORMATS,
  oddsFormatId,
  oddsFormatOf,
  type OddsFormat,
  type OddsView,
} from './odds/odds-format.ts';
export { parseOdds } from './odds/parse-odds.ts';

// money
export { amountText, parseAmount } from './money/amount-text.ts';
export { currencyCode, currencyExponent, type CurrencyCode } from './money/currency.ts';
export { formatMoney, type MoneyFormat } from './money/format-money.ts';
export {
  addMoney,
  minorUnits,
  money,
  subtractMoney,
  type MinorUnits,
  type Money,
} from './money/money.ts';
export { stakeDefaults, type StakeAmounts } from './money/stake-defaults.ts';

// coupon
export { COUPON_TYPE, type CouponType, isCouponType } from './coupon/coupon-type.ts';
export type {
  Adjustment,
  CouponBlock,
  CouponLeg,
  CouponReturn,
  CouponTax,
  DeadHeat,
  DecidedCoupon,
  ExplainedLine,
  HyperBonus,
  LegResult,
  LineResult,
  OpenCoupon,
  SettledLeg,
} from './coupon/coupon.ts';

// routes
export { RouteError, type RouteErrorCode } from './routes/route-error.ts';
export {
  createRouteTable,
  type RouteEntry,
  type RouteMatch,
  type RouteParams,
  type RouteTable,
} from './routes/route-table.ts';

// markets
export {
  findMarketType,
  findMarketTypeById,
  mainMarkets,
  marketGroups,
  marketType,
  marketTypes,
} from './markets/catalogue.ts';
export { canGrade, gradeOutcome, type OutcomeToGrade } from './markets/grade-outcome.ts';
export type { Grade } from './markets/kind.ts';
export { MarketError, type MarketErrorCode } from './markets/market-error.ts';
export {
  buildMarketId,
  buildOutcomeId,
  type MarketId,
  type OutcomeId,
  type ParsedMarketId,
  type ParsedOutcomeId,
  parseMarketId,
  parseOutcomeId,
} from './markets/market-id.ts';
export {
  asMarketKey,
  buildMarketKey,
  type MarketKey,
  type ParsedMarketKey,
  parseMarketKey,
} from './markets/market-key.ts';
export { formatLine, type LineRule, parseLine } from './markets/market-line.ts';
export type { MarketGroup, MarketType, MarketUnit, Period } from './markets/market-type.ts';
export {
  type BasketballResult,
  type CricketInnings,
  type CricketResult,
  type FootballResult,
  type IceHockeyResult,
  type MatchResult,
  type ResultFact,
  type ResultShape,
  type ResultStatus,
  type Score,
  type Side,
  shapeOf,
  type TennisResult,
  type VolleyballResult,
} from './markets/match-result.ts';
export { type Sport, sportIds, sportOfId } from './markets/sport.ts';
