import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeOf } from '../testing/code-of.ts';
import { convertAccount, isRetired } from './account-conversion.ts';
import { currencyExponent } from './currency.ts';

const RATES: Readonly<Record<string, string>> = {
  USD: '1.17457863',
  JPY: '184.05748436',
  KWD: '0.36165965',
  CHF: '0.93052517',
};
const currencies = fc.constantFrom('EUR', ...Object.keys(RATES));
const amounts = fc.integer({ min: 0, max: 10_000_000_000 });

function convert(amount: number, from: string, to: string) {
  return convertAccount({ amount, from, to, given: { from: RATES[from], to: RATES[to] } });
}

/** Another way of computing: whole numbers of hundred-millionths, by the schoolbook. */
function unrounded(amount: number, from: string, to: string) {
  const inHundredMillionths = (currency: string) => {
    const [whole = '', fraction = ''] = (RATES[currency] ?? '1').split('.');
    return BigInt(whole + fraction.padEnd(8, '0'));
  };
  const up = BigInt(amount) * inHundredMillionths(to) * BigInt(10 ** currencyExponent(to));
  return { up, down: inHundredMillionths(from) * BigInt(10 ** currencyExponent(from)) };
}

describe('kuna', () => {
  test.each([
    // From half a cent up a cent; the figures were divided by hand.
    [75_345, 10_000, '100.00'],
    [100, 13, '0.132722'],
    [10_000, 1_327, '13.27228'],
    [15_000, 1_991, '19.908421'],
    [3, 0, '0.003981'],
    [4, 1, '0.005308'],
    [0, 0, '0.00'],
    [123_456_789, 16_385_532, '163855.317539'],
  ])('MONEY-13 the amount of %i lipa is %i cents', (lipa, cents, exact) => {
    const got = convert(lipa, 'HRK', 'EUR');
    expect(got).toMatchObject({ rates: { from: '7.53450', to: '1' }, isLegal: true });
    expect(got.exact).toBe(exact);
    expect(got.converted).toBe(cents);
  });

  test('MONEY-13 the rate of law applies, whatever rate is given', () => {
    const given = { from: '7.6', to: undefined };
    expect(convertAccount({ amount: 75_345, from: 'HRK', to: 'EUR', given }).converted).toBe(
      10_000,
    );
  });

  test('MONEY-13 kuna alone are retired', () => {
    expect(['HRK', 'EUR', 'USD', 'toString'].map(isRetired)).toEqual([true, false, false, false]);
  });
});

describe('an account in another currency', () => {
  test('MONEY-14 the part of a minor unit is dropped, at the exact rates', () => {
    fc.assert(
      fc.property(amounts, currencies, currencies, (amount, from, to) => {
        fc.pre(from !== to);
        const { up, down } = unrounded(amount, from, to);
        expect(BigInt(convert(amount, from, to).converted)).toBe(up / down);
      }),
    );
  });

  test('MONEY-14 no chain of conversions ends with more than it began with', () => {
    const chains = fc.array(currencies, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(amounts, currencies, chains, (amount, start, chain) => {
        let held = { amount, currency: start };
        for (const currency of [...chain, start]) {
          if (currency !== held.currency) {
            held = { amount: convert(held.amount, held.currency, currency).converted, currency };
          }
        }
        expect(held.amount).toBeLessThanOrEqual(amount);
      }),
    );
  });

  test('MONEY-14 a missing rate is refused', () => {
    const given = { from: '1.2', to: undefined };
    const refused = () => convertAccount({ amount: 5, from: 'USD', to: 'CLF', given });
    expect(codeOf(refused)).toBe('exchange_rate_missing');
  });
});
