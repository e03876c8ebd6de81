import * as z from 'zod/mini';
import { DepositBonusOffer } from '../money/deposit-bonus.ts';

const text = () => z._default(z.string(), '');
const flag = () => z._default(z.boolean(), false);
const count = () => z._default(z.number(), 0);

/** How a player is protected, each on its own. */
export const ProtectionMethods = z.object({
  is_changed_password: flag(),
  enable_two_factor_auth: flag(),
  enable_phone_binding: flag(),
  enable_security_question: flag(),
  enable_email_auth: flag(),
});
export type ProtectionMethods = z.infer<typeof ProtectionMethods>;

/** What is known of the person. Dates are ISO dates, empty while unknown. */
export const UserData = z.object({
  date_birthday: text(),
  document_type_id: count(),
  inn: text(),
  name: text(),
  passport: text(),
  passport_date: text(),
  passport_end_date: text(),
  registration_address: text(),
  surname: text(),
});
export type UserData = z.infer<typeof UserData>;

/**
 * The signed-in player as their pages need to know them (platform.txt §3 "User configuration"). What
 * identifies the player is masked: whether it is known, and enough for them to recognise it.
 */
export const UserConfiguration = z.object({
  /** Ids of sports the player does not want to be offered, in order. */
  disallow_line_sport: z._default(z.array(z.number()), []),
  disallow_live_sport: z._default(z.array(z.number()), []),
  phone_number: text(),
  phone_code: text(),
  user_email: text(),
  user_name: text(),
  user_country_code: text(),
  user_country_id: count(),
  /** 0 none, 1 e-mail, 2 both, 3 phone. */
  activation_type: z._default(z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]), 0),
  user_ref_id: count(),
  user_msg_count: count(),
  isRequiredTransfer: flag(),
  is_active_secure_question: flag(),
  user_hide_balance: z._default(z.boolean(), true),
  /** Days since the password was changed. */
  changed_pass_day_count: count(),
  user_data: UserData,
  /** 0 to 100, or unknown. */
  protection_level: z._default(z.nullable(z.number()), null),
  protection_methods: ProtectionMethods,
  should_sync_protection_methods: flag(),
  is_need_identification: flag(),
  /** Above 0: banned. */
  ban_level: count(),
  ban_version: count(),
  /** 1: verification is pending. */
  user_status_id: count(),
  /** 1: not verified. */
  verification_status: count(),
  internal_verification_status: count(),
  verification_types: z._default(z.array(z.number()), []),
  isCCLine: flag(),
  isCClive: flag(),
  isDataAfterRegistration: flag(),
  verification_status_group_code: text(),
  requested_additional_document: flag(),
  has_deposit: flag(),
  is_identification_bonus: flag(),
  show_verification_modal_on_deposit_page: flag(),
  remaining_days_to_activate: count(),
});
export type UserConfiguration = z.infer<typeof UserConfiguration>;

/** GET /web-api/user/v1/configuration: the configuration, or why there is none. */
export const UserConfigurationAnswer = z.union([
  z.object({ result: UserConfiguration }),
  z.object({ error: z.string() }),
]);
export type UserConfigurationAnswer = z.infer<typeof UserConfigurationAnswer>;

/** POST /web-api/user/v1/cookies-agreement: when the player agreed to cookies on this device. */
export const CookiesAgreementLog = z.object({
  /** Milliseconds since epoch. */
  cookiesAgreeTime: z.int().check(z.positive()),
});

/** GET /web-api/officeapi/v1/bonus-popup-information */
export const BonusPopupAnswer = z.object({
  /** Nothing to offer: null. */
  bonusPopupInformation: z.nullable(DepositBonusOffer),
});
export type BonusPopupAnswer = z.infer<typeof BonusPopupAnswer>;

/** POST /web-api/user/v1/transfer: the player agrees that another operator keeps the account. */
export const TransferAgreement = z.object({ agree: z.literal(true) });
export const TransferAnswer = z.object({ isRequiredTransfer: z.boolean() });
