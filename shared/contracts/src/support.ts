import { isPaymentSubject } from '@touchline/domain/support';
import * as z from 'zod/mini';
import { text } from './text.ts';

/** What a request to Support is about; its name is the page's. */
export const SUPPORT_TOPICS = [
  'account',
  'payments',
  'bets',
  'protection',
  'technical',
  'other',
] as const;
export type SupportTopic = (typeof SUPPORT_TOPICS)[number];

/** `open` waits for Support, `answered` for the player; `closed` needs nothing more. */
export const SUPPORT_STATUSES = ['open', 'answered', 'closed'] as const;
export type SupportStatus = (typeof SUPPORT_STATUSES)[number];

/** Characters of a message, after it is trimmed. */
export const SUPPORT_TEXT = { shortest: 10, longest: 4_000 } as const;
/** Requests of one player that wait for Support at the same time. */
export const MOST_OPEN_REQUESTS = 5;

const Text = text().check(
  z.trim(),
  z.minLength(SUPPORT_TEXT.shortest),
  z.maxLength(SUPPORT_TEXT.longest),
);

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What a request to the payment consultant is about: one payment, or a sub-topic. */
export const PaymentSubject = z.object({
  topic: z.enum(['deposit', 'withdrawal', 'methods']),
  subTopic: z.optional(text()),
  paymentId: z.optional(text().check(z.regex(UUID))),
});
export type PaymentSubject = z.infer<typeof PaymentSubject>;

/** One message of a request; times in milliseconds since epoch. */
export const SupportMessage = z.object({
  author: z.enum(['player', 'support']),
  text: text(),
  writtenAt: z.number(),
});
export type SupportMessage = z.infer<typeof SupportMessage>;

const requestShape = {
  /** What the player quotes: digits. */
  id: text(),
  topic: z.enum(SUPPORT_TOPICS),
  /** Of a request to the payment consultant. */
  payment: z.optional(PaymentSubject),
  status: z.enum(SUPPORT_STATUSES),
  createdAt: z.number(),
  updatedAt: z.number(),
  messages: z.array(SupportMessage),
};

/** A request to Support with all its messages, the first one first. */
export const SupportRequest = z.object(requestShape);
export type SupportRequest = z.infer<typeof SupportRequest>;

/** GET /support-api/v1/requests: the player's own of the last year, the latest first. */
export const SupportRequestsAnswer = z.object({ requests: z.array(SupportRequest) });

/** POST /support-api/v1/requests, with an idempotency key. */
export const WriteToSupport = z.strictObject({
  topic: z.enum(SUPPORT_TOPICS),
  /** Of the topic `payments` alone. */
  payment: z.optional(
    PaymentSubject.check(
      z.refine(isPaymentSubject, { error: 'must name a sub-topic or a payment' }),
    ),
  ),
  text: Text,
});
export type WriteToSupport = z.infer<typeof WriteToSupport>;

/** POST /support-api/v1/requests/:id/messages, with an idempotency key; opens the request again. */
export const FollowUp = z.strictObject({ text: Text });

/** What both of them answer. */
export const SupportRequestAnswer = z.object({ request: SupportRequest });

/** A request as operators have it. */
export const OperatorSupportRequest = z.object({ ...requestShape, playerId: text() });
export type OperatorSupportRequest = z.infer<typeof OperatorSupportRequest>;

/** GET /operator-api/v1/support/requests?status=: those first that have waited longest. */
export const OperatorSupportAnswer = z.object({
  requests: z.array(OperatorSupportRequest),
  /** How many of the status there are in all. */
  count: z.number(),
});

/** POST /operator-api/v1/support/requests/:id/answer */
export const AnswerRequest = z.strictObject({
  text: text().check(z.trim(), z.minLength(1), z.maxLength(SUPPORT_TEXT.longest)),
  /** How many messages the operator has read: an answer to an older state is refused. */
  read: z.int().check(z.gte(1)),
  close: z.boolean(),
});
export type AnswerRequest = z.infer<typeof AnswerRequest>;
