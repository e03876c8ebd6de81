import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { newsletterToken, ONE_CLICK_PATH } from '../../identity/marketing/newsletter-token.ts';
import type { Notice } from '../../identity/mail/mails.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { App } from '../../platform/http/app.ts';
import { createNotices } from '../notices/notices.ts';
import { registerNewsletterRoutes } from './newsletter-routes.ts';
import { registerPreferences } from './preference-routes.ts';

const BASE = '/messages-api/v1';
const SECRET = Buffer.from('newsletter');
const clock = createTestClock();
let database: TestDatabase;
let app: App;
let player: string;
let nextPlayer = 64_000_000;

beforeAll(async () => {
  database = await startTestDatabase();
  app = await createTestApp();
  // Whoever the token names.
  app.setVerifyToken(async (id) => ({ id, sessionId: 's' }));
  const options = { pool: database.pool, clock: clock.now };
  registerPreferences(app, { ...options, isSmsOffered: async () => true });
  registerNewsletterRoutes(app, { ...options, secret: SECRET });
  await app.ready();
}, 30_000);
afterAll(async () => {
  await app.close();
  await database.stop();
});
beforeEach(async () => {
  nextPlayer += 1;
  player = String(nextPlayer);
  await database.pool.query(
    `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at, registered_at)
     VALUES ($1, 'x', 'GB', 'EUR', 'one-click', $2, $2)`,
    [player, new Date(clock.now())],
  );
});

