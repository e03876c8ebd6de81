import { MOST_CALLS_A_DAY } from '@touchline/contracts/calls';
import { SupportConfiguration } from '@touchline/contracts/configuration';
import { DAY, HOUR, MINUTE } from '@touchline/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import type { App } from '../../platform/http/app.ts';
import { registerCallDesk } from './call-desk.ts';
import { registerCallRoutes } from './call-routes.ts';

const TOKEN = 'operator-token-of-this-test';
const DESK = '/operator-api/v1/support/calls';
const CALLS = '/support-api/v1/calls';
const PHONE = { code: '44', number: '7911123456' };
// A Monday morning, an hour after the hours began.
const clock = createTestClock(Date.UTC(2026, 5, 8, 9));
const usual = { from: 8 * 60, to: 18 * 60, retryMinutes: 30, attempts: 2 };

let database: TestDatabase;
let app: App;
let notices: { readonly kind: string; readonly cause: string }[];
let settings: object;
let player: string;
let nextPlayer = 61_000_000;
let nextKey = 0;

beforeAll(async () => {
  database = await startTestDatabase({ poolSize: 5 });
  const { pool } = database;
  app = await createTestApp();
  // Whoever the token names.
  app.setVerifyToken(async (id) => ({ id, sessionId: 's' }));
  app.addHook('onRequest', async (request) => {
    const name = request.headers['x-test-operator'];
    if (typeof name === 'string') {
      request.operator = { name, roles: ['support'], account: name };
    }
  });
  const options = {
    pool,
    clock: clock.now,
    operatorToken: TOKEN,
    calls: async () => SupportConfiguration.parse({ calls: { ...usual, ...settings } }).calls,
    writeNotice: async (_client: unknown, notice: (typeof notices)[number]) =>
      void notices.push(notice),
  };
  registerCallRoutes(app, options);
  registerCallDesk(app, options);
  await app.ready();
}, 30_000);
afterAll(async () => {
  await app.close();
  await database.stop();
});

async function register(): Promise<string> {
  nextPlayer += 1;
  await database.pool.query(
    `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at, registered_at)
     VALUES ($1, 'x', 'GB', 'EUR', 'one-click', $2, $2)`,
    [nextPlayer, new Date(clock.now())],
  );
  return String(nextPlayer);
}

beforeEach(async () => {
  notices = [];
  settings = {};
  player = await register();
  await database.pool.query(
    `UPDATE support_call SET status = 'cancelled', taken_by = NULL, taken_at = NULL WHERE status = 'waiting'`,
  );
});

