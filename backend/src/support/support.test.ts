import { randomUUID } from 'node:crypto';
import { MOST_OPEN_REQUESTS } from '@touchline/contracts/support';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../test/database/test-database.ts';
import { createTestApp, createTestClock } from '../../test/platform/test-app.ts';
import type { App } from '../platform/http/app.ts';
import { registerSupportDesk } from './support-desk.ts';
import { registerSupportRoutes } from './support-routes.ts';

const TOKEN = 'operator-token-of-this-test';
const DESK = '/operator-api/v1/support/requests';
const REQUESTS = '/support-api/v1/requests';
const TEXT = 'My withdrawal has not arrived.';
const clock = createTestClock();

let database: TestDatabase;
let app: App;
let notices: object[];
let player: string;
let nextPlayer = 60_000_000;
let nextKey = 0;

beforeAll(async () => {
  database = await startTestDatabase({ poolSize: 5 });
  const { pool } = database;
  app = await createTestApp();
  // Whoever the token names.
  app.setVerifyToken(async (id) => ({ id, sessionId: 's' }));
  registerSupportRoutes(app, { pool, clock: clock.now });
  registerSupportDesk(app, {
    pool,
    clock: clock.now,
    operatorToken: TOKEN,
    writeNotice: async (_client, notice) => void notices.push(notice),
  });
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
  player = await register();
  await database.pool.query(`UPDATE support_request SET status = 'closed'`);
});

async function call(
  path: string,
  given: { readonly as?: string; readonly body?: object; readonly key?: string } = {},
) {
  const { as = player, body, key = `key-of-test-${(nextKey += 1)}` } = given;
  const answer = await app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: path,
    headers: {
      authorization: `Bearer ${as}`,
      'idempotency-key': key,
      'accept-language': 'ru',
    },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const write = async (key?: string, text = TEXT) =>
  call(REQUESTS, { body: { topic: 'payments', text }, ...(key !== undefined && { key }) });
const own = async (as = player) => (await call(REQUESTS, { as })).body.requests;
const queue = async (status = 'open') =>
  (await call(`${DESK}?status=${status}`, { as: TOKEN })).body;
const answer = async (id: string, body: object) =>
  call(`${DESK}/${id}/answer`, { as: TOKEN, body: { close: false, ...body } });

describe('a request to Support', () => {
  it('a request goes to the queue, its answer to the player with a notice in the language of the page', async () => {
    const { request } = (await write()).body;
    expect(request).toMatchObject({
      topic: 'payments',
      status: 'open',
      messages: [{ text: TEXT }],
    });
    expect((await queue()).requests).toMatchObject([{ id: request.id, playerId: player }]);
    clock.advance(60_000);
    expect((await answer(request.id, { text: 'It is on its way.', read: 1 })).status).toBe(200);
    expect(await own()).toMatchObject([
      {
        status: 'answered',
        messages: [{ author: 'player' }, { author: 'support', text: 'It is on its way.' }],
      },
    ]);
    expect(notices).toEqual([{ kind: 'support-answered', playerId: player, language: 'ru' }]);
    expect((await queue()).count).toBe(0);
    const { rows } = await database.pool.query(
      `SELECT action, subject FROM audit_log WHERE action = 'support.answer' AND subject = $1`,
      [`player:${player}`] as never,
    );
    expect(rows).toHaveLength(1);
  });

  it('a request that is sent again with its key is the same request, another text is refused', async () => {
    const [first, second] = await Promise.all([write('the-same-key'), write('the-same-key')]);
    expect(first.body.request.id).toBe(second.body.request.id);
    expect(await own()).toHaveLength(1);
    const { status, body } = await write('the-same-key', 'Something else altogether.');
    expect([status, body.error.code]).toEqual([409, 'idempotency_key_reused']);
  });

  it('a player has so many requests open and no more, however many arrive together', async () => {
    const answers = await Promise.all(
      Array.from({ length: MOST_OPEN_REQUESTS + 3 }, async () => write()),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ body }) => body.error.code)).toEqual(
      Array.from({ length: 3 }, () => 'support_requests_open'),
    );
    expect(await own()).toHaveLength(MOST_OPEN_REQUESTS);
  });

  it.each([
    ['too short', 'Help'],
    ['only spaces', ' '.repeat(50)],
    ['too long', 'a'.repeat(4_001)],
    ['with NUL', `${TEXT}\u0000`],
  ])('a request that is %s is refused', async (_, text) => {
    const { status, body } = await write(undefined, text);
    expect([status, body.error.code]).toEqual([400, 'validation_failed']);
  });
});

