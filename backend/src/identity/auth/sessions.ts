import { randomUUID } from 'node:crypto';
import { DAY } from '@touchline/domain/time';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import type { Player } from '../../platform/http/player.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { endSession, endSessionsOf } from './end-sessions.ts';
import { type RefreshResult, refreshSession } from './refresh-session.ts';
import { createRefreshToken, digestOf } from './refresh-token.ts';
import {
  endInactive,
  type InactiveSince,
  noteActivity,
  type SessionActivity,
} from './session-activity.ts';
import type { SessionGrant } from './session-grant.ts';
import { storeToken } from './stored-tokens.ts';

const FIRST_EPOCH = 1;

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
   * @returns the latest that is known; undefined where the session has ended or was inactive too long
   */
  readonly noteActivity: (
    sessionId: string,
    activity: SessionActivity,
  ) => Promise<number | undefined>;
  /** Ends the sessions without activity since these moments. */
  readonly endInactive: (since: InactiveSince) => Promise<void>;
  readonly end: (sessionId: string, reason: string) => Promise<void>;
  /** Ends every sign-in of a player and returns them. @param except one that goes on */
  readonly endAll: (
    playerId: string,
    reason: string,
    except?: string,
  ) => Promise<readonly string[]>;
  /** Forgets a sign-in that no browser was given. */
  readonly discard: (sessionId: string) => Promise<void>;
  /** Deletes what expired long ago. */
  readonly prune: () => Promise<void>;
}

async function startSession(
  client: PoolClient,
  { playerId, remember }: { readonly playerId: string; readonly remember: boolean },
  clock: Clock,
): Promise<SessionGrant> {
  const id = randomUUID();
  await client.query(
    `INSERT INTO player_session (id, player_id, remember, epoch, created_at, last_seen_at,
       proved_at) VALUES ($1, $2, $3, $4, $5, $5, $5)`,
    [id, playerId, remember, FIRST_EPOCH, new Date(clock())],
  );
  const refreshToken = createRefreshToken();
  const expiresAt = await storeToken(client, refreshToken, { id, remember, now: clock() });
  const player = { id: playerId, sessionId: id };
  return { player, epoch: FIRST_EPOCH, refreshToken, remember, expiresAt };
}

/** Sign-ins and their rotating refresh tokens. */
export function createSessions(options: {
  readonly pool: Pool;
  readonly secret: Uint8Array;
  readonly clock: Clock;
}): Sessions {
  const { pool, clock } = options;

  return {
    start: (client, sign) => startSession(client, sign, clock),
    refresh: (token) => inTransaction(pool, (client) => refreshSession(client, token, options)),
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
    noteActivity: (sessionId, activity) => noteActivity(pool, sessionId, activity),
    endInactive: (since) => endInactive(pool, since, clock()),
    end: (sessionId, reason) => endSession(pool, sessionId, { reason, at: clock() }),
    endAll: (playerId, reason, except) =>
      endSessionsOf(pool, playerId, { reason, at: clock(), except }),
    discard: async (sessionId) => {
      await pool.query('DELETE FROM player_session WHERE id = $1', [sessionId]);
    },
    prune: async () => {
      const now = clock();
      await pool.query('DELETE FROM refresh_token WHERE expires_at < $1', [new Date(now - DAY)]);
      await pool.query('DELETE FROM login_failure WHERE failed_at < $1', [new Date(now - DAY)]);
    },
  };
}
