import {
  AccountsAnswer,
  PaymentMethodsAnswer,
  PaymentAnswer,
  PaymentsAnswer,
  PaymentTotalsAnswer,
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

/** Payments by the query of a filter, as `filterParts` writes it. */
export const paymentHistory = defineResource({
  name: 'payments.history',
  path: ({ filter, cursor }: { readonly filter: string; readonly cursor?: string }) => {
    const query = new URLSearchParams(filter);
    if (cursor !== undefined) query.set('cursor', cursor);
    return withQuery('/payments-api/v1/payments', query.toString());
  },
  schema: PaymentsAnswer,
  authentication: 'required',
});

/** What all payments of a filter come to. */
export const paymentTotals = defineResource({
  name: 'payments.totals',
  path: ({ filter }: { readonly filter: string }) =>
    withQuery('/payments-api/v1/payments/totals', filter),
  schema: PaymentTotalsAnswer,
  authentication: 'required',
});

function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}

/** One payment; asked again until the provider has decided. */
export const onePayment = defineResource({
  name: 'payments.one',
  path: ({ id }: { readonly id: string }) => `/payments-api/v1/payments/${encodeURIComponent(id)}`,
  schema: PaymentAnswer,
  authentication: 'required',
  interval: 3000,
});
