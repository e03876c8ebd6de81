import type { Movement } from '@touchline/domain/limits';
import { DAY, HOUR } from '@touchline/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Configuration, createConfiguration } from '../../site/configuration/configuration.ts';
import { type TestDatabase, startTestDatabase } from '../../../test/database/test-database.ts';
import type { App } from '../../platform/http/app.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type Responsible, createResponsible } from './responsible.ts';

const BASE = '/limit-service-api/api/external/web/v3';
const SECOND = 1000;
const clock = createTestClock();

let database: TestDatabase;
let app: App;
let responsible: Responsible;
let player: string;
let movements: Movement[];
let configuration: Configuration;
let pluginLive: boolean;
let spendingBroken: boolean;
let excluded: string[];

const COUNTS = {
  deposit: { deposit: 1, stake: 0, return: 0 },
  wagering: { deposit: 0, stake: 1, return: 0 },
  loss: { deposit: 0, stake: 1, return: -1 },
} as const;

beforeAll(async () => {
  database = await startTestDatabase({ poolSize: 20 });
  const { pool } = database;
  configuration = createConfiguration({ pool, clock: clock.now });
  app = await createTestApp();
  app.setVerifyToken(async (token) => ({ id: token, sessionId: 'session' }));
  responsible = createResponsible({
    writeNotice: async () => undefined,
    pool,
    clock: clock.now,
    configuration,
    spending: {
      sum: async (_client, { counts, since }) => {
        if (spendingBroken) {
          throw new Error('the ledger is away');
        }
        const weights = COUNTS[counts];
        return movements
          .filter(({ at }) => at > since)
          .reduce((sum, { kind, amount }) => sum + weights[kind] * amount, 0);
      },
    },
    people: { note: async () => undefined },
    areMandatoryPluginsLive: () => pluginLive,
    onExcluded: async (id) => {
      excluded.push(id);
    },
    onClosed: async () => undefined,
  });
  responsible.register(app);
  await app.ready();
}, 30_000);
afterAll(async () => {
  await app.close();
  await database.stop();
});

let nextPlayer = 20_000_000;
beforeEach(async () => {
  movements = [];
  excluded = [];
  pluginLive = true;
  spendingBroken = false;
  nextPlayer += 1;
  player = String(nextPlayer);
  await database.pool.query(
    `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at, registered_at)
     VALUES ($1, 'x', 'GB', 'EUR', 'one-click', now(), now())`,
    [player],
  );
});

function call(method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) {
  return app.inject({
    method,
    url: `${BASE}${path}`,
    headers: { authorization: `Bearer ${player}` },
    ...(payload === undefined ? {} : { payload }),
  });
}

function setLimit(limitType: number, limitValue: number) {
  return call('POST', '/limits', { limits: [{ limitType, limitValue }] });
}

function act(action: 'approve' | 'reject') {
  return call('POST', '/limitaction', { action });
}

async function states(): Promise<readonly string[]> {
  const { limits } = (await call('GET', '/limits')).json();
  return limits.map(
    (limit: { limitType: number; limitValue: number; limitState: string }) =>
      `${limit.limitType} ${limit.limitValue} ${limit.limitState}`,
  );
}

/** The code of a refusal, or `allowed`. */
async function ask(action: 'bet' | 'deposit', amount: number): Promise<unknown> {
  const requested = { playerId: player, amount, currency: 'EUR' };
  const check = action === 'bet' ? responsible.gaming.checkBet : responsible.gaming.checkDeposit;
  return check(database.pool, requested).then(
    () => 'allowed',
    (error: { code: string }) => error.code,
  );
}

function move(kind: Movement['kind'], amount: number): void {
  movements.push({ kind, amount, at: clock.now() });
}

describe('without limits', () => {
  it('every amount is allowed without limits', async () => {
    expect([await ask('bet', 1_000_000_00), await ask('deposit', 1_000_000_00)]).toEqual([
      'allowed',
      'allowed',
    ]);
  });
});

