import { randomUUID } from 'node:crypto';
import {
  afterQuietHours,
  type ContactChannel,
  isOfTheMoment,
  type NoticeTopic,
} from '@touchline/domain/messages';
import { readContact } from '../../identity/contact/contact-store.ts';
import { isAboutPlay } from '../../identity/marketing/may-write-about-play.ts';
import type { Mails, Notice } from '../../identity/mail/mails.ts';
import type { Clock } from '../../platform/clock.ts';
import type { PoolClient } from '../../platform/database/queryable.ts';
import { announceMessages } from '../inbox/inbox-store.ts';
import { writePushNotice } from '../push/write-push.ts';
import { writeSmsNotice } from '../sms/write-sms.ts';

/** A notice as its cause writes it; without a language, in that of the page that the player last had open. */
export type NoticeToWrite = Omit<Notice, 'language'> & { readonly language?: string };

/** Writes to players about what has happened to their account, inside the transaction of its cause. */
export interface Notices {
  /**
   * Writes a message into the inbox, a mail where the player has an address, to the devices they turned on, and a
   * text message where they agreed to that.
   */
  readonly write: (client: PoolClient, notice: NoticeToWrite) => Promise<void>;
}

/** The facts that the text of a notice names. */
async function factsOf(client: PoolClient, { paymentId, facts }: NoticeToWrite): Promise<object> {
  if (paymentId === undefined) {
    return facts ?? {};
  }
  const { rows } = await client.query('SELECT amount, currency FROM payment WHERE id = $1', [
    paymentId,
  ]);
  const [payment] = rows;
  return payment === undefined
    ? {}
    : { amount: Number(payment.amount), currency: payment.currency };
}

/** What a notice is about; what concerns the account, its limits included, is always sent. */
function topicOf({ kind }: NoticeToWrite): NoticeTopic {
  if (isAboutPlay(kind)) {
    return kind.startsWith('match-') ? 'matches' : 'prices';
  }
  switch (kind) {
    case 'bets-settled':
      return 'bets';
    case 'deposit-arrived':
    case 'deposit-refunded':
    case 'cashback-paid':
    case 'referral-paid':
    case 'stake-returned':
    case 'free-rounds-granted':
    case 'challenge-paid':
    case 'withdrawal-paid':
    case 'withdrawal-failed':
    case 'withdrawal-rejected':
    case 'tickets-paid':
    case 'tickets-returned':
      return 'payments';
    default:
      return 'account';
  }
}

async function writeToInbox(
  client: PoolClient,
  { playerId, kind }: NoticeToWrite,
  { facts, cause, now }: { readonly facts: object; readonly cause: string; readonly now: number },
): Promise<void> {
  const { rowCount } = await client.query(
    `INSERT INTO inbox_message (player_id, kind, notice, facts, cause, created_at)
     VALUES ($1, 'system', $2, $3, $4, $5) ON CONFLICT (player_id, notice, cause) DO NOTHING`,
    [playerId, kind, JSON.stringify(facts), cause, new Date(now)],
  );
  if (rowCount === 1) {
    await announceMessages(client, [playerId]);
  }
}

/** The one way in which the product writes to players, as they want it; a cause is written about once. */
export function createNotices({
  clock,
  mails,
  fallback,
}: {
  readonly clock: Clock;
  readonly mails: Pick<Mails, 'writeNotice'>;
  /** The language of players whose pages were never seen. */
  readonly fallback: () => Promise<string>;
}): Notices {
  return {
    write: async (client, notice) => {
      const now = clock();
      const { playerId, kind } = notice;
      const cause = notice.cause ?? notice.paymentId ?? randomUUID();
      const topic = topicOf(notice);
      const { isOn, quiet, language: known } = await readContact(client, playerId);
      const goesTo = (channel: ContactChannel) =>
        notice.channels?.includes(channel) !== false && isOn(topic, channel);
      const facts = await factsOf(client, notice);
      // What concerns the account cannot wait.
      const sendAt = topic === 'account' ? now : afterQuietHours(now, quiet);
      // What is of the moment is no news after the quiet hours: it is in the inbox, and wakes no one.
      const isSilent = isOfTheMoment(topic) && sendAt > now;
      if (goesTo('page')) {
        await writeToInbox(client, notice, { facts, cause, now });
      }
      if (!isSilent && goesTo('push')) {
        await writePushNotice(client, { playerId, kind, facts, now, sendAt });
      }
      if (!isSilent && goesTo('sms')) {
        await writeSmsNotice(client, { playerId, topic, kind, facts, cause, sendAt });
      }
      if (!isSilent && goesTo('mail')) {
        const language = notice.language ?? known ?? (await fallback());
        await mails.writeNotice(client, { ...notice, language, sendAt });
      }
    },
  };
}
