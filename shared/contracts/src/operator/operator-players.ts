import { MAX_AUDIT_REASON } from '@touchline/domain/audit';
import * as z from 'zod/mini';
import { text } from '../text.ts';
import { EndSession, OwnSession } from '../identity/own-sessions.ts';
import { OperatorExclusion } from './operator-protection.ts';

/** Characters of an operator's note about a player. */
export const PLAYER_NOTE = 2_000;

const Cursor = z.optional(text());
const Reason = text().check(z.trim(), z.minLength(3), z.maxLength(MAX_AUDIT_REASON));

/** A player as a search lists them; what is not known is empty. Times in milliseconds since epoch. */
export const FoundPlayer = z.object({
  id: text(),
  name: text(),
  surname: text(),
  email: text(),
  /** With plus. */
  phone: text(),
  /** ISO 3166 alpha-2. */
  country: text(),
  registeredAt: z.number(),
  isBanned: z.boolean(),
});
export type FoundPlayer = z.infer<typeof FoundPlayer>;

/** GET /operator-api/v1/players?search=: by number, e-mail, phone, document or the beginning of a name. */
export const FoundPlayersAnswer = z.object({
  players: z.array(FoundPlayer),
  /** There are more than are listed. */
  isCut: z.boolean(),
});

/** GET /operator-api/v1/players/:id: who a player is. */
export const OperatorPlayer = z.object({
  ...FoundPlayer.shape,
  /** ISO date. */
  birthday: text(),
  isEmailConfirmed: z.boolean(),
  isPhoneConfirmed: z.boolean(),
  /** Series and number of the identity document. */
  document: text(),
  address: text(),
  currency: text(),
  registration: z.enum(['full', 'one-click', 'phone', 'social']),
  hasTwoFactor: z.boolean(),
  passkeys: z.int(),
});
export type OperatorPlayer = z.infer<typeof OperatorPlayer>;

/** GET /operator-api/v1/players/:id/status: what a player may do at the moment. */
export const OperatorPlayerStatus = z.object({
  /** 0 where the player is not banned. */
  banLevel: z.int(),
  /** 1: not verified, 3: verified. */
  verificationStatus: z.int(),
  isIdentificationNeeded: z.boolean(),
  /** Whether data is still owed from registration. */
  owesData: z.boolean(),
  /** Whether the terms have changed since the player agreed. */
  owesTerms: z.boolean(),
  hasDeposit: z.boolean(),
  exclusions: z.array(OperatorExclusion),
});
export type OperatorPlayerStatus = z.infer<typeof OperatorPlayerStatus>;

/** GET /operator-api/v1/players/:id/sessions?before=: of the last 12 months, the newest first. */
export const OperatorSessionsAnswer = z.object({
  sessions: z.array(OwnSession),
  next: Cursor,
});

/** POST /operator-api/v1/players/:id/sessions/end: one, or all. */
export const EndPlayerSessions = z.strictObject({
  id: z.optional(EndSession.shape.id),
  reason: Reason,
});
export type EndPlayerSessions = z.infer<typeof EndPlayerSessions>;

/** GET /operator-api/v1/players/:id/withdrawal-freeze: until when nothing is paid out; empty where it is. */
export const WithdrawalFreezeAnswer = z.object({ until: z.optional(z.number()) });

/** POST /operator-api/v1/players/:id/withdrawal-freeze/lift */
export const LiftFreeze = z.strictObject({ reason: Reason });
export type LiftFreeze = z.infer<typeof LiftFreeze>;

/** A message of the house as its player reads it. */
export const OperatorPlayerMessage = z.object({
  id: text(),
  kind: z.enum(['operator', 'promotion', 'system']),
  title: text(),
  body: text(),
  createdAt: z.number(),
  isRead: z.boolean(),
});
export type OperatorPlayerMessage = z.infer<typeof OperatorPlayerMessage>;

/** GET /operator-api/v1/players/:id/messages?cursor=, the latest first. */
export const OperatorMessagesAnswer = z.object({
  messages: z.array(OperatorPlayerMessage),
  nextCursor: Cursor,
});

/** What an operator has noted about a player. */
export const PlayerNote = z.object({
  id: text(),
  /** The operator's name. */
  author: text(),
  text: text(),
  writtenAt: z.number(),
});
export type PlayerNote = z.infer<typeof PlayerNote>;

/** GET /operator-api/v1/players/:id/notes?cursor=, the latest first. */
export const PlayerNotesAnswer = z.object({ notes: z.array(PlayerNote), nextCursor: Cursor });

/** POST /operator-api/v1/players/:id/notes with `Idempotency-Key`. */
export const AddPlayerNote = z.strictObject({
  text: text().check(z.trim(), z.minLength(1), z.maxLength(PLAYER_NOTE)),
});
export type AddPlayerNote = z.infer<typeof AddPlayerNote>;

/** Something done about a player or by them, as the audit log has it. */
export const PlayerAct = z.object({
  position: text(),
  at: z.number(),
  /** `operator:<name>`, `player:<id>` or `system`. */
  actor: text(),
  action: text(),
  subject: text(),
  reason: z.optional(text()),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
});
export type PlayerAct = z.infer<typeof PlayerAct>;

/** GET /operator-api/v1/players/:id/audit?cursor=, the latest first. */
export const PlayerAuditAnswer = z.object({ acts: z.array(PlayerAct), nextCursor: Cursor });