describe('amount limits count in sliding windows', () => {
  const weeks = 7 * DAY;
  const month = 30 * DAY;
  it.each([
    [20, 'deposit', 'deposit', DAY],
    [21, 'deposit', 'deposit', weeks],
    [22, 'deposit', 'deposit', month],
    [1, 'bet', 'stake', DAY],
    [2, 'bet', 'stake', weeks],
    [3, 'bet', 'stake', month],
    [10, 'bet', 'stake', DAY],
    [11, 'bet', 'stake', weeks],
    [12, 'bet', 'stake', month],
  ] as const)(
    'an amount limit of type %i refuses a %s over it until the %s is a window old',
    async (type, action, kind, windowMs) => {
      await setLimit(type, 10_000);
      expect(await ask(action, 10_000)).toBe('allowed');
      expect(await ask(action, 10_001)).toBe('limit_reached');
      move(kind, 6_000);
      expect([await ask(action, 4_000), await ask(action, 4_001)]).toEqual([
        'allowed',
        'limit_reached',
      ]);
      clock.advance(windowMs - 1);
      expect(await ask(action, 4_001)).toBe('limit_reached');
      clock.advance(1);
      expect(await ask(action, 10_000)).toBe('allowed');
    },
  );

  it('UK RTS 12A: of several, the lowest left applies: 10 a day and 100 a week refuse 11 in a day', async () => {
    await setLimit(20, 1_000);
    await setLimit(21, 10_000);
    expect([await ask('deposit', 1_100), await ask('deposit', 1_000)]).toEqual([
      'limit_reached',
      'allowed',
    ]);
    for (let day = 0; day < 10; day += 1) {
      move('deposit', 1_000);
      clock.advance(DAY / 2);
    }
    clock.advance(DAY / 2 + 1);
    expect(await ask('deposit', 1)).toBe('limit_reached');
  });

  it('a loss limit gives back what was won, a wagering limit does not', async () => {
    await setLimit(1, 10_000);
    await setLimit(10, 10_000);
    move('stake', 6_000);
    move('return', 6_000);
    const { limits } = (await call('GET', '/limits')).json();
    expect(limits.map((limit: { limitBalance: number }) => limit.limitBalance)).toEqual([
      4_000, 10_000,
    ]);
    expect([await ask('bet', 4_000), await ask('bet', 4_001)]).toEqual([
      'allowed',
      'limit_reached',
    ]);
  });

  it('the refusal of a limit says which limit it was and what is left of it', async () => {
    await setLimit(20, 5_000);
    move('deposit', 3_000);
    const refused = responsible.gaming.checkDeposit(database.pool, {
      playerId: player,
      amount: 2_001,
      currency: 'EUR',
    });
    await expect(refused).rejects.toMatchObject({
      code: 'limit_reached',
      details: { limitType: 20, remaining: 2_000, currency: 'EUR' },
    });
  });
});

describe('UK RTS 12B: limits are free text, in the currency of the account', () => {
  it('a limit accepts any whole amount and offers no list', async () => {
    expect((await setLimit(20, 12_345)).statusCode).toBe(200);
    const available = (await call('GET', '/availablelimits')).json();
    const deposit = available.find((limit: { type: number }) => limit.type === 20);
    expect(deposit).toEqual({ type: 20, availableValues: [], measure: 'amount' });
    expect((await call('GET', '/limits')).json().limits[0].currency).toBe('EUR');
  });

  it.each([0, -2, 1.5])('a limit of %d is refused', async (value) => {
    expect((await setLimit(20, value)).statusCode).toBe(400);
  });
});

