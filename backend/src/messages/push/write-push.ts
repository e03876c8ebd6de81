import { randomUUID } from 'node:crypto';
import { afterQuietHours } from '@touchline/domain/messages';
import { mayBeSentPromotions } from '../../identity/marketing/may-market.ts';
import type { PoolClient } from '../../platform/database/queryable.ts';

/** Announces, after the commit, that there are messages for devices. */
async function announcePush(client: PoolClient): Promise<void> {
  await client.query(`INSERT INTO outbox (topic, payload) VALUES ('push.written', '{}')`);
  await client.query(`SELECT pg_notify('outbox', '')`);
}

async function devicesOfPlayers(
  client: PoolClient,
  playerIds: readonly string[],
): Promise<readonly { readonly id: string; readonly player_id: string }[]> {
  const { rows } = await client.query(
    'SELECT id, player_id FROM push_device WHERE player_id = ANY ($1::bigint[])',
    [playerIds],
  );
  return rows;
}

/** Writes a notice to all devices of a player, inside the transaction of its cause. */
export async function writePushNotice(
  client: PoolClient,
  notice: {
    readonly playerId: string;
    readonly kind: string;
    readonly facts: object;
    readonly now: number;
    readonly sendAt: number;
  },
): Promise<void> {
  const { playerId, kind, facts, now, sendAt } = notice;
  const devices = await devicesOfPlayers(client, [playerId]);
  for (const { id } of devices) {
    await client.query(
      `INSERT INTO push_message (id, device_id, notice, facts, written_at, next_try_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [randomUUID(), id, kind, JSON.stringify(facts), new Date(now), new Date(sendAt)],
    );
  }
  if (devices.length > 0) {
    await announcePush(client);
  }
}

/** Writes a promotion to the devices of those of some players who may be sent it there, after their quiet hours. */
export async function writePushPromotion(
  client: PoolClient,
  promotion: {
    /** Of the broadcast. */
    readonly id: string;
    readonly players: readonly string[];
    readonly now: number;
  },
): Promise<void> {
  const { id: broadcastId, players, now } = promotion;
  const playerIds = await mayBeSentPromotions(client, { playerIds: players, channel: 'push', now });
  const devices = await devicesOfPlayers(client, playerIds);
  const { rows: quietRows } = await client.query(
    `SELECT player_id, time_zone, quiet_from, quiet_to FROM contact_settings
     WHERE player_id = ANY ($1::bigint[])`,
    [playerIds],
  );
  for (const device of devices) {
    const quiet = quietRows.find((row) => row.player_id === device.player_id);
    const {
      quiet_from: from = null,
      quiet_to: to = null,
      time_zone: timeZone = null,
    } = quiet ?? {};
    const hasQuiet = from !== null && to !== null && timeZone !== null;
    const sendAt = afterQuietHours(now, hasQuiet ? { from, to, timeZone } : undefined);
    await client.query(
      `INSERT INTO push_message (id, device_id, broadcast_id, written_at, next_try_at)
       VALUES ($1, $2, $3, $4, $5)`,
      [randomUUID(), device.id, broadcastId, new Date(now), new Date(sendAt)],
    );
  }
  if (devices.length > 0) {
    await announcePush(client);
  }
}
