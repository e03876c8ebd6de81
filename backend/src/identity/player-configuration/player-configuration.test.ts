import { UserConfigurationAnswer } from '@touchline/contracts/identity';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import type { App } from '../../platform/http/app.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { openAccount } from '../../money/wallet/accounts.ts';
import { registerPlayerConfigurationRoutes } from './player-configuration-routes.ts';
import { registerTransferRoutes } from './transfer-routes.ts';
import { createTransfers } from './transfers.ts';
import { GOOD_STANDING } from '../../protection/player-status/player-status-store.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const PLAYER = '10000001';
const OPERATOR = 'operator-token-of-this-test';
const DAY = 86_400_000;
const clock = createTestClock();
let test: TestDatabase;
let app: App;
let deposited = false;
let playerStatus = GOOD_STANDING;

beforeAll(async () => {
  test = await startTestDatabase();
  app = await createTestApp();
  app.setVerifyToken(async (token) => ({ id: token, sessionId: 's' }));
  registerPlayerConfigurationRoutes(app, {
    pool: test.pool,
    clock: clock.now,
    statusOf: async () => ({ ...playerStatus, has_deposit: deposited }),
  });
  registerTransferRoutes(app, {
    transfers: createTransfers({ pool: test.pool, clock: clock.now }),
    operatorToken: OPERATOR,
  });
  await app.ready();
  await test.pool.query(
    `INSERT INTO player (id, email, email_key, password_hash, name, surname, country, currency,
       birthday, registration, terms_accepted_at, registered_at)
     VALUES ($1, 'a@b.example', 'a@b.example', 'x', 'Ada', 'Byron', 'GB', 'EUR', '1990-04-23',
       'full', $2, $2)`,
    [PLAYER, new Date(clock.now() - 3 * DAY)],
  );
  await openAccount(test.pool, { playerId: PLAYER, currency: 'EUR' });
});
afterAll(async () => {
  await app.close();
  await test.stop();
});

const headers = { authorization: `Bearer ${PLAYER}` };
const read = async (player = PLAYER) => {
  const answer = await app.inject({
    url: '/web-api/user/v1/configuration',
    headers: { authorization: `Bearer ${player}` },
  });
  expect(answer.headers['cache-control']).toBe('no-store');
  return UserConfigurationAnswer.parse(answer.json());
};

describe('user configuration', () => {
  it('the user configuration of a new player contains what registration knows, and protects nothing yet', async () => {
    expect(await read()).toMatchObject({
      result: {
        user_email: 'a•••@b.example',
        user_name: 'Ada',
        user_country_code: 'GB',
        activation_type: 0,
        user_hide_balance: false,
        changed_pass_day_count: 3,
        protection_level: 0,
        user_data: { date_birthday: '•••', name: 'Ada', surname: '•••', passport: '' },
        has_deposit: false,
        ban_level: 0,
      },
    });
  });

  it('the user configuration follows the profile: sports in order, activation, protection', async () => {
    await test.pool.query(
      `INSERT INTO player_profile (player_id, phone_number, phone_code, phone_activated,
         email_activated, passport_date, disallow_line_sport, password_changed_at)
       VALUES ($1, '5551234', '44', true, true, '2010-02-03', '{4,1,3}', $2)`,
      [PLAYER, new Date(clock.now() - DAY)],
    );
    expect(await read()).toMatchObject({
      result: {
        disallow_line_sport: [1, 3, 4],
        disallow_live_sport: [],
        phone_number: '•••234',
        activation_type: 2,
        changed_pass_day_count: 1,
        protection_level: 40,
        protection_methods: { enable_phone_binding: true, is_changed_password: true },
        user_data: { passport_date: '•••' },
      },
    });
  });

  it('the user configuration has the bans and the identification of the player’s status', async () => {
    const given = { ban_level: 45, ban_version: 2, is_need_identification: true };
    playerStatus = { ...playerStatus, ...given, isDataAfterRegistration: true };
    expect(await read()).toMatchObject({
      result: { ...given, isDataAfterRegistration: true, user_status_id: 1 },
    });
    playerStatus = { ...playerStatus, ban_level: 0, verification_status: 3 };
    expect(await read()).toMatchObject({
      result: { ban_level: 0, verification_status: 3, user_status_id: 0 },
    });
  });

  it('the user configuration says whether the player hides the balance', async () => {
    const choose = (value: boolean) =>
      test.pool.query(
        `INSERT INTO player_setting (player_id, id, value, changed_at)
         VALUES ($1, 'isBalanceHidden', $2, now())
         ON CONFLICT (player_id, id) DO UPDATE SET value = excluded.value`,
        [PLAYER, JSON.stringify(value)],
      );
    await choose(true);
    expect(await read()).toMatchObject({ result: { user_hide_balance: true } });
    await choose(false);
    expect(await read()).toMatchObject({ result: { user_hide_balance: false } });
  });

  it('the user configuration of an unknown player is an error', async () => {
    expect(await read('99999999')).toEqual({ error: 'this account no longer exists' });
  });
});

describe('the log of agreements', () => {
  const log = (cookiesAgreeTime: unknown) =>
    app.inject({
      method: 'POST',
      url: '/web-api/user/v1/cookies-agreement',
      headers,
      payload: { cookiesAgreeTime },
    });

  it('the log of agreements stores each time once, and none of the future', async () => {
    const time = clock.now() - 1000;
    const codes = [];
    for (const value of [time, time, time + 500, clock.now() + DAY, 'now']) {
      codes.push((await log(value)).statusCode);
    }
    expect(codes).toEqual([200, 200, 200, 400, 400]);
    const { rows } = await test.pool.query('SELECT agreed_at FROM cookies_agreement');
    expect(rows).toHaveLength(2);
  });
});

describe('a transfer to another operator', () => {
  const isRequired = async () => {
    const answer = await read();
    return 'result' in answer && answer.result.isRequiredTransfer;
  };
  const demand = (player: string, token = OPERATOR) =>
    app.inject({
      method: 'PUT',
      url: `/web-api/operator/players/${player}/transfer`,
      headers: { authorization: `Bearer ${token}` },
    });
  const agree = (payload: object) =>
    app.inject({ method: 'POST', url: '/web-api/user/v1/transfer', headers, payload });

  it('a transfer to another operator is required of a player until they agree, and again by the next one; both are in the audit log', async () => {
    expect(await isRequired()).toBe(false);
    expect((await demand(PLAYER)).statusCode).toBe(200);
    expect(await isRequired()).toBe(true);
    expect((await agree({ agree: false })).statusCode).toBe(400);
    expect(await isRequired()).toBe(true);
    await agree({ agree: true });
    await agree({ agree: true });
    expect(await isRequired()).toBe(false);
    await demand(PLAYER);
    expect(await isRequired()).toBe(true);
    const { rows } = await test.pool.query(
      `SELECT action FROM audit_log WHERE action LIKE 'transfer.%' ORDER BY position`,
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'transfer.require',
      'transfer.agree',
      'transfer.require',
    ]);
  });

  it('a transfer can only be requested by the operator, of players that exist', async () => {
    expect((await demand(PLAYER, PLAYER)).statusCode).toBe(401);
    expect((await demand('99999999')).statusCode).toBe(404);
  });
});