describe('UK RTS 12D: a change of a limit', () => {
  it('a limit lowered applies immediately', async () => {
    await setLimit(20, 10_000);
    expect((await setLimit(20, 5_000)).statusCode).toBe(200);
    clock.advance(SECOND);
    expect(await ask('deposit', 5_001)).toBe('limit_reached');
    expect(await states()).toEqual(['20 5000 ACTIVE']);
  });

  it('a limit raised waits 24 hours and a confirmation: too early a millisecond before, fine then', async () => {
    await setLimit(20, 5_000);
    await setLimit(20, 10_000);
    expect(await states()).toEqual(['20 5000 ACTIVE', '20 10000 PENDING']);
    clock.advance(24 * HOUR - 1);
    const early = await act('approve');
    expect([early.statusCode, early.json().error.code]).toEqual([409, 'limit_change_too_early']);
    expect(await ask('deposit', 5_001)).toBe('limit_reached');
    clock.advance(1);
    const { limits } = (await call('GET', '/limits')).json();
    expect(limits[1]).toMatchObject({ limitState: 'PENDING', needApprove: true });
    expect((await act('approve')).json().status).toBe(204);
    expect(await states()).toEqual(['20 10000 ACTIVE']);
    expect(await ask('deposit', 10_000)).toBe('allowed');
  });

  it('a limit raised never applies without the confirmation: after 72 hours the old limit is still in force', async () => {
    await setLimit(20, 5_000);
    await setLimit(20, 10_000);
    clock.advance(72 * HOUR);
    expect(await ask('deposit', 5_001)).toBe('limit_reached');
  });

  it('a raise of a limit can be rejected, or cancelled while it waits', async () => {
    await setLimit(20, 5_000);
    await setLimit(20, 10_000);
    await act('reject');
    expect(await states()).toEqual(['20 5000 ACTIVE']);
    await setLimit(20, 9_000);
    const { limits } = (await call('GET', '/limits')).json();
    expect((await call('DELETE', `/limit?id=${limits[1].id}`)).statusCode).toBe(200);
    expect((await call('DELETE', `/limit?id=${limits[0].id}`)).statusCode).toBe(404);
    expect(await states()).toEqual(['20 5000 ACTIVE']);
  });

  it('a repeated raise restarts the 24 hours; a limit lowered meanwhile cancels the raise', async () => {
    await setLimit(20, 5_000);
    await setLimit(20, 10_000);
    clock.advance(20 * HOUR);
    await setLimit(20, 20_000);
    clock.advance(5 * HOUR);
    expect((await act('approve')).statusCode).toBe(409);
    await setLimit(20, 4_000);
    expect(await states()).toEqual(['20 4000 ACTIVE']);
    expect((await act('approve')).statusCode).toBe(404);
  });

  it('a removal waits and is confirmed like a raise; then the limit is removed', async () => {
    await setLimit(12, 5_000);
    await setLimit(12, -1);
    expect(await states()).toEqual(['12 5000 ACTIVE', '12 -1 PENDING']);
    clock.advance(24 * HOUR - 1);
    expect((await act('approve')).json().error.code).toBe('limit_change_too_early');
    expect(await ask('bet', 5_001)).toBe('limit_reached');
    clock.advance(1);
    await act('approve');
    expect(await states()).toEqual([]);
    expect(await ask('bet', 5_001)).toBe('allowed');
  });

  it('a removal can be rejected, and is dropped by a lower limit', async () => {
    await setLimit(1, 5_000);
    await setLimit(1, -1);
    await act('reject');
    expect(await states()).toEqual(['1 5000 ACTIVE']);
    await setLimit(1, -1);
    await setLimit(1, 4_000);
    expect(await states()).toEqual(['1 4000 ACTIVE']);
    await setLimit(2, -1);
    expect(await states()).toEqual(['1 4000 ACTIVE']);
  });

  it('a change to "no limit" for the week is a raise like any other', async () => {
    await setLimit(21, 5_000);
    await setLimit(21, 999_999_999);
    expect(await ask('deposit', 5_001)).toBe('limit_reached');
    clock.advance(DAY);
    await act('approve');
    expect(await ask('deposit', 1_000_000_00)).toBe('allowed');
  });

  it('a change of a limit leaves every earlier limit on record with its reason', async () => {
    await setLimit(20, 5_000);
    await setLimit(20, 4_000);
    await setLimit(20, 9_000);
    await act('reject');
    const { rows } = await database.pool.query(
      'SELECT value, state, close_reason FROM player_limit WHERE player_id = $1 ORDER BY value',
      [player],
    );
    expect(rows).toEqual([
      { value: '4000', state: 'ACTIVE', close_reason: null },
      { value: '5000', state: 'INACTIVE', close_reason: 'replaced' },
      { value: '9000', state: 'INACTIVE', close_reason: 'rejected' },
    ]);
  });

  it('a change of a limit made 10 times at once leaves one limit of the type', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, index) => setLimit(20, 5_000 - index)));
    const active = (await states()).filter((state) => state.endsWith('ACTIVE'));
    expect(active).toEqual(['20 4991 ACTIVE']);
  });
});

