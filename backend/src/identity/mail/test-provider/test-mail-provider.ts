import type { ProviderNeeds } from '../../../platform/providers/provider-registry.ts';
import type { MailProvider } from '../mail-provider.ts';
import { registerTestMailPage, TEST_MAIL_PATH, type TestMailbox } from './test-mail-page.ts';

/** Messages are shown for a day. */
const KEPT_MS = 86_400_000;

/** A provider that sends nothing anywhere, behind the interface of the real ones. */
export function createTestMailProvider({ pool, clock }: ProviderNeeds): MailProvider {
  const oldest = () => new Date(clock() - KEPT_MS);
  const mailbox: TestMailbox = {
    find: async (id) => {
      const { rows } = await pool.query(
        `SELECT id, recipient AS "to", subject, body AS text, html, language FROM test_mail
         WHERE id = $1 AND sent_at >= $2`,
        [id, oldest()],
      );
      return rows[0];
    },
    sentTo: async (recipient) => {
      const { rows } = await pool.query(
        `SELECT id, subject FROM test_mail WHERE recipient = $1 AND sent_at >= $2
         ORDER BY sent_at DESC LIMIT 20`,
        [recipient, oldest()],
      );
      return rows;
    },
  };
  return {
    isOffered: ({ testSms }) => testSms,
    send: async ({ id, to, subject, text, html, language }) => {
      await pool.query('DELETE FROM test_mail WHERE sent_at < $1', [oldest()]);
      await pool.query(
        `INSERT INTO test_mail (id, recipient, subject, body, html, language, sent_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING`,
        [id, to, subject, text, html, language, new Date(clock())],
      );
    },
    messageUrl: (id, language) => `${TEST_MAIL_PATH}/${id}?lng=${language}`,
    register: (app) => registerTestMailPage(app, mailbox),
  };
}