async function send(
  path: string,
  given: {
    readonly as?: string;
    readonly body?: object;
    readonly key?: string;
    readonly operator?: string;
  } = {},
) {
  const { as = player, body, key = `key-of-test-${(nextKey += 1)}`, operator } = given;
  const answer = await app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: path,
    headers: {
      authorization: `Bearer ${as}`,
      'idempotency-key': key,
      ...(operator !== undefined && { 'x-test-operator': operator }),
    },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const own = async (as = player) => (await send(CALLS, { as })).body;
async function request(more: { readonly key?: string; readonly [field: string]: unknown } = {}) {
  const { key, ...fields } = more;
  const { windows } = await own();
  const body = {
    topic: 'bets',
    phone: PHONE,
    from: windows[1]?.from ?? 0,
    language: 'ru',
    ...fields,
  };
  return send(CALLS, { body, ...(key !== undefined && { key }) });
}
const cancel = (id: string, as = player) => send(`${CALLS}/${id}/cancel`, { as, body: {} });
const queue = async (name = 'waiting') => (await send(`${DESK}?queue=${name}`, { as: TOKEN })).body;
const take = (id: string, operator = 'anna') =>
  send(`${DESK}/${id}/take`, { as: TOKEN, operator, body: {} });
const end = (id: string, ended: string, operator = 'anna') =>
  send(`${DESK}/${id}/attempts`, {
    as: TOKEN,
    operator,
    body: { end: ended, note: 'Said hello.' },
  });
const codeOf = ({ status, body }: Awaited<ReturnType<typeof send>>) => [status, body.error?.code];

describe('a request for a call', () => {
  it('a request waits in the queue with the whole number, and the player sees the end of it', async () => {
    const { status, body } = await request();
    expect([status, body.call]).toMatchObject([
      200,
      { status: 'waiting', phone: '•••456', language: 'ru', isTaken: false, attempts: [] },
    ]);
    expect(body.call.window).toEqual({ from: clock.now() + HOUR, to: clock.now() + 2 * HOUR });
    expect(await queue()).toMatchObject({
      count: 1,
      calls: [{ id: body.call.id, playerId: player, phone: '+447911123456', topic: 'bets' }],
    });
  });

  it('a request without a number is for that of the profile, and is refused where there is none', async () => {
    expect(codeOf(await request({ phone: undefined }))).toEqual([400, 'phone_invalid']);
    await database.pool.query(
      `INSERT INTO player_profile (player_id, phone_code, phone_number) VALUES ($1, '44', '7911000111')`,
      [player] as never,
    );
    expect((await own()).phone).toBe('•••111');
    expect((await request({ phone: undefined })).status).toBe(200);
    expect((await queue()).calls[0].phone).toBe('+447911000111');
  });

  it('a request that is sent again with its key is the same call, also at once', async () => {
    const [first, second] = await Promise.all([
      request({ key: 'the-same-key' }),
      request({ key: 'the-same-key' }),
    ]);
    expect(first.body.call.id).toBe(second.body.call.id);
    expect((await own()).calls).toHaveLength(1);
    expect(codeOf(await request({ key: 'the-same-key', topic: 'account' }))).toEqual([
      409,
      'idempotency_key_reused',
    ]);
  });

  it('a player has one call open, however many requests arrive together', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => request()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(codeOf)).toEqual(Array.from({ length: 3 }, () => [409, 'call_open']));
    expect((await own()).calls).toHaveLength(1);
  });

  it('a player requests so many calls within a day, those that are cancelled included', async () => {
    for (let made = 0; made < MOST_CALLS_A_DAY; made += 1) {
      const { body } = await request();
      expect((await cancel(body.call.id)).body.call.status).toBe('cancelled');
    }
    expect(codeOf(await request())).toEqual([409, 'call_limit']);
    clock.advance(DAY);
    expect((await request()).status).toBe(200);
  });

  it.each([
    ['a number that does not exist', { phone: { code: '44', number: '1' } }, 'phone_invalid'],
    ['a number with letters', { phone: { code: '44', number: '79 call' } }, 'validation_failed'],
    ['a time that is no window', { from: 1 }, 'call_window_closed'],
    ['a language that Support does not speak', { language: 'fi' }, 'validation_failed'],
    ['a topic that there is not', { topic: 'weather' }, 'validation_failed'],
  ])('a request with %s is refused', async (_, fields, code) => {
    expect((await request(fields)).body.error.code).toBe(code);
    expect((await own()).calls).toEqual([]);
  });

  it('a site that calls nobody offers no window, and refuses a request', async () => {
    const { windows } = await own();
    settings = { isOffered: false };
    expect(await own()).toMatchObject({ isOffered: false, windows: [], country: 'GB' });
    expect(codeOf(await request({ from: windows[1].from }))).toEqual([409, 'call_window_closed']);
  });

  it('a player cancels no call of another player, nor one that is over', async () => {
    const { id } = (await request()).body.call;
    expect(codeOf(await cancel(id, await register()))).toEqual([404, 'not_found']);
    await cancel(id);
    expect((await cancel(id)).status).toBe(200);
    const { id: made } = (await request()).body.call;
    await take(made);
    expect(codeOf(await cancel(made))).toEqual([409, 'call_taken']);
    await end(made, 'reached');
    expect(codeOf(await cancel(made))).toEqual([409, 'call_over']);
  });
});

