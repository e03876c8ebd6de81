import type { Clock } from '../../platform/clock.ts';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { announceMessages } from '../inbox/inbox-store.ts';
import { permittedOf, playersOf } from './audience.ts';
import { mailPromotion } from './mail-promotion.ts';
import { findBroadcast } from './broadcast-store.ts';
import { writePushPromotion } from '../push/write-push.ts';

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

/** The broadcasts that are due, the longest due first. */
async function dueBroadcasts({ pool, clock }: DeliveryOptions): Promise<readonly string[]> {
  const { rows } = await pool.query(
    `SELECT id FROM broadcast WHERE status IN ('waiting', 'sending') AND send_at <= $1
     ORDER BY send_at, id`,
    [new Date(clock())],
  );
  return rows.map(({ id }) => id);
}

/**
 * Delivers a broadcast to its next players, in one transaction with the note of how far it came: a process that
 * is killed loses none and repeats none.
 * @returns whether there may be more of them
 */
async function deliverPart(options: DeliveryOptions, dueId: string): Promise<boolean> {
  const { pool, clock, atOnce: most = AT_ONCE } = options;
  const fallback = await options.fallback();
  return inTransaction(pool, async (client) => {
    const now = clock();
    const { rows } = await client.query(
      `SELECT id, reached_player FROM broadcast
       WHERE id = $1 AND status IN ('waiting', 'sending') FOR UPDATE SKIP LOCKED`,
      [dueId],
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
    if (kind === 'promotion' && !isOver) {
      await writePushPromotion(client, { id, players, now });
    }
    const isMore = players.length === most;
    await client.query(
      `UPDATE broadcast SET status = $2, reached_player = $3, delivered = delivered + $4
       WHERE id = $1`,
      [id, isMore ? 'sending' : 'sent', players.at(-1) ?? due.reached_player, delivered],
    );
    return isMore;
  });
}

/**
 * Delivers every broadcast that is due. One that cannot be delivered keeps none of the others waiting.
 * @throws AggregateError with what went wrong, once all have had their turn
 */
export async function deliverBroadcasts(options: DeliveryOptions): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await dueBroadcasts(options)) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, beside the requests
      while (await deliverPart(options, id)) {
        // The next players.
      }
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} broadcasts could not be delivered`);
  }
}
