import {
  CHECK_REASONS,
  CHECK_STATES,
  DOCUMENT_KINDS,
  DOCUMENT_REFUSALS,
} from '@touchline/domain/verification';
import * as z from 'zod/mini';
import { text } from './text.ts';

/** Bytes of an uploaded picture; the page sends smaller ones. */
export const DOCUMENT_BYTES = 8_388_608;
/** What a picture may be: by its content, whatever its name says. */
export const DOCUMENT_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

const Kind = z.enum(DOCUMENT_KINDS);
const State = z.enum(['needed', 'checking', 'accepted', 'expiring', 'refused', 'expired']);

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
  event: z.enum([
    'uploaded',
    'accepted',
    'refused',
    'requested',
    'expiring',
    'expired',
    'verified',
    'unverified',
    'erased',
    'check-started',
    'check-retry',
    'check-failed',
    'check-passed',
    'check-requested',
  ]),
  /** Of the first six alone. */
  kind: z.optional(Kind),
  /** Of a document that was refused, or the first one of a check that was not passed. */
  reason: z.optional(z.union([z.enum(DOCUMENT_REFUSALS), z.enum(CHECK_REASONS)])),
  note: z.optional(text()),
  at: z.number(),
});
export type VerificationEvent = z.infer<typeof VerificationEvent>;

/** The check of a player's identity by a provider; without a state the player has not begun it. */
export const IdentityCheck = z.object({
  state: z.optional(z.enum(CHECK_STATES)),
  /** Of a check that was not passed. */
  reasons: z.array(z.enum(CHECK_REASONS)),
});
export type IdentityCheck = z.infer<typeof IdentityCheck>;

/** What is stored of a player's pictures. */
export const PictureStorage = z.object({
  /** How many. */
  pictures: z.number(),
  /** How many of them the player may have erased now. */
  erasable: z.number(),
  /** Days for which the law has the others kept after the account is closed. */
  keptDays: z.number(),
  /** Until when they are kept, milliseconds since epoch; of a closed account alone. */
  keptUntil: z.optional(z.number()),
});
export type PictureStorage = z.infer<typeof PictureStorage>;

/** GET /documents-api/v1/documents: how far the player's own verification is. */
export const VerificationAnswer = z.object({
  isVerified: z.boolean(),
  /** One for each kind. */
  documents: z.array(VerificationDocument),
  /** The latest first. */
  events: z.array(VerificationEvent),
  /** Where a provider checks identities in place of the house. */
  check: z.optional(IdentityCheck),
  storage: PictureStorage,
});
export type VerificationAnswer = z.infer<typeof VerificationAnswer>;

/**
 * POST /documents-api/v1/documents, with an idempotency key: the body is the picture itself, as
 * `application/octet-stream`. POST /documents-api/v1/erasure has no body and erases what the law does not have the
 * house keep. Both answer as GET does.
 */
export const UploadDocument = z.object({ kind: Kind });

/**
 * POST /documents-api/v1/check: opens the provider's page. The player returns to `sumsub`, in the language of the
 * request. The result comes from the provider itself: the way back says nothing.
 */
export const OpenCheckAnswer = z.object({
  /** Of the provider's page, on its own origin. */
  url: text(),
});
