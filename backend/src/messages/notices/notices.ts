import { randomUUID } from 'node:crypto';
import type { Mails, Notice } from '../../identity/mail/mails.ts';
import type { Clock } from '../../platform/clock.ts';
import type { PoolClient } from '../../platform/database/queryable.ts';
import { announceMessages } from '../inbox/inbox-store.ts';

/** Writes to players about what has happened to their account, inside the transaction of its cause. */
export interface Notices {
  /** Writes a message into the inbox, and a mail where the player has an address. */
  readonly write: (client: PoolClient, notice: Notice) => Promise<void>;
}

/** The facts that the text of a notice names. */
async function factsOf(client: PoolClient, { paymentId }: Notice): Promise<object> {
  if (paymentId === undefined) {
    return {};
  }
  const { rows } = await client.query('SELECT amount, currency FROM payment WHERE id = $1', [
    paymentId,
  ]);
  const [payment] = rows;
  return payment === undefined
    ? {}
    : { amount: Number(payment.amount), currency: payment.currency };
}

/** The one way in which the product writes to players; a cause is written about once. */
export function createNotices({
  clock,
  mails,
}: {
  readonly clock: Clock;
  readonly mails: Pick<Mails, 'writeNotice'>;
}): Notices {
  return {
    write: async (client, notice) => {
      const { playerId, kind, paymentId } = notice;
      const { rowCount } = await client.query(
        `INSERT INTO inbox_message (player_id, kind, notice, facts, cause, created_at)
         VALUES ($1, 'system', $2, $3, $4, $5) ON CONFLICT (player_id, notice, cause) DO NOTHING`,
        [
          playerId,
          kind,
          JSON.stringify(await factsOf(client, notice)),
          paymentId ?? randomUUID(),
          new Date(clock()),
        ],
      );
      if (rowCount === 1) {
        await announceMessages(client, [playerId]);
      }
      await mails.writeNotice(client, notice);
    },
  };
}
