// errors
export { type Branded } from './brand.ts';
export { DomainError, isDomainError, type DomainErrorCode } from './domain-error.ts';

// languages
export {
  directionOf,
  formattingLocale,
  type Language,
  languageName,
  LANGUAGES,
  languageWithTexts,
} from './languages.ts';
export { createTranslations, fillText, pluralText } from './translations.ts';

// odds
export { fairChance } from './odds/fair-chance.ts';
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
export { convertedSum, type ConvertibleAmount } from './money/convert-money.ts';
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
export type { StakeAmounts } from './money/stake-classes.ts';
export { stakeDefaults } from './money/stake-defaults.ts';

// coupon
export { ANTI_EXPRESS_MARGIN } from './coupon/anti-express.ts';
export { autoMaxStake } from './coupon/auto-max.ts';
export { blockStakeLimits, type BlockStakeLimit } from './coupon/block-stake-limits.ts';
export {
  bonusBetOdds,
  type BonusBetLeg,
  isBonusBetEarned,
  isBonusLeg,
} from './coupon/bonus-bet.ts';
export {
  cashOutPart,
  cashOutValue,
  isSellable,
  type LegStanding,
} from './coupon/cash-out-value.ts';
export { countLines, couponComposition } from './coupon/composition.ts';
export { couponOutlay } from './coupon/coupon-outlay.ts';
export { listLines } from './coupon/coupon-return.ts';
export {
  type CouponSwitches,
  withDropOnScoreChange,
  withExactCoef,
  withOneClick,
} from './coupon/coupon-switches.ts';
export { COUPON_TYPE, COUPON_TYPES, type CouponType, isCouponType } from './coupon/coupon-type.ts';
export type { LineGroup } from './coupon/types/define-lines.ts';
export type { CouponTypeTraits } from './coupon/types/define-traits.ts';
export { couponTraits, findCouponTraits } from './coupon/types/traits.ts';
export {
  hyperBonusProgress,
  isHyperBonusWithinReach,
  type HyperBonusOffer,
  type HyperBonusProgress,
} from './coupon/hyper-bonus.ts';
export {
  isGameFinished,
  isLegLive,
  isLegLocked,
  type LegGame,
  type LegLocks,
  legLocks,
  UNKNOWN_LEG_STATUS,
} from './coupon/leg-state.ts';
export {
  CHANGE_COEF_ACTION,
  changeCoefAction,
  type ChangeCoefAction,
  decidePriceChange,
  decidePriceChanges,
  DEFAULT_CHANGE_COEF_ACTION,
  type PriceChange,
  type PriceDecision,
} from './coupon/price-change.ts';
export {
  drawExpresses,
  type ExpressCandidate,
  isExpressWhole,
} from './coupon/day-express.ts';
export { promoCodeIssue, type PromoIssue, type PromoTerms } from './coupon/promo-code.ts';
export { potentialReturn, settleCoupon } from './coupon/settle-coupon.ts';
export { type CouponCounts, legLimits, shapeFault, systemSizes } from './coupon/shape.ts';
export { stakeLimitsOf, type StakeRules } from './coupon/stake-limits.ts';
export { limitsOfLines, type SystemOption, systemOptions } from './coupon/system-options.ts';
export { totalOdds, type PricedCoupon } from './coupon/total-odds.ts';
export {
  type CouponIssue,
  type PlacedLeg,
  type StakeLimits,
  validateCoupon,
} from './coupon/validate-coupon.ts';
export { isPromoCodeAllowed, isVipAvailable } from './coupon/vip-bet.ts';
export { minimumReturn, winCounts, winMatrix, type WinRow } from './coupon/win-matrix.ts';
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

// limits
export {
  checkLimits,
  type LimitDecision,
  type LimitQuestion,
  type LimitRefusal,
} from './limits/check-limits.ts';
export { limitChange, LIMIT_COOLING_OFF, type LimitChange } from './limits/limit-change.ts';
export {
  isUnset,
  LIMIT_RULES,
  LIMIT_TYPE,
  type LimitKind,
  limitRule,
  type LimitRule,
  type LimitType,
  AMOUNT_LIMIT_NOT_SET,
  NO_DEPOSIT_LIMIT,
  REALITY_CHECK_NOT_SET,
  SESSION_LIMIT_NOT_SET,
} from './limits/limit-type.ts';
export {
  countPlayed,
  endOfDay,
  type PlayedTime,
  SIGN_OF_LIFE_EVERY,
} from './limits/played-time.ts';
export {
  isInForce,
  isSelfExcluded,
  type LimitState,
  type PlayerLimit,
} from './limits/player-limit.ts';
export { type Movement, usedSum } from './limits/used-sum.ts';

