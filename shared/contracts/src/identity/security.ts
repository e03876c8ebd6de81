import * as z from 'zod/mini';
import { text } from '../text.ts';
import { MessageLanguageCode, Password } from './auth.ts';
import { TwoFactorKind } from './two-factor.ts';

/** GET /web-api/auth/v1/security: how the player's account is protected. */
export const SecurityAnswer = z.object({
  /** A social network signs in without one, until one is chosen. */
  hasPassword: z.boolean(),
  /** When the password was chosen, milliseconds since epoch. */
  passwordSince: z.number(),
  /** Masked; empty without one. */
  email: text(),
  isEmailConfirmed: z.boolean(),
  isPhoneLinked: z.boolean(),
  /** The ways in which codes for signing in come; none without two-factor authentication. */
  twoFactorKinds: z.array(TwoFactorKind),
  recoveryCodesLeft: z.number(),
  /** How many passkeys open the account. */
  passkeys: z.number(),
});
export type SecurityAnswer = z.infer<typeof SecurityAnswer>;

/** POST /web-api/auth/v1/password: another password for the signed-in player. */
export const ChangePassword = z.object({
  current: text().check(z.minLength(1), z.maxLength(256)),
  password: Password,
  /** Whether every other session ends. */
  endOthers: z._default(z.boolean(), true),
  lng: MessageLanguageCode,
});
export type ChangePassword = z.input<typeof ChangePassword>;

export const ChangedPasswordAnswer = z.object({
  /** How many other sessions ended. */
  ended: z.number(),
});
