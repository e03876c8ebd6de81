import * as z from 'zod/mini';
import { text } from '../text.ts';
import { LinkedPassword } from './mail.ts';

/** POST /web-api/auth/v1/secure-account: a signed-in player does not recognise a sign-in. */
export const SecureAccount = z.strictObject({
  /** The new one. */
  password: LinkedPassword.shape.password,
  lng: LinkedPassword.shape.lng,
});
export type SecureAccount = z.infer<typeof SecureAccount>;

/** Until when nothing can be withdrawn, ms since epoch. */
const frozenUntil = z.number();

export const SecuredAccount = z.object({
  frozenUntil,
  /** How many other sessions ended. */
  ended: z.number(),
});

/** POST /web-api/auth/v1/secure-account/link: the same by the link of a message, without a sign-in. */
export const SecuredByLink = z.object({
  frozenUntil,
  /** Of a link to another password; missing where the address is no longer the account's. */
  token: z.optional(text()),
});
export type SecuredByLink = z.infer<typeof SecuredByLink>;
