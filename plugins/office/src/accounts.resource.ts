import { type Account, AccountsAnswer } from '@touchline/contracts';
import { defineResource } from '@touchline/plugin-api';

/** The player's accounts with their balances; pushes refresh it, the interval is the fallback. */
export const accountsResource = defineResource({
  name: 'office.accounts',
  path: (_parameters: Record<string, never>) => '/wallet-api/v1/accounts',
  schema: AccountsAnswer,
  authentication: 'required',
  interval: 30_000,
});

/** The account that bets are paid from: the active one, else the main one. */
export function activeAccount(accounts: readonly Account[] | undefined): Account | undefined {
  return accounts?.find(({ isActive }) => isActive) ?? accounts?.find(({ type }) => type === 0);
}
