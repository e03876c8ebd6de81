/** Schemas of what is asked for once the slip is on the page; they come with the first answers. */
export {
  AccountsAnswer,
  CouponTermsAnswer,
  PromoCodesAnswer,
  StakeLimitsAnswer,
} from '@touchline/contracts';
