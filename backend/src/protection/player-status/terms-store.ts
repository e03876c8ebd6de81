import type { AgreementStatusAnswer } from '@touchline/contracts/identity';
import { appendAudit, byPlayer } from '../../platform/audit/audit-log.ts';
import type { RecordAct } from '../../platform/audit/operator-acts.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Pool, Queryable } from '../../platform/database/queryable.ts';

/** SQL over `terms`, `status` and `player`: they were published after the player last agreed. */
export const TERMS_CHANGED =
  'terms.published_at > coalesce(status.terms_agreed_at, player.terms_accepted_at)';

/** Whether the terms have changed since a player agreed to them, and since when they apply. */
export async function readAgreement(
  pool: Queryable,
  playerId: string,
): Promise<AgreementStatusAnswer> {
  const { rows } = await pool.query(
    `SELECT terms.published_at,
       ${TERMS_CHANGED} AS changed
     FROM (SELECT published_at FROM terms_version ORDER BY published_at DESC LIMIT 1) AS terms
       JOIN player ON player.id = $1
       LEFT JOIN player_status AS status ON status.player_id = player.id`,
    [playerId],
  );
  const [row] = rows;
  return row === undefined
    ? { result: false, updatedAt: '' }
    : { result: row.changed, updatedAt: row.published_at.toISOString() };
}

/** Has every player agree again before they continue. Returns the time since when the terms apply. */
export async function addTermsVersion(client: Queryable, time: number): Promise<string> {
  const { rows } = await client.query(
    'INSERT INTO terms_version (published_at) VALUES ($1) RETURNING published_at',
    [new Date(time)],
  );
  return rows[0]?.published_at.toISOString() ?? '';
}

/** Publishes the terms again: every player has to agree. Returns the time since when they apply. */
export async function publishTerms(
  pool: Pool,
  { time, audit }: { readonly time: number; readonly audit: RecordAct },
): Promise<string> {
  return inTransaction(pool, async (client) => {
    const updatedAt = await addTermsVersion(client, time);
    await audit({ client, subject: 'terms', after: { updatedAt }, at: time });
    return updatedAt;
  });
}

/**
 * A player agrees to the terms published at a time; to those published since, they have not agreed.
 * @returns whether these are the present terms
 */
export async function agreeToTerms(
  pool: Pool,
  agreement: { readonly playerId: string; readonly updatedAt: Date; readonly time: number },
): Promise<boolean> {
  const { playerId, updatedAt, time } = agreement;
  return inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `INSERT INTO player_status AS status (player_id, terms_agreed_at, updated_at)
       SELECT $1, terms.published_at, $3
       FROM (SELECT published_at FROM terms_version ORDER BY published_at DESC LIMIT 1) AS terms
       WHERE date_trunc('milliseconds', terms.published_at) = $2
       ON CONFLICT (player_id) DO UPDATE SET terms_agreed_at = excluded.terms_agreed_at,
         updated_at = excluded.updated_at
       WHERE status.terms_agreed_at IS DISTINCT FROM excluded.terms_agreed_at
       RETURNING player_id`,
      [playerId, updatedAt, new Date(time)],
    );
    if (rowCount === 1) {
      await client.query('SELECT accept_articles($1, $2)', [playerId, new Date(time)]);
      await appendAudit(client, {
        ...byPlayer(playerId),
        action: 'terms.accept',
        after: { updatedAt: updatedAt.toISOString() },
        at: time,
      });
      return true;
    }
    return (await readAgreement(client, playerId)).updatedAt === updatedAt.toISOString();
  });
}
