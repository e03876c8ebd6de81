import * as z from 'zod/mini';
import { MessageLanguageCode, Password, SHORT_FORM } from './auth.ts';
import { SecurityAnswerText } from './security-question.ts';
import { text } from '../text.ts';

/** A country by whose code a phone number starts. */
export const PhoneCountry = z.object({
  /** The number that the site knows the country by (`core.countryIds`). */
  id: z.number(),
  name: text(),
  /** ISO 3166 alpha-2, small letters. */
  country_code: text(),
  /** Without plus. */
  tel_code: text(),
});
export type PhoneCountry = z.infer<typeof PhoneCountry>;

/** GET /web-api/phone/v1/countries?lng= */
export const PhoneCountriesAnswer = z.object({ countries: z.array(PhoneCountry) });

/** A code that was sent to a phone and is waited for. */
export const PendingPhoneCode = z.object({
  phone_code: text(),
  phone_number: text(),
  /** Milliseconds since epoch, as are all moments. */
  expiresAt: z.number(),
  /** From then on another code may be requested. */
  resendAt: z.number(),
  attemptsLeft: z.number(),
  /** Where a test provider shows the message it was given. */
  messageUrl: z.optional(text()),
});
export type PendingPhoneCode = z.infer<typeof PendingPhoneCode>;

/** GET /web-api/phone/v1/binding: the player's phone, and the code that is waited for. */
export const PhoneBindingAnswer = z.object({
  phone_code: text(),
  /** Masked: its last digits; empty without one. */
  phone_number: text(),
  isBound: z.boolean(),
  pending: z.nullable(PendingPhoneCode),
});
export type PhoneBindingAnswer = z.infer<typeof PhoneBindingAnswer>;

const Digits = (most: number) =>
  text().check(z.trim(), z.regex(/^\d+$/), z.minLength(1), z.maxLength(most));
/** A phone as it is typed: the country's digits and those after it. */
const TYPED_PHONE = { 'phone-code': Digits(4), 'phone-number': Digits(15) };
/** A code of a short message. */
export const PhoneCode = text().check(z.regex(/^\d{6}$/));

/**
 * POST /web-api/phone/v1/code sends a code to a player's phone, and
 * POST /web-api/auth/v1/registration/phone-code, …/recovery/phone-code and …/sms-sign-in/phone-code to that
 * of a visitor who is not signed in.
 */
export const SendPhoneCode = z.object({
  ...TYPED_PHONE,
  lng: MessageLanguageCode,
});

/** POST /web-api/phone/v1/activation: binds the phone that the code was sent to. */
export const ConfirmPhoneCode = z.object({ 'sms-code': PhoneCode });

/** POST /web-api/auth/v1/registration/phone: opens an account with the phone that the code proves. */
export const PhoneRegistration = z.object({
  ...TYPED_PHONE,
  'sms-code': PhoneCode,
  ...SHORT_FORM,
  password: Password,
});
export type PhoneRegistration = z.input<typeof PhoneRegistration>;

/** POST /web-api/auth/v1/sms-sign-in: signs in whose bound phone the code proves. */
export const SmsSignIn = z.object({ ...TYPED_PHONE, 'sms-code': PhoneCode });
export type SmsSignIn = z.infer<typeof SmsSignIn>;

/** POST /web-api/auth/v1/recovery/phone: a new password for whose bound phone the code proves. */
export const PhoneRecovery = z.object({
  ...TYPED_PHONE,
  'sms-code': PhoneCode,
  password: Password,
  /** Of the security question, for a player who was refused with `security_answer_required`. */
  answer: z.optional(SecurityAnswerText),
  lng: z._default(MessageLanguageCode, 'en'),
});
export type PhoneRecovery = z.input<typeof PhoneRecovery>;
