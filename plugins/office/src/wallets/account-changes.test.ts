import { ApplicationError } from '@touchline/plugin-api';
import { createTestContext } from '@touchline/testing';
import { describe, expect, it } from 'vitest';
import { accountChangesOf } from './account-changes.ts';

const LIST = 'GET /wallet-api/v1/accounts';
const account = (id: string, currency: string, isActive = false) => ({
  id,
  type: isActive ? 0 : 9,
  currency,
  balance: 0,
  inPlay: 0,
  isActive,
});
const euro = account('1', 'EUR', true);
const dollar = account('2', 'USD');

/** The dollar account is listed from the given asking on. */
function setUp({ listedAt = 1, route = 'wallets' } = {}) {
  let asked = 0;
  const test = createTestContext({
    plugin: 'office',
    current: { name: route },
    answers: {
      [LIST]: () => {
        asked += 1;
        return { accounts: asked >= listedAt ? [euro, dollar] : [euro] };
      },
      'POST /wallet-api/v1/accounts': () => ({ message: 'account_added' }),
      'PUT /wallet-api/v1/accounts/2/active': () => ({ accounts: [euro, dollar] }),
      'DELETE /wallet-api/v1/accounts/2': () => ({ message: 'account_removed' }),
    },
  });
  const refreshed: unknown[] = [];
  test.bus.on('balance.changed', (payload) => refreshed.push(payload));
  return { ...test, refreshed, asked: () => asked, changes: accountChangesOf(test.context) };
}

/** Lets a second pass at a time, with what hangs on it. */
async function pass(clock: { advance: (milliseconds: number) => void }, seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    clock.advance(1000);
  }
  await new Promise((resolve) => setTimeout(resolve));
}

describe('changing accounts', () => {
  it.each([
    { listedAt: 1, asked: 1 },
    { listedAt: 3, asked: 3 },
    { listedAt: 9, asked: 5 },
  ])(
    'an added account is requested once a second until the currency appears, five times at most: $listedAt',
    async ({ listedAt, asked }) => {
      const { changes, clock, ...test } = setUp({ listedAt });
      const adding = changes.add('USD');
      expect(changes.processing.get()).toEqual({ add: true, change: false, remove: false });
      await pass(clock, 6);
      expect(test.asked()).toBe(asked);
      expect(await adding).toEqual({ success: true, message: 'wallets.message.account_added' });
      expect(changes.processing.get().add).toBe(false);
      expect(test.refreshed).toHaveLength(1);
    },
  );

  it('an added account waits a whole second before the request', async () => {
    const { changes, clock, asked } = setUp();
    const adding = changes.add('USD');
    await new Promise((resolve) => setTimeout(resolve));
    clock.advance(999);
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked()).toBe(0);
    clock.advance(1);
    await adding;
    expect(asked()).toBe(1);
  });

  it('each raises the flag of its type while it runs', async () => {
    const { changes } = setUp();
    const changing = changes.change('2');
    expect(changes.processing.get()).toEqual({ add: false, change: true, remove: false });
    await changing;
    const removing = changes.remove('2');
    expect(changes.processing.get()).toEqual({ add: false, change: false, remove: true });
    expect(await removing).toEqual({ success: true, message: 'wallets.message.account_removed' });
    expect(changes.processing.get()).toEqual({ add: false, change: false, remove: false });
  });

  it('a chosen account is said, but not on a bingo page', async () => {
    expect(await setUp().changes.change('2')).toEqual({
      success: true,
      message: 'wallets.message.account_set',
    });
    expect(await setUp({ route: 'bingo' }).changes.change('2')).toEqual({ success: true });
  });

  it('a refusal is a failure with its message and error, and lowers the flag', async () => {
    const { changes, http, refreshed } = setUp();
    const error = new ApplicationError({ code: 'account_not_empty', message: 'no', status: 409 });
    http.answer('DELETE /wallet-api/v1/accounts/2', () => {
      throw error;
    });
    expect(await changes.remove('2')).toEqual({
      success: false,
      message: expect.stringContaining('account_not_empty'),
      error,
    });
    expect(changes.processing.get().remove).toBe(false);
    expect(refreshed).toEqual([]);
  });
});
