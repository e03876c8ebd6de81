import { createHash } from 'node:crypto';
import type { PoolClient } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';

/** A message to one recipient may be requested again after this. */
export const RESEND_AFTER_MS = 60_000;

/** Messages to one recipient within a day, for each kind of requester. */
export const DAILY_TO_RECIPIENT = 5;

/** The same for codes that follow a right password: a player may sign in often. */
const DAILY_SIGN_INS = 20;

/** Messages within a day, to whomever; many phones share one network. */
const DAILY_BY = { mail: { network: 30, player: 10 }, sms: { network: 300, player: 5 } } as const;

const DAY_MS = 86_400_000;

/** Who requests a message. */
export type Requester =
  /** Not known to belong to the recipient. */
  | { readonly kind: 'stranger'; readonly network: string }
  /** Signed in, to an account that the recipient does not belong to. */
  | { readonly kind: 'player'; readonly playerId: string }
  /** Signed in to the account of the recipient, or on a browser that has been. */
  | { readonly kind: 'owner' }
  /**
   * Requests a code for signing in, with the password or the session of the recipient's account; in a browser
   * that the account knows, or in another.
   */
  | { readonly kind: 'signing-in'; readonly isKnown: boolean };

interface Counter {
  readonly key: string;
  readonly daily: number;
  /** Milliseconds between two. */
  readonly apart: number;
}

/** @param medium with the recipient, an e-mail address or a phone with its country's code */
function countersOf(medium: 'mail' | 'sms', recipient: string, requester: Requester): Counter[] {
  const toRecipient = {
    key: `${medium} to ${recipient.toLowerCase()} by ${requester.kind}`,
    daily: DAILY_TO_RECIPIENT,
    apart: RESEND_AFTER_MS,
  };
  switch (requester.kind) {
    case 'owner':
      return [toRecipient];
    case 'signing-in': {
      // Whoever has got hold of the password cannot use up the messages of the owner's own browser.
      const key = `${toRecipient.key} from ${requester.isKnown ? 'known' : 'unknown'}`;
      return [{ ...toRecipient, key, daily: DAILY_SIGN_INS }];
    }
    case 'player': {
      const key = `${medium} by player ${requester.playerId}`;
      return [toRecipient, { key, daily: DAILY_BY[medium].player, apart: RESEND_AFTER_MS }];
    }
    case 'stranger': {
      const key = `${medium} by network ${requester.network}`;
      return [toRecipient, { key, daily: DAILY_BY[medium].network, apart: 0 }];
    }
  }
}

function refuse(until: number, now: number): never {
  throw new ApiError('rate_limited', 'too many messages, try again later', {
    details: { retryAfterSeconds: Math.max(1, Math.ceil((until - now) / 1000)) },
  });
}

/**
 * Counts a requested message, whether or not it is received. A recipient has a quota for each kind of
 * requester, so that strangers cannot use up the owner's; together they bound what one recipient gets.
 * @throws ApiError `rate_limited` within 60 s of the message before, and above a daily quota of the
 * recipient or of the requester
 */
export async function countMessage(
  client: PoolClient,
  message: {
    readonly medium: 'mail' | 'sms';
    readonly recipient: string;
    readonly requester: Requester;
    /** Milliseconds since epoch. */
    readonly now: number;
  },
): Promise<void> {
  const { medium, recipient, requester, now } = message;
  const counters = countersOf(medium, recipient, requester).map((counter) => ({
    ...counter,
    digest: createHash('sha256').update(counter.key).digest(),
  }));
  for (const { digest, daily, apart } of counters) {
    await client.query('SELECT pg_advisory_xact_lock($1)', [digest.readBigInt64BE().toString()]);
    const { rows } = await client.query(
      `SELECT requested_at FROM message_requested
       WHERE digest = $1 AND requested_at > $2 ORDER BY requested_at`,
      [digest, new Date(now - DAY_MS)],
    );
    const last = rows.at(-1)?.requested_at.getTime();
    if (last !== undefined && last + apart > now) {
      refuse(last + apart, now);
    }
    const oldest = rows.at(-daily)?.requested_at.getTime();
    if (oldest !== undefined) {
      refuse(oldest + DAY_MS, now);
    }
  }
  await client.query('DELETE FROM message_requested WHERE requested_at <= $1', [
    new Date(now - DAY_MS),
  ]);
  for (const { digest } of counters) {
    await client.query('INSERT INTO message_requested (digest, requested_at) VALUES ($1, $2)', [
      digest,
      new Date(now),
    ]);
  }
}
