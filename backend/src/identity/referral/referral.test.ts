import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertPlayer } from '../auth/players.ts';
import { type TestDatabase, startTestDatabase } from '../../../test/database/test-database.ts';
import type { App } from '../../platform/http/app.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { createReferral } from './referral.ts';

let database: TestDatabase;
let app: App;
let playerId: string;
const clock = createTestClock();
const friends: { readonly friendId: string; readonly code: string }[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
  app = await createTestApp();
  const referral = createReferral({
    pool: database.pool,
    clock: clock.now,
    attributeFriend: async (_client, { friendId, code }) => {
      friends.push({ friendId, code });
    },
  });
  referral.register(app, (request) => !request.url.startsWith('/api'));
  app.get('/en', async () => 'page');
  app.get('/api', async () => 'data');
  app.post('/api/register', async (request) => {
    const logged = vi.spyOn(request.log, 'error');
    await referral.save(playerId, request);
    return `registered, ${logged.mock.calls.length} logged`;
  });
  await app.ready();
}, 30_000);
afterAll(async () => {
  await app.close();
  await database.stop();
});

async function newPlayer(): Promise<void> {
  playerId = await inTransaction(database.pool, (client) =>
    insertPlayer(client, {
      passwordHash: 'x',
      country: 'GB',
      currency: 'EUR',
      registration: 'one-click',
      registeredAt: clock.now(),
    }),
  );
}

async function saved(): Promise<unknown[]> {
  const { rows } = await database.pool.query(
    'SELECT name, value FROM player_referral WHERE player_id = $1 ORDER BY name',
    [playerId],
  );
  return rows;
}

describe('referral', () => {
  it('the referral cookies come with pages, readable and with their lifetimes, and not with data', async () => {
    const page = await app.inject({ url: '/en?subid=s1&btag=b1&affid=9' });
    const cookies = Object.fromEntries(page.cookies.map((cookie) => [cookie.name, cookie]));
    expect(cookies['subid']).toMatchObject({ value: 's1', maxAge: 60 * 86_400, path: '/' });
    expect(cookies['subid']).not.toHaveProperty('httpOnly');
    expect(cookies['postback_watcher']).toMatchObject({ value: '', maxAge: 4 });
    expect(JSON.parse(cookies['reflinkid']?.value ?? '')).toEqual({
      type: 'reflinkid',
      val: 'b1',
      additional: { partnerId: '9' },
    });
    expect((await app.inject({ url: '/api?subid=s1' })).cookies).toEqual([]);
  });

  it('the referral is stored with the player who registers', async () => {
    await newPlayer();
    const page = await app.inject({ url: '/en?subid=s1&bf=7&pb=p1' });
    await app.inject({
      method: 'POST',
      url: '/api/register',
      cookies: Object.fromEntries(page.cookies.map(({ name, value }) => [name, value])),
    });
    expect(await saved()).toEqual([
      { name: 'postback_watcher', value: { val: 'p1' } },
      { name: 'referral_values', value: { type: 'bf_id', val: '7' } },
      { name: 'subid', value: { val: 's1' } },
    ]);
    expect(friends).toEqual([{ friendId: playerId, code: '7' }]);
  });

  it('a foreign referral cookie is dropped; a failure is logged and blocks no registration', async () => {
    await newPlayer();
    const register = (cookies: Record<string, string>) =>
      app.inject({ method: 'POST', url: '/api/register', cookies });
    await register({ subid: '', reflinkid: '{"broken', refererid: 'x'.repeat(300), other: '1' });
    expect(await saved()).toEqual([]);
    playerId = '99999999';
    expect((await register({ subid: 's1' })).body).toBe('registered, 1 logged');
  });
});
