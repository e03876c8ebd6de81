import type { SavedMeans } from '@touchline/contracts/money';
import type { Pool } from '../../platform/database/queryable.ts';

/** What a player has paid with, the latest first. */
export async function savedMeans(
  pool: Pool,
  playerId: string,
): Promise<{
  /** By a method of a provider. */
  readonly of: (used: { readonly provider: string; readonly methodId: string }) => SavedMeans[];
}> {
  const { rows } = await pool.query(
    `SELECT provider, method_id, means_id, label, used_at FROM payment_means
     WHERE player_id = $1 ORDER BY used_at DESC`,
    [playerId],
  );
  return {
    of: ({ provider, methodId }) =>
      rows
        .filter((row) => row.provider === provider && row.method_id === methodId)
        .map((row) => ({ id: row.means_id, label: row.label, usedAt: row.used_at.getTime() })),
  };
}
