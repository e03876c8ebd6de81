import type { BehaviourFlag, BehaviourFlagKind } from '@touchline/domain/protection';
import type { Pool, PoolClient, RowOf } from '../../platform/database/queryable.ts';

/** A flag that holds, as stored; times in milliseconds since epoch. */
export interface StoredFlag extends BehaviourFlag {
  readonly playerId: string;
  readonly raisedAt: number;
  /** The latest night in which the rule held. */
  readonly seenAt: number;
}

const FLAGS_OF_PLAYER = `SELECT player_id, kind, measure, raised_at, seen_at FROM behaviour_flag
  WHERE player_id = $1 AND ended_at IS NULL ORDER BY raised_at DESC, id DESC`;
const LATEST_FLAGS = `SELECT player_id, kind, measure, raised_at, seen_at FROM behaviour_flag
  WHERE ended_at IS NULL ORDER BY raised_at DESC, id DESC LIMIT 200`;

function flagOf(row: RowOf<typeof FLAGS_OF_PLAYER>): StoredFlag {
  return {
    playerId: row.player_id,
    kind: row.kind as BehaviourFlagKind,
    measure: row.measure,
    raisedAt: row.raised_at.getTime(),
    seenAt: row.seen_at.getTime(),
  };
}

/** The flags of a player that hold, the latest first. */
export async function flagsOf(pool: Pool, playerId: string): Promise<readonly StoredFlag[]> {
  const { rows } = await pool.query(FLAGS_OF_PLAYER, [playerId]);
  return rows.map(flagOf);
}

/** The flags of all players that hold, those raised last first. */
export async function latestFlags(pool: Pool): Promise<readonly StoredFlag[]> {
  const { rows } = await pool.query(LATEST_FLAGS);
  return rows.map(flagOf);
}

/** Raises the flags of a player that a night found, keeps those that hold on, and ends the others. */
export async function replaceFlags(
  client: PoolClient,
  {
    playerId,
    flags,
    at,
  }: {
    readonly playerId: string;
    readonly flags: readonly BehaviourFlag[];
    readonly at: number;
  },
): Promise<void> {
  const kinds = flags.map(({ kind }) => kind);
  await client.query(
    `UPDATE behaviour_flag SET ended_at = $3
     WHERE player_id = $1 AND ended_at IS NULL AND kind <> ALL ($2)`,
    [playerId, kinds, new Date(at)],
  );
  await client.query(
    `INSERT INTO behaviour_flag (player_id, kind, measure, raised_at, seen_at)
     SELECT $1, kind, measure, $4, $4 FROM unnest($2::text[], $3::integer[]) AS found (kind, measure)
     ON CONFLICT (player_id, kind) WHERE ended_at IS NULL
       DO UPDATE SET measure = EXCLUDED.measure, seen_at = EXCLUDED.seen_at`,
    [playerId, kinds, flags.map(({ measure }) => measure), new Date(at)],
  );
}
