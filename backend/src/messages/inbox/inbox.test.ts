import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import type { App } from '../../platform/http/app.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { createNotices } from '../notices/notices.ts';
import { registerInbox } from './inbox-routes.ts';

const BASE = '/messages-api/v1';
const clock = createTestClock();
let database: TestDatabase;
let app: App;
let mailed: object[];
let player: string;
let nextPlayer = 61_000_000;

beforeAll(async () => {
  database = await startTestDatabase({ poolSize: 5 });
  app = await createTestApp();
  // Whoever the token names.
  app.setVerifyToken(async (id) => ({ id, sessionId: 's' }));
  registerInbox(app, { pool: database.pool, clock: clock.now, fallback: async () => 'en' });
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
  mailed = [];
  player = await register();
});

async function notify(playerId = player): Promise<void> {
  const notices = createNotices({
    fallback: async () => 'en',
    clock: clock.now,
    mails: { writeNotice: async (_client, notice) => void mailed.push(notice) },
  });
  await inTransaction(database.pool, (client) =>
    notices.write(client, { kind: 'support-answered', playerId, language: 'en' }),
  );
  clock.advance(1_000);
}

async function write(kind: 'operator' | 'promotion', texts: object): Promise<void> {
  const { rows } = await database.pool.query<{ id: string }>(
    `INSERT INTO broadcast (key, request_digest, kind, player_id, texts, route, send_at, status, created_by, created_at)
     VALUES (gen_random_uuid(), '', $1, $2, $3, 'recharge', $4, 'sent', 'anna', $4) RETURNING id`,
    [kind, player, texts, new Date(clock.now())],
  );
  await database.pool.query(
    `INSERT INTO inbox_message (player_id, kind, broadcast_id, created_at) VALUES ($1, $2, $3, $4)`,
    [player, kind, rows[0]?.id, new Date(clock.now())],
  );
}

async function call(
  method: 'GET' | 'PUT' | 'POST',
  path: string,
  { as = player, body, language = 'ru' }: { as?: string; body?: object; language?: string } = {},
) {
  const answer = await app.inject({
    method,
    url: `${BASE}${path}`,
    headers: { authorization: `Bearer ${as}`, 'accept-language': language },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const inbox = async (query = '', language = 'ru') =>
  (await call('GET', `/messages${query}`, { language })).body;
const unread = async () => (await call('GET', '/unread')).body.unread;

describe('the inbox', () => {
  it('a notice is in the inbox in the language of the page, and goes to the mail too', async () => {
    await notify();
    expect((await inbox()).messages).toMatchObject([
      { kind: 'system', title: 'Ответ поддержки', link: { route: 'supportEmail' }, isRead: false },
    ]);
    expect((await inbox('', 'en')).messages[0].title).toBe('Support has answered');
    expect(mailed).toMatchObject([{ kind: 'support-answered', playerId: player }]);
  });

  it('a message in other languages than the page’s is shown in the default one', async () => {
    await write('operator', {
      en: { title: 'E', body: 'Body', action: 'Deposit' },
      ru: { title: 'R', body: 'Body' },
    });
    expect((await inbox('', 'ar')).messages[0]).toMatchObject({
      title: 'E',
      link: { route: 'recharge', text: 'Deposit' },
    });
    expect((await inbox()).messages[0].title).toBe('R');
    expect((await inbox()).messages[0].link).toBeUndefined();
  });

  it('the count of unread messages is the same after a message was opened twice at the same time', async () => {
    await notify();
    await notify();
    const [{ id }] = (await inbox()).messages;
    const answers = await Promise.all([
      call('PUT', `/messages/${id}/read`),
      call('PUT', `/messages/${id}/read`),
    ]);
    expect(answers.map(({ body }) => body.unread)).toEqual([1, 1]);
    expect(await unread()).toBe(1);
  });

  it('a message moves to the archive and back, and an archived one is not counted', async () => {
    await notify();
    const [{ id }] = (await inbox()).messages;
    const archive = (archived: boolean) =>
      call('PUT', `/messages/${id}/archived`, { body: { archived } });
    expect((await archive(true)).body.unread).toBe(0);
    await archive(true);
    expect((await inbox()).messages).toEqual([]);
    expect((await inbox('?box=archive')).messages).toHaveLength(1);
    expect((await archive(false)).body.unread).toBe(1);
    expect((await inbox()).messages).toHaveLength(1);
  });

  it('marking all as read leaves a message that came later unread', async () => {
    await notify();
    const [{ id: upTo }] = (await inbox()).messages;
    await notify();
    expect((await call('POST', '/read', { body: { upTo } })).body.unread).toBe(1);
  });

  it('another player’s message does not exist for a player', async () => {
    await notify();
    const [{ id }] = (await inbox()).messages;
    const as = await register();
    expect((await call('PUT', `/messages/${id}/read`, { as })).status).toBe(404);
    const body = { archived: true };
    expect((await call('PUT', `/messages/${id}/archived`, { as, body })).status).toBe(404);
    expect(await unread()).toBe(1);
  });

  it('pages follow each other without a gap or a repetition while messages arrive', async () => {
    for (let at = 0; at < 23; at += 1) {
      await notify();
    }
    const first = await inbox();
    await notify();
    const second = await inbox(`?cursor=${first.nextCursor}`);
    const ids = [...first.messages, ...second.messages].map(({ id }) => id);
    expect(new Set(ids).size).toBe(23);
    expect(second.nextCursor).toBeUndefined();
  });

  it('a promotion that a player had received is hidden from then on when they exclude themselves', async () => {
    await database.pool.query(`UPDATE player SET birthday = '1990-01-01' WHERE id = $1`, [player]);
    await write('promotion', { en: { title: 'Offer', body: 'Body' } });
    expect(await unread()).toBe(1);
    await database.pool.query(
      `INSERT INTO player_limit (id, player_id, limit_type, value, state, requested_at, started_at)
       VALUES (gen_random_uuid(), $1, 30, 30, 'ACTIVE', now(), now())`,
      [player],
    );
    expect(await unread()).toBe(0);
    expect((await inbox()).messages).toEqual([]);
  });

  it('a change of a message is announced to the player’s open pages', async () => {
    await database.pool.query('DELETE FROM outbox');
    await notify();
    const { rows } = await database.pool.query<{ payload: object }>(
      `SELECT payload FROM outbox WHERE topic = 'messages.changed'`,
    );
    expect(rows.map(({ payload }) => payload)).toEqual([{ playerId: player }]);
  });

  it.each([
    ['POST', '/read', { upTo: 'x' }],
    ['PUT', '/messages/1/archived', { archived: 'yes' }],
    ['PUT', '/messages/x/read', undefined],
    ['GET', '/messages?cursor=-1', undefined],
    ['GET', '/messages?box=other', undefined],
  ] as const)('a request %s %s with something else is refused', async (method, path, body) => {
    expect((await call(method, path, { ...(body && { body }) })).status).toBe(400);
  });
});