describe('the queue of calls', () => {
  it('a call is taken by one operator of two, and ended by that one', async () => {
    const { id } = (await request()).body.call;
    const answers = await Promise.all([take(id, 'anna'), take(id, 'boris')]);
    const refused = answers.find(({ status }) => status !== 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(refused && codeOf(refused)).toEqual([409, 'call_taken']);
    const { takenBy } = (await queue()).calls[0];
    const other = takenBy === 'anna' ? 'boris' : 'anna';
    expect((await own()).calls[0].isTaken).toBe(true);
    expect(codeOf(await end(id, 'reached', other))).toEqual([409, 'call_not_taken']);
    expect((await end(id, 'reached', takenBy)).body.status).toBe('reached');
    expect(codeOf(await end(id, 'reached', takenBy))).toEqual([409, 'call_not_taken']);
    expect((await own()).calls).toMatchObject([
      { status: 'reached', attempts: [{ end: 'reached' }] },
    ]);
    expect(JSON.stringify(await own())).not.toContain('Said hello.');
    expect((await queue('over')).calls[0].attempts).toMatchObject([
      { operator: takenBy, note: 'Said hello.' },
    ]);
    const { rows } = await database.pool.query<{ action: string; after: object }>(
      'SELECT action, after FROM audit_log WHERE subject = $1 ORDER BY position',
      [`player:${player}`],
    );
    expect(rows).toMatchObject([
      { action: 'call.take', after: { call: id } },
      { action: 'call.end', after: { call: id, status: 'reached', end: 'reached' } },
    ]);
  });

  it('a player who does not answer is called again in the hours of Support, notified each time, so often and no more', async () => {
    // Ten minutes before the hours end.
    clock.advance(DAY - (clock.now() % DAY) + 10 * HOUR);
    const { id } = (await request()).body.call;
    clock.advance(8 * HOUR - 10 * MINUTE);
    await take(id);
    const { body } = await end(id, 'no-answer');
    const nextMorning = clock.now() - (clock.now() % DAY) + DAY + 8 * HOUR;
    expect(body).toMatchObject({ status: 'waiting', dueAt: nextMorning });
    expect((await own()).calls).toMatchObject([{ isTaken: false, dueAt: nextMorning }]);
    await take(id, 'boris');
    expect((await end(id, 'no-answer', 'boris')).body.status).toBe('unreached');
    expect(notices).toMatchObject([
      { kind: 'call-missed', playerId: player, language: 'ru', cause: `call:${id}:1` },
      { kind: 'call-missed', cause: `call:${id}:2` },
    ]);
    expect((await queue()).count).toBe(0);
    expect(codeOf(await take(id))).toEqual([409, 'call_over']);
  });

  it('a call whose operator says nothing waits for anybody again, and that operator can still end it', async () => {
    const { id } = (await request()).body.call;
    await take(id, 'anna');
    clock.advance(31 * MINUTE);
    expect((await own()).calls[0].isTaken).toBe(false);
    expect((await end(id, 'refused', 'anna')).body.status).toBe('refused');
    const { id: left } = (await request()).body.call;
    await take(left, 'anna');
    clock.advance(31 * MINUTE);
    expect((await take(left, 'boris')).body.takenBy).toBe('boris');
    expect(codeOf(await end(left, 'reached', 'anna'))).toEqual([409, 'call_not_taken']);
  });

  it('the queue of calls is the operators’ alone', async () => {
    const { id } = (await request()).body.call;
    expect((await send(DESK)).status).toBe(401);
    expect((await send(`${DESK}/${id}/take`, { body: {} })).status).toBe(401);
    expect(
      (await send(`${DESK}/${id}/attempts`, { body: { end: 'reached', note: '' } })).status,
    ).toBe(401);
    expect(codeOf(await take('99'))).toEqual([404, 'not_found']);
  });
});
