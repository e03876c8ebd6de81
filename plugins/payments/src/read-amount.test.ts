import { expect, it } from 'vitest';
import { firstAmount } from './read-amount.ts';

const LIMITS = { currency: 'EUR', minimum: 100, maximum: 50_000 };

it.each([
  ['is what a bet is short of', '27.50', '27.50'],
  ['is the least that the method takes where less is missing', '0.01', '1.00'],
  ['may be above the most, which the field says', '900', '900'],
  ['is empty without one in the address', undefined, ''],
  ['is empty where the address names none', '<b>much</b>', ''],
  ['is empty where the address names a negative one', '-5', ''],
])('the first amount of a deposit %s', (_, text, shown) => {
  expect(firstAmount(text, LIMITS)).toBe(shown);
});
