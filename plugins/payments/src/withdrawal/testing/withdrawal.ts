import type { Withdrawal } from '@touchline/contracts/money';

/** For tests: a withdrawal of €50.00 to a card, which has just been requested. */
export const WITHDRAWAL: Withdrawal = {
  id: 'w1',
  accountId: '100001',
  methodId: 'card',
  meansLabel: '•••• 4242',
  currency: 'EUR',
  amount: 5000,
  fee: 0,
  state: 'requested',
  createdAt: 1000,
  updatedAt: 1000,
  steps: [{ state: 'requested', at: 1000 }],
};
