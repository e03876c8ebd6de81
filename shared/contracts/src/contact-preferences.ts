import { CONTACT_CHANNELS, CONTACT_TOPICS, isTimeZone } from '@touchline/domain/messages';
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
});
export type ContactPreferences = z.infer<typeof ContactPreferences>;

/** Where a player has agreed to promotions or withdrawn that, as the evidence says it. */
export const CONSENT_SOURCES = ['settings', 'subscription', 'mail-link', 'mail-header'] as const;
export type ConsentSource = (typeof CONSENT_SOURCES)[number];

/** PUT /messages-api/v1/preferences/choice */
export const ChooseContact = z.strictObject({
  topic: z.enum(['payments', 'promotions']),
  channel: z.enum(CONTACT_CHANNELS),
  isOn: z.boolean(),
  /** The page on which it was chosen. */
  source: z._default(z.enum(['settings', 'subscription']), 'settings'),
});
export type ChooseContact = z.input<typeof ChooseContact>;

/** PUT /messages-api/v1/preferences/quiet-hours: none without times. */
export const SetQuietTimes = z.strictObject({ quiet: z.optional(QuietTimes) });

/** POST /messages-api/v1/newsletter/stop: the token of the link in a promotion by mail. */
export const StopNewsletter = z.strictObject({ token: text().check(z.maxLength(200)) });
export const NewsletterStopped = z.object({ stopped: z.literal(true) });
