export { ANTI_EXPRESS_MARGIN } from './anti-express.ts';
export { autoMaxStake } from './auto-max.ts';
export { blockStakeLimits, type BlockStakeLimit } from './block-stake-limits.ts';
export { bonusBetOdds, type BonusBetLeg, isBonusBetEarned, isBonusLeg } from './bonus-bet.ts';
export { cashOutPart, cashOutValue, isSellable, type LegNow } from './cash-out-value.ts';
export { countLines, couponComposition } from './composition.ts';
export { couponOutlay } from './coupon-outlay.ts';
export { listLines } from './coupon-return.ts';
export {
  type CouponSwitches,
  withDropOnScoreChange,
  withExactCoef,
  withOneClick,
} from './coupon-switches.ts';
export { COUPON_TYPE, COUPON_TYPES, type CouponType, isCouponType } from './coupon-type.ts';
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
} from './coupon.ts';
export {
  drawExpresses,
  type ExpressCandidate,
  isExpressWhole,
  typeOfOffer,
} from './day-express.ts';
export { isBoostCovered } from './price-boost.ts';
export {
  hyperBonusProgress,
  isHyperBonusWithinReach,
  type HyperBonusOffer,
  type HyperBonusProgress,
} from './hyper-bonus.ts';
export {
  isGameFinished,
  isLegLive,
  isLegLocked,
  type LegGame,
  type LegLocks,
  legLocks,
  UNKNOWN_LEG_STATUS,
} from './leg-state.ts';
export { offeredOdds } from './offered-odds.ts';
export {
  CHANGE_COEF_ACTION,
  changeCoefAction,
  type ChangeCoefAction,
  decidePriceChange,
  decidePriceChanges,
  DEFAULT_CHANGE_COEF_ACTION,
  type PriceChange,
  type PriceDecision,
} from './price-change.ts';
export { promoCodeIssue, type PromoIssue, type PromoTerms } from './promo-code.ts';
export {
  type BackedTogether,
  LEAST_BACKERS,
  recommend,
  type Recommendation,
} from './recommend.ts';
export { potentialReturn, settleCoupon } from './settle-coupon.ts';
export type { CouponCounts } from './coupon-counts.ts';
export { legLimits, shapeFault, systemSizes } from './shape.ts';
export { stakeLimitsOf, type StakeRules } from './stake-limits.ts';
export { limitsOfLines, type SystemOption, systemOptions } from './system-options.ts';
export { takesSingles } from './takes-singles.ts';
export { totalOdds, type PricedCoupon } from './total-odds.ts';
export type { LineGroup } from './types/define-lines.ts';
export type { CouponTypeTraits } from './types/define-traits.ts';
export { couponTraits, findCouponTraits } from './types/coupon-types.ts';
export {
  type CouponIssue,
  type PlacedLeg,
  type StakeLimits,
  validateCoupon,
} from './validate-coupon.ts';
export { isPromoCodeAllowed, isVipAvailable } from './vip-bet.ts';
export { minimumReturn, winCounts, winMatrix, type WinRow } from './win-matrix.ts';