describe('a request to the payment consultant', () => {
  async function pay(owner: string, kind = 'deposit'): Promise<string> {
    const id = randomUUID();
    await database.pool.query(
      `INSERT INTO payment (id, player_id, account_id, kind, status, provider, method_id, currency, amount,
         idempotency_key, request_digest, language, created_at, updated_at)
       VALUES ($1, $2, 'a', $3, 'pending', 'test', 'card', 'EUR', 100, $4, $5, 'en', $6, $6)`,
      [id, owner, kind, id, Buffer.alloc(32), new Date(clock.now())] as never,
    );
    return id;
  }
  const ask = async (payment: object, topic = 'payments') =>
    call(REQUESTS, { body: { topic, payment, text: TEXT } });

  it('a request about an own payment has it, for the player and for the operator', async () => {
    const paymentId = await pay(player);
    const payment = { topic: 'deposit', paymentId };
    expect((await ask(payment)).body.request).toMatchObject({ topic: 'payments', payment });
    expect((await own())[0].payment).toEqual(payment);
    expect((await queue()).requests[0].payment).toEqual(payment);
  });

  it('a request about another player’s payment, or one of another kind, finds none', async () => {
    const others = await pay(await register());
    const withdrawn = await pay(player, 'withdrawal');
    for (const paymentId of [others, withdrawn, randomUUID()]) {
      const { status, body } = await ask({ topic: 'deposit', paymentId });
      expect([status, body.error.code]).toEqual([404, 'not_found']);
    }
    expect(await own()).toEqual([]);
  });

  it.each([
    ['an unknown topic', { topic: 'casino', subTopic: 'fees' }],
    ['a sub-topic of another topic', { topic: 'deposit', subTopic: 'fees' }],
    ['neither', { topic: 'deposit' }],
    ['both', { topic: 'deposit', subTopic: 'refused', paymentId: randomUUID() }],
    ['a payment where there is none', { topic: 'methods', paymentId: randomUUID() }],
  ])('a request about %s is refused', async (_, payment) => {
    const { status, body } = await ask(payment);
    expect([status, body.error.code]).toEqual([400, 'validation_failed']);
  });

  it('a request of another topic is about no payment', async () => {
    const { status } = await ask({ topic: 'methods', subTopic: 'fees' }, 'bets');
    expect(status).toBe(400);
  });
});

describe('a follow-up to a request', () => {
  it('a follow-up opens a closed request again, once however often it is sent', async () => {
    const { request } = (await write()).body;
    await answer(request.id, { text: 'Paid.', read: 1, close: true });
    expect((await own())[0].status).toBe('closed');
    const body = { text: 'It has still not arrived.' };
    const send = async () =>
      call(`${REQUESTS}/${request.id}/messages`, { body, key: 'follow-up-1' });
    await Promise.all([send(), send()]);
    const [{ status, messages }] = await own();
    expect(status).toBe('open');
    expect(messages).toHaveLength(3);
  });

  it('a follow-up to another player’s request finds none', async () => {
    const { request } = (await write()).body;
    const other = await register();
    const path = `${REQUESTS}/${request.id}/messages`;
    const { status, body } = await call(path, { as: other, body: { text: 'Tell me about them.' } });
    expect([status, body.error.code]).toEqual([404, 'not_found']);
    expect(await own(other)).toEqual([]);
    expect((await own())[0].messages).toHaveLength(1);
  });

  it('an answer to messages that the operator has not read is refused', async () => {
    const { request } = (await write()).body;
    const body = { text: 'And another thing: the fee.' };
    await call(`${REQUESTS}/${request.id}/messages`, { body });
    const late = await answer(request.id, { text: 'Done.', read: 1 });
    expect([late.status, late.body.error.code]).toEqual([409, 'support_request_changed']);
    expect(notices).toEqual([]);
    expect((await answer(request.id, { text: 'Done.', read: 2 })).status).toBe(200);
  });

  it('the queue is the operators’ alone', async () => {
    for (const path of [DESK, `${DESK}/100001/answer`]) {
      const given = path === DESK ? {} : { body: { text: 'x', read: 1, close: false } };
      expect((await call(path, given)).status).toBe(401);
    }
    expect((await answer('99', { text: 'Nobody.', read: 1 })).status).toBe(404);
  });
});
