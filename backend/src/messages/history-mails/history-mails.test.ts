import { randomUUID } from 'node:crypto';
import type { MailHistory } from '@touchline/contracts/history';
import { DAY, MINUTE } from '@touchline/domain/time';
import Papa from 'papaparse';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  silentLog,
  startTestDatabase,
  type TestDatabase,
} from '../../../test/database/test-database.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { textOfPdf } from '../../../test/platform/text-of-pdf.ts';
import { createHistoryFiles } from '../../gateway/history-files.ts';
import type { MailMessage, MailProvider } from '../../identity/mail/mail-provider.ts';
import { createMails, type Mails } from '../../identity/mail/mails.ts';
import { createTestMailProvider } from '../../identity/mail/test-provider/test-mail-provider.ts';
import { openAccount } from '../../money/wallet/accounts.ts';
import type { App } from '../../platform/http/app.ts';
import { registerHistoryMails } from './history-mail-routes.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const PATH = '/messages-api/v1/history-mails';
const clock = createTestClock();
let database: TestDatabase;
let app: App;
let provider: MailProvider;
let handed: MailMessage[];
let fails: boolean;
let players = 40_000_000;

beforeAll(async () => {
  database = await startTestDatabase();
  const { pool } = database;
  const test = createTestMailProvider({ pool, clock: clock.now } as never);
  provider = {
    ...test,
    send: async (message) => {
      handed.push(message);
      if (fails) throw new Error('the server went away');
      await test.send(message);
    },
  };
  app = await createTestApp();
  app.setVerifyToken(async (token) => ({ id: token, sessionId: 's' }));
  registerHistoryMails(app, { pool, clock: clock.now, mails: openMails() });
  provider.register?.(app);
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await database.stop();
});
beforeEach(() => {
  handed = [];
  fails = false;
});

/** Mail as the site sends it, through a provider that may fail. */
function openMails(): Mails {
  const { pool } = database;
  return createMails({
    pool,
    clock: clock.now,
    log: silentLog,
    brand: async () => 'Touchline',
    settings: async () => ({ testSms: true }),
    provider,
    historyFile: createHistoryFiles({ pool, clock: clock.now }),
    codeSecret: Buffer.from('secret'),
    newsletterSecret: Buffer.from('secret'),
    originOf: () => undefined,
  });
}

