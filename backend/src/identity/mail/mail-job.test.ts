import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  silentLog,
  startTestDatabase,
  type TestDatabase,
} from '../../../test/database/test-database.ts';
import { insertPlayer } from '../auth/players.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { createTestClock } from '../../../test/platform/test-app.ts';
import { createEmailChanges } from './email-changes.ts';
import { createMailCodes } from './mail-codes.ts';
import { createMailJob, GIVEN_UP_AFTER_MS } from './mail-job.ts';
import type { MailMessage } from './mail-provider.ts';
import { writeMail } from './mail-store.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const MINUTE = 60_000;
const clock = createTestClock();
let database: TestDatabase;
let playerId: string;
let sent: MailMessage[];
let refuseWith: object | undefined;
let logged: string[];

beforeAll(async () => {
  database = await startTestDatabase();
  playerId = await inTransaction(database.pool, (client) =>
    insertPlayer(client, {
      email: 'player@example.org',
      passwordHash: '',
      country: 'GB',
      currency: 'EUR',
      registration: 'full',
      registeredAt: clock.now(),
    }),
  );
});
afterAll(() => database.stop());
beforeEach(async () => {
  sent = [];
  logged = [];
  refuseWith = undefined;
  await database.pool.query('DELETE FROM mail');
});

function job({ isOffered = true } = {}) {
  const note = (...parts: unknown[]) => void logged.push(JSON.stringify(parts));
  return createMailJob({
    pool: database.pool,
    clock: clock.now,
    log: { ...silentLog, warn: note, error: note },
    brand: async () => 'Touch <line>',
    historyFile: async () => undefined,
    newsletterSecret: Buffer.from('newsletter'),
    codes: createMailCodes({
      pool: database.pool,
      clock: clock.now,
      secret: Buffer.from('secret'),
    }),
    emailChanges: createEmailChanges({
      pool: database.pool,
      clock: clock.now,
      secret: Buffer.from('secret'),
    }),
    provider: async () =>
      isOffered
        ? {
            id: 'recorder',
            send: async (message) => {
              if (refuseWith !== undefined) {
                throw Object.assign(new Error(`no ${message.to}`), refuseWith);
              }
              sent.push(message);
            },
          }
        : undefined,
  });
}

/** Runs once through what is due. */
async function runOnce(made = job()): Promise<void> {
  made.wake();
  await made.stop();
}

const write = (change: object = {}) =>
  inTransaction(database.pool, (client) =>
    writeMail(client, {
      kind: 'password-changed',
      playerId,
      recipient: 'player@example.org',
      language: 'en',
      origin: 'https://site.example',
      now: clock.now(),
      ...change,
    }),
  );
const waiting = async () => (await database.pool.query('SELECT FROM mail')).rowCount;

describe('a written mail', () => {
  it('a mail and its outbox entry are written together, or not at all', async () => {
    await database.pool.query('DELETE FROM outbox');
    const id = await write();
    const undone = inTransaction(database.pool, async (client) => {
      await writeMail(client, {
        kind: 'activation',
        playerId,
        recipient: 'undone@example.org',
        language: 'en',
        origin: 'https://site.example',
        now: clock.now(),
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const { rows } = await database.pool.query('SELECT topic, payload FROM outbox');
    expect(rows).toEqual([{ topic: 'mail.written', payload: { mailId: id } }]);
    expect(await waiting()).toBe(1);
  });

  it('a mail is sent once, by one of several jobs', async () => {
    await Promise.all([write(), write(), write()]);
    await Promise.all([runOnce(), runOnce(), runOnce()]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(3);
    expect(sent).toHaveLength(3);
    expect(await waiting()).toBe(0);
  });

  it('a failed mail is retried after 1, 2, 4 … minutes with the same id, and logged without the address', async () => {
    const id = await write();
    refuseWith = { code: 'ECONNECTION' };
    await runOnce();
    for (const minutes of [1, 2, 4]) {
      clock.advance(minutes * MINUTE - 1);
      const before = logged.length;
      await runOnce();
      expect(logged.length).toBe(before);
      clock.advance(1);
      await runOnce();
      expect(logged.length).toBe(before + 1);
    }
    expect(logged.at(-1)).toContain('"attempts":4,"code":"ECONNECTION"');
    expect(logged.join()).not.toContain('example.org');
    refuseWith = undefined;
    clock.advance(8 * MINUTE);
    await runOnce();
    expect(sent.map((message) => message.id)).toEqual([id]);
    expect(await waiting()).toBe(0);
  });

  it('a mail is not retried when the server refuses it permanently, nor after a day', async () => {
    await write();
    refuseWith = { responseCode: 550 };
    await runOnce();
    expect(await waiting()).toBe(0);
    await write();
    refuseWith = { responseCode: 450 };
    await runOnce();
    expect(await waiting()).toBe(1);
    refuseWith = undefined;
    clock.advance(GIVEN_UP_AFTER_MS);
    await runOnce();
    expect([sent, await waiting()]).toEqual([[], 0]);
  });

  it('a mail waits while the site sends none', async () => {
    await write();
    await runOnce(job({ isOffered: false }));
    expect(await waiting()).toBe(1);
    await runOnce();
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['en', 'ltr', 'your password has changed'],
    ['ru', 'ltr', 'ваш пароль изменён'],
    ['ar', 'rtl', 'تغيّرت كلمة مرورك'],
    ['xx', 'ltr', 'your password has changed'],
  ])(
    'a mail is written in the language "%s", from "%s", with its content escaped',
    async (language, direction, said) => {
      await write({ language });
      await runOnce();
      const [message] = sent;
      expect(message?.subject).toBe(`Touch <line>: ${said}`);
      expect(message?.text).toContain(playerId);
      expect(message?.html).toContain(`dir="${direction}"`);
      expect(message?.html).toContain('Touch &lt;line&gt;');
      expect(message?.html).not.toContain('Touch <line>');
    },
  );
});
