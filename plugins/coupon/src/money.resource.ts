import { defineResource } from '@touchline/plugin-api';

/** The accounts a bet can be paid from. */
export const couponAccounts = defineResource({
  name: 'coupon.accounts',
  path: (_parameters: Record<string, never>) => '/wallet-api/v1/accounts',
  schema: async () => (await import('./answers.ts')).AccountsAnswer,
  authentication: 'required',
});

/** What a stake may be, so that the slip shows it before anything is sent. */
export const stakeLimits = defineResource({
  name: 'coupon.limits',
  path: ({
    currency,
    accountId,
  }: {
    readonly currency: string;
    readonly accountId?: string | undefined;
  }) => {
    const account = accountId === undefined ? '' : `&accountId=${encodeURIComponent(accountId)}`;
    return `/betting-api/v1/limits?currency=${encodeURIComponent(currency)}${account}`;
  },
  schema: async () => (await import('./answers.ts')).StakeLimitsAnswer,
  authentication: 'optional',
  freshFor: 600_000,
});
