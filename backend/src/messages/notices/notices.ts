import { randomUUID } from 'node:crypto';
import { afterQuietHours, type ContactTopic } from '@touchline/domain/messages';
import { readContact } from '../../identity/contact/contact-store.ts';
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

/** What a notice is about; what concerns the account is always sent. */
function topicOf({ kind }: Notice): ContactTopic {
  return kind === 'deposit-refunded' || kind.startsWith('withdrawal-') ? 'payments' : 'account';
}

async function writeToInbox(client: PoolClient, notice: Notice, now: number): Promise<void> {
  const { playerId, kind, paymentId } = notice;
  const { rowCount } = await client.query(
    `INSERT INTO inbox_message (player_id, kind, notice, facts, cause, created_at)
     VALUES ($1, 'system', $2, $3, $4, $5) ON CONFLICT (player_id, notice, cause) DO NOTHING`,
    [
      playerId,
      kind,
      JSON.stringify(await factsOf(client, notice)),
      paymentId ?? randomUUID(),
      new Date(now),
    ],
  );
  if (rowCount === 1) {
    await announceMessages(client, [playerId]);
  }
}

/** The one way in which the product writes to players, as they want it; a cause is written about once. */
export function createNotices({
  clock,
  mails,
}: {
  readonly clock: Clock;
  readonly mails: Pick<Mails, 'writeNotice'>;
}): Notices {
  return {
    write: async (client, notice) => {
      const now = clock();
      const topic = topicOf(notice);
      const { isOn, quiet } = await readContact(client, notice.playerId);
      if (isOn(topic, 'page')) {
        await writeToInbox(client, notice, now);
      }
      if (isOn(topic, 'mail')) {
        // What concerns the account cannot wait.
        const sendAt = topic === 'account' ? now : afterQuietHours(now, quiet);
        await mails.writeNotice(client, { ...notice, sendAt });
      }
    },
  };
}