// time
export {
  type Clock,
  DAY,
  type EpochMilliseconds,
  fromEpochSeconds,
  HOUR,
  type Milliseconds,
  MINUTE,
  SECOND,
  toEpochSeconds,
  WEEK,
} from './time/clock.ts';
export { type MatchClock, minuteText, secondsPlayed } from './time/match-clock.ts';
export { withRetries } from './time/retry.ts';

// navigation
export {
  type Address,
  formatAddress,
  formatPath,
  isSitePath,
  parseAddress,
} from './navigation/address.ts';
export {
  type AfterSignInRule,
  ALLOW,
  type Decision,
  type DecisionContext,
  type GameRoute,
  type NavigationDecision,
  type NavigationRoute,
  type PlayerStanding,
  type Refusal,
  resolveTarget,
  type RoutingSettings,
  type Target,
  type VisitedPage,
} from './navigation/decision.ts';
export {
  consequence,
  decideNavigation,
  decideOnce,
  DECISIONS,
  type DecisionLog,
  MAXIMUM_HOPS,
  type Question,
  type Verdict,
} from './navigation/decide.ts';
export { type LegacyPathConflict, legacyPathConflicts } from './navigation/legacy-paths.ts';
export { homeUnlessBanned } from './navigation/banned.ts';
export { CALL_DECISIONS, type Caller, decideCall } from './navigation/decide-call.ts';
export { siteStatus } from './navigation/site.ts';
export { TERMS_FLAG } from './navigation/terms.ts';

// player
export {
  CONSULTANT_OPT_IN,
  isConsultantAvailable,
  isConsultantOptIn,
} from './player/consultant.ts';

// routes
export { isListed, parsePattern } from './routes/pattern.ts';
export { checkRoutes, type RouteConflict } from './routes/route-conflicts.ts';
export { RouteError, type RouteErrorCode } from './routes/route-error.ts';
export {
  createRouteTable,
  type RouteEntry,
  type RouteMatch,
  type RouteParams,
  type RouteTable,
} from './routes/route-table.ts';

// markets
export { findMarketLabel, type MarketLabel } from './markets/market-label.ts';
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
export {
  legProgress,
  type LegProgress,
  type RunningScore,
  type ScoreNeed,
} from './markets/leg-progress.ts';
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
export { orderOf, partsOf, scoreOf } from './markets/result-score.ts';
export { type Sport, sportIds, sportOfId } from './markets/sport.ts';

// phone
export { typedDigits } from './phone/typed-digits.ts';

// language
export {
  chooseLanguage,
  parseAcceptLanguage,
  withLanguage,
  type LanguageChoice,
  type LanguageSources,
  allowedLanguages,
  isLanguageSegment,
} from './language.ts';

// ab tests
export { assignTests, type TestGroup } from './ab-tests/assign-tests.ts';

// referral
export {
  REFERRAL_COOKIES,
  referralCookies,
} from './referral/referral-cookies.ts';

// settings
export {
  allowsAllCookies,
  allowsFunctionalCookies,
  type CookiesAgreement,
} from './settings/agreement.ts';
export { constrainCoefView } from './settings/coef-view.ts';
export { settingsAttributes, type PageSettings } from './settings/settings-attributes.ts';
export { timeZoneOf } from './settings/time-zone.ts';

// player
export {
  activationType,
  isContactFilled,
  isProfileFilled,
  type ActivationType,
} from './player/profile.ts';
export {
  protectionLevel,
  protectionStatus,
  type ProtectionStatus,
} from './player/protection-level.ts';
export { isFaceIdAsked, VERIFICATION } from './player/verification.ts';

// search engines
export { canonicalAddress, type CustomCanonical } from './seo/canonical.ts';
export {
  isIndexable,
  robotsContent,
  robotsOfPath,
  type RobotsRule,
  type RobotsSources,
} from './seo/robots.ts';
export { type ListedEvent, sportsEventData } from './seo/sports-event.ts';
export { streamOf, type StreamPlace } from './seo/stream.ts';

// what is decided about the whole site
export {
  BLOCK_REASONS,
  blockPath,
  blockReason,
  decideBlock,
  isBlockPath,
} from './site/block.ts';
export {
  decideMaintenance,
  isMaintenanceActive,
  isNoticeDue,
  MAINTENANCE_PATH,
  type MaintenancePlan,
  nextNoticeChange,
  noticeLanguage,
} from './site/maintenance.ts';
export { decideRedirect } from './site/redirect.ts';
export { SITE_OPEN, type SiteState } from './site/site-state.ts';

// which versions go together, and who gets which
export { satisfiesApi } from './releases/api-range.ts';
export { PLUGIN_API_VERSION } from './releases/api-version.ts';
export { chooseVersion, type WeightedVersion } from './releases/choose-version.ts';
export {
  ROLLOUT_RULES,
  type RolloutEvidence,
  rolloutEvidence,
  type VoteBatch,
  voteBatchLength,
  type Votes,
} from './releases/rollout-evidence.ts';
