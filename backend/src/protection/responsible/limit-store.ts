import { randomUUID } from 'node:crypto';
import { LIMIT_TYPE, type LimitType, type PlayerLimit } from '@touchline/domain/limits';
import type { PoolClient, Queryable } from '../../platform/database/queryable.ts';

const BREAKS: readonly LimitType[] = [
  LIMIT_TYPE.selfExclusion,
  LIMIT_TYPE.depositTimeOut,
  LIMIT_TYPE.selfExclusionMarker,
];

/** A limit as stored; times in milliseconds since epoch. */
export interface StoredLimit extends PlayerLimit {
  readonly id: string;
  /** Of amounts only. */
  readonly currency: string | undefined;
  /** When it was requested; for a confirmed raise, when it came into force. */
  readonly startsAt: number;
  /** Of breaks: an id of `EXCLUSION_REASONS`, where the player gave one. */
  readonly reason: number | undefined;
  /** Of a marker: days of the term it belongs to; undefined for an exclusion without an end. */
  readonly termDays: number | undefined;
  /** Of a marker: from when a return may be requested. */
  readonly returnFrom: number | undefined;
}

/** Makes other changes and checks of the player's limits wait until this transaction ends. */
export async function lockLimits(client: PoolClient, playerId: string): Promise<void> {
  await client.query("SELECT pg_advisory_xact_lock(hashtext('player-limits'), $1::integer)", [
    playerId,
  ]);
}

/** The limits of a player that count or wait: active, pending, and not over. */
export async function currentLimits(
  client: Queryable,
  { playerId, now }: { readonly playerId: string; readonly now: number },
): Promise<readonly StoredLimit[]> {
  const { rows } = await client.query(
    `SELECT id, limit_type, value, currency, state, started_at, ends_at, reason, term_days, return_from
     FROM player_limit
     WHERE player_id = $1 AND state <> 'INACTIVE' AND (ends_at IS NULL OR ends_at > $2)
     ORDER BY limit_type, state`,
    [playerId, new Date(now)],
  );
  return rows.map((row) => ({
    id: row.id,
    type: row.limit_type as LimitType,
    value: Number(row.value),
    currency: row.currency ?? undefined,
    state: row.state,
    startsAt: row.started_at.getTime(),
    endsAt: row.ends_at?.getTime(),
    reason: row.reason ?? undefined,
    termDays: row.term_days ?? undefined,
    returnFrom: row.return_from?.getTime(),
  }));
}

/**
 * Whether deposits are refused for a break: an exclusion, a time-out, a closed account, or a match with an
 * excluded person.
 */
export async function isOnBreak(
  client: Queryable,
  { playerId, now }: { readonly playerId: string; readonly now: number },
): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT is_matched($1, $2) OR is_closed($1) OR EXISTS (SELECT FROM player_limit WHERE player_id = $1
       AND limit_type = ANY ($3) AND state = 'ACTIVE' AND (ends_at IS NULL OR ends_at > $2))
       AS is_on_break`,
    [playerId, new Date(now), BREAKS],
  );
  return rows[0]?.is_on_break === true;
}

/** Adds a limit. */
export async function insertLimit(
  client: PoolClient,
  limit: {
    readonly playerId: string;
    readonly type: LimitType;
    readonly value: number;
    readonly currency?: string | undefined;
    readonly state: 'ACTIVE' | 'PENDING';
    readonly startsAt: number;
    readonly endsAt?: number | undefined;
    readonly reason?: number | undefined;
    readonly termDays?: number | undefined;
    readonly returnFrom?: number | undefined;
  },
): Promise<void> {
  await client.query(
    `INSERT INTO player_limit (id, player_id, limit_type, value, currency, state, requested_at,
       started_at, ends_at, reason, term_days, return_from)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10, $11)`,
    [
      randomUUID(),
      limit.playerId,
      limit.type,
      limit.value,
      limit.currency ?? null,
      limit.state,
      new Date(limit.startsAt),
      limit.endsAt === undefined ? null : new Date(limit.endsAt),
      limit.reason ?? null,
      limit.termDays ?? null,
      limit.returnFrom === undefined ? null : new Date(limit.returnFrom),
    ],
  );
}

/** Takes limits out of force, with the reason. */
export async function closeLimits(
  client: PoolClient,
  change: { readonly ids: readonly string[]; readonly reason: string; readonly at: number },
): Promise<void> {
  if (change.ids.length > 0) {
    await client.query(
      `UPDATE player_limit SET state = 'INACTIVE', closed_at = $2, close_reason = $3
       WHERE id = ANY($1::uuid[])`,
      [change.ids, new Date(change.at), change.reason],
    );
  }
}

/** Closes periods that have ended, so that a new one of the type can begin. */
export async function closeEnded(
  client: PoolClient,
  { playerId, now }: { readonly playerId: string; readonly now: number },
): Promise<void> {
  await client.query(
    `UPDATE player_limit SET state = 'INACTIVE', closed_at = ends_at, close_reason = 'ended'
     WHERE player_id = $1 AND state = 'ACTIVE' AND ends_at <= $2`,
    [playerId, new Date(now)],
  );
}

/** Brings a confirmed pending limit into force. */
export async function activateLimit(
  client: PoolClient,
  { id, at }: { readonly id: string; readonly at: number },
): Promise<void> {
  await client.query(`UPDATE player_limit SET state = 'ACTIVE', started_at = $2 WHERE id = $1`, [
    id,
    new Date(at),
  ]);
}
