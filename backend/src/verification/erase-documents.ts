import { DAY } from '@touchline/domain/time';
import { appendAudit } from '../platform/audit/audit-log.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import {
  closedPlayers,
  deletePlayerRows,
  markErased,
  picturesDue,
  picturesOf,
} from './erasure-store.ts';
import type { VerificationOptions } from './verification-options.ts';
import { lockPlayer } from './verification-store.ts';

/** Days after the decision that a refused picture is stored: it proves nothing. */
const REFUSED_DAYS = 30;
/** A file without a row that is older than this was left by a process that ended midway. */
const LEFT_MS = DAY;
const AT_ONCE = 100;

type Options = Pick<VerificationOptions, 'pool' | 'clock' | 'files' | 'retentionDays'>;

/** Erases one picture. The file first: a row that says it was erased is always right. */
export async function erasePicture(
  { pool, clock, files }: Pick<Options, 'pool' | 'clock' | 'files'>,
  id: string,
): Promise<void> {
  await files.remove(id);
  await markErased(pool, { id, at: clock() });
}

/**
 * Erases all that is stored about who a player is: files, then rows, key and checks, in the audit log.
 * An account that was reopened meanwhile keeps its rows.
 */
async function erasePlayer(options: Options, playerId: string, closedBefore: number) {
  const { pool, clock } = options;
  for (const id of await picturesOf(pool, playerId)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, beside the requests
    await erasePicture(options, id);
  }
  await inTransaction(pool, async (client) => {
    await lockPlayer(client, playerId);
    const [stillClosed] = await closedPlayers(client, { closedBefore, most: 1, playerId });
    if (stillClosed === undefined) {
      return;
    }
    const documents = await deletePlayerRows(client, playerId);
    await appendAudit(client, {
      actor: 'system',
      action: 'documents.erase',
      subject: `player:${playerId}`,
      after: { documents },
      reason: `the account has been closed for ${options.retentionDays} days`,
      at: clock(),
    });
  });
}

/** Removes files that no document has. */
async function removeLeftFiles({ pool, clock, files }: Options): Promise<void> {
  const stored = await files.storedBefore(clock() - LEFT_MS);
  const { rows: known } = await pool.query(
    'SELECT id FROM identity_document WHERE id = ANY($1::uuid[]) AND erased_at IS NULL',
    [stored],
  );
  const ids = new Set(known.map(({ id }) => id));
  for (const id of stored.filter((each) => !ids.has(each))) {
    // oxlint-disable-next-line no-await-in-loop
    await files.remove(id);
  }
}

/**
 * Erases the pictures whose time is over, all about players whose accounts have been closed long enough, and files
 * that no document has. What cannot be erased now is left to the next time and keeps none of the others.
 */
export async function eraseDocuments(options: Options): Promise<void> {
  const { pool, clock, retentionDays } = options;
  const now = clock();
  const closedBefore = now - retentionDays * DAY;
  const pictures = await picturesDue(pool, {
    refusedBefore: now - REFUSED_DAYS * DAY,
    acceptedBefore: now - retentionDays * DAY,
    most: AT_ONCE,
  });
  const players = await closedPlayers(pool, { closedBefore, most: AT_ONCE });
  const acts = [
    ...pictures.map((id) => () => erasePicture(options, id)),
    ...players.map((id) => () => erasePlayer(options, id, closedBefore)),
    () => removeLeftFiles(options),
  ];
  const failures: unknown[] = [];
  for (const act of acts) {
    // oxlint-disable-next-line no-await-in-loop
    await act().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) {
    throw failures[0];
  }
}
