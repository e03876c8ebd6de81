import * as z from 'zod/mini';
import { text } from '../text.ts';
import { MessageLanguageCode } from './auth.ts';

/** Six digits, or a recovery code, in whatever groups they were typed. */
const Code = text().check(z.minLength(6), z.maxLength(32));

/** What a code for signing in can be sent by. */
export const TwoFactorChannel = z.enum(['email', 'phone']);
export type TwoFactorChannel = z.infer<typeof TwoFactorChannel>;

/** Where a code comes from: the app, or a message. */
export const TwoFactorKind = z.enum(['app', ...TwoFactorChannel.options]);
export type TwoFactorKind = z.infer<typeof TwoFactorKind>;

/** Where a given code comes from; a recovery code counts as one of the app. */
const CodeKind = z._default(TwoFactorKind, 'app');

/**
 * POST /web-api/auth/v1/login/two-factor: the code after a sign-in that was answered with
 * `two_factor_required`. Which sign-in it is, an http-only cookie says.
 */
export const TwoFactorCode = z.object({ code: Code, kind: CodeKind });
export type TwoFactorCode = z.input<typeof TwoFactorCode>;

/** GET /web-api/auth/v1/login/two-factor: the ways to the code that this browser owes. */
export const TwoFactorChallenge = z.object({
  /** Those that are on and can be used now, the safest first. A recovery code is valid beside each. */
  kinds: z.array(TwoFactorKind),
  /** The address and the phone that a code can be sent to, masked. */
  email: z.optional(text()),
  phone: z.optional(text()),
});
export type TwoFactorChallenge = z.infer<typeof TwoFactorChallenge>;

/** POST /web-api/auth/v1/login/two-factor/code, and of a signed-in player POST …/two-factor/messages/code */
export const SendTwoFactorCode = z.object({ channel: TwoFactorChannel, lng: MessageLanguageCode });
export type SendTwoFactorCode = z.infer<typeof SendTwoFactorCode>;

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
  kind: CodeKind,
  lng: MessageLanguageCode,
};

/** POST /web-api/auth/v1/two-factor/disable */
export const DisableTwoFactor = z.object(BOTH_FACTORS);
export type DisableTwoFactor = z.input<typeof DisableTwoFactor>;

/** POST /web-api/auth/v1/two-factor/recovery-codes: others in place of those that are left. */
export const RenewRecoveryCodes = z.object(BOTH_FACTORS);
export type RenewRecoveryCodes = z.input<typeof RenewRecoveryCodes>;

/** A way to get codes by message. */
const MessageWay = z.object({
  isOn: z.boolean(),
  /** The confirmed address or linked phone, masked; without one codes cannot be turned on. */
  to: z.optional(text()),
  /** Whether the site sends such messages. */
  isOffered: z.boolean(),
});
export type MessageWay = z.infer<typeof MessageWay>;

/** GET /web-api/auth/v1/two-factor/messages */
export const TwoFactorMessagesAnswer = z.object({ email: MessageWay, phone: MessageWay });
export type TwoFactorMessagesAnswer = z.infer<typeof TwoFactorMessagesAnswer>;

/**
 * POST /web-api/auth/v1/two-factor/messages/enable: the code that was sent turns its channel on. Answered with
 * recovery codes, none where the player has some already.
 */
export const EnableTwoFactorChannel = z.object({
  channel: TwoFactorChannel,
  code: Code,
  lng: MessageLanguageCode,
});
export type EnableTwoFactorChannel = z.infer<typeof EnableTwoFactorChannel>;

/** POST /web-api/auth/v1/two-factor/messages/disable: with a code from any way. */
export const DisableTwoFactorChannel = z.object({ channel: TwoFactorChannel, ...BOTH_FACTORS });
export type DisableTwoFactorChannel = z.input<typeof DisableTwoFactorChannel>;

export const TwoFactorStateAnswer = z.object({ isOn: z.boolean() });

/** POST /web-api/operator/players/:id/two-factor/reset */
export const ResetTwoFactor = z.strictObject({
  reason: text().check(z.trim(), z.minLength(3), z.maxLength(500)),
});
export type ResetTwoFactor = z.infer<typeof ResetTwoFactor>;
