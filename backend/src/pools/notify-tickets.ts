import type { ContactChannel } from '@touchline/domain/messages';
import { exactNumber } from '../platform/database/exact-number.ts';
import type { Pool, PoolClient } from '../platform/database/queryable.ts';
import { inTransaction } from '../platform/database/transaction.ts';

const PLAYERS_AT_ONCE = 200;

/** What a player's tickets of lotteries, or of totos, were paid in one currency. */
export interface TicketPayment {
  readonly kind: 'tickets-paid' | 'tickets-returned';
  readonly playerId: string;
  /** The latest of the tickets: it is written about once. */
  readonly cause: string | undefined;
  /** Amount in minor units. */
  readonly facts: {
    readonly game: 'lottery' | 'toto';
    readonly currency: string;
    readonly count: number;
    readonly amount: number;
  };
  /** Where given, on these alone. */
  readonly channels?: readonly ContactChannel[];
}

/** Notifies a player of a payment, in its transaction. */
type WriteNotice = (client: PoolClient, payment: TicketPayment) => Promise<void>;

/**
 * What the tickets that were just paid have brought, by game and currency, beside what the player has staked in
 * their draws in all: a win that is less than that is no good news.
 */
const PAID = `SELECT (draw.seed IS NULL) AS is_toto, ticket.currency, (ticket.status = 'refunded') AS is_refund,
    count(*)::int AS tickets, sum(ticket.prize)::bigint AS paid, max(ticket.id) AS latest,
    (SELECT sum(stake) FROM lottery_ticket own
     WHERE own.player_id = $2 AND own.currency = ticket.currency
       AND own.draw_id = ANY (array_agg(ticket.draw_id)))::bigint AS staked
  FROM lottery_ticket ticket JOIN lottery_draw draw ON draw.id = ticket.draw_id
  WHERE ticket.id = ANY ($1::bigint[])
  GROUP BY is_toto, ticket.currency, is_refund ORDER BY is_toto, ticket.currency, is_refund`;

/** Notifies a player of the tickets that were paid; another process may have been first. */
async function notifyPlayer(
  client: PoolClient,
  writeNotice: WriteNotice,
  playerId: string,
): Promise<void> {
  const { rows: taken } = await client.query(
    `UPDATE lottery_ticket SET notice_due = false WHERE player_id = $1 AND notice_due RETURNING id`,
    [playerId],
  );
  const { rows } = await client.query(PAID, [taken.map(({ id }) => id), playerId]);
  for (const { is_toto: isToto, currency, is_refund: isRefund, tickets, ...row } of rows) {
    const amount = exactNumber(row.paid ?? '0');
    const isGain = isRefund === true || amount > exactNumber(row.staked ?? '0');
    await writeNotice(client, {
      kind: isRefund === true ? 'tickets-returned' : 'tickets-paid',
      playerId,
      cause: row.latest ?? undefined,
      facts: { game: isToto === true ? 'toto' : 'lottery', currency, count: tickets ?? 0, amount },
      ...(!isGain && { channels: ['page'] }),
    });
  }
}

/**
 * Notifies players of what their tickets were paid, those of one moment together. A ticket ceases to wait in the
 * transaction that writes the notice: a process that is killed loses none and repeats none. What is less than the
 * player has staked in these draws is written into the inbox alone.
 */
export async function notifyTickets({
  pool,
  writeNotice,
}: {
  readonly pool: Pool;
  readonly writeNotice: WriteNotice;
}): Promise<void> {
  const { rows } = await pool.query(
    'SELECT DISTINCT player_id FROM lottery_ticket WHERE notice_due LIMIT $1',
    [PLAYERS_AT_ONCE],
  );
  for (const { player_id: playerId } of rows) {
    await inTransaction(pool, (client) => notifyPlayer(client, writeNotice, playerId));
  }
}
