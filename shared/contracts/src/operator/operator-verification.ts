import { MAX_AUDIT_REASON } from '@touchline/domain/audit';
import { DOCUMENT_KINDS, DOCUMENT_REFUSALS } from '@touchline/domain/verification';
import * as z from 'zod/mini';
import { text } from '../text.ts';
import { VerificationAnswer, VerificationDocument } from '../verification.ts';

/** Characters of what an operator writes to the player about a document. */
export const DOCUMENT_NOTE = 300;

const Kind = z.enum(DOCUMENT_KINDS);
const IsoDate = text().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const Note = text().check(z.trim(), z.maxLength(DOCUMENT_NOTE));

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
export const DecideDocument = z.union([
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

/** POST /operator-api/v1/verification/players/:id/check: the player is to do the provider's check again. */
export const RepeatCheck = z.strictObject({
  /** For the audit log. */
  reason: text().check(z.trim(), z.minLength(3), z.maxLength(MAX_AUDIT_REASON)),
});
export type RepeatCheck = z.infer<typeof RepeatCheck>;

/** What all of them answer. */
export const OperatorVerificationAnswer = z.object({
  person: VerifiedPerson,
  verification: VerificationAnswer,
});
