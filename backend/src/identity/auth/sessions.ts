import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, PoolClient, RowOf } from '../../platform/database/queryable.ts';
import type { Player } from '../../platform/http/player.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { createRefreshToken, digestOf, successorOf } from './refresh-token.ts';

const DAY = 86_400_000;
const LIFETIME = { remembered: 30 * DAY, unremembered: DAY / 2 } as const;

const FIRST_EPOCH = 1;

/** A used token is answered with its successor this long: two tabs may refresh at the same time. */
const GRACE_MS = 30_000;

export interface SessionGrant {
  readonly player: Player;
  /** What access tokens of the sign-in carry now. */
  readonly epoch: number;
  readonly refreshToken: string;
  readonly remember: boolean;
  /** When the refresh token dies if it is never used, milliseconds since epoch. */
  readonly expiresAt: number;
}

export type RefreshResult =
  | { readonly kind: 'granted'; readonly grant: SessionGrant }
  | { readonly kind: 'refused' }
  /** A token came back long after its use: it was copied. The sign-in is ended. */
  | { readonly kind: 'reused'; readonly player: Player };

export interface Sessions {
  readonly start: (
    client: PoolClient,
    sign: { readonly playerId: string; readonly remember: boolean },
  ) => Promise<SessionGrant>;
  readonly refresh: (token: string) => Promise<RefreshResult>;
  /** Whose sign-in a refresh token belongs to, without using it up. */
  readonly peek: (token: string) => Promise<Player | undefined>;
  /** Notes that the player is here now. @returns whether the sign-in is still alive */
  readonly touch: (sessionId: string) => Promise<boolean>;
  /**
   * Notes activity at a time.
   * @param activity.notBefore a session whose last activity is older stays as it is
   * @returns the latest that is known; undefined where the session has ended or was inactive too long
   */
  readonly noteActivity: (
    sessionId: string,
    activity: {
      readonly time: number;
      readonly isPlaying: boolean;
      readonly notBefore: number;
    },
  ) => Promise<number | undefined>;
  /** Ends the sessions without activity since these moments: of pages that play something, and of others. */
  readonly endInactive: (since: {
    readonly playing: number;
    readonly others: number;
  }) => Promise<void>;
  readonly end: (sessionId: string, reason: string) => Promise<void>;
  /** Ends every sign-in of a player and returns them. */
  readonly endAll: (playerId: string, reason: string) => Promise<readonly string[]>;
  /** Deletes what expired long ago. */
  readonly prune: () => Promise<void>;
}

const TOKEN = 'SELECT session_id, expires_at, used_at FROM refresh_token WHERE digest = $1';
const SESSION =
  'SELECT player_id, remember, epoch, ended_at FROM player_session WHERE id = $1 FOR UPDATE';

type TokenRow = RowOf<typeof TOKEN>;

async function readToken(client: PoolClient, token: string): Promise<TokenRow | undefined> {
  const { rows } = await client.query(TOKEN, [digestOf(token)]);
  return rows[0];
}

