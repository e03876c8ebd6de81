import * as z from 'zod/mini';
import { MESSAGE_ROUTES } from './messages.ts';
import { text } from './text.ts';

export const BROADCAST_KINDS = ['operator', 'promotion'] as const;
export const BROADCAST_STATUSES = ['waiting', 'sending', 'sent', 'cancelled'] as const;
/** What players of a group have in common. */
export const AUDIENCE_STANDINGS = ['good', 'banned', 'excluded'] as const;

/** Characters of the parts of a message. */
export const BROADCAST_TEXT = { title: 120, body: 4_000, action: 40 } as const;

const some = (longest: number) => text().check(z.trim(), z.minLength(1), z.maxLength(longest));
const codes = (pattern: RegExp) =>
  z.array(text().check(z.regex(pattern))).check(z.minLength(1), z.maxLength(300));

/** Whom a broadcast is for: one player, or all who have what is given. */
export const BroadcastAudience = z.strictObject({
  playerId: z.optional(text().check(z.regex(/^\d{8,9}$/))),
  countries: z.optional(codes(/^[A-Z]{2}$/)),
  languages: z.optional(codes(/^[a-z]{2}$/)),
  currencies: z.optional(codes(/^[A-Z]{3}$/)),
  standing: z.optional(z.enum(AUDIENCE_STANDINGS)),
});
export type BroadcastAudience = z.infer<typeof BroadcastAudience>;

/** A message in one language. */
export const BroadcastText = z.strictObject({
  title: some(BROADCAST_TEXT.title),
  /** Plain text; an empty line ends a paragraph. */
  body: some(BROADCAST_TEXT.body),
  /** The name of the link; with a route alone. */
  action: z.optional(some(BROADCAST_TEXT.action)),
});
export type BroadcastText = z.infer<typeof BroadcastText>;

const broadcastShape = {
  kind: z.enum(BROADCAST_KINDS),
  audience: BroadcastAudience,
  /** By language. */
  texts: z.record(text().check(z.regex(/^[a-z]{2}$/)), BroadcastText),
  /** The page that its link opens. */
  route: z.optional(z.enum(MESSAGE_ROUTES)),
  /** A promotion goes by mail too, to those who agreed to that. */
  byMail: z.optional(z.boolean()),
  /** When it is sent, and from when on it is shown no longer; milliseconds since epoch. */
  sendAt: z.optional(z.int().check(z.gte(0), z.lte(8_000_000_000_000))),
  endsAt: z.optional(z.int().check(z.gte(0), z.lte(8_000_000_000_000))),
};

/** POST /operator-api/v1/broadcasts, with an idempotency key; sent immediately without a time. */
export const WriteBroadcast = z.strictObject(broadcastShape).check(
  z.refine(({ kind, byMail }) => kind === 'promotion' || byMail !== true, {
    error: 'goes by mail as a promotion alone',
  }),
  z.refine(({ texts }) => Object.keys(texts).length > 0, { error: 'must have a text' }),
  z.refine(
    ({ texts, route }) =>
      Object.values(texts).every(({ action }) => (action === undefined) === (route === undefined)),
    { error: 'must name the link in every language, and only with a route' },
  ),
);
export type WriteBroadcast = z.infer<typeof WriteBroadcast>;

/** A broadcast as operators have it. */
export const OperatorBroadcast = z.object({
  ...broadcastShape,
  id: text(),
  sendAt: z.number(),
  status: z.enum(BROADCAST_STATUSES),
  /** Players who have it. */
  delivered: z.number(),
  createdBy: text(),
  createdAt: z.number(),
});
export type OperatorBroadcast = z.infer<typeof OperatorBroadcast>;

/** GET /operator-api/v1/broadcasts?cursor=: the latest first. */
export const BroadcastsAnswer = z.object({
  broadcasts: z.array(OperatorBroadcast),
  nextCursor: z.optional(text()),
  /** The language that a broadcast has, unless it has all those of its group. */
  defaultLanguage: text(),
  /** Whether promotions can go by mail: the address of the site is configured. */
  offersMail: z.boolean(),
});

/** GET /operator-api/v1/broadcasts/reach: how many players it is for, and how many of them may be sent it. */
export const BroadcastReach = z.object({ matching: z.number(), permitted: z.number() });
export type BroadcastReach = z.infer<typeof BroadcastReach>;
