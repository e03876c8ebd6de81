import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { MailMessage, MailProvider } from './mail-provider.ts';

/** Messages are shown for a day. */
const KEPT_MS = 86_400_000;

/** Where a message of the test provider is shown. */
export const TEST_MAIL_PATH = '/test-provider/mail';

export interface TestMailProvider {
  readonly provider: MailProvider & Required<Pick<MailProvider, 'messageUrl'>>;
  /** A message by its id, for as long as it is kept. */
  readonly find: (id: string) => Promise<MailMessage | undefined>;
  /** All that the address of a message was sent, the newest first. */
  readonly mailbox: (
    recipient: string,
  ) => Promise<readonly { readonly id: string; readonly subject: string }[]>;
}

/** A provider that sends nothing anywhere, behind the interface of the real ones. */
export function createTestMailProvider({
  pool,
  clock,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
}): TestMailProvider {
  const oldest = () => new Date(clock() - KEPT_MS);
  return {
    provider: {
      id: 'test',
      send: async ({ id, to, subject, text, html, language }) => {
        await pool.query('DELETE FROM test_mail WHERE sent_at < $1', [oldest()]);
        await pool.query(
          `INSERT INTO test_mail (id, recipient, subject, body, html, language, sent_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING`,
          [id, to, subject, text, html, language, new Date(clock())],
        );
      },
      messageUrl: (id, language) => `${TEST_MAIL_PATH}/${id}?lng=${language}`,
    },
    find: async (id) => {
      const { rows } = await pool.query(
        `SELECT id, recipient AS "to", subject, body AS text, html, language FROM test_mail
         WHERE id = $1 AND sent_at >= $2`,
        [id, oldest()],
      );
      return rows[0];
    },
    mailbox: async (recipient) => {
      const { rows } = await pool.query(
        `SELECT id, subject FROM test_mail WHERE recipient = $1 AND sent_at >= $2
         ORDER BY sent_at DESC LIMIT 20`,
        [recipient, oldest()],
      );
      return rows;
    },
  };
}
