import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPriceReached } from './price-alert.ts';

const thousandths = fc.integer({ min: 1_001, max: 1_000_000 });
const text = (value: number) => (value / 1_000).toFixed(3);

it('a price is reached exactly when it is on the awaited side, or equal', () => {
  fc.assert(
    fc.property(thousandths, thousandths, (price, wanted) => {
      const reached = (direction: 'at-least' | 'at-most') =>
        isPriceReached(text(price), { direction, price: text(wanted) });
      expect(reached('at-least')).toBe(price >= wanted);
      expect(reached('at-most')).toBe(price <= wanted);
    }),
  );
});

it('a price of fewer digits is compared by its value', () => {
  expect(isPriceReached('2.5', { direction: 'at-least', price: '2.500' })).toBe(true);
  expect(isPriceReached('10.00', { direction: 'at-most', price: '9.99' })).toBe(false);
});
