import * as z from 'zod/mini';
import { SHORT_FORM } from './auth.ts';
import { text } from '../text.ts';

/** Social networks a player may sign in with (platform specification §1). */
export const SocialNetwork = z.enum([
  'google',
  'vk',
  'ok',
  'fb',
  'mailru',
  'yandex',
  'telegram',
  'kakaotalk',
  'twitter',
  'itsme',
  'twitch',
  'metamask',
  'line',
  'linkedin',
  'apple',
  'discord',
]);

const HttpsAddress = z
  .string()
  .check(z.regex(/^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?:\/\S*)?$/));

/** An identity provider whose script speaks the interface of Google's one-tap. */
export const SocialProvider = z.object({
  network: SocialNetwork,
  /** What the provider knows this site by; the audience of its credentials. */
  clientId: text().check(z.minLength(1), z.maxLength(255)),
  /** As its credentials name it, character by character. */
  issuer: text().check(z.minLength(1), z.maxLength(255)),
  /** Where its public keys are, a JSON Web Key Set. */
  keys: HttpsAddress,
  script: HttpsAddress,
});
export type SocialProvider = z.infer<typeof SocialProvider>;

/** Which provider: one of the networks, or the test provider that comes with the product. */
export const OfferedNetwork = z.union([SocialNetwork, z.literal('test')]);
export type OfferedNetwork = z.infer<typeof OfferedNetwork>;

/** GET /web-api/social/v1/networks: those that buttons are shown for, in this order. */
export const SocialNetworksAnswer = z.object({ networks: z.array(OfferedNetwork) });

/** GET /web-api/social/v1/one-tap: what the provider's script is started with. */
export const OneTapClientAnswer = z.object({
  clientId: text(),
  network: OfferedNetwork,
  /** Address of the script, which may be a path of our own. */
  script: text(),
  /** Has to be returned inside the credential. */
  nonce: text(),
});
export type OneTapClientAnswer = z.infer<typeof OneTapClientAnswer>;

/** POST /web-api/social/v1/one-tap, the fields of a multipart form. */
export const OneTapForm = z.object({
  credential: text().check(z.minLength(1), z.maxLength(8_192)),
  language: text().check(z.regex(/^[a-z]{2}$/)),
  currency: text().check(z.regex(/^[A-Z]{3}$/)),
  /** The number that the specification knows countries by; 0 when it is not known. */
  countryId: text().check(z.regex(/^\d{1,6}$/)),
});
export type OneTapForm = z.infer<typeof OneTapForm>;

/** Where the browser goes next, on this site. */
export const OneTapAnswer = z.object({
  redirectUrl: text().check(z.regex(/^\/[a-z]{2}(?:[/?#]|$)/)),
});
export type OneTapAnswer = z.infer<typeof OneTapAnswer>;

/** GET /web-api/social/v1/registration: whose account is about to be opened. */
export const PendingSocialAnswer = z.object({
  network: OfferedNetwork,
  name: z.nullable(text()),
  currency: text(),
  /** ISO 3166 alpha-2 in capitals, where the page knew it. */
  country: z.nullable(text()),
});
export type PendingSocialAnswer = z.infer<typeof PendingSocialAnswer>;

/** POST /web-api/auth/v1/registration/social: what the provider does not supply. */
export const SocialRegistration = z.object(SHORT_FORM);
export type SocialRegistration = z.input<typeof SocialRegistration>;
