import { ERROR_STATUS } from '@touchline/contracts/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, startTestDatabase } from '../../../test/database/test-database.ts';
import type { App } from '../../platform/http/app.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { guardBets, guardDeposits } from './money-guards.ts';
import { createPlayerStatus, type PlayerStatusService } from './player-status.ts';
import { OPEN_GUARD } from '../../../test/betting/open-guard.ts';

const OPERATOR = 'operator-token-of-this-test';
const PLAYER = '12345678';
const TERMS = '/web-api/api-v3/v2/user/agreement-rules';
const clock = createTestClock();

let database: TestDatabase;
let app: App;
let status: PlayerStatusService;
let deposited = false;

beforeAll(async () => {
  database = await startTestDatabase();
  await database.pool.query(
    `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at,
       registered_at) VALUES ($1, 'x', 'GB', 'EUR', 'one-click', $2, $2)`,
    [PLAYER, new Date(clock.now())],
  );
  app = await createTestApp();
  app.setVerifyToken(async (id) => ({ id, sessionId: 's' }));
  status = createPlayerStatus({
    pool: database.pool,
    clock: clock.now,
    operatorToken: OPERATOR,
    hasDeposit: async () => deposited,
  });
  status.register(app, async ({ cookies: { user_token: token } }) =>
    token === undefined ? undefined : token === 'expired' ? 'unknown' : status.read(token),
  );
  await app.ready();
}, 30_000);
afterAll(async () => {
  await app.close();
  await database.stop();
});

const asPlayer = { authorization: `Bearer ${PLAYER}` };
const asOperator = { authorization: `Bearer ${OPERATOR}`, 'x-audit-reason': 'a test' };

function change(payload: object, headers: Record<string, string> = asOperator, id = PLAYER) {
  return app.inject({
    method: 'PATCH',
    url: `/web-api/operator/players/${id}/standing`,
    headers,
    payload,
  });
}
/** Guards over ones that allow everything. */
let isTermsAsked = true;
const asked = {
  clock: clock.now,
  people: { note: async () => undefined, noteAfterwards: () => undefined },
  isPersonalDataAsked: async () => false,
  isTermsAsked: async () => isTermsAsked,
};
const bets = guardBets(OPEN_GUARD, asked);
const deposits = guardDeposits(
  {
    lockDeposits: async () => undefined,
    checkDeposit: async () => undefined,
    isOnBreak: async () => false,
    setDailyDepositLimit: async () => undefined,
  },
  asked,
);
const wager = { playerId: PLAYER, amount: 100, currency: 'EUR' };
const bet = () => bets.checkBet(database.pool, wager);
const deposit = async () => {
  const client = await database.pool.connect();
  try {
    await deposits.checkDeposit(client, wager);
  } finally {
    client.release();
  }
};
const publish = () =>
  app.inject({ method: 'POST', url: '/web-api/operator/terms', headers: asOperator });
const terms = async () => (await app.inject({ url: `${TERMS}/status`, headers: asPlayer })).json();
const confirm = (updatedAt: string) =>
  app.inject({
    method: 'POST',
    url: `${TERMS}/confirm`,
    headers: asPlayer,
    payload: { updatedAt },
  });

describe('the status of a player', () => {
  it('the status of a player is good and unverified until an operator changes it, field by field', async () => {
    const url = '/web-api/user/v1/standing';
    const first = await app.inject({ url, headers: asPlayer });
    expect(first.json()).toEqual({
      ban_level: 0,
      ban_version: 1,
      is_need_identification: false,
      verification_status: 1,
      verification_types: [],
      isDataAfterRegistration: false,
      has_deposit: false,
    });
    expect(first.headers['cache-control']).toBe('no-store');
    await change({ ban_level: 53 });
    await change({ verification_status: 3 });
    await change({ verification_types: [1, 4] });
    deposited = true;
    const { json } = await app.inject({ url, headers: asPlayer });
    expect(json()).toMatchObject({
      ban_level: 53,
      verification_status: 3,
      verification_types: [1, 4],
      has_deposit: true,
    });
    expect(await status.read(PLAYER)).toMatchObject({
      banLevel: 53,
      isVerified: true,
      hasDeposit: true,
      isTermsChanged: false,
    });
  });

  it('the status of a player is changed by operators alone, for players that exist, with valid values', async () => {
    expect((await change({ ban_level: 0 }, asPlayer)).statusCode).toBe(401);
    expect((await change({ ban_level: 0 }, asOperator, '99999999')).statusCode).toBe(404);
    expect((await change({ ban_level: -1 })).statusCode).toBe(400);
    expect((await change({ verification_status: 1.5 })).statusCode).toBe(400);
    expect((await change({ verification_types: [0] })).statusCode).toBe(400);
    expect((await status.statusOf(PLAYER)).ban_level).toBe(53);
  });

  it('the status of a player is shown to that player alone', async () => {
    expect((await app.inject('/web-api/user/v1/standing')).statusCode).toBe(401);
    expect((await app.inject(`${TERMS}/status`)).statusCode).toBe(401);
  });
});

