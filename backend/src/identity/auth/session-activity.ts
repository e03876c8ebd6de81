import type { Queryable } from '../../platform/database/queryable.ts';

/** What a page reports of its player; times in milliseconds since epoch. */
export interface SessionActivity {
  readonly time: number;
  readonly isPlaying: boolean;
  /** A session whose last activity is older stays as it is. */
  readonly notBefore: number;
}

/** Moments without activity since then, milliseconds since epoch: of pages that play something, and of others. */
export interface InactiveSince {
  readonly playing: number;
  readonly others: number;
}

/**
 * Notes activity at a time.
 * @returns the latest that is known; undefined where the session has ended or was inactive too long
 */
export async function noteActivity(
  source: Queryable,
  sessionId: string,
  { time, isPlaying, notBefore }: SessionActivity,
): Promise<number | undefined> {
  const { rows } = await source.query(
    `UPDATE player_session
     SET last_active_at = GREATEST(coalesce(last_active_at, created_at), $2), is_playing = $3
     WHERE id = $1 AND ended_at IS NULL AND coalesce(last_active_at, created_at) >= $4
     RETURNING last_active_at`,
    [sessionId, new Date(time), isPlaying, new Date(notBefore)],
  );
  return rows[0]?.last_active_at?.getTime();
}

/** Ends the sessions without activity since these moments. */
export async function endInactive(
  source: Queryable,
  { playing, others }: InactiveSince,
  now: number,
): Promise<void> {
  await source.query(
    `UPDATE player_session SET ended_at = $1, end_reason = 'inactive'
     WHERE ended_at IS NULL AND coalesce(last_active_at, created_at)
       < CASE WHEN is_playing THEN $2::timestamptz ELSE $3::timestamptz END`,
    [new Date(now), new Date(playing), new Date(others)],
  );
}
