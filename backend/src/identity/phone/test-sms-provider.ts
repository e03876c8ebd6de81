import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { SmsMessage, SmsProvider } from './sms-provider.ts';

/** Messages are shown for a day. */
const KEPT_MS = 86_400_000;

export interface TestSmsProvider {
  readonly provider: SmsProvider;
  /** A message by its id, for as long as it is kept. */
  readonly find: (id: string) => Promise<SmsMessage | undefined>;
}

/** A provider that sends nothing anywhere, behind the interface of the real ones. */
export function createTestSmsProvider({
  pool,
  clock,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
}): TestSmsProvider {
  const send: SmsProvider['send'] = async ({ to, text, language }) => {
    const id = randomUUID();
    await pool.query('DELETE FROM test_sms WHERE sent_at < $1', [new Date(clock() - KEPT_MS)]);
    await pool.query(
      `INSERT INTO test_sms (id, recipient, body, language, sent_at) VALUES ($1, $2, $3, $4, $5)`,
      [id, to, text, language, new Date(clock())],
    );
    return { messageUrl: `/test-provider/sms/${id}` };
  };
  return {
    // Its messages are public: a missing page would reveal whose phone is bound.
    provider: { id: 'test', send, pretend: send },
    find: async (id) => {
      const { rows } = await pool.query(
        `SELECT recipient AS "to", body AS text, language FROM test_sms
         WHERE id = $1 AND sent_at >= $2`,
        [id, new Date(clock() - KEPT_MS)],
      );
      return rows[0];
    },
  };
}
