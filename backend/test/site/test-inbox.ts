import { expect, vi } from 'vitest';
import type { TestGateway } from './test-gateway.ts';

/** Sends what was written, and answers the messages to an address, the oldest first. */
export async function readInbox(
  site: TestGateway,
  recipient: string,
): Promise<readonly { readonly subject: string; readonly body: string }[]> {
  const { pool } = site.database;
  site.clock.advance(1);
  await vi.waitFor(async () => {
    site.modules.mails.job.wake();
    expect((await pool.query('SELECT FROM mail')).rowCount).toBe(0);
  }, 10_000);
  const { rows } = await pool.query(
    'SELECT subject, body FROM test_mail WHERE recipient = $1 ORDER BY sent_at, id',
    [recipient],
  );
  return rows;
}
