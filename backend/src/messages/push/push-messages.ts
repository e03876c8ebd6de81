import type { Pool, RowOf } from '../../platform/database/queryable.ts';

const LONGEST_WAIT_MINUTES = 60;

const CLAIM = `UPDATE push_message SET attempts = attempts + 1,
    next_try_at = $1::timestamptz + least(2 ^ attempts, $2) * interval '1 minute'
  WHERE id = (
    SELECT id FROM push_message WHERE next_try_at <= $1 ORDER BY next_try_at
    FOR UPDATE SKIP LOCKED LIMIT 1
  ) RETURNING id`;

const MESSAGE = `SELECT message.id, message.device_id, message.notice, message.facts,
    message.broadcast_id, message.attempts, message.written_at, device.player_id, device.endpoint,
    device.public_key, device.auth_secret, contact.language
  FROM push_message message
  JOIN push_device device ON device.id = message.device_id
  JOIN player_session session ON session.id = device.session_id
  LEFT JOIN contact_settings contact ON contact.player_id = device.player_id
  WHERE message.id = $1 AND session.ended_at IS NULL`;

/** A message that a job has claimed, with the device that it is for. */
export type ClaimedPush = RowOf<typeof MESSAGE>;

/**
 * Claims the message that has waited longest; no other job claims it for a minute, and for twice as long after each
 * attempt. One whose session has ended meanwhile is removed.
 * @returns undefined where none is due
 */
export async function claimPush(pool: Pool, now: number): Promise<ClaimedPush | undefined> {
  for (;;) {
    const { rows: claimed } = await pool.query(CLAIM, [new Date(now), LONGEST_WAIT_MINUTES]);
    const [due] = claimed;
    if (due === undefined) {
      return undefined;
    }
    const { rows } = await pool.query(MESSAGE, [due.id]);
    if (rows[0] !== undefined) {
      return rows[0];
    }
    await forgetPush(pool, due.id);
  }
}

/** Forgets a message that was sent, or never will be. */
export async function forgetPush(pool: Pool, id: string): Promise<void> {
  await pool.query('DELETE FROM push_message WHERE id = $1', [id]);
}
