import { DAY } from '@touchline/domain/time';
import type { VerificationOptions } from './verification-options.ts';

/** Days after the decision that a picture is stored: what was refused proves nothing. */
const STORED_DAYS = { refused: 30, accepted: 5 * 365 } as const;
/** A file without a row that is older than this was left by a process that ended midway. */
const LEFT_MS = DAY;
const AT_ONCE = 100;

/** Erases the pictures whose time is over, and files that no document has. */
export async function eraseDocuments({
  pool,
  clock,
  files,
}: Pick<VerificationOptions, 'pool' | 'clock' | 'files'>): Promise<void> {
  const now = clock();
  const { rows } = await pool.query(
    `SELECT id FROM identity_document WHERE erased_at IS NULL AND decided_at IS NOT NULL
       AND decided_at < CASE state WHEN 'refused' THEN $1::timestamptz ELSE $2::timestamptz END
     ORDER BY decided_at LIMIT $3`,
    [
      new Date(now - STORED_DAYS.refused * DAY),
      new Date(now - STORED_DAYS.accepted * DAY),
      AT_ONCE,
    ],
  );
  for (const { id } of rows) {
    // The file first: a row that says it was erased is always right.
    // oxlint-disable-next-line no-await-in-loop -- one after the other, beside the requests
    await files.remove(id);
    // oxlint-disable-next-line no-await-in-loop
    await pool.query('UPDATE identity_document SET erased_at = $2 WHERE id = $1', [
      id,
      new Date(now),
    ]);
  }
  const stored = await files.storedBefore(now - LEFT_MS);
  const { rows: known } = await pool.query(
    'SELECT id FROM identity_document WHERE id = ANY($1::uuid[]) AND erased_at IS NULL',
    [stored],
  );
  const ids = new Set(known.map(({ id }) => id));
  await Promise.all(stored.filter((id) => !ids.has(id)).map((id) => files.remove(id)));
}
