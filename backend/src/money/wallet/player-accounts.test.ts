import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import type { App } from '../../platform/http/app.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { balances } from './accounts.ts';
import { placeBets } from './bet-money.ts';
import { ledgerFaults } from './ledger-faults.ts';
import { takeOut } from '../../../test/wallet/take-out.ts';
import { deposit } from './payment-movements.ts';
import { fundedAccount, singleRequest } from '../../../test/wallet/test-wallet.ts';
import { registerWalletRoutes } from './wallet-routes.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const clock = createTestClock();
let test: TestDatabase;
let app: App;

beforeAll(async () => {
  test = await startTestDatabase({ poolSize: 12 });
  app = await createTestApp();
  app.setVerifyToken(async (token) => ({ id: token, sessionId: 's' }));
  registerWalletRoutes(app, {
    pool: test.pool,
    clock: clock.now,
    currencies: async () => ['EUR', 'USD', 'JPY'],
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await test.stop();
});
afterEach(async () => expect(await ledgerFaults(test.pool)).toEqual([]));

function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', player: string, path = '', body?: object) {
  return app.inject({
    method,
    url: `/wallet-api/v1/accounts${path}`,
    headers: { authorization: `Bearer ${player}` },
    ...(body === undefined ? {} : { payload: body }),
  });
}

const add = (player: string, currency: string) => call('POST', player, '', { currency });

async function idOf(player: string, currency: string): Promise<string> {
  const found = (await balances(test.pool, player)).find((held) => held.currency === currency);
  return found?.id ?? '';
}

const pay = (accountId: string, amount: number, externalId: string) => ({
  accountId,
  amount,
  currency: 'USD',
  source: 'test',
  externalId,
  at: clock.now(),
});

describe('accounts in several currencies', () => {
  it('a new account is added, and the active account is unchanged', async () => {
    const { playerId, accountId } = await fundedAccount(test.pool, 500);
    expect((await add(playerId, 'USD')).json()).toEqual({ message: 'account_added' });
    const { accounts } = (await call('GET', playerId)).json();
    expect(accounts).toMatchObject([
      { id: accountId, type: 0, currency: 'EUR', isActive: true },
      { type: 9, currency: 'USD', balance: 0, isActive: false },
    ]);
  });

  it('a currency that is not offered, or that the player has already, is refused', async () => {
    const { playerId } = await fundedAccount(test.pool, 0);
    const codes = await Promise.all(
      ['GBP', 'EUR', 'eur'].map(async (currency) => {
        const answer = await add(playerId, currency);
        return [answer.statusCode, answer.json().error.code];
      }),
    );
    expect(codes).toEqual([
      [400, 'currency_not_offered'],
      [409, 'currency_held'],
      [400, 'validation_failed'],
    ]);
  });

  it('eight presses at the same time add one', async () => {
    const { playerId } = await fundedAccount(test.pool, 0);
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(playerId, 'JPY')));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await balances(test.pool, playerId)).toHaveLength(2);
  });

  it('the active one is chosen, and exactly one is active', async () => {
    const { playerId } = await fundedAccount(test.pool, 0);
    await add(playerId, 'USD');
    const usd = await idOf(playerId, 'USD');
    const { accounts } = (await call('PUT', playerId, `/${usd}/active`)).json();
    expect(accounts).toMatchObject([
      { currency: 'EUR', isActive: false },
      { currency: 'USD', isActive: true },
    ]);
  });

  it('a player cannot touch another player’s account', async () => {
    const { accountId } = await fundedAccount(test.pool, 0);
    const stranger = await fundedAccount(test.pool, 0);
    for (const id of [accountId, '1', "1'--", '99999999999999999999']) {
      const path = `/${encodeURIComponent(id)}`;
      expect((await call('PUT', stranger.playerId, `${path}/active`)).statusCode).toBe(404);
      expect((await call('DELETE', stranger.playerId, path)).statusCode).toBe(404);
    }
  });

  it('an account is removed only without money, in play or not, and never the main or the active one', async () => {
    const { playerId, accountId } = await fundedAccount(test.pool, 0);
    await add(playerId, 'USD');
    const usd = await idOf(playerId, 'USD');
    const refusal = async (id: string) =>
      (await call('DELETE', playerId, `/${id}`)).json().error?.code;
    expect(await refusal(accountId)).toBe('account_is_main');

    await call('PUT', playerId, `/${usd}/active`);
    expect(await refusal(usd)).toBe('account_is_active');
    await call('PUT', playerId, `/${accountId}/active`);

    await deposit(test.pool, pay(usd, 100, `in ${usd}`));
    expect(await refusal(usd)).toBe('account_not_empty');
    await placeBets(test.pool, [singleRequest({ playerId, accountId: usd }, { stake: 40 })]);
    await takeOut(test.pool, pay(usd, 60, `out ${usd}`));
    expect(await refusal(usd)).toBe('account_not_empty');
  });

  it('a removed account is not listed, and returns when added again', async () => {
    const { playerId } = await fundedAccount(test.pool, 0);
    await add(playerId, 'USD');
    const usd = await idOf(playerId, 'USD');
    expect((await call('DELETE', playerId, `/${usd}`)).json()).toEqual({
      message: 'account_removed',
    });
    expect(await idOf(playerId, 'USD')).toBe('');
    expect((await call('PUT', playerId, `/${usd}/active`)).statusCode).toBe(404);
    await add(playerId, 'USD');
    expect(await idOf(playerId, 'USD')).toBe(usd);
  });

  it('money that arrives late opens a removed account again', async () => {
    const { playerId } = await fundedAccount(test.pool, 0);
    await add(playerId, 'USD');
    const usd = await idOf(playerId, 'USD');
    await call('DELETE', playerId, `/${usd}`);
    await deposit(test.pool, pay(usd, 700, `late ${usd}`));
    expect(await balances(test.pool, playerId)).toMatchObject([
      { currency: 'EUR' },
      { id: usd, balance: 700 },
    ]);
  });

  it('every change is in the audit log', async () => {
    const { playerId, accountId } = await fundedAccount(test.pool, 0);
    await add(playerId, 'USD');
    await call('PUT', playerId, `/${accountId}/active`);
    await call('DELETE', playerId, `/${await idOf(playerId, 'USD')}`);
    const { rows } = await test.pool.query<{ action: string }>(
      'SELECT action FROM audit_log WHERE actor = $1 ORDER BY position',
      [`player:${playerId}`],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'account.added',
      'account.activated',
      'account.removed',
    ]);
  });
});
