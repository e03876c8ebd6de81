import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import type { App } from '../../platform/http/app.ts';
import { registerOfficeSettingsRoutes } from './office-settings-routes.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const PATH = '/web-api/officeapi/v1/settings';
let test: TestDatabase;
let app: App;
let players = 70_500_000;

beforeAll(async () => {
  test = await startTestDatabase();
  app = await createTestApp();
  app.setVerifyToken(async (token) => ({ id: token, sessionId: 's' }));
  registerOfficeSettingsRoutes(app, { pool: test.pool, clock: createTestClock().now });
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
const send = (player: string, payload: object) =>
  app.inject({ method: 'PATCH', url: PATH, headers: headers(player), payload });
const change = (player: string, ...commonSettings: object[]) => send(player, { commonSettings });
const NOTHING = { commonSettings: [], otherSettings: [] };

const announced = async (player: string) =>
  (
    await test.pool.query(
      `SELECT payload FROM outbox WHERE topic = 'choices.changed' AND payload ->> 'playerId' = $1`,
      [player],
    )
  ).rows.map(({ payload }) => payload.of);

it('a changed setting is announced to the open pages of its player, and one that stays as it is to none', async () => {
  const player = await newPlayer();
  await change(player, { id: 'coefViewId', value: 2 }, { id: 'is12h', value: true });
  expect(await announced(player)).toEqual(['settings']);
  await change(player, { id: 'coefViewId', value: 2 });
  expect(await announced(player)).toHaveLength(1);
  await change(player, { id: 'coefViewId', value: 2 }, { id: 'is12h', value: false });
  expect(await announced(player)).toHaveLength(2);
  await change(player, { id: 'coefViewId', value: 'two' });
  expect(await announced(player), 'what is refused').toHaveLength(2);
});

it('settings are kept for the one player, and each device changes what it names alone', async () => {
  const player = await newPlayer();
  expect(await read(player)).toEqual(NOTHING);
  await Promise.all([
    change(player, { id: 'coefViewId', value: 2 }),
    change(player, { id: 'is12h', value: true }),
  ]);
  await change(player, { id: 'coefViewId', value: 1 });
  expect(await read(player)).toEqual({
    commonSettings: [
      { id: 'coefViewId', value: 1 },
      { id: 'is12h', value: true },
    ],
    otherSettings: [],
  });
  expect(await read(await newPlayer())).toEqual(NOTHING);
});

it.each([
  ['one of the device', { id: 'appTheme', value: 1 }],
  ['an unknown one', { id: 'sound', value: true }],
  ['a value that it cannot have', { id: 'isShowGameId', value: 7 }],
  ['a value of another kind', { id: 'is12h', value: 1 }],
])('a setting is refused with all beside it: %s', async (_, setting) => {
  const player = await newPlayer();
  const answer = await change(player, { id: 'is12h', value: true }, setting);
  expect(answer.json().error.code).toBe('validation_failed');
  expect(await read(player)).toEqual(NOTHING);
});

it('settings of slips are kept beside those of the page, with the steps of all currencies', async () => {
  const player = await newPlayer();
  const otherSettings = [
    { id: 'amountStep', value: { EUR: '2.5', USD: '5' } },
    { id: 'changeCoefAction', value: 1 },
    { id: 'isBalanceHidden', value: true },
    { id: 'oneClickAmount', value: '2.50' },
  ];
  await change(player, { id: 'is12h', value: true });
  const answer = await send(player, { otherSettings });
  expect(answer.json()).toEqual({ commonSettings: [{ id: 'is12h', value: true }], otherSettings });
  expect(await read(player)).toEqual(answer.json());
});

it('the choices of bonuses and cashback are groups of their own, each where it was made', async () => {
  const player = await newPlayer();
  const bonusSetting = { id: 'bonus', value: false };
  expect((await send(player, { bonusSetting })).json()).toEqual({ ...NOTHING, bonusSetting });
  const cashbackSetting = { id: 'cashback', value: true };
  await send(player, { cashbackSetting });
  expect(await read(player)).toEqual({ ...NOTHING, bonusSetting, cashbackSetting });
  const { rows } = await test.pool.query<{ bonus: boolean; cashback: boolean }>(
    `SELECT is_reward_wanted($1, 'isBonusWanted') AS bonus,
       is_reward_wanted($1, 'isCashbackWanted') AS cashback`,
    [player],
  );
  expect(rows).toEqual([{ bonus: false, cashback: true }]);
  for (const wrong of [
    { id: 'cashback', value: false },
    { id: 'bonus', value: 'false' },
  ]) {
    expect((await send(player, { bonusSetting: wrong })).json().error.code).toBe(
      'validation_failed',
    );
  }
});

const STEPS = Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`C${at}`, '1']));

it.each([
  [
    'one-click betting itself, which no other device switches on',
    { id: 'isOneClick', value: true },
  ],
  ['an amount that is none', { id: 'oneClickAmount', value: '-1' }],
  ['an action that there is not', { id: 'changeCoefAction', value: 3 }],
  ['more steps than currencies', { id: 'amountStep', value: STEPS }],
  ['one of the page', { id: 'is12h', value: true }],
])('a setting of slips is refused: %s', async (_, setting) => {
  const player = await newPlayer();
  const answer = await send(player, { otherSettings: [setting] });
  expect(answer.json().error.code).toBe('validation_failed');
  expect(await read(player)).toEqual(NOTHING);
});

it('settings need a session', async () => {
  expect((await app.inject({ url: PATH })).statusCode).toBe(401);
});
