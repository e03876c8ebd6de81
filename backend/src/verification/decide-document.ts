import type { DecideDocument } from '@touchline/contracts/operator';
import type { RecordAct } from '../platform/audit/operator-acts.ts';
import type { PoolClient } from '../platform/database/queryable.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { verifyOnceProved } from './change-verified.ts';
import { decideStored, findDocument, type StoredDocument } from './document-store.ts';
import type { VerificationOptions } from './verification-options.ts';
import { addEvent, lockPlayer } from './verification-store.ts';

const STATES = { accept: 'accepted', refuse: 'refused' } as const;

/** A document that exists. @throws ApiError `not_found` */
export async function requireDocument(
  client: Pick<PoolClient, 'query'>,
  id: string,
): Promise<StoredDocument> {
  const document = await findDocument(client, id);
  if (document === undefined) {
    throw new ApiError('not_found', 'there is no such document');
  }
  return document;
}

function assertValid(decision: DecideDocument, today: string): void {
  const last = decision.decision === 'accept' ? decision.expiresOn : undefined;
  if (last === undefined) {
    return;
  }
  if (Number.isNaN(Date.parse(last)) || !new Date(last).toISOString().startsWith(last)) {
    throw new ApiError('validation_failed', 'there is no such day');
  }
  if (last < today) {
    throw new ApiError('validation_failed', 'a document that has expired cannot be accepted');
  }
}

/**
 * Decides about a document that waits; the last one that was needed makes its player verified.
 * @returns whose document it is
 * @throws ApiError `not_found`; `document_decided` where another operator was first; `validation_failed`
 */
export async function decideDocument(
  { pool, clock, status, writeNotice }: VerificationOptions,
  act: { readonly id: string; readonly decision: DecideDocument; readonly audit: RecordAct },
): Promise<string> {
  const { id, decision, audit } = act;
  const at = clock();
  assertValid(decision, new Date(at).toISOString().slice(0, 10));
  const { playerId } = await requireDocument(pool, id);
  await inTransaction(pool, async (client) => {
    await lockPlayer(client, playerId);
    const { kind, language } = await requireDocument(client, id);
    const state = STATES[decision.decision];
    const why =
      decision.decision === 'refuse'
        ? { reason: decision.cause, note: decision.note }
        : { expiresOn: decision.expiresOn };
    if (!(await decideStored(client, { id, state, ...why, at }))) {
      throw new ApiError('document_decided', 'this document was decided about already');
    }
    const { reason, note } = { reason: undefined, note: undefined, ...why };
    await addEvent(client, playerId, { event: state, kind, reason, note, at });
    await writeNotice(client, { kind: 'documents-checked', playerId, language });
    await audit({
      client,
      subject: `player:${playerId}`,
      before: { document: id, state: 'checking' },
      after: { document: id, kind, state, ...(reason !== undefined && { cause: reason }) },
      at,
    });
    await verifyOnceProved(client, { status }, { playerId, audit, at });
  });
  return playerId;
}
