import { DAY } from '@touchline/domain/time';
import type { VerificationAnswer } from '@touchline/contracts/verification';
import { appendAudit, byPlayer } from '../platform/audit/audit-log.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { erasePicture } from './erase-documents.ts';
import { accountClosedAt, picturesOf } from './erasure-store.ts';
import type { VerificationOptions } from './verification-options.ts';
import { addEvent, lockPlayer } from './verification-store.ts';

/** What is stored of a player's pictures, what of it the player may have erased, and how long the rest is kept. */
export async function readStorage(
  { retentionDays }: Pick<VerificationOptions, 'retentionDays'>,
  client: Queryable,
  playerId: string,
): Promise<VerificationAnswer['storage']> {
  const closedAt = await accountClosedAt(client, playerId);
  return {
    pictures: (await picturesOf(client, playerId)).length,
    erasable: (await picturesOf(client, playerId, 'refused')).length,
    keptDays: retentionDays,
    ...(closedAt !== undefined && { keptUntil: closedAt + retentionDays * DAY }),
  };
}

/**
 * Erases what a player may have erased: the pictures that were refused. What the law has the house keep stays, and
 * pictures that are being checked are the player's own open request. A second call finds nothing more.
 */
export async function eraseOnRequest(
  options: VerificationOptions,
  playerId: string,
): Promise<void> {
  const { pool, clock } = options;
  const pictures = await picturesOf(pool, playerId, 'refused');
  for (const id of pictures) {
    // oxlint-disable-next-line no-await-in-loop -- few, and each is written down
    await erasePicture(options, id);
  }
  if (pictures.length === 0) {
    return;
  }
  await inTransaction(pool, async (client) => {
    await lockPlayer(client, playerId);
    const at = clock();
    await addEvent(client, playerId, { event: 'erased', at });
    await appendAudit(client, {
      ...byPlayer(playerId),
      action: 'documents.erase',
      after: { documents: pictures },
      reason: 'requested by the player',
      at,
    });
  });
}
