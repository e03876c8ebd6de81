import type { Queryable } from '../../platform/database/queryable.ts';

/** Why and when a sign-in ends. */
export interface SessionEnd {
  readonly reason: string;
  /** Milliseconds since epoch. */
  readonly at: number;
}

/** Ends a sign-in; one that has ended keeps its first reason. */
export async function endSession(
  source: Queryable,
  sessionId: string,
  { reason, at }: SessionEnd,
): Promise<void> {
  await source.query(
    `UPDATE player_session SET ended_at = $2, end_reason = $3 WHERE id = $1 AND ended_at IS NULL`,
    [sessionId, new Date(at), reason],
  );
}

/**
 * Ends every sign-in of a player.
 * @param end.except one that goes on
 * @returns those that were alive
 */
export async function endSessionsOf(
  source: Queryable,
  playerId: string,
  { reason, at, except }: SessionEnd & { readonly except?: string | undefined },
): Promise<readonly string[]> {
  const { rows } = await source.query(
    `UPDATE player_session SET ended_at = $2, end_reason = $3
     WHERE player_id = $1 AND ended_at IS NULL AND id IS DISTINCT FROM $4 RETURNING id`,
    [playerId, new Date(at), reason, except ?? null],
  );
  return rows.map((row) => row.id);
}