it('a limit of each type from 1 to 37 is set or refused as product.txt §3.7 has it', async () => {
  const values: Readonly<Record<number, number>> = { 30: 7, 31: 2, 32: 5, 33: 7, 37: 1 };
  const accepted: number[] = [];
  for (let type = 1; type <= 37; type += 1) {
    const { statusCode, body } = await setLimit(type, values[type] ?? 5_000);
    expect([200, 400], body).toContain(statusCode);
    if (statusCode === 200) {
      accepted.push(type);
    }
  }
  // The marker, 37, is set by an exclusion or by BlockUser alone.
  expect(accepted).toEqual([1, 2, 3, 10, 11, 12, 20, 21, 22, 30, 31, 32, 33]);
});

describe('what locks a limit', () => {
  const codeOf = async (limitType: number, limitValue: number) =>
    (await setLimit(limitType, limitValue)).json().error?.code;

  it('a break locks limits: none is raised, removed or confirmed until it ends; lower ones apply', async () => {
    await setLimit(20, 5_000);
    await setLimit(31, 2);
    await setLimit(1, 3_000);
    await setLimit(1, 4_000);
    await setLimit(33, 7);
    clock.advance(DAY);
    expect(await codeOf(20, 6_000)).toBe('limit_locked');
    expect(await codeOf(20, -1)).toBe('limit_locked');
    expect(await codeOf(31, -1)).toBe('limit_locked');
    expect((await act('approve')).json().error).toMatchObject({
      code: 'limit_locked',
      details: { limitType: 1, reason: 'break' },
    });
    expect((await setLimit(20, 4_000)).statusCode).toBe(200);
    expect(await states()).toEqual([
      '1 3000 ACTIVE',
      '1 4000 PENDING',
      '20 4000 ACTIVE',
      '31 2 ACTIVE',
      '33 7 ACTIVE',
    ]);
    clock.advance(6 * DAY);
    await act('approve');
    expect(await states()).toContain('1 4000 ACTIVE');
    expect(await codeOf(20, 6_000)).toBeUndefined();
  });

  it('a change that waits locks the other amounts where the operator has it so', async () => {
    await setLimit(20, 5_000);
    await setLimit(10, 5_000);
    await setLimit(20, 6_000);
    await configuration.change('responsible', { lockTogether: true });
    expect(await codeOf(10, 7_000)).toBe('limit_locked');
    expect(await codeOf(10, -1)).toBe('limit_locked');
    expect(await codeOf(10, 4_000)).toBeUndefined();
    expect(await codeOf(20, 7_000)).toBeUndefined();
    clock.advance(DAY);
    await act('approve');
    expect(await codeOf(10, 7_000)).toBeUndefined();
    await configuration.change('responsible', { lockTogether: false });
    expect(await codeOf(11, 7_000)).toBeUndefined();
  });
});

describe('a limit in another currency', () => {
  const inYen = (value: number) =>
    inTransaction(database.pool, (client) =>
      responsible.limits.setIn(client, player, { type: 20, value, currency: 'JPY' }),
    );

  it('a limit in another currency is checked in its own: at 184.06 yen for a euro, 5,000 yen are 27.16 euros', async () => {
    await inYen(5_000);
    expect([await ask('deposit', 2_716), await ask('deposit', 2_717)]).toEqual([
      'allowed',
      'limit_reached',
    ]);
    const refused = responsible.gaming.checkDeposit(database.pool, {
      playerId: player,
      amount: 2_717,
      currency: 'EUR',
    });
    await expect(refused).rejects.toMatchObject({
      details: { limitType: 20, remaining: 5_000, currency: 'JPY' },
    });
  });

  it('a limit in another currency is replaced immediately by a lower one and after a day by a higher one, whatever their figures', async () => {
    await inYen(5_000);
    await setLimit(20, 2_800);
    expect(await states()).toEqual(['20 5000 ACTIVE', '20 2800 PENDING']);
    await setLimit(20, 2_700);
    expect(await states()).toEqual(['20 2700 ACTIVE']);
  });
});

