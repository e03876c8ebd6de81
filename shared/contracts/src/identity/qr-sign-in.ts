import * as z from 'zod/mini';
import { text } from '../text.ts';
import { DeviceKind } from './own-sessions.ts';

const SignInId = text().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/));

/** POST /web-api/auth/v1/login/qr: a visitor's browser begins a sign-in that a phone approves. */
export const BeginQrSignIn = z.object({ remember: z._default(z.boolean(), true) });
export type BeginQrSignIn = z.input<typeof BeginQrSignIn>;

export const BegunQrSignIn = z.object({
  id: SignInId,
  /** What is scanned or typed, in two halves. It opens nothing: the player approves, and only for this browser. */
  code: text(),
  /** Milliseconds since epoch. */
  expiresAt: z.number(),
});
export type BegunQrSignIn = z.infer<typeof BegunQrSignIn>;

/** POST /web-api/auth/v1/login/qr/claim: requested again and again until it is decided. */
export const ClaimQrSignIn = z.object({ id: SignInId });

export const QrSignInAnswer = z.union([
  z.object({ state: z.enum(['waiting', 'declined', 'expired']) }),
  /** The player has it on their phone, where they type this number of two digits. */
  z.object({ state: z.literal('opened'), number: z.number() }),
  /** As a sign-in is answered elsewhere. */
  z.object({ state: z.literal('approved'), userId: text(), token: text() }),
]);
export type QrSignInAnswer = z.infer<typeof QrSignInAnswer>;

/** POST /web-api/auth/v1/qr-login/open: the player reads what a code would sign in. */
export const OpenQrSignIn = z.object({ code: text().check(z.minLength(1), z.maxLength(40)) });
export type OpenQrSignIn = z.infer<typeof OpenQrSignIn>;

/** The browser that would be signed in. Times are milliseconds since epoch. */
export const OpenedQrSignIn = z.object({
  id: SignInId,
  device: DeviceKind,
  browser: z.optional(text()),
  system: z.optional(text()),
  /** Shortened, e.g. "203.0.113.•". */
  network: z.optional(text()),
  /** ISO 3166 alpha-2, capitals. */
  country: z.optional(text()),
  startedAt: z.number(),
  expiresAt: z.number(),
});
export type OpenedQrSignIn = z.infer<typeof OpenedQrSignIn>;

/** POST /web-api/auth/v1/qr-login/approve */
export const ApproveQrSignIn = z.object({
  id: SignInId,
  /** As the other screen shows it. */
  number: z.int().check(z.gte(0), z.lte(99)),
});
export type ApproveQrSignIn = z.infer<typeof ApproveQrSignIn>;

/** POST /web-api/auth/v1/qr-login/decline */
export const DeclineQrSignIn = z.object({ id: SignInId });

export const DecidedQrSignIn = z.object({ state: z.enum(['approved', 'declined']) });