describe('the terms', () => {
  it('the terms have not changed while none were published', async () => {
    expect(await terms()).toEqual({ result: false, updatedAt: '' });
  });

  it('newly published terms have changed until the player agrees to just these', async () => {
    clock.advance(1_000);
    const { updatedAt } = (await publish()).json();
    expect(await terms()).toEqual({ result: true, updatedAt });
    clock.advance(1_000);
    const newer = (await publish()).json().updatedAt;
    const outdated = await confirm(updatedAt);
    expect([outdated.statusCode, outdated.json().error.code]).toEqual([409, 'terms_outdated']);
    expect(await terms()).toEqual({ result: true, updatedAt: newer });
    expect((await confirm(newer)).json()).toEqual({ result: false, updatedAt: newer });
    expect(await terms()).toEqual({ result: false, updatedAt: newer });
    expect((await confirm('nonsense')).statusCode).toBe(409);
  });

  it('the terms are published by operators alone', async () => {
    const url = '/web-api/operator/terms';
    expect((await app.inject({ method: 'POST', url, headers: asPlayer })).statusCode).toBe(401);
  });
});

describe('the page for banned players', () => {
  const at = (cookies: Record<string, string>) =>
    app.inject({ url: '/blocked', headers: { 'accept-language': 'ru' }, cookies });

  it('the page for banned players redirects others home, visitors too (platform specification, section 4)', async () => {
    await change({ ban_level: 0 });
    for (const cookies of [{}, { user_token: PLAYER }]) {
      const answer = await at(cookies);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/ru']);
    }
  });

  it('the page for banned players is served to them, and where the player is unknown', async () => {
    await change({ ban_level: 45, ban_version: 2 });
    expect((await at({ user_token: PLAYER })).statusCode).toBe(403);
    expect((await at({ user_token: 'expired' })).statusCode).toBe(403);
  });

  it.each([
    ['ru-RU,ru;q=0.9', 'ru', 'ltr'],
    ['ar', 'ar', 'rtl'],
    ['de', 'en', 'ltr'],
  ])(
    'the page for banned players is in the browser’s language: %s → %s',
    async (accept, language, direction) => {
      const { statusCode, body } = await app.inject({
        url: '/blocked',
        headers: { 'accept-language': accept },
        cookies: { user_token: 'expired' },
      });
      expect(statusCode).toBe(403);
      expect(body).toContain(`<html lang="${language}" dir="${direction}">`);
      expect(body).toContain(`href="/${language}/support"`);
    },
  );
});

describe('bets and deposits', () => {
  it('the bets and deposits of banned players are refused, until the ban is lifted', async () => {
    await change({ ban_level: 45, ban_version: 2 });
    for (const act of [bet, deposit]) {
      await expect(act()).rejects.toMatchObject({ code: 'player_banned' });
    }
    await change({ ban_level: 0 });
    await expect(bet()).resolves.toBeUndefined();
    await expect(deposit()).resolves.toBeUndefined();
  });

  it('the bets and deposits of players who closed their account are refused', async () => {
    await database.pool.query(
      `INSERT INTO account_closure (player_id, reason, closed_at) VALUES ($1, 'unused', now())`,
      [PLAYER],
    );
    for (const act of [bet, deposit]) {
      await expect(act()).rejects.toMatchObject({ code: 'player_excluded' });
    }
    await database.pool.query('UPDATE account_closure SET reopened_at = now()');
    await expect(bet()).resolves.toBeUndefined();
  });

  it('the bets and deposits under changed terms are refused with exception 1, until the player agrees', async () => {
    clock.advance(1_000);
    const { updatedAt } = (await publish()).json();
    for (const act of [bet, deposit]) {
      await expect(act()).rejects.toMatchObject({
        code: 'terms_changed',
        details: { exception_code: 1 },
      });
    }
    expect(ERROR_STATUS.terms_changed).toBe(451);
    isTermsAsked = false;
    await expect(bet()).resolves.toBeUndefined();
    isTermsAsked = true;
    await confirm(updatedAt);
    await expect(bet()).resolves.toBeUndefined();
    await expect(deposit()).resolves.toBeUndefined();
  });
});
