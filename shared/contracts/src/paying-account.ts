import type { Account } from './wallet.ts';

/** The account that bets and payments go through: the active one, else the main one. */
export function payingAccount(accounts: readonly Account[] | undefined): Account | undefined {
  return accounts?.find(({ isActive }) => isActive) ?? accounts?.find(({ type }) => type === 0);
}
