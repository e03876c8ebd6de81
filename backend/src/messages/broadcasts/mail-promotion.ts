import { afterQuietHours } from '@touchline/domain/messages';
import { writeMail } from '../../identity/mail/mail-store.ts';
import { mayBeSentPromotions } from '../../identity/marketing/may-market.ts';
import type { PoolClient } from '../../platform/database/queryable.ts';

/** Writes a promotion to those of some players who may be sent it by mail, after their quiet hours. */
export async function mailPromotion(
  client: PoolClient,
  promotion: {
    /** Of the broadcast. */
    readonly id: string;
    readonly players: readonly string[];
    readonly origin: string;
    readonly now: number;
    readonly fallback: string;
  },
): Promise<void> {
  const { id: broadcastId, players, origin, now, fallback } = promotion;
  const playerIds = await mayBeSentPromotions(client, { playerIds: players, channel: 'mail', now });
  const { rows } = await client.query(
    `SELECT player.id, email, language, time_zone, quiet_from, quiet_to
     FROM player LEFT JOIN contact_settings contact ON contact.player_id = player.id
     WHERE player.id = ANY ($1::bigint[]) AND email IS NOT NULL`,
    [playerIds],
  );
  for (const row of rows) {
    const { quiet_from: from, quiet_to: to, time_zone: timeZone } = row;
    const hasQuiet = from !== null && to !== null && timeZone !== null;
    const sendAt = afterQuietHours(now, hasQuiet ? { from, to, timeZone } : undefined);
    await writeMail(client, {
      kind: 'promotion',
      playerId: row.id,
      recipient: row.email ?? '',
      language: row.language ?? fallback,
      origin,
      broadcastId,
      now,
      sendAt,
    });
  }
}
