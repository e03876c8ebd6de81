import type { PoolClient } from 'pg';
import { ApiError } from '../platform/api-error.ts';

/** A code may be asked for again after this. */
export const RESEND_AFTER_MS = 60_000;
/** Messages for one player, and to one phone, within a day. */
export const DAILY_MESSAGES = 5;
const DAY_MS = 86_400_000;

function refuse(until: number, now: number): never {
  throw new ApiError('rate_limited', 'too many messages, try again later', {
    details: { retryAfterSeconds: Math.max(1, Math.ceil((until - now) / 1000)) },
  });
}

/**
 * Counts a message that is about to be sent; the caller holds the player's lock. Whoever registers is
 * no player yet, and counts by the phone alone.
 * @throws ApiError `rate_limited` within 60 s of the one before, and after 5 in a day for the player
 * or to the phone, whoever asked for them
 */
export async function assertMaySend(
  client: PoolClient,
  message: {
    readonly playerId?: string | undefined;
    readonly phone: string;
    readonly now: number;
  },
): Promise<void> {
  const { phone, now } = message;
  const playerId = message.playerId ?? null;
  await client.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`phone-code.${phone}`]);
  const { rows } = await client.query<{ mine: boolean; theirs: boolean; sent_at: Date }>(
    `SELECT coalesce(player_id = $1::bigint, false) AS mine, phone = $2 AS theirs, sent_at
     FROM phone_code_sent WHERE (player_id = $1::bigint OR phone = $2) AND sent_at > $3 ORDER BY sent_at`,
    [playerId, phone, new Date(now - DAY_MS)],
  );
  for (const counted of [rows.filter(({ mine }) => mine), rows.filter(({ theirs }) => theirs)]) {
    const last = counted.at(-1);
    if (last !== undefined && last.sent_at.getTime() + RESEND_AFTER_MS > now) {
      refuse(last.sent_at.getTime() + RESEND_AFTER_MS, now);
    }
    const oldest = counted.at(-DAILY_MESSAGES);
    if (oldest !== undefined) {
      refuse(oldest.sent_at.getTime() + DAY_MS, now);
    }
  }
  await client.query(
    'DELETE FROM phone_code_sent WHERE (player_id = $1::bigint OR phone = $2) AND sent_at <= $3',
    [playerId, phone, new Date(now - DAY_MS)],
  );
  await client.query(
    'INSERT INTO phone_code_sent (player_id, phone, sent_at) VALUES ($1, $2, $3)',
    [playerId, phone, new Date(now)],
  );
}
