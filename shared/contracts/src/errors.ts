import * as z from 'zod/mini';

/**
 * Every error code that crosses a boundary, with its HTTP status. Compare codes, never classes or
 * messages: separately built bundles have classes of their own.
 */
export const ERROR_STATUS = {
  bad_request: 400,
  validation_failed: 400,
  body_too_large: 413,
  unauthorized: 401,
  token_expired: 401,
  credentials_wrong: 401,
  forbidden: 403,
  registration_closed: 403,
  age_below_minimum: 403,
  account_exists: 409,
  password_weak: 400,
  captcha_required: 400,
  captcha_wrong: 400,
  captcha_expired: 400,
  captcha_used: 400,
  fingerprint_required: 400,
  not_found: 404,
  method_not_allowed: 405,
  idempotency_key_missing: 400,
  idempotency_key_reused: 409,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,

  price_changed: 409,
  outcome_suspended: 409,
  outcome_closed: 409,
  outcome_unknown: 409,
  event_started: 409,
  event_finished: 409,
  prices_stale: 409,
  coupon_empty: 400,
  coupon_type_unsupported: 400,
  coupon_leg_count: 400,
  coupon_related_legs: 400,
  coupon_leg_single_only: 400,
  coupon_system_size: 400,
  coupon_lobby_invalid: 400,
  coupon_blocks_invalid: 400,
  coupon_all_refused: 409,
  block_stake_above_maximum: 400,
  anti_express_price_too_low: 400,
  score_changed: 409,
  bonus_bet_unavailable: 400,
  vip_unavailable: 400,
  promo_code_unknown: 400,
  promo_code_expired: 400,
  promo_code_used: 409,
  promo_code_unsuited: 400,
  prepaid_unavailable: 409,
  cash_out_unavailable: 409,
  cash_out_changed: 409,
  stake_below_minimum: 400,
  stake_above_maximum: 400,
  stake_invalid: 400,
  balance_insufficient: 409,
  account_unknown: 404,
  account_is_main: 409,
  account_is_active: 409,
  account_not_empty: 409,
  currency_not_offered: 400,
  currency_held: 409,
  limit_reached: 403,
  terms_outdated: 409,
  limit_unknown: 404,
  limit_change_too_early: 409,
  player_excluded: 403,
  session_limit_reached: 403,
  player_banned: 403,
  secure_grant_required: 403,
  responsible_gaming_unavailable: 503,

  payment_method_unknown: 400,
  payment_amount_below_minimum: 400,
  payment_amount_above_maximum: 400,
  payment_state_invalid: 409,
  payment_signature_invalid: 401,
  limit_prompt_unanswered: 409,

  feed_unauthorized: 502,
  feed_bad_parameters: 502,
  feed_quota_exhausted: 502,
  topic_unknown: 404,

  configuration_group_unknown: 404,

  plugin_mandatory: 409,
  plugin_unknown: 404,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** The body of every failed HTTP call: `{ error: { code, message, details? } }`. */
export const ErrorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    details: z.optional(z.unknown()),
  }),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
