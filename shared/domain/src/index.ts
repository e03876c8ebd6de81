/**
 * What calculators outside this repository settle and price with; everything of ours imports the entry of a
 * topic instead (`@touchline/domain/coupon`, `/money`, …).
 */
export { type Branded } from './brand.ts';
export type {
  Adjustment,
  CouponBlock,
  CouponLeg,
  CouponReturn,
  CouponTax,
  CouponTerms,
  DeadHeat,
  DecidedCoupon,
  ExplainedLine,
  HyperBonus,
  HyperBonusStep,
  LegResult,
  LineResult,
  OpenCoupon,
  SettledLeg,
  StakedCoupon,
  WinBoost,
} from './coupon/coupon.ts';
export type { CouponType } from './coupon/coupon-type.ts';
export { countLines } from './coupon/composition.ts';
export { potentialReturn, settleCoupon } from './coupon/settle-coupon.ts';
export type { CouponCounts } from './coupon/coupon-counts.ts';
export { DomainError, isDomainError, type DomainErrorCode } from './errors/domain-error.ts';
export type { CurrencyCode } from './money/currency.ts';
export type { MinorUnits, Money } from './money/money.ts';
export { convertOdds } from './odds/convert-odds.ts';
export type { DecimalOdds } from './odds/decimal-odds.ts';
export { type OddsFormat } from './odds/odds-format.ts';
export { parseOdds } from './odds/parse-odds.ts';
