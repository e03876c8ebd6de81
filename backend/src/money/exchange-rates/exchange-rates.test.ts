import { DAY } from '@touchline/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, startTestDatabase } from '../../../test/database/test-database.ts';
import type { App } from '../../platform/http/app.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { openAccount } from '../wallet/accounts.ts';
import { deposit } from '../wallet/payment-movements.ts';
import { spentSince } from '../wallet/spending.ts';
import { convertNow } from './convert-now.ts';
import { createRateFixings } from './rate-fixings.ts';
import { registerRateRoutes } from './rate-routes.ts';

const PATH = '/wallet-api/v1/operator/exchange-rates';
const TOKEN = 'operator-token-of-the-test';
const clock = createTestClock();
let database: TestDatabase;
let app: App;

beforeAll(async () => {
  database = await startTestDatabase();
  app = await createTestApp();
  const fixings = createRateFixings({ pool: database.pool, clock: clock.now });
  registerRateRoutes(app, { operatorToken: TOKEN, fixings });
  await app.ready();
}, 30_000);
afterAll(async () => {
  await app.close();
  await database.stop();
});

const authorization = `Bearer ${TOKEN}`;
const today = () => new Date(clock.now()).toISOString().slice(0, 10);

function publish(
  day: string,
  rates: object,
  headers: object = { authorization },
  more: object = {},
) {
  return app.inject({
    method: 'PUT',
    url: `${PATH}/${day}`,
    headers: { ...headers },
    payload: { source: 'desk', rates, ...more },
  });
}

function euroOf(amount: number, from: string, at = clock.now()) {
  return convertNow(database.pool, { amount, from, to: 'EUR', at });
}

describe('the exchange rates of a day', () => {
  it('the exchange rates begin with the first fixing, which has every currency the site offers', async () => {
    const { day, rates } = (
      await app.inject({ method: 'GET', url: PATH, headers: { authorization } })
    ).json();
    expect(day).toBe('2026-01-01');
    const offered = ['EUR', 'USD', 'GBP', 'RUB', 'TRY', 'KZT', 'INR', 'BRL', 'JPY', 'KWD'];
    expect(offered.filter((currency) => !(currency in rates))).toEqual([]);
    expect(await euroOf(5_000, 'JPY')).toBe(2_717);
  });

  it('the exchange rates published by an operator apply from that day on and retain the others', async () => {
    const before = clock.now();
    clock.advance(DAY);
    expect((await publish(today(), { JPY: '200' })).statusCode).toBe(200);
    expect(await euroOf(5_000, 'JPY')).toBe(2_500);
    expect(await euroOf(5_000, 'JPY', before)).toBe(2_717);
    expect(await euroOf(1_000, 'USD')).toBe(await euroOf(1_000, 'USD', before));
  });

  it('the exchange rates are corrected by another fixing; past movements retain the rates they were converted with', async () => {
    clock.advance(DAY);
    const confirmed = { isLargeChangeConfirmed: true };
    await publish(today(), { JPY: '100' }, { authorization }, confirmed);
    const playerId = '20000001';
    const accountId = await openAccount(database.pool, { playerId, currency: 'JPY' });
    const paid = { accountId, amount: 1_000, currency: 'JPY', source: 'test', at: clock.now() };
    await deposit(database.pool, { ...paid, externalId: 'before' });
    await publish(today(), { JPY: '200' }, { authorization }, confirmed);
    await deposit(database.pool, { ...paid, externalId: 'after' });
    const spent = { playerId, counts: 'deposit', currency: 'EUR', since: 0 } as const;
    expect(await spentSince(database.pool, spent)).toBe(1_000 + 500);
  });

  it('the exchange rates are refused without the operator token, for the euro, for no currency and for no rate', async () => {
    expect((await publish(today(), { JPY: '1' }, {})).statusCode).toBe(401);
    for (const rates of [{ EUR: '2' }, { QQQ: '2' }, { JPY: '0' }, { JPY: '-1' }, {}]) {
      expect((await publish(today(), rates)).statusCode).toBe(400);
    }
    expect((await publish('2026-02-30', { JPY: '1' })).statusCode).toBe(400);
  });

  it('the exchange rates far from those before are refused beside their currency until they are confirmed', async () => {
    const slip = await publish(today(), { USD: '1.18', JPY: '20.0' });
    expect([slip.statusCode, slip.json().error.details[0].path]).toEqual([400, '/rates/JPY']);
    expect(await euroOf(5_000, 'JPY')).toBe(2_500);
    const meant = await publish(
      today(),
      { JPY: '20.0' },
      { authorization },
      { isLargeChangeConfirmed: true, reason: 'a new yen' },
    );
    expect(meant.statusCode).toBe(200);
    expect(await euroOf(5_000, 'JPY')).toBe(25_000);
    const { rows } = await database.pool.query(
      'SELECT reason FROM audit_log ORDER BY position DESC LIMIT 1',
    );
    expect(rows).toEqual([{ reason: 'a new yen' }]);
  });

  it('the exchange rates of a currency have their history, which names only its own changes', async () => {
    const read = async (query: string) =>
      (await app.inject({ url: `${PATH}/history?${query}`, headers: { authorization } })).json();
    await publish(today(), { GBP: '0.88' });
    const { changes } = await read('currency=JPY');
    expect(
      changes.map(({ before, rate }: { before?: string; rate: string }) => [before, rate]),
    ).toEqual([
      ['200', '20.0'],
      ['100', '200'],
      ['200', '100'],
      ['184.05748436', '200'],
      [undefined, '184.05748436'],
    ]);
    const older = await read(`currency=JPY&cursor=${changes[2].id}`);
    expect(older.changes).toEqual(changes.slice(3));
    expect((await read('currency=jpy')).error.code).toBe('validation_failed');
  });

  it('the exchange rates are in the audit log with the rates before', async () => {
    const { rows } = await database.pool.query(
      `SELECT actor, action, subject, before -> 'rates' AS before, after -> 'rates' AS after
       FROM audit_log ORDER BY position LIMIT 1`,
    );
    expect(rows).toEqual([
      {
        actor: 'operator:operator',
        action: 'exchange-rates.publish',
        subject: 'day:2026-01-16',
        before: { JPY: '184.05748436' },
        after: { JPY: '200' },
      },
    ]);
  });

  it('the exchange rates are never changed in place', async () => {
    await expect(database.pool.query('UPDATE exchange_rate SET rate = 1')).rejects.toThrow();
    await expect(database.pool.query('DELETE FROM rate_fixing')).rejects.toThrow();
  });

  it('a conversion of a currency without a rate is refused with a code', async () => {
    await expect(euroOf(1, 'CLF')).rejects.toMatchObject({ code: 'exchange_rate_missing' });
    expect(await convertNow(database.pool, { amount: 7, from: 'CLF', to: 'CLF', at: 0 })).toBe(7);
  });
});
