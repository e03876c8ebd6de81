import type { Clock } from '../../platform/clock.ts';
import type { PoolClient } from '../../platform/database/queryable.ts';
import type { Player } from '../../platform/http/player.ts';
import { endSession } from './end-sessions.ts';
import { digestOf, successorOf } from './refresh-token.ts';
import type { SessionGrant } from './session-grant.ts';
import { newestToken, readToken, storeToken } from './stored-tokens.ts';
import { END_REASONS } from './session-ending.ts';

/** A used token is answered with its successor this long: two tabs may refresh at the same time. */
const GRACE_MS = 30_000;

export type RefreshResult =
  | { readonly kind: 'granted'; readonly grant: SessionGrant }
  | { readonly kind: 'refused' }
  /** A token came back long after its use: it was copied. The sign-in is ended. */
  | { readonly kind: 'reused'; readonly player: Player };

/** A sign-in whose token was presented, as its grant goes on. */
type LiveSession = Pick<SessionGrant, 'player' | 'epoch' | 'remember'>;

const SESSION =
  'SELECT player_id, remember, epoch, ended_at FROM player_session WHERE id = $1 FOR UPDATE';

/** Locks the sign-in of a token; undefined where either has ended. */
async function lockSession(
  client: PoolClient,
  { token, id, clock }: { readonly token: string; readonly id: string; readonly clock: Clock },
): Promise<{ session: LiveSession; usedAt: Date | null; now: number } | undefined> {
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
    return undefined;
  }
  const { player_id: playerId, remember, epoch } = session;
  const player = { id: playerId, sessionId: id };
  return { session: { player, epoch, remember }, usedAt: current.used_at, now };
}

/** Uses a token up, and grants the one that follows it. */
async function rotate(
  client: PoolClient,
  session: LiveSession,
  { token, secret, now }: { token: string; secret: Uint8Array; now: number },
): Promise<SessionGrant> {
  const id = session.player.sessionId;
  const refreshToken = successorOf(token, secret);
  await client.query('UPDATE refresh_token SET used_at = $2 WHERE digest = $1', [
    digestOf(token),
    new Date(now),
  ]);
  await client.query('UPDATE player_session SET last_seen_at = $2 WHERE id = $1', [
    id,
    new Date(now),
  ]);
  const { remember } = session;
  const expiresAt = await storeToken(client, refreshToken, { id, remember, now });
  return { ...session, refreshToken, expiresAt };
}

/**
 * Answers a refresh token in the caller's transaction: with the next one, or with the newest of its
 * chain if it was used a moment ago. One that comes back later ends its sign-in.
 */
export async function refreshSession(
  client: PoolClient,
  token: string,
  { secret, clock }: { readonly secret: Uint8Array; readonly clock: Clock },
): Promise<RefreshResult> {
  const found = await readToken(client, token);
  const id = found?.session_id;
  const locked = id === undefined ? undefined : await lockSession(client, { token, id, clock });
  if (locked === undefined) {
    return { kind: 'refused' };
  }
  const { session, usedAt, now } = locked;
  if (usedAt === null) {
    return { kind: 'granted', grant: await rotate(client, session, { token, secret, now }) };
  }
  const isInGrace = now - usedAt.getTime() <= GRACE_MS;
  const newest = isInGrace ? await newestToken(client, token, secret) : undefined;
  if (newest !== undefined) {
    const expiresAt = newest.row.expires_at.getTime();
    return { kind: 'granted', grant: { ...session, refreshToken: newest.token, expiresAt } };
  }
  const { player } = session;
  await endSession(client, player.sessionId, { reason: END_REASONS.tokenReused, at: clock() });
  return { kind: 'reused', player };
}
