import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import type { App } from '../../platform/http/app.ts';
import { GOOD_STANDING } from '../../protection/player-status/player-status-store.ts';
import { registerHiddenSportsRoutes } from './hidden-sports-routes.ts';
import { registerPlayerConfigurationRoutes } from './player-configuration-routes.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const PLAYER = '10000001';
const OTHER = '10000002';
const PATH = '/web-api/officeapi/v1/hidden-sports';
let test: TestDatabase;
let app: App;

beforeAll(async () => {
  test = await startTestDatabase();
  app = await createTestApp();
  app.setVerifyToken(async (token) => ({ id: token, sessionId: 's' }));
  registerHiddenSportsRoutes(app, { pool: test.pool });
  registerPlayerConfigurationRoutes(app, {
    pool: test.pool,
    clock: createTestClock().now,
    statusOf: async () => ({ ...GOOD_STANDING, has_deposit: false }),
  });
  await app.ready();
  await test.pool.query(
    `INSERT INTO player (id, password_hash, name, country, currency, registration,
       terms_accepted_at, registered_at)
     SELECT id, 'x', 'Ada', 'GB', 'EUR', 'full', now(), now()
     FROM unnest($1::bigint[]) AS id`,
    [[PLAYER, OTHER]],
  );
});
afterAll(async () => {
  await app.close();
  await test.stop();
});

const headers = (player: string) => ({ authorization: `Bearer ${player}` });
const save = (payload: unknown, player = PLAYER) =>
  app.inject({ method: 'PUT', url: PATH, headers: headers(player), payload: payload as object });
const read = async (player = PLAYER) =>
  (await app.inject({ url: PATH, headers: headers(player) })).json();

it('hidden sports are kept in order and each once, for the one player, on all devices', async () => {
  expect(await read()).toEqual({ line: [], live: [] });
  const answer = await save({ line: [4, 1, 4], live: [66] });
  expect(answer.json()).toEqual({ line: [1, 4], live: [66] });
  expect(await read()).toEqual({ line: [1, 4], live: [66] });
  expect(await read(OTHER)).toEqual({ line: [], live: [] });
  const configuration = await app.inject({
    url: '/web-api/user/v1/configuration',
    headers: headers(PLAYER),
  });
  expect(configuration.json().result).toMatchObject({
    disallow_line_sport: [1, 4],
    disallow_live_sport: [66],
  });
  await save({ line: [], live: [] });
  expect(await read()).toEqual({ line: [], live: [] });
});

it('hidden sports that change are announced to the open pages of their player, each change once', async () => {
  const announced = async () =>
    (
      await test.pool.query(`SELECT FROM outbox WHERE payload = $1`, [
        { playerId: OTHER, of: 'hidden-sports' },
      ])
    ).rowCount;
  await save({ line: [1], live: [] }, OTHER);
  await save({ line: [1], live: [] }, OTHER);
  expect(await announced()).toBe(1);
  await save({ line: [], live: [] }, OTHER);
  expect(await announced()).toBe(2);
});

it.each([
  ['a sport that is not offered', { line: [11], live: [] }],
  ['text', { line: ['1'], live: [] }],
  ['half a request', { line: [1] }],
  ['more sports than there are', { line: Array.from({ length: 101 }, () => 1), live: [] }],
])('hidden sports are refused and stay as they were: %s', async (_, payload) => {
  await save({ line: [2], live: [2] });
  const answer = await save(payload);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error.code).toBe('validation_failed');
  expect(await read()).toEqual({ line: [2], live: [2] });
});

it('hidden sports need a session', async () => {
  const answer = await app.inject({ method: 'PUT', url: PATH, payload: { line: [], live: [] } });
  expect(answer.statusCode).toBe(401);
});
