/**
 * Schemas of what is requested once the slip is on the page; they come with the player's accounts,
 * before anything can be placed.
 */
export {
  BetAnswer,
  CouponTermsAnswer,
  PromoCodesAnswer,
  StakeLimitsAnswer,
} from '@touchline/contracts/betting';
export { AccountsAnswer } from '@touchline/contracts/money';
