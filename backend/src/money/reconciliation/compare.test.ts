import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differencesBetween, type Movement } from './compare.ts';

const movement = (change: Partial<Movement> = {}): Movement => ({
  paymentId: 'p1',
  kind: 'deposit',
  amount: 1_000,
  currency: 'EUR',
  ...change,
});
const kinds = (booked: readonly Movement[], moved: readonly Movement[]) =>
  differencesBetween(booked, moved).map(({ difference }) => difference);

describe('the comparison of ledger and provider', () => {
  it.each([
    ['the same', [movement()], [movement()], []],
    ['a lost callback', [], [movement()], ['not-booked']],
    ['a forged success', [movement()], [], ['not-moved']],
    ['another amount', [movement()], [movement({ amount: 999 })], ['amount']],
    [
      'a payout in two parts',
      [movement({ kind: 'payout' })],
      [movement({ kind: 'payout', amount: 400 }), movement({ kind: 'payout', amount: 600 })],
      [],
    ],
    [
      'a deposit refunded twice',
      [movement({ kind: 'refund' })],
      [movement({ kind: 'refund' }), movement({ kind: 'refund' })],
      ['amount'],
    ],
    [
      'another currency',
      [movement()],
      [movement({ currency: 'USD' })],
      ['not-moved', 'not-booked'],
    ],
  ])('the comparison of %s finds what differs', (_name, booked, moved, expected) => {
    expect(kinds(booked, moved)).toEqual(expected);
  });

  it('the comparison finds a difference exactly where sums by payment, kind and currency differ', () => {
    const movements = fc.array(
      fc.record({
        paymentId: fc.constantFrom('a', 'b', 'c'),
        kind: fc.constantFrom('deposit', 'refund', 'payout'),
        amount: fc.integer({ min: 1, max: 3 }),
        currency: fc.constantFrom('EUR', 'USD'),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(movements, movements, (booked, moved) => {
        let expected = 0;
        for (const paymentId of ['a', 'b', 'c']) {
          for (const kind of ['deposit', 'refund', 'payout']) {
            for (const currency of ['EUR', 'USD']) {
              const sum = (all: readonly Movement[]) =>
                all
                  .filter(
                    (one) =>
                      one.paymentId === paymentId && one.kind === kind && one.currency === currency,
                  )
                  .reduce((total, { amount }) => total + amount, 0);
              expected += Number(sum(booked) !== sum(moved));
            }
          }
        }
        expect(differencesBetween(booked as Movement[], moved as Movement[])).toHaveLength(
          expected,
        );
      }),
    );
  });
});
