export { ClearedHistory, ClearHistory } from './cleared-history.ts';
export {
  GivePromoCode,
  OperatorPromoCode,
  OperatorPromoCodesAnswer,
  OperatorPromoCodesQuery,
  PromoCodeText,
} from './operator-promo-codes.ts';
export {
  BET_STATUSES,
  Bet,
  BetAnswer,
  BetCashOut,
  BetCorrection,
  BetLeg,
  BetTerms,
  BetsAnswer,
  INSURANCE_REFUSALS,
  InsuranceOutcome,
  LEG_RESULTS,
  PaidEarly,
  SettlementAdjustment,
  SettlementLine,
} from './bet.ts';
export {
  BET_FILTER_STATUSES,
  BetExport,
  BetFilter,
  BetTotals,
  BetTotalsAnswer,
} from './bet-filter.ts';
export {
  BetBuilder,
  BuilderAnswer,
  BuilderQuestion,
  BuilderSelection,
  RefusedBuilder,
} from './builder.ts';
export { AgreedBet, BetReceipt, RECEIPT_VERSION } from './bet-receipt.ts';
export {
  AutomaticCashOut,
  CASH_OUT_REFUSALS,
  CashOut,
  CashOutMany,
  CashOutManyAnswer,
  CashOutRefusedDetails,
  OpenBetCost,
  OpenBetCostsAnswer,
  MOST_CASHED_OUT,
} from './cash-out.ts';
export { CHANGE_BET_REFUSALS, ChangeBet, PowerBetOffer } from './change-bet.ts';
export { STORED_COUPON_SETTINGS_VERSION, StoredCouponSettings } from './coupon-settings.ts';
export { CouponTypeId, OneStakeTypeId } from './coupon-type-id.ts';
export { DayExpress, DayExpressesAnswer, DayExpressLeg } from './day-express.ts';
export { OperatorBet } from './operator-bet.ts';
export {
  BetLegInput,
  LegRefusedDetails,
  MOST_LEGS,
  PlaceBet,
  PriceChangedDetails,
  PriceDifference,
  ScoreChangedDetails,
  STAKE_FACTOR_REASONS,
  StakeFactor,
  StakeLimitDetails,
} from './place-bet.ts';
export { PlacementState } from './placement-state.ts';
export {
  CurrencyBounds,
  LimitedPlayer,
  OwnStakeFactor,
  StakeBoundsAnswer,
  StakeFactorAnswer,
} from './stake-bounds.ts';
export { AllRefusedDetails, RefusedCoupon, RefusedLeg } from './refused-leg.ts';
export { RecommendationsAnswer, RecommendationsQuestion } from './recommendations.ts';
export {
  SharedExpress,
  SharedSlip,
  SharedSlipAnswer,
  SharedSlipCode,
  SharedSlipEvent,
} from './shared-slip.ts';
export {
  COUPON_TAB,
  type CouponTab,
  STORED_COUPON_VERSION,
  StoredBlock,
  StoredCoupon,
} from './stored-coupon.ts';
export {
  BetOffersAnswer,
  CouponTermsAnswer,
  PROMO_CODE_KINDS,
  PromoCheckAnswer,
  PromoCode,
  PromoCodesAnswer,
  PromoHistoryAnswer,
  PromoUse,
  StakeLimitsAnswer,
  TypeLimits,
} from './terms.ts';
export { VOID_REASONS, VoidAnswer, VoidBet, VoidBetAnswer, VoidEvent, VoidReason } from './void.ts';
