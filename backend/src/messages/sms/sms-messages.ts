import type { NoticeTopic } from '@touchline/domain/messages';
import { DAY } from '@touchline/domain/time';
import { readContact } from '../../identity/contact/contact-store.ts';
import { fullNumber } from '../../identity/phone/phone-numbers.ts';
import type { Pool, PoolClient, RowOf } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/** Text messages to one player within a day about bets and payments, and as many about the account. */
export const DAILY_TEXT_MESSAGES = 10;
/** With a wait that doubles up to an hour, for about four hours. */
const MOST_ATTEMPTS = 9;
const LONGEST_WAIT_MINUTES = 60;

const DUE = `SELECT id, player_id, topic, notice, facts, attempts FROM sms_message
  WHERE handed_over_at IS NULL AND next_try_at <= $1 ORDER BY next_try_at
  FOR UPDATE SKIP LOCKED LIMIT 1`;

type DueSms = RowOf<typeof DUE>;

/** A message that is to be given to the provider, this one time. */
export interface ClaimedSms extends DueSms {
  /** The confirmed phone of the player, E.164. */
  readonly to: string;
  /** The language of the page that the player last had open. */
  readonly language: string | undefined;
}

async function confirmedPhone(client: PoolClient, playerId: string): Promise<string | undefined> {
  const { rows } = await client.query(
    `SELECT phone_code AS code, phone_number AS number FROM player_profile
     WHERE player_id = $1 AND phone_activated`,
    [playerId],
  );
  const { code = null, number = null } = rows[0] ?? {};
  return code === null || number === null ? undefined : fullNumber({ code, number });
}

/** Whether the player has had all text messages of a day; of two processes the second waits for the first. */
async function isLimitReached(
  client: PoolClient,
  { player_id: playerId, topic }: DueSms,
  now: number,
): Promise<boolean> {
  await client.query(
    `SELECT pg_advisory_xact_lock(hashtext('text-messages'), $1::bigint::integer)`,
    [playerId],
  );
  const { rowCount } = await client.query(
    `SELECT FROM sms_message WHERE player_id = $1 AND handed_over_at > $2
       AND (topic = 'account') = $3`,
    [playerId, new Date(now - DAY), topic === 'account'],
  );
  return (rowCount ?? 0) >= DAILY_TEXT_MESSAGES;
}

/** Decides once more whether a message may be sent: it may have waited for hours. */
async function decide(
  client: PoolClient,
  message: DueSms,
  now: number,
): Promise<ClaimedSms | undefined> {
  const { isOn, language } = await readContact(client, message.player_id);
  const to = await confirmedPhone(client, message.player_id);
  const isWanted = isOn(message.topic as NoticeTopic, 'sms');
  if (to === undefined || !isWanted || (await isLimitReached(client, message, now))) {
    await client.query('DELETE FROM sms_message WHERE id = $1', [message.id]);
    return undefined;
  }
  await client.query('UPDATE sms_message SET handed_over_at = $2 WHERE id = $1', [
    message.id,
    new Date(now),
  ]);
  return { ...message, to, language };
}

/**
 * Claims the message that has waited longest. It is marked as given to the provider before it is, so that a process
 * that is killed in between sends nothing twice: that message is lost, and is in the inbox.
 * @returns undefined where none is due
 */
export async function claimSms(pool: Pool, now: number): Promise<ClaimedSms | undefined> {
  for (;;) {
    const { isDue, claimed } = await inTransaction(pool, async (client) => {
      const { rows } = await client.query(DUE, [new Date(now)]);
      const [due] = rows;
      return { isDue: due !== undefined, claimed: due && (await decide(client, due, now)) };
    });
    if (claimed !== undefined || !isDue) {
      return claimed;
    }
  }
}

/** Returns a message that the provider did not accept, to be tried again, or gives it up. */
export async function returnSms(
  pool: Pool,
  { id, attempts }: Pick<ClaimedSms, 'id' | 'attempts'>,
  now: number,
): Promise<'returned' | 'given up'> {
  if (attempts + 1 >= MOST_ATTEMPTS) {
    await pool.query('DELETE FROM sms_message WHERE id = $1', [id]);
    return 'given up';
  }
  await pool.query(
    `UPDATE sms_message SET handed_over_at = NULL, attempts = attempts + 1,
       next_try_at = $2::timestamptz + least(2 ^ attempts, $3) * interval '1 minute' WHERE id = $1`,
    [id, new Date(now), LONGEST_WAIT_MINUTES],
  );
  return 'returned';
}

/** Removes what no longer counts for the limit of a day, and what has been due for a day. */
export async function removeOldSms(pool: Pool, now: number): Promise<void> {
  await pool.query('DELETE FROM sms_message WHERE coalesce(handed_over_at, next_try_at) <= $1', [
    new Date(now - DAY),
  ]);
}
