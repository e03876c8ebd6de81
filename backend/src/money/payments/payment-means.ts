import type { SavedMeans } from '@touchline/contracts/money';
import type { Pool } from '../../platform/database/queryable.ts';

/** A method of a provider. */
interface UsedMethod {
  readonly provider: string;
  readonly methodId: string;
}

/** What a player has paid with, the latest first, and where else money may go. */
export async function savedMeans(
  pool: Pool,
  playerId: string,
): Promise<{
  /** By a method of a provider. */
  readonly of: (used: UsedMethod) => SavedMeans[];
  /** Whether anything that they paid with can take money back. */
  readonly hasPaid: boolean;
  /** Accounts in their own name that brought no money in. */
  readonly own: readonly SavedMeans[];
  /** Where money may go by a method: back to where it came from, and elsewhere only where that is nowhere. */
  readonly payableOf: (used: UsedMethod) => SavedMeans[];
}> {
  const { rows } = await pool.query(
    `SELECT provider, method_id, means_id, label, used_at, holder FROM payment_means
     WHERE player_id = $1 ORDER BY used_at DESC`,
    [playerId],
  );
  const paid = rows.filter(({ holder }) => holder === null);
  const own = rows.filter(({ holder }) => holder !== null);
  const shown = (row: (typeof rows)[number]) => ({
    id: row.means_id,
    label: row.label,
    usedAt: row.used_at.getTime(),
  });
  const among =
    (from: typeof rows) =>
    ({ provider, methodId }: UsedMethod) =>
      from
        .filter((row) => row.provider === provider && row.method_id === methodId)
        .map((row) => shown(row));
  return {
    of: among(paid),
    hasPaid: paid.length > 0,
    own: own.map(shown),
    payableOf: among(paid.length > 0 ? paid : own),
  };
}
