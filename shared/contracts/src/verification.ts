import { MAX_AUDIT_REASON } from '@touchline/domain/audit';
import { DOCUMENT_KINDS, DOCUMENT_REFUSALS } from '@touchline/domain/verification';
import * as z from 'zod/mini';
import { text } from './text.ts';

/** Bytes of an uploaded picture; the page sends smaller ones. */
export const DOCUMENT_BYTES = 8_388_608;
/** What a picture may be: by its content, whatever its name says. */
export const DOCUMENT_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** Characters of what an operator writes to the player about a document. */
export const DOCUMENT_NOTE = 300;

const Kind = z.enum(DOCUMENT_KINDS);
const State = z.enum(['needed', 'checking', 'accepted', 'refused', 'expired']);
const IsoDate = text().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const Note = text().check(z.trim(), z.maxLength(DOCUMENT_NOTE));

/** What became of one kind of document; times in milliseconds since epoch. */
export const VerificationDocument = z.object({
  kind: Kind,
  state: State,
  /** An operator has asked for it, beyond what everybody uploads. */
  isRequested: z.boolean(),
  /** Of a document that was refused. */
  reason: z.optional(z.enum(DOCUMENT_REFUSALS)),
  /** What the operator wrote about it. */
  note: z.optional(text()),
  expiresOn: z.optional(text()),
});
export type VerificationDocument = z.infer<typeof VerificationDocument>;

/** Something that happened in a player's verification. */
export const VerificationEvent = z.object({
  event: z.enum(['uploaded', 'accepted', 'refused', 'requested', 'verified']),
  /** None of `verified`. */
  kind: z.optional(Kind),
  reason: z.optional(z.enum(DOCUMENT_REFUSALS)),
  note: z.optional(text()),
  at: z.number(),
});
export type VerificationEvent = z.infer<typeof VerificationEvent>;

/** GET /documents-api/v1/documents: how far the player's own verification is. */
export const VerificationAnswer = z.object({
  isVerified: z.boolean(),
  /** One for each kind. */
  documents: z.array(VerificationDocument),
  /** The latest first. */
  events: z.array(VerificationEvent),
});
export type VerificationAnswer = z.infer<typeof VerificationAnswer>;

/**
 * POST /documents-api/v1/documents, with an idempotency key: the body is the picture itself, as
 * `application/octet-stream`.
 */
export const UploadDocument = z.object({ kind: Kind });

/** What the player has said about themselves, for the comparison with a document. */
export const VerifiedPerson = z.object({
  playerId: text(),
  name: text(),
  surname: text(),
  birthday: text(),
  country: text(),
  passport: text(),
  passportDate: text(),
  address: text(),
});
export type VerifiedPerson = z.infer<typeof VerifiedPerson>;

/** A document that waits for an operator, beside what the player says. */
export const WaitingDocument = z.object({
  id: text(),
  kind: Kind,
  uploadedAt: z.number(),
  person: VerifiedPerson,
  /** All documents of the player. */
  documents: z.array(VerificationDocument),
});
export type WaitingDocument = z.infer<typeof WaitingDocument>;

/** GET /operator-api/v1/verification/documents: those first that have waited longest. */
export const WaitingDocumentsAnswer = z.object({
  documents: z.array(WaitingDocument),
  /** How many wait in all. */
  count: z.number(),
});

/** POST /operator-api/v1/verification/documents/:id/decision */
export const DecideDocument = z.discriminatedUnion('decision', [
  z.strictObject({
    decision: z.literal('accept'),
    /** The last day on which the document is valid, where it has one. */
    expiresOn: z.optional(IsoDate),
  }),
  z.strictObject({
    decision: z.literal('refuse'),
    /** What the player reads. */
    cause: z.enum(DOCUMENT_REFUSALS),
    note: z.optional(Note),
  }),
]);
export type DecideDocument = z.infer<typeof DecideDocument>;

/** POST /operator-api/v1/verification/players/:id/requests: the player is to upload a document. */
export const RequestDocument = z.strictObject({
  kind: Kind,
  note: z.optional(Note),
  /** For the audit log. */
  reason: text().check(z.trim(), z.minLength(3), z.maxLength(MAX_AUDIT_REASON)),
});
export type RequestDocument = z.infer<typeof RequestDocument>;

/** What both of them answer. */
export const OperatorVerificationAnswer = z.object({
  person: VerifiedPerson,
  verification: VerificationAnswer,
});
