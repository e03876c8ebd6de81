import { randomUUID } from 'node:crypto';
import type { ProviderNeeds } from '../../../platform/providers/provider-registry.ts';
import type { SmsMessage, SmsProvider } from '../sms-provider.ts';
import { registerTestMessagePage } from './test-message-page.ts';

/** Messages are shown for a day. */
const KEPT_MS = 86_400_000;

/** A provider that sends nothing anywhere, behind the interface of the real ones. */
export function createTestSmsProvider({ pool, clock }: ProviderNeeds): SmsProvider {
  const send: SmsProvider['send'] = async ({ to, text, language }) => {
    const id = randomUUID();
    await pool.query('DELETE FROM test_sms WHERE sent_at < $1', [new Date(clock() - KEPT_MS)]);
    await pool.query(
      `INSERT INTO test_sms (id, recipient, body, language, sent_at) VALUES ($1, $2, $3, $4, $5)`,
      [id, to, text, language, new Date(clock())],
    );
    return { messageUrl: `/test-provider/sms/${id}` };
  };
  async function find(id: string): Promise<SmsMessage | undefined> {
    const { rows } = await pool.query(
      `SELECT recipient AS "to", body AS text, language FROM test_sms
         WHERE id = $1 AND sent_at >= $2`,
      [id, new Date(clock() - KEPT_MS)],
    );
    return rows[0];
  }
  return {
    isOffered: ({ testSms }) => testSms,
    send,
    // Its messages are public: a missing page would reveal whose phone is bound.
    pretend: send,
    register: (app) => registerTestMessagePage(app, find),
  };
}
