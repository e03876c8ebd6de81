import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';

export type MailKind =
  | 'recovery'
  | 'activation'
  | 'credentials'
  | 'step-up'
  | 'password-changed'
  | 'phone-changed'
  | 'data-changed'
  | 'two-factor-enabled'
  | 'two-factor-disabled'
  | 'two-factor-changed'
  | 'two-factor-codes-renewed'
  | 'sign-in-code'
  | 'security-question-changed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'email-change'
  | 'email-changed'
  | 'email-replaced'
  | 'new-device'
  | 'deposit-refunded'
  | 'withdrawal-paid'
  | 'withdrawal-failed'
  | 'withdrawal-rejected'
  | 'support-answered'
  | 'call-missed'
  | 'documents-checked'
  | 'documents-requested'
  | 'documents-expiring'
  | 'documents-expired'
  | 'promotion'
  | 'history'
  | 'bets-settled'
  | 'deposit-arrived'
  | 'cashback-paid'
  | 'referral-paid'
  | 'stake-returned'
  | 'challenge-paid'
  | 'limit-active'
  | 'limit-changed'
  | 'account-secured'
  | 'match-started'
  | 'match-score'
  | 'match-half-time'
  | 'match-ended'
  | 'match-called-off'
  | 'price-risen'
  | 'price-fallen'
  | 'tickets-paid'
  | 'tickets-returned'
  | 'free-rounds-granted';

/** What the text of a message names. */
export interface MailFacts {
  /** Minor units of `currency`. */
  readonly amount?: number;
  readonly currency?: string;
  readonly count?: number;
  /** What the tickets are of that were paid. */
  readonly game?: 'lottery' | 'toto';
  /** Of the match that it is about, by language. */
  readonly home?: Readonly<Record<string, string>>;
  readonly away?: Readonly<Record<string, string>>;
  readonly score?: readonly [number, number];
  /** Decimal prices: the one there is, and the one that the player waited for. */
  readonly price?: string;
  readonly wanted?: string;
}

/** A message to be sent. */
export interface WrittenMail {
  readonly kind: MailKind;
  /** Without one, the player whose address it is, when the message is sent; no one else gets any. */
  readonly playerId?: string | undefined;
  readonly recipient: string;
  readonly language: string;
  /** `https://host` of the site, which the links point to; undefined in messages without one. */
  readonly origin?: string | undefined;
  /** The payment that the message is about. */
  readonly paymentId?: string | undefined;
  /** What its text names, in addition to the payment. */
  readonly facts?: MailFacts | undefined;
  /** The sign-in that the message is about. */
  readonly sessionId?: string | undefined;
  /** The broadcast that the promotion is; of that kind alone. */
  readonly broadcastId?: string | undefined;
  /** The history that the message carries; of that kind alone. */
  readonly historyMailId?: string | undefined;
  /** When to send it, where it is not now. */
  readonly sendAt?: number | undefined;
}

/** A message that a job has claimed. */
export interface TakenMail extends WrittenMail {
  readonly id: string;
  /** How often it was taken, this time included. */
  readonly attempts: number;
  readonly writtenAt: number;
}

const LONGEST_WAIT_MINUTES = 60;

/**
 * Writes a message inside the transaction of its cause; the outbox announces it after the commit.
 * @returns the message's id
 */
export async function writeMail(
  client: PoolClient,
  mail: WrittenMail & {
    /** Unless given, a new one. */
    readonly id?: string | undefined;
    readonly now: number;
  },
): Promise<string> {
  const { id = randomUUID() } = mail;
  await client.query(
    `INSERT INTO mail (id, kind, player_id, recipient, language, origin, payment_id, broadcast_id,
       session_id, history_mail_id, facts, written_at, next_try_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      id,
      mail.kind,
      mail.playerId ?? null,
      mail.recipient,
      mail.language,
      mail.origin ?? null,
      mail.paymentId ?? null,
      mail.broadcastId ?? null,
      mail.sessionId ?? null,
      mail.historyMailId ?? null,
      mail.facts === undefined ? null : JSON.stringify(mail.facts),
      new Date(mail.now),
      new Date(mail.sendAt ?? mail.now),
    ],
  );
  await client.query(`INSERT INTO outbox (topic, payload) VALUES ('mail.written', $1)`, [
    { mailId: id },
  ]);
  await client.query(`SELECT pg_notify('outbox', '')`);
  return id;
}

/**
 * Takes the message that has waited longest. No other job claims it for a minute, and for twice as long
 * after each attempt: the time to send it in, and the wait before it is tried again.
 */
export async function takeMail(pool: Pool, now: number): Promise<TakenMail | undefined> {
  const { rows } = await pool.query(
    `UPDATE mail SET attempts = attempts + 1,
       next_try_at = $1::timestamptz + least(2 ^ attempts, $2) * interval '1 minute'
     WHERE id = (
       SELECT id FROM mail WHERE next_try_at <= $1 ORDER BY next_try_at
       FOR UPDATE SKIP LOCKED LIMIT 1
     ) RETURNING *`,
    [new Date(now), LONGEST_WAIT_MINUTES],
  );
  const [row] = rows;
  return (
    row && {
      id: row.id,
      kind: row.kind,
      playerId: row.player_id ?? undefined,
      recipient: row.recipient,
      language: row.language,
      origin: row.origin ?? undefined,
      paymentId: row.payment_id ?? undefined,
      sessionId: row.session_id ?? undefined,
      broadcastId: row.broadcast_id ?? undefined,
      historyMailId: row.history_mail_id ?? undefined,
      facts: (row.facts ?? undefined) as MailFacts | undefined,
      attempts: row.attempts,
      writtenAt: row.written_at.getTime(),
    }
  );
}

/** Forgets a message that was sent, and records when a history that it carried was. */
export async function forgetSentMail(
  pool: Pool,
  { id, at }: { readonly id: string; readonly at: number },
): Promise<void> {
  await pool.query(
    `WITH sent AS (DELETE FROM mail WHERE id = $1 RETURNING history_mail_id)
     UPDATE history_mail SET sent_at = $2 FROM sent WHERE history_mail.id = sent.history_mail_id`,
    [id, new Date(at)],
  );
}

/** Forgets a message that never will be sent. */
export async function forgetMail(pool: Pool, id: string): Promise<void> {
  await pool.query('DELETE FROM mail WHERE id = $1', [id]);
}
