import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  silentLog,
  startTestDatabase,
  type TestDatabase,
} from '../../../test/database/test-database.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import type { SmsMessage, SmsProvider } from '../../identity/phone/sms-provider.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { App } from '../../platform/http/app.ts';
import type { NoticeKind } from '../notices/notice-text.ts';
import { createNotices } from '../notices/notices.ts';
import { registerPreferences } from '../preferences/preference-routes.ts';
import { createSmsJob } from './sms-job.ts';
import { DAILY_TEXT_MESSAGES } from './sms-messages.ts';

const BASE = '/messages-api/v1/preferences';
const HOUR = 3_600_000;
const clock = createTestClock();
let database: TestDatabase;
let app: App;
let player: string;
let nextPlayer = 66_000_000;
let sent: SmsMessage[] = [];
const accepting: SmsProvider['send'] = async (message) => {
  sent.push(message);
  return {};
};

beforeAll(async () => {
  database = await startTestDatabase();
  app = await createTestApp();
  // Whoever the token names.
  app.setVerifyToken(async (id) => ({ id, sessionId: 's' }));
  const options = { pool: database.pool, clock: clock.now, isSmsOffered: async () => true };
  registerPreferences(app, options);
  await app.ready();
}, 30_000);
afterAll(async () => {
  await app.close();
  await database.stop();
});
beforeEach(async () => {
  sent = [];
  nextPlayer += 1;
  player = String(nextPlayer);
  await database.pool.query(
    `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at, registered_at)
     VALUES ($1, 'x', 'GB', 'EUR', 'one-click', $2, $2)`,
    [player, new Date(clock.now())],
  );
  await setPhone(true);
});

const setPhone = (isConfirmed: boolean) =>
  database.pool.query(
    `INSERT INTO player_profile (player_id, phone_code, phone_number, phone_activated)
     VALUES ($1, '44', '7700' || ($1::bigint - 65900000), $2)
     ON CONFLICT (player_id) DO UPDATE SET phone_activated = $2`,
    [player, isConfirmed],
  );
async function put(path: string, payload: object) {
  const headers = { authorization: `Bearer ${player}`, 'x-language': 'en' };
  const answer = await app.inject({ method: 'PUT', url: `${BASE}${path}`, headers, payload });
  return { status: answer.statusCode, body: answer.json() };
}
const choose = (topic: string, isOn = true) => put('/choice', { topic, channel: 'sms', isOn });
const { write } = createNotices({
  clock: clock.now,
  mails: { writeNotice: async () => undefined },
  fallback: async () => 'en',
});
const notify = (kind: NoticeKind, cause?: string) =>
  inTransaction(database.pool, (client) =>
    write(client, {
      kind,
      playerId: player,
      cause,
      facts: { amount: 1_250, currency: 'EUR', count: 2 },
    }),
  );
const createJob = (send: SmsProvider['send'] = accepting) =>
  createSmsJob({
    pool: database.pool,
    clock: clock.now,
    log: silentLog,
    brand: async () => 'Touchline',
    fallback: async () => 'en',
    provider: async () => ({ send }),
  });
async function run(send?: SmsProvider['send']): Promise<void> {
  const job = createJob(send);
  job.wake();
  await job.stop();
}

describe('notices by text message', () => {
  it('a player is sent none without consent, and then what was agreed to, to the confirmed phone', async () => {
    await notify('deposit-arrived');
    await notify('phone-changed');
    await run();
    expect(sent).toEqual([]);
    expect((await choose('payments')).status).toBe(200);
    await notify('deposit-arrived');
    await notify('phone-changed');
    await run();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      language: 'en',
      text: expect.stringMatching(/^Touchline: .*12\.50/),
    });
    expect(sent[0]?.to).toMatch(/^\+447700/);
    await choose('account');
    await notify('phone-changed');
    await run();
    expect(sent[1]?.text).toContain('Your phone number has changed');
    expect((await choose('promotions')).status).toBe(400);
  });

  it('a phone that is not confirmed is sent nothing, also by what was written before', async () => {
    await choose('payments');
    await notify('deposit-arrived');
    await setPhone(false);
    expect((await put('/quiet-hours', {})).body).toMatchObject({ hasPhone: false });
    await run();
    await setPhone(true);
    await run();
    expect(sent).toEqual([]);
  });

  it('a text message waits for the end of the quiet hours, and is not sent once the player has turned them off', async () => {
    await choose('payments');
    await choose('account');
    const now = new Date(clock.now());
    const from = now.getUTCHours() * 60 + now.getUTCMinutes();
    await put('/quiet-hours', { quiet: { from, to: (from + 60) % 1_440, timeZone: 'UTC' } });
    await notify('deposit-arrived');
    await notify('account-secured');
    await run();
    expect(sent.map(({ text }) => text)).toEqual([expect.stringContaining('secured')]);
    await choose('payments', false);
    clock.advance(HOUR);
    await run();
    expect(sent).toHaveLength(1);
    await choose('payments');
    await put('/quiet-hours', {});
    await notify('deposit-arrived');
    await run();
    expect(sent).toHaveLength(2);
  });

  it('a cause that is written twice is one text message, also when two processes send', async () => {
    await choose('payments');
    const cause = randomUUID();
    await notify('deposit-arrived', cause);
    await notify('deposit-arrived', cause);
    await Promise.all([run(), run()]);
    await notify('deposit-arrived', cause);
    await run();
    expect(sent).toHaveLength(1);
  });

  it('a process that is killed while it sends leaves nothing that is sent twice', async () => {
    await choose('payments');
    await notify('deposit-arrived');
    await new Promise<void>((given) => {
      createJob((message) => {
        sent.push(message);
        given();
        // The process never gets as far as the answer.
        return new Promise(() => undefined);
      }).wake();
    });
    clock.advance(HOUR);
    await run();
    expect(sent).toHaveLength(1);
  });

  it('a text message that the provider did not accept is tried again, and counts for no limit', async () => {
    await choose('payments');
    await notify('deposit-arrived');
    const refusing = async () => Promise.reject(new Error('unreachable'));
    await run(refusing);
    await run();
    expect(sent).toEqual([]);
    clock.advance(60_000);
    await run();
    expect(sent).toHaveLength(1);
    await notify('deposit-arrived');
    for (let attempt = 0; attempt < 9; attempt += 1) {
      await run(refusing);
      clock.advance(HOUR);
    }
    await run();
    expect(sent).toHaveLength(1);
  });

  it('a player is sent a limited number a day, and still those about the account', async () => {
    await choose('payments');
    await choose('account');
    for (let count = 0; count < DAILY_TEXT_MESSAGES + 2; count += 1) {
      await notify('deposit-arrived');
    }
    await Promise.all([run(), run()]);
    expect(sent).toHaveLength(DAILY_TEXT_MESSAGES);
    await notify('account-secured');
    await run();
    expect(sent).toHaveLength(DAILY_TEXT_MESSAGES + 1);
    clock.advance(24 * HOUR);
    await notify('deposit-arrived');
    await run();
    expect(sent).toHaveLength(DAILY_TEXT_MESSAGES + 2);
  });
});
