import type { PushSubscription } from '@touchline/contracts/contact-preferences';
import type { Player } from '../../platform/http/player.ts';
import type { PoolClient, Queryable } from '../../platform/database/queryable.ts';

/** Devices of one player; one more takes the place of the oldest. */
const MOST_DEVICES = 20;

/** What is turned on: the endpoint of a session, and the number of the player's devices. */
export async function devicesOf(
  client: Queryable,
  { id: playerId, sessionId }: Player,
): Promise<{ readonly endpoint?: string; readonly devices: number }> {
  const { rows } = await client.query(
    'SELECT endpoint, session_id FROM push_device WHERE player_id = $1',
    [playerId],
  );
  const own = rows.find((row) => row.session_id === sessionId);
  return { devices: rows.length, ...(own !== undefined && { endpoint: own.endpoint }) };
}

/** Turns a device on for a session. The same browser counts once, whoever was signed in there before. */
export async function addDevice(
  client: PoolClient,
  player: Player,
  { subscription, now }: { readonly subscription: PushSubscription; readonly now: number },
): Promise<void> {
  const { id: playerId, sessionId } = player;
  const { endpoint, keys } = subscription;
  // One request of a player after the other, so that repetitions meet what is there.
  await client.query('SELECT FROM player WHERE id = $1 FOR NO KEY UPDATE', [playerId]);
  // What waits for another player of this browser is not for this one.
  await client.query(
    `DELETE FROM push_device WHERE (session_id = $1 AND endpoint <> $2)
       OR (endpoint = $2 AND player_id <> $3)
       OR id IN (SELECT id FROM push_device WHERE player_id = $3 AND endpoint <> $2
                 ORDER BY id DESC OFFSET $4)`,
    [sessionId, endpoint, playerId, MOST_DEVICES - 1],
  );
  await client.query(
    `INSERT INTO push_device (player_id, session_id, endpoint, public_key, auth_secret, added_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (endpoint) DO UPDATE SET session_id = EXCLUDED.session_id,
       public_key = EXCLUDED.public_key, auth_secret = EXCLUDED.auth_secret`,
    [playerId, sessionId, endpoint, keys.p256dh, keys.auth, new Date(now)],
  );
}

/** Turns off the device of a session, and what waits for it. */
export async function removeDevice(client: Queryable, { sessionId }: Player): Promise<void> {
  await client.query('DELETE FROM push_device WHERE session_id = $1', [sessionId]);
}

/** Removes a device that its push service knows no longer. */
export async function forgetDevice(client: Queryable, deviceId: string): Promise<void> {
  await client.query('DELETE FROM push_device WHERE id = $1', [deviceId]);
}

/** Removes the devices whose sessions have ended or expired. */
export async function removeSignedOut(client: Queryable, now: number): Promise<void> {
  await client.query(
    `DELETE FROM push_device USING player_session
     WHERE player_session.id = session_id AND (ended_at IS NOT NULL OR NOT EXISTS (
       SELECT FROM refresh_token token
       WHERE token.session_id = player_session.id AND token.expires_at > $1))`,
    [new Date(now)],
  );
}
