import * as z from 'zod/mini';
import { SUPPORT_TOPICS } from './support.ts';
import { text } from './text.ts';

/** `waiting` to be made, also after attempts in vain; the others are final. */
export const CALL_STATUSES = ['waiting', 'reached', 'refused', 'unreached', 'cancelled'] as const;
export type CallStatus = (typeof CALL_STATUSES)[number];

/** How an attempt to call ended: the player was spoken to, did not answer, or did not want to speak. */
export const CALL_ENDS = ['reached', 'no-answer', 'refused'] as const;
export type CallEnd = (typeof CALL_ENDS)[number];

/** Calls that a player may request within 24 hours, cancelled ones included. */
export const MOST_CALLS_A_DAY = 5;
/** Characters of an operator's note. */
export const CALL_NOTE_LENGTH = 1_000;

const time = () => z.int().check(z.gte(0));
const Digits = (most: number) => text().check(z.regex(/^\d+$/), z.maxLength(most));
const Language = text().check(z.regex(/^[a-z]{2}$/));

/** From a moment until before another, in milliseconds since epoch. */
const CallWindow = z.object({ from: time(), to: time() });

const callShape = {
  /** What the player quotes: digits. */
  id: text(),
  topic: z.enum(SUPPORT_TOPICS),
  language: text(),
  status: z.enum(CALL_STATUSES),
  /** When the player wants to be called. */
  window: CallWindow,
  /** Of a waiting one: not before. */
  dueAt: time(),
  createdAt: time(),
  updatedAt: time(),
};

/** A call that a player has requested. */
export const PhoneCall = z.object({
  ...callShape,
  /** Its end alone. */
  phone: text(),
  /** An operator is calling now. */
  isTaken: z.boolean(),
  attempts: z.array(z.object({ end: z.enum(CALL_ENDS), at: time() })),
});
export type PhoneCall = z.infer<typeof PhoneCall>;

/** GET /support-api/v1/calls: the player's own of the last year, the latest first, and what they may choose. */
export const CallsAnswer = z.object({
  isOffered: z.boolean(),
  calls: z.array(PhoneCall),
  windows: z.array(CallWindow),
  languages: z.array(text()),
  /** The end of the number in the profile; empty without one. */
  phone: text(),
  /** Of the player's account, ISO 3166-1 alpha-2: where another number is likely from. */
  country: text(),
});
export type CallsAnswer = z.infer<typeof CallsAnswer>;

/** POST /support-api/v1/calls, with an idempotency key. */
export const RequestCall = z.strictObject({
  topic: z.enum(SUPPORT_TOPICS),
  /** Another number than that of the profile: the country's digits and those after it. */
  phone: z.optional(z.strictObject({ code: Digits(4), number: Digits(15) })),
  /** When the chosen window begins. */
  from: time(),
  language: Language,
});
export type RequestCall = z.infer<typeof RequestCall>;

/** What a request and its cancellation answer. */
export const PhoneCallAnswer = z.object({ call: PhoneCall });

/** A call as operators have it. */
export const OperatorCall = z.object({
  ...callShape,
  playerId: text(),
  /** E.164, with plus. */
  phone: text(),
  /** The operator who calls now. */
  takenBy: z.optional(text()),
  attempts: z.array(
    z.object({ end: z.enum(CALL_ENDS), at: time(), operator: text(), note: text() }),
  ),
});
export type OperatorCall = z.infer<typeof OperatorCall>;

/** The two halves of the queue. */
export const CALL_QUEUES = ['waiting', 'over'] as const;
export type CallQueue = (typeof CALL_QUEUES)[number];

/** GET /operator-api/v1/support/calls?queue=: waiting ones by when they are due, others the latest first. */
export const OperatorCallsAnswer = z.object({
  calls: z.array(OperatorCall),
  /** How many there are in all. */
  count: z.number(),
});

/** POST /operator-api/v1/support/calls/:id/attempts, by the operator who has taken it. */
export const EndCall = z.strictObject({
  end: z.enum(CALL_ENDS),
  /** Seen by operators alone. */
  note: text().check(z.trim(), z.maxLength(CALL_NOTE_LENGTH)),
});
export type EndCall = z.infer<typeof EndCall>;
