import {
  CONTACT_CHANNELS,
  CONTACT_TOPICS,
  isAlwaysSent,
  isOfferedOn,
  isTimeZone,
} from '@touchline/domain/messages';
import * as z from 'zod/mini';
import { text } from './text.ts';

const minute = () => z.int().check(z.gte(0), z.lte(1_439));

/** Hours without mail that can wait: minutes since midnight in a zone. */
export const QuietTimes = z
  .strictObject({
    from: minute(),
    to: minute(),
    timeZone: text().check(
      z.maxLength(64),
      z.refine(isTimeZone, { error: 'must be a time zone, such as Europe/Berlin' }),
    ),
  })
  .check(z.refine(({ from, to }) => from !== to, { error: 'must end at another time' }));
export type QuietTimes = z.infer<typeof QuietTimes>;

/** What a player is sent about a topic, by channel. */
export const ContactChoice = z.object({
  topic: z.enum(CONTACT_TOPICS),
  channel: z.enum(CONTACT_CHANNELS),
  isOn: z.boolean(),
  /** It is always sent. */
  isFixed: z.boolean(),
});
export type ContactChoice = z.infer<typeof ContactChoice>;

/** GET /messages-api/v1/preferences, and what every change of them answers. */
export const ContactPreferences = z.object({
  choices: z.array(ContactChoice),
  quiet: z.optional(QuietTimes),
  /** Whether the account has an address to send mail to. */
  hasMail: z.boolean(),
  /** Whether the account has a confirmed phone to send text messages to. */
  hasPhone: z.boolean(),
  /** Whether the site sends text messages. */
  isSmsOffered: z.boolean(),
});
export type ContactPreferences = z.infer<typeof ContactPreferences>;

/** Where a player has agreed to promotions or withdrawn that, as the evidence says it. */
export const CONSENT_SOURCES = ['settings', 'subscription', 'mail-link', 'mail-header'] as const;
export type ConsentSource = (typeof CONSENT_SOURCES)[number];

/** PUT /messages-api/v1/preferences/choice */
export const ChooseContact = z
  .strictObject({
    topic: z.enum(CONTACT_TOPICS),
    channel: z.enum(CONTACT_CHANNELS),
    isOn: z.boolean(),
    /** The page on which it was chosen. */
    source: z._default(z.enum(['settings', 'subscription']), 'settings'),
  })
  .check(
    z.refine(({ topic, channel }) => isOfferedOn(topic, channel) && !isAlwaysSent(topic, channel), {
      error: 'must be a topic that can be turned on and off on this channel',
      path: ['channel'],
    }),
  );
export type ChooseContact = z.input<typeof ChooseContact>;

/** PUT /messages-api/v1/preferences/quiet-hours: none without times. */
export const SetQuietTimes = z.strictObject({ quiet: z.optional(QuietTimes) });

/** POST /messages-api/v1/newsletter/stop: the token of the link in a promotion by mail. */
export const StopNewsletter = z.strictObject({ token: text().check(z.maxLength(200)) });
export const NewsletterStopped = z.object({ stopped: z.literal(true) });

/** Characters of the address that a push service gives a device. */
const LONGEST_ENDPOINT = 1_024;

/**
 * PUT /messages-api/v1/push/device: the subscription of the browser, as its push service made it. The keys are
 * those that messages to it are encrypted with (RFC 8291), in base64url.
 */
export const PushSubscription = z.strictObject({
  endpoint: text().check(z.maxLength(LONGEST_ENDPOINT), z.regex(/^https:\/\/\S+$/)),
  keys: z.strictObject({
    p256dh: text().check(z.regex(/^B[\w-]{86}$/)),
    auth: text().check(z.regex(/^[\w-]{22}$/)),
  }),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

/** GET /messages-api/v1/push, and what every change of it answers. */
export const PushAnswer = z.object({
  /** The key of the site, which a browser subscribes for; missing where the site sends none. */
  publicKey: z.optional(text()),
  /** The endpoint that is turned on for the session of the request. */
  endpoint: z.optional(text()),
  /** How many devices of the player are turned on. */
  devices: z.int().check(z.gte(0)),
});
export type PushAnswer = z.infer<typeof PushAnswer>;

/** What is inside a message to a device; the path is one of the site. */
export const PushPayload = z.object({
  id: text(),
  title: text(),
  body: text(),
  path: text().check(z.regex(/^\/(?!\/)/)),
  language: text(),
  direction: z.enum(['ltr', 'rtl']),
});
export type PushPayload = z.infer<typeof PushPayload>;
