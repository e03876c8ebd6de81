import { createHash, randomUUID } from 'node:crypto';
import type { DocumentKind } from '@touchline/domain/verification';
import { documentStates, isUploadOpen } from '@touchline/domain/verification';
import { DAY } from '@touchline/domain/time';
import type { Queryable } from '../platform/database/queryable.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { countUploads, findUpload, insertDocument } from './document-store.ts';
import { readPicture } from './read-picture.ts';
import { readFacts } from './read-verification.ts';
import type { VerificationOptions } from './verification-options.ts';
import { addEvent, lockPlayer } from './verification-store.ts';

/** Uploads of a player in a day: each document several times over. */
const MOST_A_DAY = 30;

/** A picture as a player sends it; its key makes a retry the same document. */
export interface Upload {
  readonly playerId: string;
  readonly key: string;
  readonly kind: DocumentKind;
  readonly bytes: Buffer;
  /** Of the page. */
  readonly language: string;
}

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/**
 * Whether a key has uploaded this picture already.
 * @throws ApiError `idempotency_key_reused` where it uploaded another one
 */
async function isUploaded(client: Queryable, upload: Upload): Promise<boolean> {
  const known = await findUpload(client, upload);
  if (known === undefined) {
    return false;
  }
  if (known.kind !== upload.kind || !known.digest.equals(digestOf(upload.bytes))) {
    throw new ApiError('idempotency_key_reused', 'the key belongs to another document');
  }
  return true;
}

/** @throws ApiError `document_not_requested`, `rate_limited` */
async function assertOpen(
  client: Queryable,
  { playerId, kind, now }: Pick<Upload, 'playerId' | 'kind'> & { readonly now: number },
): Promise<void> {
  const state = documentStates(await readFacts(client, { playerId, now }))[kind];
  if (!isUploadOpen(state)) {
    throw new ApiError('document_not_requested', `this document is ${state} already`);
  }
  if ((await countUploads(client, { playerId, since: now - DAY })) >= MOST_A_DAY) {
    throw new ApiError('rate_limited', 'too many documents today, try again tomorrow');
  }
}

/**
 * Whether there is something to store. A retry that meets its first attempt may find the document closed by it:
 * it is answered as that one is.
 */
async function isWanted(client: Queryable, upload: Upload, now: number): Promise<boolean> {
  if (await isUploaded(client, upload)) {
    return false;
  }
  try {
    await assertOpen(client, { ...upload, now });
    return true;
  } catch (error) {
    if (await isUploaded(client, upload)) {
      return false;
    }
    throw error;
  }
}

/**
 * Adds a picture to a player's documents: made again, encrypted and stored before its row says so. What a lost
 * process leaves without a row is removed later.
 * @throws ApiError `document_not_requested`, `document_type_unsupported`, `document_unreadable`,
 *   `idempotency_key_reused`, `rate_limited`
 */
export async function uploadDocument(
  { pool, clock, files, keys }: VerificationOptions,
  upload: Upload,
): Promise<void> {
  const { playerId, key, kind, bytes, language } = upload;
  if (!(await isWanted(pool, upload, clock()))) {
    return;
  }
  const picture = await readPicture(bytes);
  const id = randomUUID();
  const sealed = await keys.seal(pool, { playerId, documentId: id }, picture);
  await files.write(id, sealed);
  let isStored = false;
  try {
    isStored = await inTransaction(pool, async (client) => {
      const at = clock();
      await lockPlayer(client, playerId);
      if (await isUploaded(client, upload)) {
        return false;
      }
      await assertOpen(client, { playerId, kind, now: at });
      const digest = digestOf(bytes);
      await insertDocument(client, { id, playerId, key, digest, kind, language, at });
      await addEvent(client, playerId, { event: 'uploaded', kind, at });
      return true;
    });
  } finally {
    if (!isStored) {
      // A store that does not answer now: what has no row is removed later.
      await files.remove(id).catch(() => undefined);
    }
  }
}
