import { describe, expect, it } from 'vitest';
import { cashAccounts, depositAccount, payingAccount } from './paying-account.ts';

const account = (id: string, type: number, isActive: boolean) => ({ id, type, isActive });

describe('the paying account', () => {
  it('the paying account is the active one, whatever its type', () => {
    const accounts = [account('1', 0, false), account('2', 9, true)];
    expect(payingAccount(accounts)?.id).toBe('2');
  });

  it('the paying account is the main one while none is active', () => {
    const accounts = [account('1', 9, false), account('2', 0, false)];
    expect(payingAccount(accounts)?.id).toBe('2');
  });

  it('the paying account is undefined before the accounts are known', () => {
    expect(payingAccount(undefined)).toBeUndefined();
    expect(payingAccount([])).toBeUndefined();
  });
});

describe('the account of deposits', () => {
  it('the account of deposits is the paying one, unless that is a bonus account', () => {
    const main = account('1', 0, false);
    expect(depositAccount([main, account('2', 9, true)])?.id).toBe('2');
    expect(depositAccount([main, account('2', 4, true)])?.id).toBe('1');
    expect(depositAccount(undefined)).toBeUndefined();
  });
});

it('the cash accounts are all but the one of a bonus', () => {
  const accounts = [account('1', 0, true), account('2', 4, false), account('3', 9, false)];
  expect(cashAccounts(accounts)?.map(({ id }) => id)).toEqual(['1', '3']);
  expect(cashAccounts(undefined)).toBeUndefined();
});
