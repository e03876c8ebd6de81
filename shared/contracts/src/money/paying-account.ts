import type { Account } from './wallet.ts';

/** The account that bets go through: the active one, else the main one. */
export function payingAccount(accounts: readonly Account[] | undefined): Account | undefined {
  return accounts?.find(({ isActive }) => isActive) ?? accounts?.find(({ type }) => type === 0);
}

const BONUS = 4;

/** The account of deposits: as `payingAccount`, but never a bonus account. */
export function depositAccount(accounts: readonly Account[] | undefined): Account | undefined {
  return payingAccount(accounts?.filter(({ type }) => type !== BONUS));
}
