import {
  AccountsAnswer,
  PaymentMethodsAnswer,
  PaymentAnswer,
  PaymentsAnswer,
} from '@touchline/contracts/money';
import { defineResource } from '@touchline/plugin-api';

export const paymentAccounts = defineResource({
  name: 'payments.accounts',
  path: (_parameters: Record<string, never>) => '/wallet-api/v1/accounts',
  schema: AccountsAnswer,
  authentication: 'required',
});

export const depositMethods = defineResource({
  name: 'payments.methods',
  path: ({ accountId }: { readonly accountId: string }) =>
    `/payments-api/v1/deposit-methods?accountId=${encodeURIComponent(accountId)}`,
  schema: PaymentMethodsAnswer,
  authentication: 'required',
});

export const paymentHistory = defineResource({
  name: 'payments.history',
  path: (page: { readonly kind?: 'deposit' | 'withdrawal'; readonly cursor?: string }) => {
    const query = new URLSearchParams(Object.entries(page)).toString();
    return `/payments-api/v1/payments${query === '' ? '' : `?${query}`}`;
  },
  schema: PaymentsAnswer,
  authentication: 'required',
});

/** One payment; asked again until the provider has decided. */
export const onePayment = defineResource({
  name: 'payments.one',
  path: ({ id }: { readonly id: string }) => `/payments-api/v1/payments/${encodeURIComponent(id)}`,
  schema: PaymentAnswer,
  authentication: 'required',
  interval: 3000,
});
