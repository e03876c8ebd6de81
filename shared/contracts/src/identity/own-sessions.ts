import * as z from 'zod/mini';
import { Period } from '../period.ts';
import { text } from '../text.ts';

/** How a page names a session; the session's own id is never sent. */
const SessionName = text().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/));

export const DEVICE_KINDS = ['phone', 'tablet', 'computer', 'other'] as const;
/** What a browser runs on, as far as it says. */
export const DeviceKind = z.enum(DEVICE_KINDS);

/** Why a session is over. */
const SessionEnding = z.enum([
  'signed-out',
  'signed-out-elsewhere',
  'inactive',
  'expired',
  'password-changed',
  'two-factor-changed',
  'token-reused',
  'excluded',
  'closed',
  'other',
]);
export type SessionEnding = z.infer<typeof SessionEnding>;

/** A sign-in of the player. Times are milliseconds since epoch. */
export const OwnSession = z.object({
  id: SessionName,
  startedAt: z.number(),
  lastSeenAt: z.number(),
  device: DeviceKind,
  /** With its main version, e.g. "Chrome 131"; undefined where it was not recognised. */
  browser: z.optional(text()),
  system: z.optional(text()),
  /** Shortened, e.g. "203.0.113.•". */
  network: z.optional(text()),
  /** ISO 3166 alpha-2, capitals; undefined where no proxy names it. */
  country: z.optional(text()),
  /** Of sessions that are over; its time is not known for those that expired. */
  end: z.optional(z.object({ how: SessionEnding, at: z.optional(z.number()) })),
});
export type OwnSession = z.infer<typeof OwnSession>;

/** GET /web-api/auth/v1/sessions: the live sessions, the one of the request first. */
export const OwnSessionsAnswer = z.object({
  current: text(),
  sessions: z.array(OwnSession),
});
export type OwnSessionsAnswer = z.infer<typeof OwnSessionsAnswer>;

export const SESSION_STATES = ['alive', 'ended'] as const;

/** Which sign-ins; a period is of when they were made. */
export const SessionFilter = z.object({
  ...Period.shape,
  device: z.optional(DeviceKind),
  state: z.optional(z.enum(SESSION_STATES)),
});
export type SessionFilter = z.infer<typeof SessionFilter>;

/** GET /web-api/auth/v1/sessions/history with a `SessionFilter` and `before`. */
export const SessionHistoryQuery = z.object({
  ...SessionFilter.shape,
  before: z.optional(SessionName),
});

/** Sign-ins of the last 12 months, the newest first. */
export const SessionHistoryAnswer = z.object({
  sessions: z.array(OwnSession),
  /** `before` of the next page, if there is one. */
  next: z.optional(text()),
});
export type SessionHistoryAnswer = z.infer<typeof SessionHistoryAnswer>;

/**
 * GET /web-api/auth/v1/sessions/history/export with a `SessionFilter` and `language`: comma-separated values with a line
 * for each sign-in, times in UTC. With `/pdf` after it: a `HistoryPdf`.
 */
export const SessionExport = z.string();

/** POST /web-api/auth/v1/sessions/end */
export const EndSession = z.object({ id: SessionName });

/** Also answers POST /web-api/auth/v1/sessions/end-others. */
export const EndedSessionsAnswer = z.object({ ended: z.number() });
