import { randomUUID } from 'node:crypto';
import { LIMIT_TYPE } from '@touchline/domain/limits';
import { DAY } from '@touchline/domain/time';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { singleRequest } from '../../../test/wallet/test-wallet.ts';
import type { App } from '../../platform/http/app.ts';
import { createConversionLimits } from '../../protection/responsible/convert-limits.ts';
import { currentLimits, insertLimit } from '../../protection/responsible/limit-store.ts';
import { balances, openAccount } from './accounts.ts';
import { placeBets } from './bet-money.ts';
import { giveBonus } from './bonuses.ts';
import { registerConversionRoutes } from './conversion-routes.ts';
import { createWithdrawalWallet } from './withdrawal-wallet.ts';
import { ledgerFaults } from './ledger-faults.ts';
import { deposit, reserveWithdrawal } from './payment-movements.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const PATH = '/wallet-api/v1/conversions';
const clock = createTestClock();
let test: TestDatabase;
let app: App;
let players = 30_000_000;

beforeAll(async () => {
  test = await startTestDatabase({ poolSize: 12 });
  app = await createTestApp();
  app.setVerifyToken(async (token) => ({ id: token, sessionId: 's' }));
  registerConversionRoutes(app, {
    pool: test.pool,
    clock: clock.now,
    currencies: async () => ['EUR', 'USD', 'JPY', 'HRK'],
    limits: createConversionLimits({ clock: clock.now }),
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await test.stop();
});
afterEach(async () => expect(await ledgerFaults(test.pool)).toEqual([]));

/** A player whose main account has money. */
async function newPlayer(currency: string, amount: number) {
  players += 1;
  const playerId = String(players);
  await test.pool.query(
    `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at, registered_at)
     VALUES ($1, 'x', 'HR', $2, 'one-click', $3, $3)`,
    [playerId, currency, new Date(clock.now())],
  );
  const accountId = await openAccount(test.pool, { playerId, currency });
  if (amount > 0) {
    await pay(accountId, amount, currency);
  }
  return { playerId, accountId };
}

const pay = (accountId: string, amount: number, currency: string) =>
  deposit(test.pool, {
    accountId,
    amount,
    currency,
    source: 'test',
    externalId: randomUUID(),
    at: clock.now(),
  });

const authorized = (player: string) => ({ authorization: `Bearer ${player}` });

async function quoteOf(playerId: string, accountId: string, currency: string) {
  const answer = await app.inject({
    method: 'GET',
    url: `${PATH}/quote?accountId=${accountId}&currency=${currency}`,
    headers: authorized(playerId),
  });
  return answer.statusCode === 200 ? answer.json().quote : answer.json().error.code;
}

interface Form {
  readonly accountId: string;
  readonly currency: string;
  readonly amount: number;
  readonly converted: number;
}

const send = (playerId: string, form: Form, key: string = randomUUID()) =>
  app.inject({
    method: 'POST',
    url: PATH,
    headers: { ...authorized(playerId), 'idempotency-key': key },
    payload: form,
  });

/** Converts as quoted; the conversion, or the code of the refusal. */
async function convert(playerId: string, accountId: string, currency: string) {
  const { amount, converted } = await quoteOf(playerId, accountId, currency);
  const answer = await send(playerId, { accountId, currency, amount, converted });
  return answer.statusCode === 200 ? answer.json().conversion : answer.json().error.code;
}

describe('an account in kuna', () => {
  it('the quote has the rate of law, the amount before and after, and its rounding', async () => {
    const { playerId, accountId } = await newPlayer('HRK', 10_000);
    expect(await quoteOf(playerId, accountId, 'EUR')).toEqual({
      accountId,
      from: 'HRK',
      to: 'EUR',
      amount: 10_000,
      converted: 1_327,
      exact: '13.27228',
      rates: { from: '7.53450', to: '1' },
      isLegal: true,
      limits: [],
    });
  });

  it('the money moves once into euros, and the new account is the main and the paying one', async () => {
    const { playerId, accountId } = await newPlayer('HRK', 75_345);
    expect(await convert(playerId, accountId, 'EUR')).toMatchObject({
      from: 'HRK',
      to: 'EUR',
      amount: 75_345,
      converted: 10_000,
    });
    const [account, ...others] = await balances(test.pool, playerId);
    expect(account).toMatchObject({ type: 0, currency: 'EUR', balance: 10_000, isActive: true });
    expect(others).toEqual([]);
    const { rows } = await test.pool.query<{ currency: string }>(
      'SELECT currency FROM player WHERE id = $1',
      [playerId],
    );
    expect(rows).toEqual([{ currency: 'EUR' }]);
  });

  it('the entries of the conversion add up to zero in each currency', async () => {
    const { playerId, accountId } = await newPlayer('HRK', 4_002);
    const { id } = await convert(playerId, accountId, 'EUR');
    const { rows } = await test.pool.query(
      `SELECT account.kind, entry.currency, entry.amount FROM journal
       JOIN entry ON entry.journal_id = journal.id JOIN account ON account.id = entry.account_id
       WHERE journal.kind = 'conversion' AND external_id = $1 ORDER BY 2, 1`,
      [id],
    );
    expect(rows).toEqual([
      { kind: 'exchange', currency: 'EUR', amount: '-531' },
      { kind: 'player', currency: 'EUR', amount: '531' },
      { kind: 'exchange', currency: 'HRK', amount: '4002' },
      { kind: 'player', currency: 'HRK', amount: '-4002' },
    ]);
  });

  it('an account without money, or with less than half a cent, is closed', async () => {
    for (const amount of [0, 3]) {
      const { playerId, accountId } = await newPlayer('HRK', amount);
      expect(await convert(playerId, accountId, 'EUR')).toMatchObject({ amount, converted: 0 });
      expect(await balances(test.pool, playerId)).toMatchObject([{ currency: 'EUR', balance: 0 }]);
    }
  });

  it('kuna are no currency to convert into', async () => {
    const { playerId, accountId } = await newPlayer('EUR', 500);
    expect(await quoteOf(playerId, accountId, 'HRK')).toBe('currency_not_offered');
  });
});

describe('an account in another currency', () => {
  it('a further account goes into the main one, and the paying one follows', async () => {
    const { playerId, accountId } = await newPlayer('EUR', 1_000);
    const usd = await openAccount(test.pool, { playerId, currency: 'USD', type: 9 });
    await pay(usd, 5_000, 'USD');
    await test.pool.query('INSERT INTO active_account VALUES ($1, $2)', [playerId, usd]);
    const { rates, converted } = await quoteOf(playerId, usd, 'EUR');
    expect(rates).toEqual({ from: '1.17457863', to: '1' });
    // 50.00 / 1.17457863 = 42.5684…
    expect(converted).toBe(4_256);
    await convert(playerId, usd, 'EUR');
    expect(await balances(test.pool, playerId)).toEqual([
      expect.objectContaining({ id: accountId, type: 0, balance: 5_256, isActive: true }),
    ]);
  });

  it('a conversion there and back leaves the main account in its place', async () => {
    const { playerId, accountId } = await newPlayer('EUR', 1_000);
    const { targetId } = await convert(playerId, accountId, 'JPY');
    expect(await convert(playerId, targetId, 'EUR')).toMatchObject({ targetId: accountId });
    const [account] = await balances(test.pool, playerId);
    expect(account).toMatchObject({ id: accountId, type: 0 });
    expect(account?.balance).toBeLessThanOrEqual(1_000);
    expect(account?.balance).toBeGreaterThan(997);
  });

  it('the fourth conversion of a day is refused, kuna excepted', async () => {
    const { playerId, accountId } = await newPlayer('EUR', 1_000);
    let id = accountId;
    for (const currency of ['USD', 'EUR', 'JPY']) {
      id = (await convert(playerId, id, currency)).targetId;
    }
    expect(await convert(playerId, id, 'USD')).toBe('conversion_limit');
    const kuna = await openAccount(test.pool, { playerId, currency: 'HRK', type: 9 });
    expect(await convert(playerId, kuna, 'JPY')).toMatchObject({ targetId: id });
    clock.advance(DAY + 1);
    expect(await convert(playerId, id, 'USD')).toMatchObject({ to: 'USD' });
  });

  it('another player’s account, an unknown one and a bonus account are not converted', async () => {
    const { accountId } = await newPlayer('USD', 500);
    const { playerId } = await newPlayer('EUR', 0);
    const bonus = await openAccount(test.pool, { playerId, currency: 'USD', type: 4 });
    const answers = [accountId, bonus, '1'].map(async (id) => [
      await quoteOf(playerId, id, 'EUR'),
      (await send(playerId, { accountId: id, currency: 'EUR', amount: 500, converted: 425 })).json()
        .error.code,
    ]);
    expect((await Promise.all(answers)).flat()).toEqual(Array(6).fill('account_unknown'));
  });
});

describe('what stops a conversion', () => {
  it('an open bet of the account does, until it is settled', async () => {
    const { playerId, accountId } = await newPlayer('HRK', 1_000);
    await placeBets(test.pool, [
      singleRequest({ playerId, accountId }, { stake: 400, checked: true }),
    ]);
    expect(await convert(playerId, accountId, 'EUR')).toBe('account_bets_open');
    expect(await balances(test.pool, playerId)).toMatchObject([{ currency: 'HRK', balance: 600 }]);
  });

  it('a withdrawal under way does', async () => {
    const { playerId, accountId } = await newPlayer('HRK', 1_000);
    const id = randomUUID();
    await test.pool.query(
      `INSERT INTO payment (id, player_id, account_id, kind, status, provider, method_id, currency,
         amount, idempotency_key, request_digest, language, created_at, updated_at)
       VALUES ($1, $2, $3, 'withdrawal', 'pending', 'bank', 'card', 'HRK', 300, $5, '', 'en', $4, $4)`,
      [id, playerId, accountId, new Date(clock.now()), 'taken-in-kuna'],
    );
    const taken = { accountId, amount: 300, currency: 'HRK', source: 'payment', at: clock.now() };
    await reserveWithdrawal(test.pool, { ...taken, externalId: id });
    expect(await convert(playerId, accountId, 'EUR')).toBe('account_withdrawal_pending');
  });

  it('an active bonus in the currency does', async () => {
    const { playerId, accountId } = await newPlayer('USD', 1_000);
    await giveBonus(
      { pool: test.pool, clock: clock.now },
      {
        playerId,
        reference: randomUUID(),
        currency: 'USD',
        amount: 500,
        wagerTimes: 2,
        minLegs: 1,
        minCoef: '1.01',
        expiresAt: clock.now() + DAY,
        actor: 'operator:test',
      },
    );
    expect(await convert(playerId, accountId, 'EUR')).toBe('account_bonus_active');
  });

  it('another balance or another result than was shown does', async () => {
    const { playerId, accountId } = await newPlayer('HRK', 75_345);
    const form = { accountId, currency: 'EUR', amount: 75_345, converted: 10_000 };
    const refused = [
      { ...form, amount: 75_344 },
      { ...form, converted: 10_001 },
    ].map(async (other) => (await send(playerId, other)).json().error.code);
    expect(await Promise.all(refused)).toEqual(['conversion_changed', 'conversion_changed']);
    await pay(accountId, 1, 'HRK');
    expect((await send(playerId, form)).json().error.code).toBe('conversion_changed');
    expect(await balances(test.pool, playerId)).toMatchObject([{ balance: 75_346 }]);
  });
});

describe('a conversion that is sent again', () => {
  it('eight presses at the same time convert once and have one answer', async () => {
    const { playerId, accountId } = await newPlayer('HRK', 75_345);
    const form = { accountId, currency: 'EUR', amount: 75_345, converted: 10_000 };
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(playerId, form, key)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await balances(test.pool, playerId)).toMatchObject([{ balance: 10_000 }]);
  });

  it('two keys at the same time convert once', async () => {
    const { playerId, accountId } = await newPlayer('HRK', 75_345);
    const form = { accountId, currency: 'EUR', amount: 75_345, converted: 10_000 };
    const answers = await Promise.all([send(playerId, form), send(playerId, form)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
    expect(await balances(test.pool, playerId)).toMatchObject([{ balance: 10_000 }]);
  });

  it('a key of another conversion is refused, and so is a missing one', async () => {
    const { playerId, accountId } = await newPlayer('HRK', 75_345);
    const form = { accountId, currency: 'EUR', amount: 75_345, converted: 10_000 };
    const key = randomUUID();
    await send(playerId, form, key);
    const other = await send(playerId, { ...form, converted: 9_999 }, key);
    expect(other.json().error.code).toBe('idempotency_key_reused');
    const keyless = await app.inject({
      method: 'POST',
      url: PATH,
      headers: authorized(playerId),
      payload: form,
    });
    expect(keyless.json().error.code).toBe('idempotency_key_missing');
  });
});

describe('what follows the money', () => {
  it('limits in the currency are shown before and converted with the account, a waiting raise too', async () => {
    const { playerId, accountId } = await newPlayer('HRK', 75_345);
    const client = await test.pool.connect();
    const limit = { playerId, currency: 'HRK', startsAt: clock.now() };
    const { depositDay: type, lossDay, wageringDay } = LIMIT_TYPE;
    await insertLimit(client, { ...limit, type, value: 75_345, state: 'ACTIVE' });
    await insertLimit(client, { ...limit, type, value: 150_690, state: 'PENDING' });
    await insertLimit(client, { ...limit, type: lossDay, value: 1, state: 'ACTIVE' });
    await insertLimit(client, {
      ...limit,
      type: wageringDay,
      currency: 'EUR',
      value: 7,
      state: 'ACTIVE',
    });
    client.release();
    const { limits } = await quoteOf(playerId, accountId, 'EUR');
    expect(limits).toEqual([
      { type: lossDay, state: 'ACTIVE', before: 1, after: 1 },
      { type, state: 'ACTIVE', before: 75_345, after: 10_000 },
      { type, state: 'PENDING', before: 150_690, after: 20_000 },
    ]);
    await convert(playerId, accountId, 'EUR');
    const kept = await currentLimits(test.pool, { playerId, now: clock.now() });
    expect(kept).toMatchObject([
      { type: wageringDay, currency: 'EUR', value: 7 },
      { type: lossDay, currency: 'EUR', value: 1 },
      { type, currency: 'EUR', value: 10_000, state: 'ACTIVE', startsAt: clock.now() },
      { type, currency: 'EUR', value: 20_000, state: 'PENDING', startsAt: clock.now() },
    ]);
  });

  it('a refused conversion leaves the limits as they are', async () => {
    const { playerId, accountId } = await newPlayer('HRK', 1_000);
    const client = await test.pool.connect();
    await insertLimit(client, {
      playerId,
      currency: 'HRK',
      startsAt: clock.now(),
      type: LIMIT_TYPE.depositDay,
      value: 75_345,
      state: 'ACTIVE',
    });
    client.release();
    await placeBets(test.pool, [
      singleRequest({ playerId, accountId }, { stake: 400, checked: true }),
    ]);
    await convert(playerId, accountId, 'EUR');
    expect(await currentLimits(test.pool, { playerId, now: clock.now() })).toMatchObject([
      { currency: 'HRK', value: 75_345 },
    ]);
  });

  it('the turnover that a withdrawal requires goes with the money, there and back', async () => {
    const { playerId, accountId } = await newPlayer('HRK', 0);
    await test.pool.query(
      `INSERT INTO payment (id, player_id, account_id, kind, status, provider, method_id, currency,
         amount, idempotency_key, request_digest, language, created_at, updated_at)
       VALUES ($1, $2, $3, 'deposit', 'succeeded', 'bank', 'card', 'HRK', 75345, $5, '', 'en', $4, $4)`,
      [randomUUID(), playerId, accountId, new Date(clock.now()), 'paid-in-kuna'],
    );
    await pay(accountId, 75_345, 'HRK');
    const { turnover } = createWithdrawalWallet({ clock: clock.now });
    const { targetId } = await convert(playerId, accountId, 'EUR');
    expect(await turnover(test.pool, targetId)).toEqual({ deposited: 10_000, staked: 0 });
    expect(await turnover(test.pool, accountId)).toEqual({ deposited: 0, staked: 0 });
    const { targetId: dollars } = await convert(playerId, targetId, 'USD');
    const { targetId: back } = await convert(playerId, dollars, 'EUR');
    expect(back).toBe(targetId);
    const required = (await turnover(test.pool, back)).deposited;
    expect(required).toBeGreaterThanOrEqual(10_000);
    expect(required).toBeLessThanOrEqual(10_001);
  });

  it('money that arrives late opens the account again, to be converted once more', async () => {
    const { playerId, accountId } = await newPlayer('HRK', 100);
    const { targetId } = await convert(playerId, accountId, 'EUR');
    await pay(accountId, 75_345, 'HRK');
    expect(await balances(test.pool, playerId)).toMatchObject([
      { id: targetId, type: 0 },
      { id: accountId, type: 9, balance: 75_345 },
    ]);
    expect(await convert(playerId, accountId, 'EUR')).toMatchObject({ targetId });
    expect(await balances(test.pool, playerId)).toMatchObject([{ balance: 10_013 }]);
  });

  it('conversions are listed for their player, and are in the audit log', async () => {
    const { playerId, accountId } = await newPlayer('HRK', 75_345);
    const stranger = await newPlayer('EUR', 0);
    await convert(playerId, accountId, 'EUR');
    const list = (player: string) =>
      app.inject({ method: 'GET', url: PATH, headers: authorized(player) });
    expect((await list(playerId)).json().conversions).toMatchObject([
      { from: 'HRK', to: 'EUR', amount: 75_345, converted: 10_000, at: clock.now() },
    ]);
    expect((await list(stranger.playerId)).json()).toEqual({ conversions: [] });
    const { rows } = await test.pool.query(
      'SELECT action, before, after FROM audit_log WHERE subject = $1',
      [`player:${playerId}`],
    );
    expect(rows).toMatchObject([
      {
        action: 'account.converted',
        before: { currency: 'HRK', amount: 75_345 },
        after: { currency: 'EUR', amount: 10_000, rates: { from: '7.53450', to: '1' } },
      },
    ]);
  });
});