async function call(method: 'GET' | 'PUT' | 'POST', path: string, body?: object) {
  const answer = await app.inject({
    method,
    url: `${BASE}${path}`,
    headers: { authorization: `Bearer ${player}` },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const choose = (choice: object) => call('PUT', '/preferences/choice', choice);
async function isOn(topic: string, channel: string): Promise<boolean> {
  const { choices } = (await call('GET', '/preferences')).body;
  return choices.find(
    (each: { topic: string; channel: string }) => each.topic === topic && each.channel === channel,
  ).isOn;
}
async function evidence() {
  const { rows } = await database.pool.query<{
    channel: string;
    is_given: boolean;
    source: string;
    decided_at: Date;
  }>(
    `SELECT channel, is_given, source, decided_at FROM marketing_consent
     WHERE player_id = $1 ORDER BY id`,
    [player],
  );
  return rows.map((row) => [row.channel, row.is_given, row.source, row.decided_at.getTime()]);
}
const agree = () => choose({ topic: 'promotions', channel: 'mail', isOn: true });

describe('preferences', () => {
  it('a new player is sent everything but promotions, settled bets on devices alone, and what is of the moment but by mail', async () => {
    const { choices, hasMail } = (await call('GET', '/preferences')).body;
    expect(choices.filter((choice: { isOn: boolean }) => !choice.isOn)).toMatchObject([
      { topic: 'bets', channel: 'page' },
      { topic: 'bets', channel: 'mail' },
      { topic: 'bets', channel: 'sms' },
      { topic: 'payments', channel: 'sms' },
      { topic: 'matches', channel: 'mail' },
      { topic: 'prices', channel: 'mail' },
      { topic: 'account', channel: 'sms' },
      { topic: 'promotions', channel: 'page' },
      { topic: 'promotions', channel: 'mail' },
      { topic: 'promotions', channel: 'push' },
    ]);
    expect(hasMail).toBe(false);
  });

  it('each consent and withdrawal is kept with its time and source, a repetition is not', async () => {
    const first = clock.now();
    await Promise.all([agree(), agree()]);
    clock.advance(1_000);
    await choose({ topic: 'promotions', channel: 'mail', isOn: false, source: 'subscription' });
    expect(await evidence()).toEqual([
      ['mail', true, 'settings', first],
      ['mail', false, 'subscription', first + 1_000],
    ]);
    await expect(
      database.pool.query('DELETE FROM marketing_consent WHERE player_id = $1', [player]),
    ).rejects.toThrow();
  });

  it('messages about the account cannot be turned off', async () => {
    expect((await choose({ topic: 'account', channel: 'mail', isOn: false })).status).toBe(400);
    expect(await isOn('account', 'mail')).toBe(true);
  });

  it('a notice of a payment goes where its player wants it, one of the account always', async () => {
    const mailed: Notice[] = [];
    const { write } = createNotices({
      fallback: async () => 'en',
      clock: clock.now,
      mails: { writeNotice: async (_client, notice) => void mailed.push(notice) },
    });
    const send = (kind: Notice['kind']) =>
      inTransaction(database.pool, (client) =>
        write(client, { kind, playerId: player, language: 'en' }),
      );
    await choose({ topic: 'payments', channel: 'mail', isOn: false });
    await choose({ topic: 'payments', channel: 'page', isOn: false });
    await send('withdrawal-paid');
    expect(mailed).toEqual([]);
    await send('phone-changed');
    expect(mailed.map(({ kind }) => kind)).toEqual(['phone-changed']);
    const { rows } = await database.pool.query<{ notice: string }>(
      'SELECT notice FROM inbox_message WHERE player_id = $1',
      [player],
    );
    expect(rows).toEqual([{ notice: 'phone-changed' }]);

    await choose({ topic: 'payments', channel: 'mail', isOn: true });
    const now = new Date(clock.now());
    const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
    const quiet = { from: minute, to: (minute + 60) % 1_440, timeZone: 'UTC' };
    expect((await call('PUT', '/preferences/quiet-hours', { quiet })).body.quiet).toEqual(quiet);
    await send('withdrawal-paid');
    await send('phone-changed');
    const [, waiting, urgent] = mailed;
    expect((waiting?.sendAt ?? 0) - clock.now()).toBeGreaterThan(58 * 60_000);
    expect(urgent?.sendAt).toBe(clock.now());
    expect((await call('PUT', '/preferences/quiet-hours', {})).body.quiet).toBeUndefined();
  });

  it('a notice of a match in quiet hours is in the inbox alone, and one of the next minute goes everywhere', async () => {
    const mailed: Notice[] = [];
    const { write } = createNotices({
      fallback: async () => 'en',
      clock: clock.now,
      mails: { writeNotice: async (_client, notice) => void mailed.push(notice) },
    });
    const facts = { home: { en: 'Arsenal' }, away: { en: 'Chelsea' }, score: [1, 0] as const };
    const send = (cause: string) =>
      inTransaction(database.pool, (client) =>
        write(client, { kind: 'match-score', playerId: player, cause, facts }),
      );
    await choose({ topic: 'matches', channel: 'mail', isOn: true });
    const now = new Date(clock.now());
    const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
    const quiet = { from: minute, to: (minute + 60) % 1_440, timeZone: 'UTC' };
    await call('PUT', '/preferences/quiet-hours', { quiet });
    await send('7:score:1:0');
    expect(mailed).toEqual([]);
    await call('PUT', '/preferences/quiet-hours', {});
    await send('7:score:2:0');
    expect(mailed.map(({ cause }) => cause)).toEqual(['7:score:2:0']);
    await choose({ topic: 'matches', channel: 'page', isOn: false });
    await send('7:score:3:0');
    const { rows } = await database.pool.query<{ cause: string }>(
      'SELECT cause FROM inbox_message WHERE player_id = $1 ORDER BY id',
      [player],
    );
    expect(rows.map(({ cause }) => cause)).toEqual(['7:score:1:0', '7:score:2:0']);
  });

  it.each([
    [{ from: 0, to: 0, timeZone: 'UTC' }],
    [{ from: -1, to: 5, timeZone: 'UTC' }],
    [{ from: 0, to: 1_440, timeZone: 'UTC' }],
    [{ from: 0, to: 60, timeZone: 'Mars/Base' }],
  ])('quiet hours of %o are refused', async (quiet) => {
    expect((await call('PUT', '/preferences/quiet-hours', { quiet })).status).toBe(400);
  });
});

describe('stopping promotions by mail', () => {
  const token = () => newsletterToken(player, SECRET);
  const oneClick = (given: string, type = 'application/x-www-form-urlencoded') =>
    app.inject({
      method: 'POST',
      url: `${ONE_CLICK_PATH}?token=${encodeURIComponent(given)}`,
      headers: { 'content-type': type },
      payload: 'List-Unsubscribe=One-Click',
    });

  it('the link of a mail stops them without a sign-in, as often as it is used', async () => {
    await agree();
    for (let at = 0; at < 2; at += 1) {
      const answer = await app.inject({
        method: 'POST',
        url: `${BASE}/newsletter/stop`,
        payload: { token: token() },
      });
      expect(answer.json()).toEqual({ stopped: true });
    }
    expect(await isOn('promotions', 'mail')).toBe(false);
    expect((await evidence()).map(([, , source]) => source)).toEqual(['settings', 'mail-link']);
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'the mail program stops them in one step with a form of %s',
    async (type) => {
      await agree();
      expect((await oneClick(token(), type)).statusCode).toBe(200);
      expect((await evidence()).at(-1)?.[2]).toBe('mail-header');
    },
  );

  it('a program that follows the link stops nothing, and a person is led to the page', async () => {
    await agree();
    const answer = await app.inject({ url: `${ONE_CLICK_PATH}?token=${token()}` });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`/en/stopnewsletter#${encodeURIComponent(token())}`);
    expect(await isOn('promotions', 'mail')).toBe(true);
  });

  it('a forged token is refused alike for a player who exists and one who does not', async () => {
    await agree();
    const forged = [`${player}.${'a'.repeat(43)}`, `99999997.${'a'.repeat(43)}`, player, '', '.'];
    const answers = await Promise.all(forged.map((each) => oneClick(each)));
    const seen = answers.map((answer) => [answer.statusCode, answer.json().error.message]);
    expect(new Set(seen.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await isOn('promotions', 'mail')).toBe(true);
  });
});
