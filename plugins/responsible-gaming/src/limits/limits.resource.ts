import { AvailableLimitsAnswer, LimitsAnswer } from '@touchline/contracts/limits';
import { AccountsAnswer } from '@touchline/contracts/money';
import { defineResource } from '@touchline/plugin-api';

export const LIMIT_SERVICE = '/limit-service-api/api/external/web/v3';

/** The player's own limits; their timers fetch them at most every 5 minutes (product.txt §4.4). */
export const limitsResource = defineResource({
  name: 'responsible-gaming.limits',
  path: (_parameters: Record<string, never>) => `${LIMIT_SERVICE}/limits`,
  schema: LimitsAnswer,
  authentication: 'required',
  interval: 300_000,
});

export const limitAccounts = defineResource({
  name: 'responsible-gaming.accounts',
  path: (_parameters: Record<string, never>) => '/wallet-api/v1/accounts',
  schema: AccountsAnswer,
  authentication: 'required',
});

/** What may be set, by type: the values offered, or any amount. */
export const availableLimits = defineResource({
  name: 'responsible-gaming.available',
  path: (_parameters: Record<string, never>) => `${LIMIT_SERVICE}/availablelimits`,
  schema: AvailableLimitsAnswer,
  authentication: 'required',
  freshFor: 600_000,
});
