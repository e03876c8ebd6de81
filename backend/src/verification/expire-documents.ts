import { EXPIRY_NOTICE_DAYS } from '@touchline/domain/verification';
import { DAY } from '@touchline/domain/time';
import { appendAudit } from '../platform/audit/audit-log.ts';
import type { RecordAct } from '../platform/audit/operator-acts.ts';
import type { PoolClient } from '../platform/database/queryable.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { withdrawProof } from './change-verified.ts';
import {
  documentsDue,
  type ExpiringDocument,
  isReplaced,
  markExpired,
  markWarned,
} from './expiry-store.ts';
import type { VerificationOptions } from './verification-options.ts';
import { addEvent, lockPlayer } from './verification-store.ts';

const AT_ONCE = 100;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

const record: RecordAct = async ({ client, ...act }) => {
  await appendAudit(client, {
    actor: 'system',
    action: 'document.expire',
    ...act,
    reason: 'the last day of the document has passed',
  });
};

/** Notifies a player of a document whose last day is near; one that was replaced concerns no one. */
async function warn(
  client: PoolClient,
  { languageOf, writeNotice }: VerificationOptions,
  { document, at }: { readonly document: ExpiringDocument; readonly at: number },
): Promise<void> {
  const { id, playerId, kind } = document;
  if ((await markWarned(client, { id, at })) && !(await isReplaced(client, document))) {
    await addEvent(client, playerId, { event: 'expiring', kind, at });
    const language = await languageOf(client, playerId);
    await writeNotice(client, { kind: 'documents-expiring', playerId, language });
  }
}

/** Ends a document whose last day has passed, and with it the verification that nothing else proves. */
async function expire(
  client: PoolClient,
  options: VerificationOptions,
  { document, at }: { readonly document: ExpiringDocument; readonly at: number },
): Promise<void> {
  const { id, playerId, kind } = document;
  if ((await markExpired(client, { id, at })) && !(await isReplaced(client, document))) {
    await addEvent(client, playerId, { event: 'expired', kind, at });
    const language = await options.languageOf(client, playerId);
    await options.writeNotice(client, { kind: 'documents-expired', playerId, language });
    await record({
      client,
      subject: `player:${playerId}`,
      before: { document: id, state: 'accepted' },
      after: { document: id, kind, state: 'expired' },
      at,
    });
    await withdrawProof(client, options, { playerId, audit: record, at });
  }
}

/**
 * Notifies players of documents that expire within 30 days, once each, and ends those whose last day has passed:
 * they are needed again, and who was verified by them is not any more.
 */
export async function expireDocuments(options: VerificationOptions): Promise<void> {
  const { pool, clock } = options;
  const at = clock();
  const due = await documentsDue(pool, {
    today: dayOf(at),
    soon: dayOf(at + EXPIRY_NOTICE_DAYS * DAY),
    most: AT_ONCE,
  });
  for (const { isOver, ...document } of due) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, beside the requests
    await inTransaction(pool, async (client) => {
      await lockPlayer(client, document.playerId);
      await (isOver ? expire : warn)(client, options, { document, at });
    });
  }
}
