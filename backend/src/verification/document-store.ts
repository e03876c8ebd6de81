import type { DocumentFacts, DocumentKind, DocumentRefusal } from '@touchline/domain/verification';
import type { Queryable } from '../platform/database/queryable.ts';

/** A stored document; `state` is what was decided. */
export interface StoredDocument {
  readonly id: string;
  readonly playerId: string;
  readonly kind: DocumentKind;
  readonly state: DocumentFacts['documents'][number]['state'];
  readonly language: string;
  readonly uploadedAt: number;
  readonly reason?: DocumentRefusal | undefined;
  readonly note?: string | undefined;
  /** ISO date. */
  readonly expiresOn?: string | undefined;
}

interface DocumentRow {
  readonly id: string;
  readonly player_id: string;
  readonly kind: string;
  readonly state: string;
  readonly language: string;
  readonly uploaded_at: Date;
  readonly reason: string | null;
  readonly note: string | null;
  readonly expires_on: string | null;
}

function documentOf(row: DocumentRow): StoredDocument {
  return {
    id: row.id,
    playerId: row.player_id,
    kind: row.kind as DocumentKind,
    state: row.state as StoredDocument['state'],
    language: row.language,
    uploadedAt: row.uploaded_at.getTime(),
    ...(row.reason !== null && { reason: row.reason as DocumentRefusal }),
    ...(row.note !== null && row.note !== '' && { note: row.note }),
    ...(row.expires_on !== null && { expiresOn: row.expires_on }),
  };
}

/** All documents of a player, the latest first. */
export async function documentsOf(
  client: Queryable,
  playerId: string,
): Promise<readonly StoredDocument[]> {
  const { rows } = await client.query(
    `SELECT id, player_id, kind, state, language, uploaded_at, reason, note, expires_on::text
     FROM identity_document WHERE player_id = $1 ORDER BY uploaded_at DESC, id LIMIT 200`,
    [playerId],
  );
  return rows.map(documentOf);
}

/** One document; undefined where there is none. */
export async function findDocument(
  client: Queryable,
  id: string,
): Promise<StoredDocument | undefined> {
  const { rows } = await client.query(
    `SELECT id, player_id, kind, state, language, uploaded_at, reason, note, expires_on::text
     FROM identity_document WHERE id = $1`,
    [id],
  );
  return rows[0] && documentOf(rows[0]);
}

/** The documents that wait, those first that have waited longest, and how many there are in all. */
export async function waitingDocuments(
  client: Queryable,
  most: number,
): Promise<{ readonly documents: readonly StoredDocument[]; readonly count: number }> {
  const { rows } = await client.query(
    `SELECT id, player_id, kind, state, language, uploaded_at, reason, note, expires_on::text
     FROM identity_document WHERE state = 'checking' ORDER BY uploaded_at, id LIMIT $1`,
    [most],
  );
  const { rows: counted } = await client.query(
    `SELECT count(*)::int AS count FROM identity_document WHERE state = 'checking'`,
  );
  return { documents: rows.map(documentOf), count: counted[0]?.count ?? 0 };
}

/** What a player's key uploaded; undefined for a key that is new. */
export async function findUpload(
  client: Queryable,
  { playerId, key }: { readonly playerId: string; readonly key: string },
): Promise<{ readonly kind: string; readonly digest: Buffer } | undefined> {
  const { rows } = await client.query(
    'SELECT kind, digest FROM identity_document WHERE player_id = $1 AND key = $2',
    [playerId, key],
  );
  return rows[0];
}

/** How many documents a player has uploaded since a time. */
export async function countUploads(
  client: Queryable,
  { playerId, since }: { readonly playerId: string; readonly since: number },
): Promise<number> {
  const { rows } = await client.query(
    `SELECT count(*)::int AS count FROM identity_document
     WHERE player_id = $1 AND uploaded_at > $2`,
    [playerId, new Date(since)],
  );
  return rows[0]?.count ?? 0;
}

/** Adds a document that waits for an operator. */
export async function insertDocument(
  client: Queryable,
  document: {
    readonly id: string;
    readonly playerId: string;
    readonly key: string;
    readonly digest: Buffer;
    readonly kind: DocumentKind;
    readonly language: string;
    readonly at: number;
  },
): Promise<void> {
  const { id, playerId, key, digest, kind, language, at } = document;
  await client.query(
    `INSERT INTO identity_document (id, player_id, key, digest, kind, state, language, uploaded_at)
     VALUES ($1, $2, $3, $4, $5, 'checking', $6, $7)`,
    [id, playerId, key, digest, kind, language, new Date(at)],
  );
}

/**
 * Decides about a document that waits.
 * @returns whether it still waited: of two decisions one counts
 */
export async function decideStored(
  client: Queryable,
  decision: {
    readonly id: string;
    readonly state: 'accepted' | 'refused';
    readonly reason?: string | undefined;
    readonly note?: string | undefined;
    readonly expiresOn?: string | undefined;
    readonly at: number;
  },
): Promise<boolean> {
  const { id, state, reason, note, expiresOn, at } = decision;
  const { rowCount } = await client.query(
    `UPDATE identity_document SET state = $2, reason = $3, note = $4, expires_on = $5,
       decided_at = $6 WHERE id = $1 AND state = 'checking'`,
    [id, state, reason ?? null, note ?? null, expiresOn ?? null, new Date(at)],
  );
  return rowCount === 1;
}
