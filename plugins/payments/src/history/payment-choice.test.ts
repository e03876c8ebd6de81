import { filterParts } from '@touchline/domain/time';
import { expect, it } from 'vitest';
import { choiceOf, emptyReason } from './payment-choice.ts';

it('the address of the payment history has its filters, and what is no filter is ignored', () => {
  const choice = choiceOf({
    kind: 'deposit',
    status: 'ended',
    account: '12',
    from: '2026-11-24',
    to: '2026-11-24',
  });
  const query = new URLSearchParams(filterParts({ ...choice }, 'UTC'));
  expect(Object.fromEntries(query)).toEqual({
    kind: 'deposit',
    status: 'ended',
    account: '12',
    from: String(Date.UTC(2026, 10, 24)),
    to: String(Date.UTC(2026, 10, 25)),
  });
  expect(
    filterParts({ ...choiceOf({ kind: 'gift', status: 'lost', from: '2026-11-24' }) }, 'UTC'),
  ).toEqual({});
});

it('an empty list of payments says whether a filter is the reason', () => {
  expect(emptyReason(choiceOf({}))).toBe('all');
  expect(emptyReason(choiceOf({ kind: 'deposit' }))).toBe('deposit');
  expect(emptyReason(choiceOf({ kind: 'deposit', status: 'open' }))).toBe('filtered');
});
