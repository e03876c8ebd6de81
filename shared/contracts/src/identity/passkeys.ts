import * as z from 'zod/mini';
import { text } from '../text.ts';
import { MessageLanguageCode } from './auth.ts';

/** Bytes as browsers write them in JSON: base64url without padding. */
const Base64Url = (longest: number) =>
  text().check(z.minLength(1), z.maxLength(longest), z.regex(/^[\w-]+$/));
const CredentialId = Base64Url(1_400);
const Transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
const Descriptor = z.object({
  id: CredentialId,
  type: z.literal('public-key'),
  transports: z.array(Transport),
});
const PublicKeyType = z.literal('public-key');

/** How a page names a passkey. */
const PasskeyId = text().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/));
const PasskeyName = text().check(z.trim(), z.maxLength(60));

/** A passkey of the player. Times are milliseconds since epoch. */
export const Passkey = z.object({
  id: PasskeyId,
  /** Undefined where neither the player nor the browser gave one. */
  name: z.optional(text()),
  createdAt: z.number(),
  /** Undefined until the first sign-in with it. */
  lastUsedAt: z.optional(z.number()),
  /** Whether other devices of the player have it as well. */
  isSynced: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

/** GET /web-api/auth/v1/passkeys; also answers what adds and removes one. */
export const PasskeysAnswer = z.object({ passkeys: z.array(Passkey) });
export type PasskeysAnswer = z.infer<typeof PasskeysAnswer>;

/** POST /web-api/auth/v1/passkeys/options: what the browser makes a passkey from (WebAuthn §5.4). */
export const PasskeyCreationOptions = z.object({
  challenge: text(),
  rp: z.object({ id: text(), name: text() }),
  /** `id` is a handle that says nothing about the player. */
  user: z.object({ id: text(), name: text(), displayName: text() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: PublicKeyType })),
  timeout: z.number(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  excludeCredentials: z.array(Descriptor),
});
export type PasskeyCreationOptions = z.infer<typeof PasskeyCreationOptions>;

/** POST /web-api/auth/v1/passkeys: what the browser has made. */
export const AddPasskey = z.object({
  name: z.optional(PasskeyName),
  credential: z.object({
    id: CredentialId,
    rawId: CredentialId,
    type: PublicKeyType,
    response: z.object({
      clientDataJSON: Base64Url(8_000),
      attestationObject: Base64Url(32_000),
      transports: z.optional(z.array(text().check(z.maxLength(40))).check(z.maxLength(10))),
    }),
  }),
  lng: MessageLanguageCode,
});
export type AddPasskey = z.infer<typeof AddPasskey>;

/** POST /web-api/auth/v1/passkeys/remove */
export const RemovePasskey = z.object({ id: PasskeyId, lng: MessageLanguageCode });
export type RemovePasskey = z.infer<typeof RemovePasskey>;

/** POST /web-api/auth/v1/login/passkey/options: what the browser signs (WebAuthn §5.5). */
export const PasskeyRequestOptions = z.object({
  challenge: text(),
  rpId: text(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});
export type PasskeyRequestOptions = z.infer<typeof PasskeyRequestOptions>;

/** POST /web-api/auth/v1/login/passkey: signs in the player whose passkey it is. */
export const PasskeyLogin = z.object({
  credential: z.object({
    id: CredentialId,
    rawId: CredentialId,
    type: PublicKeyType,
    response: z.object({
      clientDataJSON: Base64Url(8_000),
      authenticatorData: Base64Url(8_000),
      signature: Base64Url(8_000),
      userHandle: Base64Url(100),
    }),
  }),
  remember: z._default(z.boolean(), true),
});
export type PasskeyLogin = z.input<typeof PasskeyLogin>;
