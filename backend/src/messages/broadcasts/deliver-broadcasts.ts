import type { Clock } from '../../platform/clock.ts';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { announceMessages } from '../inbox/inbox-store.ts';
import { permittedOf, playersOf } from './audience.ts';
import { mailPromotion } from './mail-promotion.ts';
import { findBroadcast } from './broadcast-store.ts';

const AT_ONCE = 500;

export interface DeliveryOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly fallback: () => Promise<string>;
  /** `https://host` of the site; promotions go by mail where it is known. */
  readonly origin?: string | undefined;
  /** Players of one transaction; 500 unless given. */
  readonly atOnce?: number | undefined;
}

/** Puts a broadcast into the inboxes of some players. @returns how many of them did not have it yet */
async function deliverTo(
  client: PoolClient,
  {
    id,
    kind,
    playerIds,
    endsAt,
    now,
  }: {
    readonly id: string;
    readonly kind: string;
    readonly playerIds: readonly string[];
    readonly endsAt: number | undefined;
    readonly now: number;
  },
): Promise<number> {
  const { rows } = await client.query(
    `INSERT INTO inbox_message (player_id, kind, broadcast_id, created_at, ends_at)
     SELECT recipient, $1, $2, $3, $4 FROM unnest($5::bigint[]) AS chosen (recipient)
     ON CONFLICT (player_id, broadcast_id) DO NOTHING RETURNING player_id`,
    [kind, id, new Date(now), endsAt === undefined ? null : new Date(endsAt), playerIds],
  );
  await announceMessages(
    client,
    rows.map(({ player_id: playerId }) => playerId),
  );
  return rows.length;
}

/**
 * Delivers the broadcast that has been due longest to its next players, in one transaction with the note of
 * how far it came: a process that is killed loses none and repeats none.
 * @returns whether there was one
 */
async function deliverNext(options: DeliveryOptions): Promise<boolean> {
  const { pool, clock, atOnce: most = AT_ONCE } = options;
  const fallback = await options.fallback();
  return inTransaction(pool, async (client) => {
    const now = clock();
    const { rows } = await client.query(
      `SELECT id, reached_player FROM broadcast
       WHERE status IN ('waiting', 'sending') AND send_at <= $1
       ORDER BY send_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
      [new Date(now)],
    );
    const [due] = rows;
    const broadcast = due && (await findBroadcast(client, due.id));
    if (due === undefined || broadcast === undefined) {
      return false;
    }
    const { id, kind, audience, sendAt, endsAt, byMail } = broadcast;
    const isOver = endsAt !== undefined && endsAt <= now;
    const group = { kind, audience, registeredBy: sendAt, now, fallback };
    const players = isOver
      ? []
      : await playersOf(client, group, { after: due.reached_player, most });
    const playerIds = await permittedOf(client, group, players);
    const delivered = await deliverTo(client, { id, kind, playerIds, endsAt, now });
    if (byMail === true && options.origin !== undefined) {
      await mailPromotion(client, { id, players, origin: options.origin, now, fallback });
    }
    await client.query(
      `UPDATE broadcast SET status = $2, reached_player = $3, delivered = delivered + $4
       WHERE id = $1`,
      [
        id,
        players.length < most ? 'sent' : 'sending',
        players.at(-1) ?? due.reached_player,
        delivered,
      ],
    );
    return true;
  });
}

/** Delivers every broadcast that is due. */
export async function deliverBroadcasts(options: DeliveryOptions): Promise<void> {
  while (await deliverNext(options)) {
    // The next players, or the next broadcast.
  }
}
