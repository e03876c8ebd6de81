import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountText, parseAmount } from './amount-text.ts';
import { convertedSum } from './convert-money.ts';
import { CODES_BY_EXPONENT } from './currency-exponents.ts';
import { currencyExponent } from './currency.ts';
import { formatMoney } from './format-money.ts';

const CODES = Object.values(CODES_BY_EXPONENT).flatMap((codes) => codes.split(' '));
const currencies = fc.constantFrom(...CODES);
const amounts = fc.integer({ min: 1, max: 1_000_000 });
const rates = fc
  .tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 99_999_999 }))
  .map(([whole, fraction]) => `${whole}.${String(fraction).padStart(8, '0')}`);

describe('convertedSum', () => {
  test.each([
    [5_000, 'JPY', '184.05', 'EUR', '1', 2_717],
    [10_000, 'EUR', '1', 'JPY', '184.05', 18_405],
    [100_000, 'EUR', '1', 'KWD', '0.36165965', 361_660],
    [1_000, 'KWD', '0.36165965', 'USD', '1.17457863', 325],
    [-2_717, 'EUR', '1', 'JPY', '184.05', -5_001],
  ])('MONEY-8 the amount of %i minor units of %s is converted at the rates given', (...row) => {
    const [amount, currency, ownRate, target, targetRate, expected] = row;
    expect(convertedSum([{ amount, currency, ownRate, targetRate }], target)).toBe(expected);
  });

  test('MONEY-8 each amount is converted at its own rates, and the sum is rounded once', () => {
    const third = { amount: 1, currency: 'USD', ownRate: '3', targetRate: '1' };
    expect(convertedSum([third, third, third], 'EUR')).toBe(1);
    expect(convertedSum([third, { ...third, ownRate: '1' }], 'EUR')).toBe(1);
    expect(convertedSum([], 'EUR')).toBe(0);
  });

  test('MONEY-9 a missing rate is refused, unless the currency is the same', () => {
    const amount = { amount: 5, currency: 'USD', ownRate: undefined, targetRate: '1' };
    expect(convertedSum([amount], 'USD')).toBe(5);
    expect(() => convertedSum([amount], 'EUR')).toThrowError(
      expect.objectContaining({ code: 'exchange_rate_missing' }),
    );
  });

  test('MONEY-10 a conversion there and back is the same amount, to the coarser of the two minor units', () => {
    fc.assert(
      fc.property(amounts, currencies, currencies, rates, rates, (amount, from, to, own, other) => {
        const there = convertedSum(
          [{ amount, currency: from, ownRate: own, targetRate: other }],
          to,
        );
        const back = convertedSum(
          [{ amount: there, currency: to, ownRate: other, targetRate: own }],
          from,
        );
        const unit =
          (Number(own) / Number(other)) * 10 ** (currencyExponent(from) - currencyExponent(to));
        expect(Math.abs(back - amount)).toBeLessThanOrEqual(Math.ceil(unit / 2) + 1);
      }),
    );
  });
});

describe('amounts of every currency', () => {
  test('MONEY-11 the typed amount is what is stored and what is shown', () => {
    fc.assert(
      fc.property(amounts, currencies, (amount, currency) => {
        const typed = amountText({ amount, currency });
        expect(typed.split('.')[1]?.length ?? 0).toBe(currencyExponent(currency));
        expect(parseAmount({ text: typed, currency })).toBe(amount);
        const shown = formatMoney({ amount, currency, locale: 'en-GB' });
        expect(shown.replaceAll(/[^\d.]/g, '')).toBe(typed);
      }),
    );
  });
});
