import { CodedError, hasName } from './coded-error.ts';

/**
 * Everything a rule of odds, money, coupons or time can refuse. What a player may see carries the code
 * that the API answers with and the page has a text for. Compare codes, never the class.
 */
export type DomainErrorCode =
  | 'odds_malformed'
  | 'odds_out_of_range'
  | 'odds_format_unknown'
  | 'number_malformed'
  | 'currency_unknown'
  | 'currency_mismatch'
  | 'exchange_rate_missing'
  | 'amount_empty'
  | 'amount_malformed'
  | 'amount_negative'
  | 'amount_too_precise'
  | 'amount_too_large'
  | 'coupon_type_unknown'
  | 'coupon_leg_count'
  | 'coupon_related_legs'
  | 'leg_result_invalid'
  | 'coupon_leg_single_only'
  | 'coupon_system_size'
  | 'coupon_lobby_invalid'
  | 'coupon_blocks_invalid'
  | 'block_stake_above_maximum'
  | 'anti_express_margin_invalid'
  | 'anti_express_price_too_low'
  | 'change_action_unknown'
  | 'stake_invalid'
  | 'stake_missing'
  | 'stake_below_minimum'
  | 'stake_above_maximum';

/** A domain rule was broken; `code` says which one, `message` is for developers, not for players. */
export class DomainError extends CodedError<DomainErrorCode> {
  constructor(code: DomainErrorCode, message: string) {
    super(code, message);
    this.name = 'DomainError';
  }
}

/** Whether a rule of the domain was broken, and not the program. */
export function isDomainError(error: unknown): error is DomainError {
  return hasName(error, 'DomainError');
}