/** Sign-ins and their rotating refresh tokens. */
export function createSessions(options: {
  readonly pool: Pool;
  readonly secret: Uint8Array;
  readonly clock: Clock;
}): Sessions {
  const { pool, secret, clock } = options;

  async function storeToken(
    client: PoolClient,
    token: string,
    session: { readonly id: string; readonly remember: boolean },
  ): Promise<number> {
    const expiresAt = clock() + LIFETIME[session.remember ? 'remembered' : 'unremembered'];
    await client.query(
      'INSERT INTO refresh_token (digest, session_id, expires_at) VALUES ($1, $2, $3)',
      [digestOf(token), session.id, new Date(expiresAt)],
    );
    return expiresAt;
  }

  async function endIn(client: PoolClient | Pool, sessionId: string, reason: string) {
    await client.query(
      `UPDATE player_session SET ended_at = $2, end_reason = $3 WHERE id = $1 AND ended_at IS NULL`,
      [sessionId, new Date(clock()), reason],
    );
  }

  /** Follows the chain from a used token to its newest, unused descendant. */
  async function newest(
    client: PoolClient,
    used: string,
  ): Promise<{ token: string; row: TokenRow } | undefined> {
    let token = used;
    for (;;) {
      token = successorOf(token, secret);
      const row = await readToken(client, token);
      if (row === undefined || row.used_at === null) {
        return row && { token, row };
      }
    }
  }

  async function refreshIn(client: PoolClient, token: string): Promise<RefreshResult> {
    const found = await readToken(client, token);
    if (found === undefined) {
      return { kind: 'refused' };
    }
    const id = found.session_id;
    // Refreshes of one sign-in queue up here; what they read afterwards is settled.
    const { rows } = await client.query(SESSION, [id]);
    const session = rows[0];
    const current = await readToken(client, token);
    const now = clock();
    if (
      session === undefined ||
      current === undefined ||
      session.ended_at !== null ||
      current.expires_at.getTime() <= now
    ) {
      return { kind: 'refused' };
    }
    const player = { id: session.player_id, sessionId: id };
    const { remember, epoch } = session;
    if (current.used_at === null) {
      const next = successorOf(token, secret);
      await client.query('UPDATE refresh_token SET used_at = $2 WHERE digest = $1', [
        digestOf(token),
        new Date(now),
      ]);
      await client.query('UPDATE player_session SET last_seen_at = $2 WHERE id = $1', [
        id,
        new Date(now),
      ]);
      const expiresAt = await storeToken(client, next, { id, remember });
      return {
        kind: 'granted',
        grant: { player, epoch, refreshToken: next, remember, expiresAt },
      };
    }
    const follower =
      now - current.used_at.getTime() <= GRACE_MS ? await newest(client, token) : undefined;
    if (follower !== undefined) {
      const expiresAt = follower.row.expires_at.getTime();
      return {
        kind: 'granted',
        grant: { player, epoch, refreshToken: follower.token, remember, expiresAt },
      };
    }
    await endIn(client, id, 'token-reused');
    return { kind: 'reused', player };
  }

  return {
    start: async (client, { playerId, remember }) => {
      const id = randomUUID();
      await client.query(
        `INSERT INTO player_session (id, player_id, remember, epoch, created_at, last_seen_at,
           proved_at) VALUES ($1, $2, $3, $4, $5, $5, $5)`,
        [id, playerId, remember, FIRST_EPOCH, new Date(clock())],
      );
      const refreshToken = createRefreshToken();
      const expiresAt = await storeToken(client, refreshToken, { id, remember });
      const player = { id: playerId, sessionId: id };
      return { player, epoch: FIRST_EPOCH, refreshToken, remember, expiresAt };
    },
    refresh: (token) => inTransaction(pool, (client) => refreshIn(client, token)),
    peek: async (token) => {
      const { rows } = await pool.query(
        `SELECT s.id, s.player_id FROM refresh_token t JOIN player_session s ON s.id = t.session_id
         WHERE t.digest = $1 AND t.expires_at > $2 AND s.ended_at IS NULL`,
        [digestOf(token), new Date(clock())],
      );
      return rows[0] && { id: rows[0].player_id, sessionId: rows[0].id };
    },
    touch: async (sessionId) => {
      const { rowCount } = await pool.query(
        'UPDATE player_session SET last_seen_at = $2 WHERE id = $1 AND ended_at IS NULL',
        [sessionId, new Date(clock())],
      );
      return rowCount === 1;
    },
    noteActivity: async (sessionId, { time, isPlaying, notBefore }) => {
      const { rows } = await pool.query(
        `UPDATE player_session
         SET last_active_at = GREATEST(coalesce(last_active_at, created_at), $2), is_playing = $3
         WHERE id = $1 AND ended_at IS NULL AND coalesce(last_active_at, created_at) >= $4
         RETURNING last_active_at`,
        [sessionId, new Date(time), isPlaying, new Date(notBefore)],
      );
      return rows[0]?.last_active_at?.getTime();
    },
    endInactive: async ({ playing, others }) => {
      await pool.query(
        `UPDATE player_session SET ended_at = $1, end_reason = 'inactive'
         WHERE ended_at IS NULL AND coalesce(last_active_at, created_at)
           < CASE WHEN is_playing THEN $2::timestamptz ELSE $3::timestamptz END`,
        [new Date(clock()), new Date(playing), new Date(others)],
      );
    },
    end: (sessionId, reason) => endIn(pool, sessionId, reason),
    endAll: async (playerId, reason) => {
      const { rows } = await pool.query(
        `UPDATE player_session SET ended_at = $2, end_reason = $3
         WHERE player_id = $1 AND ended_at IS NULL RETURNING id`,
        [playerId, new Date(clock()), reason],
      );
      return rows.map((row) => row.id);
    },
    prune: async () => {
      const now = clock();
      await pool.query('DELETE FROM refresh_token WHERE expires_at < $1', [new Date(now - DAY)]);
      await pool.query('DELETE FROM login_failure WHERE failed_at < $1', [new Date(now - DAY)]);
    },
  };
}
