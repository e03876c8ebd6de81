import { code as published, codes } from 'currency-codes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountText, parseAmount } from './amount-text.ts';
import { currencyCode, currencyExponent } from './currency.ts';
import { CODES_BY_EXPONENT } from './currency-exponents.ts';
import { formatExactMoney, formatMoney } from './format-money.ts';
import { addMoney, minorUnits, money, subtractMoney } from './money.ts';
import { stakeCurrencies } from './stake-classes.ts';
import { stakeDefaults } from './stake-defaults.ts';
import { codeOf } from '../testing/code-of.ts';

/** Intl may separate with any of several spaces, by its version. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('currencies', () => {
  test('MONEY-1 the pinned table is the one of the npm package currency-codes', () => {
    const listed = codes().toSorted();
    const pinned = Object.values(CODES_BY_EXPONENT).flatMap((group) => group.split(' '));
    expect(listed.length).toBeGreaterThan(150);
    expect(pinned.toSorted()).toEqual(listed);
    expect(listed.map(currencyExponent)).toEqual(listed.map((each) => published(each)?.digits));
  });

  test('MONEY-1 exponents are those of ISO 4217 where Intl disagrees', () => {
    const two = 'AFN ALL COP HUF IDR IRR KPW LAK LBP MGA MMK PKR SOS SYP YER'.split(' ');
    expect(two.map(currencyExponent)).toEqual(two.map(() => 2));
    expect(currencyExponent('IQD')).toBe(3);
  });

  test('MONEY-1 kuna, withdrawn in 2023, can still be shown for existing accounts', () => {
    expect(currencyExponent('HRK')).toBe(2);
    expect(plain(formatMoney({ amount: 123_456, currency: 'HRK', locale: 'en' }))).toMatch(
      /1,234\.56/,
    );
  });

  test.each(['', 'eur', 'EURO', 'EU', 'ZZZ', 'R U', 'D A'])(
    'MONEY-1 the code "%s" is not a currency',
    (text) => {
      expect(codeOf(() => currencyCode(text))).toBe('currency_unknown');
    },
  );
});

describe('amounts', () => {
  test('MONEY-2 minor units are whole, exact numbers', () => {
    expect(minorUnits(12n)).toBe(12);
    expect(Object.is(minorUnits(-0), 0)).toBe(true);
    expect(codeOf(() => minorUnits(1.5))).toBe('amount_malformed');
    expect(codeOf(() => minorUnits(Number.NaN))).toBe('amount_malformed');
    expect(codeOf(() => minorUnits(Infinity))).toBe('amount_malformed');
    expect(codeOf(() => minorUnits(2 ** 53))).toBe('amount_too_large');
    expect(codeOf(() => minorUnits(2n ** 53n))).toBe('amount_too_large');
    expect(codeOf(() => minorUnits(10n ** 400n))).toBe('amount_too_large');
  });

  test('MONEY-3 money adds up in one currency and never across two', () => {
    const five = money({ amount: 500, currency: 'EUR' });
    expect(addMoney(five, five).amount).toBe(1000);
    expect(subtractMoney(five, money({ amount: 700, currency: 'EUR' })).amount).toBe(-200);
    const other = money({ amount: 500, currency: 'USD' });
    expect(codeOf(() => addMoney(five, other))).toBe('currency_mismatch');
    expect(codeOf(() => subtractMoney(five, other))).toBe('currency_mismatch');
  });
});

describe('parseAmount', () => {
  test.each([
    ['12.5', 'EUR', 1250],
    ['12,50', 'EUR', 1250],
    ['0.07', 'EUR', 7],
    ['.5', 'EUR', 50],
    ['5.', 'EUR', 500],
    [' 1 000 ', 'EUR', 100_000],
    ['1\u00a0234\u202f567,89', 'RUB', 123_456_789],
    ['1\u2019000', 'CHF', 100_000],
    ['150', 'JPY', 150],
    ['1.234', 'KWD', 1234],
    ['1', 'CLF', 10_000],
    ['007', 'EUR', 700],
    ['90071992547409.91', 'EUR', Number.MAX_SAFE_INTEGER],
  ])('MONEY-4 the text "%s" %s is %i minor units', (text, currency, minor) => {
    expect(parseAmount({ text, currency })).toBe(minor);
  });

  test.each([
    ['', 'EUR', 'amount_empty'],
    ['  ', 'EUR', 'amount_empty'],
    ['-5', 'EUR', 'amount_negative'],
    ['\u22125', 'EUR', 'amount_negative'],
    ['abc', 'EUR', 'amount_malformed'],
    ['.', 'EUR', 'amount_malformed'],
    ['1.2.3', 'EUR', 'amount_malformed'],
    ['1,234.50', 'EUR', 'amount_malformed'],
    ['1e5', 'EUR', 'amount_malformed'],
    ['1 00', 'EUR', 'amount_malformed'],
    ['NaN', 'EUR', 'amount_malformed'],
    ['1,000', 'EUR', 'amount_too_precise'],
    ['1.005', 'EUR', 'amount_too_precise'],
    ['1.5', 'JPY', 'amount_too_precise'],
    ['90071992547409.92', 'EUR', 'amount_too_large'],
    ['9'.repeat(500), 'EUR', 'amount_too_large'],
    ['5', 'XXZ', 'currency_unknown'],
  ])('MONEY-4 the text "%s" %s is refused: %s', (text, currency, code) => {
    expect(codeOf(() => parseAmount({ text, currency }))).toBe(code);
  });

  test('MONEY-5 amounts survive their text in every currency', () => {
    const codes = Object.values(CODES_BY_EXPONENT).flatMap((list) => list.split(' '));
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.maxSafeNat(), (currency, amount) => {
        expect(parseAmount({ text: amountText({ amount, currency }), currency })).toBe(amount);
      }),
    );
    expect(amountText({ amount: -5, currency: 'EUR' })).toBe('-0.05');
  });
});

describe('formatMoney', () => {
  test.each([
    [123_456, 'EUR', 'en', '€1,234.56'],
    [123_456, 'HUF', 'en', 'Ft 1,234.56'],
    [123_456, 'JPY', 'en', '¥123,456'],
    [123_456, 'KWD', 'en', 'KWD 123.456'],
    [15_000, 'RUB', 'ru', '150,00 ₽'],
    [-705, 'USD', 'en', '-$7.05'],
    [Number.MAX_SAFE_INTEGER, 'EUR', 'en', '€90,071,992,547,409.91'],
  ])('MONEY-6 the amount %i %s in "%s" is %s', (amount, currency, locale, text) => {
    expect(plain(formatMoney({ amount, currency, locale }))).toBe(text);
  });

  test.each([
    ['1174.57863', 'USD', 'en', '$1,174.57863'],
    ['1174.57863', 'USD', 'ru', '1 174,57863 $'],
    ['90071992547409.912345', 'EUR', 'en', '€90,071,992,547,409.912345'],
    ['12345', 'EUR', 'en', '€12,345.00'],
  ])('MONEY-6 the exact amount %s %s in "%s" is %s', (text, currency, locale, expected) => {
    expect(plain(formatExactMoney({ text, currency, locale }))).toBe(expected);
  });

  test('MONEY-6 the currency can be named by its code', () => {
    const text = formatMoney({ amount: 100, currency: 'EUR', locale: 'en', display: 'code' });
    expect(plain(text)).toBe('EUR 1.00');
  });
});

describe('stakeDefaults', () => {
  test.each([
    ['RUB', 15_000, 10_000],
    ['USD', 500, 250],
    ['EUR', 500, 250],
    ['TRY', 5000, 1000],
    ['KZT', 15_000, 10_000],
    ['JPY', 150, 100],
    ['GBP', 500, 250],
    ['PLN', 5000, 1000],
    ['KWD', 5000, 2500],
    ['KRW', 1500, 1000],
    ['VND', 15_000, 10_000],
    ['XDR', 150, 100],
  ])('MONEY-7 the stake in %s starts at %i with steps of %i', (currency, initial, step) => {
    expect(stakeDefaults({ currency })).toEqual({ initial, step });
  });

  test('MONEY-7 some 120 currencies have figures that their minor units can hold', () => {
    const currencies = stakeCurrencies();
    expect(new Set(currencies).size).toBe(currencies.length);
    expect(currencies.length).toBeGreaterThanOrEqual(120);
    for (const currency of currencies) {
      const { initial, step } = stakeDefaults({ currency });
      expect(initial % step === 0 || initial > step).toBe(true);
    }
  });

  test('MONEY-7 an operator configures further currencies', () => {
    const configured = { GBP: { initial: '4', step: '2' } };
    expect(stakeDefaults({ currency: 'GBP', configured })).toEqual({ initial: 400, step: 200 });
  });
});
