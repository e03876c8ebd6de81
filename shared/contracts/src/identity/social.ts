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

/** An https address; for trying it out, one of this machine. */
const NetworkAddress = z
  .string()
  .check(
    z.regex(
      /^(?:https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}|http:\/\/localhost:\d{2,5})(?:\/\S*)?$/,
    ),
  );
const FieldName = text().check(z.regex(/^\w{1,40}$/));

/**
 * A network that visitors are redirected to and come back from with a code. One that speaks OpenID Connect describes
 * itself at its issuer's address; OAuth 2 alone is described here.
 */
export const SocialCodeNetwork = z.object({
  network: SocialNetwork,
  clientId: text().check(z.minLength(1), z.maxLength(255)),
  issuer: NetworkAddress,
  /** What the person is asked to share. */
  scope: z._default(text().check(z.maxLength(255)), 'openid profile email'),
  oauth2: z.optional(
    z.object({
      authorization: NetworkAddress,
      token: NetworkAddress,
      /** Answers with the person, as JSON. */
      person: NetworkAddress,
      /** The field with the network's own, unchanging name for the person. */
      subject: FieldName,
      /** The field with how to address them. */
      name: z._default(FieldName, 'name'),
    }),
  ),
});
export type SocialCodeNetwork = z.infer<typeof SocialCodeNetwork>;

/** Which provider: one of the networks, or the test provider that comes with the product. */
export const OfferedNetwork = z.union([SocialNetwork, z.literal('test')]);
export type OfferedNetwork = z.infer<typeof OfferedNetwork>;

/** GET /web-api/social/v1/networks: those that buttons are shown for, in this order. */
export const SocialNetworksAnswer = z.object({
  networks: z.array(OfferedNetwork),
  /** Those that visitors are redirected to; the others ask in the page. */
  redirecting: z._default(z.array(OfferedNetwork), []),
});

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

const CodeFields = {
  language: text().check(z.regex(/^[a-z]{2}$/)),
  currency: text().check(z.regex(/^[A-Z]{3}$/)),
  /** The number that the specification knows countries by; 0 when it is not known. */
  countryId: z.int().check(z.gte(0), z.lte(999_999)),
};

/** POST /web-api/social/v1/code/begin: a visitor leaves for a network. */
export const BeginSocialCode = z.object({ network: OfferedNetwork, ...CodeFields });
export type BeginSocialCode = z.infer<typeof BeginSocialCode>;

export const BegunSocialCode = z.object({
  /** Of the network, where the person agrees. */
  address: text(),
});

/** POST /web-api/social/v1/code: what the visitor comes back with. Answered as a one-tap sign-in. */
export const SocialCode = z.object({
  /** The query of the address that the network redirected to. */
  returned: text().check(z.minLength(1), z.maxLength(4_096)),
});
export type SocialCode = z.infer<typeof SocialCode>;

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
