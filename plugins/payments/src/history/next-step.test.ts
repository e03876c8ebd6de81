import type { Payment } from '@touchline/contracts/money';
import { expect, it } from 'vitest';
import { nextStep } from './next-step.ts';

const DEPOSIT: Payment = {
  id: 'd1',
  kind: 'deposit',
  status: 'created',
  methodId: 'card',
  accountId: '1',
  currency: 'EUR',
  amount: 2050,
  createdAt: 1,
  updatedAt: 2,
};

it('a deposit that was left is followed, one that failed can be made again, a complete one is done', () => {
  const followed = { route: 'onpayPending', query: { payment: 'd1' } };
  const again = { route: 'recharge', query: { amount: '20.50' } };
  expect(nextStep(DEPOSIT)).toEqual(followed);
  expect(nextStep({ ...DEPOSIT, status: 'pending' })).toEqual(followed);
  expect(nextStep({ ...DEPOSIT, status: 'failed' })).toEqual(again);
  expect(nextStep({ ...DEPOSIT, status: 'cancelled' })).toEqual(again);
  expect(nextStep({ ...DEPOSIT, status: 'succeeded' })).toBeUndefined();
  expect(nextStep({ ...DEPOSIT, status: 'refunded' })).toBeUndefined();
});

it('a withdrawal is followed wherever it has come to', () => {
  expect(nextStep({ ...DEPOSIT, kind: 'withdrawal', status: 'succeeded' })).toEqual({
    route: 'withdrawSuccess',
    query: { withdrawal: 'd1' },
  });
});
