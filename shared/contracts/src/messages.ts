import * as z from 'zod/mini';
import { text } from './text.ts';

/** Who writes: an operator, an operator about an offer, or the product about what has happened. */
export const MESSAGE_KINDS = ['operator', 'promotion', 'system'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Pages that the link of a message may open. */
export const MESSAGE_ROUTES = [
  'home',
  'recharge',
  'deduce',
  'historyPay',
  'betsHistory',
  'officeBonuses',
  'promoCodeCheck',
  'account',
  'security',
  'responsible',
  'supportEmail',
  'callHistory',
  'verification',
  'favorites',
  'lotto',
  'totoFrame',
  'casinoDailyChallenges',
] as const;
export type MessageRoute = (typeof MESSAGE_ROUTES)[number];

/** The folder that a message is in. */
export const MessageBox = z.enum(['inbox', 'archive']);
export type MessageBox = z.infer<typeof MessageBox>;

const count = () => z.int().check(z.gte(0));

/** A message to a player, in the language of the page; times in milliseconds since epoch. */
export const InboxMessage = z.object({
  id: text(),
  kind: z.enum(MESSAGE_KINDS),
  title: text(),
  /** Plain text; an empty line ends a paragraph. */
  body: text(),
  link: z.optional(
    z.object({
      route: z.enum(MESSAGE_ROUTES),
      text: text(),
      /** The place in the page's path. */
      params: z.optional(z.record(z.string(), text())),
      /** What the page is to show. */
      query: z.optional(z.record(z.string(), text())),
    }),
  ),
  createdAt: z.number(),
  isRead: z.boolean(),
});
export type InboxMessage = z.infer<typeof InboxMessage>;

/** GET /messages-api/v1/messages?box=&cursor=: the latest first. */
export const MessagesAnswer = z.object({
  messages: z.array(InboxMessage),
  unread: count(),
  nextCursor: z.optional(text()),
});

/** GET /messages-api/v1/unread, and what every change answers. */
export const UnreadAnswer = z.object({ unread: count() });

/** PUT /messages-api/v1/messages/:id/archived */
export const ArchiveMessage = z.strictObject({ archived: z.boolean() });

/** POST /messages-api/v1/read: everything in the inbox up to the latest message that the page shows. */
export const ReadMessages = z.strictObject({ upTo: text().check(z.regex(/^\d{1,18}$/)) });
