import { AccountsAnswer } from '@touchline/contracts/money';
import { defineResource } from '@touchline/plugin-api';

/** The player's accounts with their balances; pushes refresh it, the interval is the fallback. */
export const accountsResource = defineResource({
  name: 'office.accounts',
  path: (_parameters: Record<string, never>) => '/wallet-api/v1/accounts',
  schema: AccountsAnswer,
  authentication: 'required',
  interval: 30_000,
});