describe('exclusions', () => {
  it('a self-exclusion refuses bets and deposits immediately and until it ends, and ends every sign-in', async () => {
    await setLimit(30, 184);
    expect([await ask('bet', 1), await ask('deposit', 1)]).toEqual([
      'player_excluded',
      'player_excluded',
    ]);
    expect(excluded).toEqual([player]);
    clock.advance(184 * DAY);
    expect([await ask('bet', 1), await ask('deposit', 1)]).toEqual([
      'player_excluded',
      'player_excluded',
    ]);
  });

  it('a time-out from play refuses bets and deposits and ends on its own', async () => {
    await setLimit(30, 1);
    expect([await ask('bet', 1), await ask('deposit', 1)]).toEqual([
      'player_excluded',
      'player_excluded',
    ]);
    expect(excluded).toEqual([player]);
    clock.advance(DAY - 1);
    expect(await ask('bet', 1)).toBe('player_excluded');
    clock.advance(1);
    expect([await ask('bet', 1), await ask('deposit', 1)]).toEqual(['allowed', 'allowed']);
    expect((await setLimit(30, 1)).statusCode).toBe(200);
  });

  it('the reasons for a break are offered, and the one given is kept with it', async () => {
    const reasons = (await call('GET', '/reasons/selfexclude')).json();
    expect(reasons[0]).toEqual({ id: 1, selfExcludeReason: 'money' });
    const limits = [{ limitType: 30, limitValue: 184, selfExcludeReason: 3 }];
    const set = await call('POST', '/limits', { limits });
    expect(set.json().limitsData).toEqual([
      expect.objectContaining({ limitType: 30, selfExcludeReason: 3 }),
      expect.objectContaining({ limitType: 37, selfExcludeReason: 3 }),
    ]);
    const unknown = [{ limitType: 30, limitValue: 366, selfExcludeReason: 7 }];
    expect((await call('POST', '/limits', { limits: unknown })).statusCode).toBe(400);
  });

  it('a deposit time-out refuses deposits and no bets', async () => {
    await setLimit(33, 1);
    expect([await ask('bet', 1), await ask('deposit', 1)]).toEqual(['allowed', 'deposit_time_out']);
  });

  it('an exclusion can be made longer, never shorter', async () => {
    await setLimit(30, 366);
    expect((await setLimit(30, 184)).statusCode).toBe(400);
    expect((await setLimit(30, 731)).statusCode).toBe(200);
    clock.advance(367 * DAY);
    expect(await ask('bet', 1)).toBe('player_excluded');
  });

  it('an exclusion lasts only as long as is offered, a self-exclusion at least six months', async () => {
    const available = (await call('GET', '/availablelimits')).json();
    const exclusion = available.find((limit: { type: number }) => limit.type === 30);
    expect(exclusion.availableValues).toEqual([1, 7, 30, 42, 184, 366, 731, 1_827]);
    expect((await setLimit(30, 180)).statusCode).toBe(400);
    expect((await setLimit(33, 8)).statusCode).toBe(400);
  });

  it('a player who blocks the account is locked out until an operator lifts it', async () => {
    await app.inject({
      method: 'POST',
      url: '/limit-service-api/limit/external/web/api/v1/BlockUser',
      headers: { authorization: `Bearer ${player}` },
    });
    clock.advance(3_650 * DAY);
    expect([await ask('bet', 1), await ask('deposit', 1)]).toEqual([
      'player_excluded',
      'player_excluded',
    ]);
    expect(excluded).toEqual([player]);
  });
});

describe('responsible gaming fails closed', () => {
  it('responsible gaming fails closed while the plugin is not live', async () => {
    pluginLive = false;
    expect([await ask('bet', 1), await ask('deposit', 1)]).toEqual([
      'responsible_gaming_unavailable',
      'responsible_gaming_unavailable',
    ]);
  });

  it('responsible gaming fails closed while the amount that a limit counts cannot be read', async () => {
    await setLimit(1, 10_000);
    spendingBroken = true;
    expect(await ask('bet', 1)).toBe('responsible_gaming_unavailable');
  });

  it('responsible gaming fails closed with its own code when there is no exchange rate for the currency', async () => {
    await setLimit(20, 10_000);
    const refused = responsible.gaming.checkDeposit(database.pool, {
      playerId: player,
      amount: 1,
      currency: 'CLF',
    });
    await expect(refused).rejects.toMatchObject({ code: 'exchange_rate_missing' });
  });
});

describe('the limit of the first deposit’s question', () => {
  it('the limit chosen with the first deposit is the daily deposit limit, active immediately', async () => {
    await inTransaction(database.pool, (client) =>
      responsible.depositGuard.setDailyDepositLimit(client, {
        playerId: player,
        amount: 7_000,
        currency: 'JPY',
      }),
    );
    expect(await states()).toEqual(['20 7000 ACTIVE']);
    expect((await call('GET', '/limits')).json().limits[0].currency).toBe('JPY');
  });
});