/** A player with an address and a bet. */
async function newPlayer({ isConfirmed = true } = {}) {
  players += 1;
  const id = String(players);
  const email = `p${id}@example.org`;
  const { pool } = database;
  const at = new Date(clock.now() - MINUTE);
  await pool.query(
    `INSERT INTO player (id, email, email_key, password_hash, country, currency, registration,
       terms_accepted_at, registered_at) VALUES ($1, $2, $2, 'x', 'GB', 'EUR', 'full', $3, $3)`,
    [id, email, at],
  );
  await pool.query('INSERT INTO player_profile (player_id, email_activated) VALUES ($1, $2)', [
    id,
    isConfirmed,
  ]);
  const account = await openAccount(pool, { playerId: id, currency: 'EUR' });
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO bet (player_id, account_id, currency, idempotency_key, payload_digest, type, stake,
       total_odds, possible_return, max_payout, terms, balance_after, status, payout, settlement,
       placed_at, settled_at)
     VALUES ($1, $2, 'EUR', $3, 'd', 0, 1000, '2.000', 2000, 9999, '{}', 0, 'won', 2000,
       '{"lines": [], "adjustments": []}', $4, $4) RETURNING id`,
    [id, account, randomUUID(), at],
  );
  const bet = rows[0]?.id ?? '';
  await pool.query(
    `INSERT INTO bet_leg (bet_id, position, event_id, outcome_id, price, facts)
     VALUES ($1, 0, 7, '7~ft-1x2~home', '2.00', $2)`,
    [bet, JSON.stringify({ sport: 'football', champ: 'L', home: 'Zenit', away: 'Porto' })],
  );
  return { id, email, account, bet };
}

const REQUEST: MailHistory = { kind: 'bets', format: 'csv', language: 'en' };

const request = (player: string, change: object = {}, key: string = randomUUID()) =>
  app.inject({
    method: 'POST',
    url: PATH,
    headers: { authorization: `Bearer ${player}`, 'idempotency-key': key },
    payload: { ...REQUEST, ...change },
  });
const read = async (player: string) =>
  (
    await app.inject({ method: 'GET', url: PATH, headers: { authorization: `Bearer ${player}` } })
  ).json();
const codeOf = (answer: { json: () => { error: { code: string } } }) => answer.json().error.code;

/** Runs the job once through what is due. */
async function sendDue(): Promise<void> {
  const { job } = openMails();
  job.wake();
  await job.stop();
}

describe('a history by mail', () => {
  it('the bets go as a table to the player’s address, and the page says when they are sent', async () => {
    const { id, email, bet } = await newPlayer();
    const { mails: requested, ...rest } = (await request(id)).json();
    expect(rest).toEqual({ email, isConfirmed: true, left: 4 });
    expect(requested).toMatchObject([{ kind: 'bets', format: 'csv', state: 'waiting' }]);
    await sendDue();
    const [mail] = (await read(id)).mails;
    expect(mail.state).toBe('sent');
    const page = await app.inject({ method: 'GET', url: mail.messageUrl });
    expect(page.body).toContain('bets.csv');
    const file = await app.inject({
      method: 'GET',
      url: `/test-provider/mail/${mail.id}/files/0`,
    });
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    const { data } = Papa.parse<string[]>(file.body.trimEnd());
    expect(data).toHaveLength(2);
    expect(data[1]?.[0]).toBe(bet);
    expect(handed.map(({ to }) => to)).toEqual([email]);
  });

  it('the document has what had happened by the request, of the period and account chosen', async () => {
    const { id, account, bet } = await newPlayer();
    const from = String(clock.now() - 2 * MINUTE);
    await request(id, { format: 'pdf', account, from, language: 'ru' });
    await request(id, { format: 'pdf', from: String(Number(from) - MINUTE), to: from });
    await sendDue();
    const texts = await Promise.all(
      handed.map(async ({ files }) => (await textOfPdf(files?.[0]?.content ?? Buffer.of())).join()),
    );
    const own = texts.find((text) => text.includes('История ставок'));
    expect(own).toContain(bet);
    expect(texts.find((text) => text.includes('Nothing in this period'))).toBeDefined();
  });

  it('payments go as well', async () => {
    const { id } = await newPlayer();
    await request(id, { kind: 'payments' });
    await sendDue();
    expect(handed[0]?.files?.[0]?.name).toBe('payments.csv');
  });

  it('the rounds of games go as well, of the period and account chosen, by the names of their games', async () => {
    const { id, account } = await newPlayer();
    const stranger = await newPlayer();
    await database.pool.query(
      `INSERT INTO game (provider, code, name, maker, maker_name, category, features, is_demo_possible,
         stakes, added_at, is_listed)
       VALUES ('house', 'gone', 'Ghosts', 'house', 'House', 'slots', '{}', true, '{}', to_timestamp(1), false)
       ON CONFLICT DO NOTHING`,
    );
    const rounds = [
      [id, account, 2],
      [id, account, 5],
      [id, '1', 2],
      [stranger.id, stranger.account, 2],
    ] as const;
    for (const [player, of, minutes] of rounds) {
      const at = new Date(clock.now() - minutes * MINUTE);
      await database.pool.query(
        `INSERT INTO game_round (provider, external_id, account_id, player_id, currency, game, staked, won,
           opened_at, closed_at) VALUES ('house', $1, $2, $3, 'EUR', 'gone', 100, 350, $4, $4)`,
        [randomUUID(), of, player, at],
      );
    }
    const from = String(clock.now() - 3 * MINUTE);
    await request(id, { kind: 'games', account, from });
    await request(id, { kind: 'games', format: 'pdf', language: 'ru' });
    await sendDue();
    const table = handed.find(({ files }) => files?.[0]?.name === 'games.csv');
    const { data } = Papa.parse<string[]>(String(table?.files?.[0]?.content).trimEnd());
    expect(data.slice(1).map((line) => line.slice(2, 9))).toEqual([
      ['Ghosts', 'Won', account, 'EUR', '1.00', '3.50', '2.50'],
    ]);
    const document = handed.find(({ files }) => files?.[0]?.name === 'games.pdf');
    const text = (await textOfPdf(document?.files?.[0]?.content ?? Buffer.of())).join();
    expect(text.match(/Ghosts/g)).toHaveLength(3);
  });

  it('eight presses with one key are one mail; the key is not for another request', async () => {
    const { id } = await newPlayer();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => request(id, {}, key)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.json().mails).toHaveLength(1);
    expect(codeOf(await request(id, { format: 'pdf' }, key))).toBe('idempotency_key_reused');
    await sendDue();
    expect(handed).toHaveLength(1);
  });

  it('a mail that was not handed over is made again, under the same id', async () => {
    const { id } = await newPlayer();
    await request(id);
    fails = true;
    await sendDue();
    expect((await read(id)).mails).toMatchObject([{ state: 'waiting' }]);
    fails = false;
    clock.advance(2 * MINUTE);
    await sendDue();
    expect((await read(id)).mails).toMatchObject([{ state: 'sent' }]);
    expect(handed).toHaveLength(2);
    expect(handed[1]?.id).toBe(handed[0]?.id);
  });

  it('a mail that cannot be delivered for a day has failed', async () => {
    const { id } = await newPlayer();
    await request(id);
    clock.advance(DAY - 1);
    fails = true;
    await sendDue();
    expect((await read(id)).mails).toMatchObject([{ state: 'waiting' }]);
    await database.pool.query('DELETE FROM mail');
    expect((await read(id)).mails).toMatchObject([{ state: 'failed' }]);
  });
});

describe('a history that is not sent', () => {
  it('an address that is not confirmed gets none, nor one that changed since the request', async () => {
    const unconfirmed = await newPlayer({ isConfirmed: false });
    expect(codeOf(await request(unconfirmed.id))).toBe('email_not_confirmed');
    const { id } = await newPlayer();
    await request(id);
    await database.pool.query('UPDATE player SET email = $2, email_key = $2 WHERE id = $1', [
      id,
      `new-${id}@example.org`,
    ]);
    await sendDue();
    expect(handed).toEqual([]);
    expect((await read(id)).mails).toMatchObject([{ state: 'failed' }]);
  });

  it('the sixth request of a day is refused, however they come', async () => {
    const { id } = await newPlayer();
    const answers = await Promise.all(Array.from({ length: 7 }, () => request(id)));
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map(codeOf)).toEqual(['history_mail_limit', 'history_mail_limit']);
    expect((await read(id)).left).toBe(0);
    clock.advance(DAY + 1);
    expect((await request(id)).statusCode).toBe(200);
  });

  it('another player’s account, a period that is none and a missing key are refused', async () => {
    const { id } = await newPlayer();
    const { account } = await newPlayer();
    expect(codeOf(await request(id, { account }))).toBe('account_unknown');
    expect(codeOf(await request(id, { from: '2', to: '1' }))).toBe('validation_failed');
    expect(codeOf(await request(id, { kind: 'lotteries' }))).toBe('validation_failed');
    expect(codeOf(await request(id, {}, 'short'))).toBe('idempotency_key_missing');
    expect((await read(id)).mails).toEqual([]);
  });
});
