import { expect, it } from 'vitest';
import { isPaymentSubject } from './payment-subject.ts';

it.each([
  ['a payment of its kind', { topic: 'deposit', paymentId: 'p' }, true],
  ['a sub-topic of its own', { topic: 'methods', subTopic: 'fees' }, true],
  ['a sub-topic of another', { topic: 'deposit', subTopic: 'fees' }, false],
  ['a payment where it has none', { topic: 'methods', paymentId: 'p' }, false],
  ['both', { topic: 'withdrawal', subTopic: 'conditions', paymentId: 'p' }, false],
  ['neither', { topic: 'withdrawal' }, false],
] as const)('a payment subject may name %s or not', (_, subject, isOne) => {
  expect(isPaymentSubject(subject)).toBe(isOne);
});
