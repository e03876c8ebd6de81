import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import type { App } from '../../platform/http/app.ts';
import { registerFavouritesRoutes } from './favourites-routes.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const PATH = '/web-api/officeapi/v1/favourites';
const clock = createTestClock();
const NOTHING = { eventIds: [], champIds: [], teamIds: [], marketCodes: [] };
let test: TestDatabase;
let app: App;
let players = 60_000_000;

beforeAll(async () => {
  test = await startTestDatabase();
  app = await createTestApp();
  app.setVerifyToken(async (token) => ({ id: token, sessionId: 's' }));
  registerFavouritesRoutes(app, { pool: test.pool, clock: clock.now });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await test.stop();
});

async function newPlayer(): Promise<string> {
  players += 1;
  await test.pool.query(
    `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at, registered_at)
     VALUES ($1, 'x', 'GB', 'EUR', 'one-click', now(), now())`,
    [players],
  );
  return String(players);
}

const headers = (player: string) => ({ authorization: `Bearer ${player}` });
const read = async (player: string) =>
  (await app.inject({ url: PATH, headers: headers(player) })).json();
async function change(player: string, add: object = {}, remove: object = {}) {
  clock.advance(1);
  return app.inject({
    method: 'PATCH',
    url: PATH,
    headers: headers(player),
    payload: { add: { ...NOTHING, ...add }, remove: { ...NOTHING, ...remove } },
  });
}

it('favourites are kept in the order of the page, for the one player', async () => {
  const player = await newPlayer();
  const other = await newPlayer();
  await change(player, {
    eventIds: [3, 1],
    champIds: [7],
    teamIds: [5, 4],
    marketCodes: ['ft-1x2', 'btts'],
  });
  const answer = await change(player, { eventIds: [9], marketCodes: ['ou'] });
  const kept = {
    eventIds: [9, 3, 1],
    champIds: [7],
    teamIds: [5, 4],
    marketCodes: ['ft-1x2', 'btts', 'ou'],
  };
  expect(answer.json()).toEqual(kept);
  expect(await read(player)).toEqual(kept);
  expect(await read(other)).toEqual(NOTHING);
});

it('changes of two devices at the same time are both there, and the same change twice is once', async () => {
  const player = await newPlayer();
  await change(player, { eventIds: [1, 2] });
  await Promise.all([
    change(player, { eventIds: [3] }),
    change(player, { eventIds: [4] }, { eventIds: [1] }),
    change(player, { eventIds: [4] }, { eventIds: [1] }),
  ]);
  expect((await read(player)).eventIds.toSorted()).toEqual([2, 3, 4]);
});

it('favourites that change are announced to the open pages of their player, and none that stay', async () => {
  const player = await newPlayer();
  await change(player, { eventIds: [3] }, { teamIds: [9] });
  await change(player, { eventIds: [3] });
  await change(player, {}, { eventIds: [3] });
  const { rowCount } = await test.pool.query('SELECT FROM outbox WHERE payload = $1', [
    { playerId: player, of: 'favourites' },
  ]);
  expect(rowCount).toBe(2);
});

it('the latest stay where there are more than the maximum', async () => {
  const player = await newPlayer();
  const first = Array.from({ length: 40 }, (_, at) => 140 - at);
  await change(player, { eventIds: first });
  await change(player, { eventIds: [200, 199] });
  expect((await read(player)).eventIds).toEqual([200, 199, ...first.slice(0, 38)]);
});

it.each([
  ['an id that is none', { eventIds: ['1'] }],
  ['a negative id', { champIds: [-1] }],
  ['a code of markup', { marketCodes: ['<b>'] }],
  ['more than are kept', { eventIds: Array.from({ length: 41 }, (_, at) => at + 1) }],
])('favourites are refused and stay as they were: %s', async (_, add) => {
  const player = await newPlayer();
  await change(player, { eventIds: [5] });
  expect((await change(player, add)).json().error.code).toBe('validation_failed');
  expect(await read(player)).toEqual({ ...NOTHING, eventIds: [5] });
});

it('favourites need a session', async () => {
  expect((await app.inject({ url: PATH })).statusCode).toBe(401);
});
