import type { AgreementStatusAnswer } from '@touchline/contracts';
import type { Pool } from 'pg';

/** SQL over `terms`, `status` and `player`: they were published after the player last agreed. */
export const TERMS_CHANGED =
  'terms.published_at > coalesce(status.terms_agreed_at, player.terms_accepted_at)';

/** Whether the terms have changed since a player agreed to them, and since when they stand. */
export async function readAgreement(pool: Pool, playerId: string): Promise<AgreementStatusAnswer> {
  const { rows } = await pool.query<{ published_at: Date; changed: boolean }>(
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

/** Publishes the terms anew: every player is asked to agree. Returns the time they stand since. */
export async function publishTerms(pool: Pool, time: number): Promise<string> {
  const { rows } = await pool.query<{ published_at: Date }>(
    'INSERT INTO terms_version (published_at) VALUES ($1) RETURNING published_at',
    [new Date(time)],
  );
  return rows[0]?.published_at.toISOString() ?? '';
}

/**
 * A player agrees to the terms published at a time; to those published since, they have not agreed.
 * @returns whether these are the present terms
 */
export async function agreeToTerms(
  pool: Pool,
  agreement: { readonly playerId: string; readonly updatedAt: Date; readonly time: number },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `INSERT INTO player_status AS status (player_id, terms_agreed_at, updated_at)
     SELECT $1, terms.published_at, $3
     FROM (SELECT published_at FROM terms_version ORDER BY published_at DESC LIMIT 1) AS terms
     WHERE date_trunc('milliseconds', terms.published_at) = $2
     ON CONFLICT (player_id) DO UPDATE SET terms_agreed_at = excluded.terms_agreed_at,
       updated_at = excluded.updated_at`,
    [agreement.playerId, agreement.updatedAt, new Date(agreement.time)],
  );
  return rowCount === 1;
}
