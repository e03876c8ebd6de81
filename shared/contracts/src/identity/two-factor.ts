import * as z from 'zod/mini';
import { text } from '../text.ts';
import { MessageLanguageCode } from './auth.ts';

/** Six digits of the app, or a recovery code, in whatever groups they were typed. */
const Code = text().check(z.minLength(6), z.maxLength(32));

/**
 * POST /web-api/auth/v1/login/two-factor: the code after a sign-in that was answered with
 * `two_factor_required`. Which sign-in it is, an http-only cookie says.
 */
export const TwoFactorCode = z.object({ code: Code });

/** POST /web-api/auth/v1/two-factor/setup: a secret for the app, which counts once it is enabled. */
export const TwoFactorSetupAnswer = z.object({
  /** In base32, to be typed where no QR code can be read. */
  secret: text(),
  /** `otpauth://totp/…`, what the QR code says. */
  address: text(),
});
export type TwoFactorSetupAnswer = z.infer<typeof TwoFactorSetupAnswer>;

/** POST /web-api/auth/v1/two-factor/enable */
export const EnableTwoFactor = z.object({ code: Code, lng: MessageLanguageCode });
export type EnableTwoFactor = z.infer<typeof EnableTwoFactor>;

/** Also answers POST /web-api/auth/v1/two-factor/recovery-codes. */
export const RecoveryCodesAnswer = z.object({
  /** Each is valid once. Shown once and stored nowhere in clear. */
  recoveryCodes: z.array(text()),
});

/** What proves the owner of an account before anything that would help a thief. */
const BOTH_FACTORS = {
  /** Of an account that has one. */
  password: z.optional(text().check(z.minLength(1), z.maxLength(256))),
  code: Code,
  lng: MessageLanguageCode,
};

/** POST /web-api/auth/v1/two-factor/disable */
export const DisableTwoFactor = z.object(BOTH_FACTORS);
export type DisableTwoFactor = z.infer<typeof DisableTwoFactor>;

/** POST /web-api/auth/v1/two-factor/recovery-codes: others in place of those that are left. */
export const RenewRecoveryCodes = z.object(BOTH_FACTORS);
export type RenewRecoveryCodes = z.infer<typeof RenewRecoveryCodes>;

export const TwoFactorStateAnswer = z.object({ isOn: z.boolean() });

/** POST /web-api/operator/players/:id/two-factor/reset */
export const ResetTwoFactor = z.strictObject({
  reason: text().check(z.trim(), z.minLength(3), z.maxLength(500)),
});
export type ResetTwoFactor = z.infer<typeof ResetTwoFactor>;
