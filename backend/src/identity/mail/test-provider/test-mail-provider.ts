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
    file: async (id, position) => {
      const { rows } = await pool.query(
        `SELECT name, media_type AS "mediaType", content FROM test_mail_file
         JOIN test_mail ON test_mail.id = mail_id
         WHERE mail_id = $1 AND position = $2 AND sent_at >= $3`,
        [id, position, oldest()],
      );
      return rows[0];
    },
    filesOf: async (id) => {
      const { rows } = await pool.query(
        'SELECT position, name FROM test_mail_file WHERE mail_id = $1 ORDER BY position',
        [id],
      );
      return rows;
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
    send: async ({ id, to, subject, text, html, language, files = [] }) => {
      await pool.query('DELETE FROM test_mail WHERE sent_at < $1', [oldest()]);
      await pool.query(
        `INSERT INTO test_mail (id, recipient, subject, body, html, language, sent_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING`,
        [id, to, subject, text, html, language, new Date(clock())],
      );
      for (const [position, { name, mediaType, content }] of files.entries()) {
        await pool.query(
          `INSERT INTO test_mail_file (mail_id, position, name, media_type, content)
           VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
          [id, position, name, mediaType, content],
        );
      }
    },
    messageUrl: (id, language) => `${TEST_MAIL_PATH}/${id}?lng=${language}`,
    register: (app) => registerTestMailPage(app, mailbox),
  };
}
