import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { ApiError } from '../platform/api-error.ts';

/** A message to one address may be asked for again after this. */
export const RESEND_AFTER_MS = 60_000;

/** How many messages may be asked for within a day, to one address and by one visitor. */
export const DAILY_MESSAGES = { address: 5, visitor: 30 } as const;

const DAY_MS = 86_400_000;

function refuse(until: number, now: number): never {
  throw new ApiError('rate_limited', 'too many messages, try again later', {
    details: { retryAfterSeconds: Math.max(1, Math.ceil((until - now) / 1000)) },
  });
}

/**
 * Counts a message that is asked for, whether or not anybody will get it.
 * @param asked.visitor the network address of who asks; many phones share one
 * @throws ApiError `rate_limited` within 60 s of the one before to the address, and after 5 to it or
 * 30 by the visitor within a day
 */
export async function assertMayAsk(
  client: PoolClient,
  asked: { readonly email: string; readonly visitor: string; readonly now: number },
): Promise<void> {
  const { email, visitor, now } = asked;
  const counted = [
    { key: `to ${email.toLowerCase()}`, daily: DAILY_MESSAGES.address, apart: RESEND_AFTER_MS },
    { key: `by ${visitor}`, daily: DAILY_MESSAGES.visitor, apart: 0 },
  ].map((count) => ({ ...count, digest: createHash('sha256').update(count.key).digest() }));
  for (const { digest, daily, apart } of counted) {
    await client.query('SELECT pg_advisory_xact_lock($1)', [digest.readBigInt64BE().toString()]);
    const { rows } = await client.query<{ asked_at: Date }>(
      'SELECT asked_at FROM mail_asked WHERE digest = $1 AND asked_at > $2 ORDER BY asked_at',
      [digest, new Date(now - DAY_MS)],
    );
    const last = rows.at(-1)?.asked_at.getTime();
    if (last !== undefined && last + apart > now) {
      refuse(last + apart, now);
    }
    const oldest = rows.at(-daily)?.asked_at.getTime();
    if (oldest !== undefined) {
      refuse(oldest + DAY_MS, now);
    }
  }
  await client.query('DELETE FROM mail_asked WHERE asked_at <= $1', [new Date(now - DAY_MS)]);
  for (const { digest } of counted) {
    await client.query('INSERT INTO mail_asked (digest, asked_at) VALUES ($1, $2)', [
      digest,
      new Date(now),
    ]);
  }
}
