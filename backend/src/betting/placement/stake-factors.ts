import type { StakeFactor } from '@touchline/contracts/betting';
import type { RecordAct } from '../../platform/audit/operator-acts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/** A player's share of the ordinary maximum stake, and why it is not all of it. */
export type PlayerFactor = Pick<StakeFactor, 'factor' | 'reason'>;

export interface StakeFactors {
  /** Undefined for a player who is treated like any other. */
  readonly of: (playerId: string) => Promise<PlayerFactor | undefined>;
  /** Sets it, or takes it back; what it was and who changed it is in the audit log. */
  readonly set: (
    playerId: string,
    change: { readonly next: PlayerFactor | undefined; readonly audit: RecordAct },
  ) => Promise<void>;
}

/** Another instance's change is seen after this long. */
const KEPT_MS = 5_000;

/** Sets a player's factor, or takes it back, with its row in the audit log. */
async function changeFactor(
  client: PoolClient,
  change: {
    readonly playerId: string;
    readonly next: PlayerFactor | undefined;
    readonly audit: RecordAct;
    readonly at: number;
  },
): Promise<void> {
  const { playerId, next, audit, at } = change;
  // Of two simultaneous operators, the second replaces what the first has set.
  await client.query(
    `SELECT pg_advisory_xact_lock(hashtext('stake-factor'), $1::bigint::integer)`,
    [playerId],
  );
  const { rows } = await client.query(
    'DELETE FROM stake_factor WHERE player_id = $1 RETURNING player_id, factor, reason',
    [playerId],
  );
  if (next !== undefined) {
    await client.query('INSERT INTO stake_factor (player_id, factor, reason) VALUES ($1, $2, $3)', [
      playerId,
      next.factor,
      next.reason,
    ]);
  }
  const [before] = rows;
  if (before !== undefined || next !== undefined) {
    await audit({
      client,
      subject: `player:${playerId}`,
      before: before && { factor: Number(before.factor), reason: before.reason },
      after: next,
      at,
    });
  }
}

/** Few players have one, so all of them are kept and read again every few seconds. */
export function createStakeFactors({
  pool,
  clock,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
}): StakeFactors {
  let known: { readonly at: number; readonly rows: Promise<ReadonlyMap<string, PlayerFactor>> };

  async function load(): Promise<ReadonlyMap<string, PlayerFactor>> {
    const { rows } = await pool.query({
      name: 'betting.stake-factors',
      text: 'SELECT player_id, factor, reason FROM stake_factor',
    });
    return new Map(
      rows.map(({ player_id: id, factor, reason }) => [id, { factor: Number(factor), reason }]),
    );
  }

  function current(): Promise<ReadonlyMap<string, PlayerFactor>> {
    const at = clock();
    if (known === undefined || at - known.at >= KEPT_MS) {
      const rows = load();
      known = { at, rows };
      rows.catch(() => {
        known = { at: -Infinity, rows };
      });
    }
    return known.rows;
  }

  return {
    of: async (playerId) => (await current()).get(playerId),
    set: async (playerId, { next, audit }) => {
      await inTransaction(pool, (client) =>
        changeFactor(client, { playerId, next, audit, at: clock() }),
      );
      known = { at: -Infinity, rows: known?.rows ?? load() };
    },
  };
}
