import { WithdrawalAnswer, WithdrawalMethodsAnswer } from '@touchline/contracts/money';
import { defineResource } from '@touchline/plugin-api';

export const WITHDRAWALS = '/payments-api/v1/withdrawals';

/** What may be withdrawn from an account, and to where. */
export const withdrawalMethods = defineResource({
  name: 'payments.withdrawal-methods',
  path: ({ accountId }: { readonly accountId: string }) =>
    `${WITHDRAWALS}/methods?accountId=${encodeURIComponent(accountId)}`,
  schema: WithdrawalMethodsAnswer,
  authentication: 'required',
});

/** A withdrawal that is not final yet; watch it only as long. */
export const pendingWithdrawal = defineResource({
  name: 'payments.withdrawal',
  path: ({ id }: { readonly id: string }) => `${WITHDRAWALS}/${encodeURIComponent(id)}`,
  schema: WithdrawalAnswer,
  authentication: 'required',
  interval: 3000,
});
