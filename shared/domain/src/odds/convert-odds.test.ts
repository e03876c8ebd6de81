import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convertOdds } from './convert-odds.ts';
import { FRACTIONAL_LADDER } from './fractional-ladder.ts';
import { ODDS_FORMATS, type OddsFormat } from './odds-format.ts';
import { parseOdds } from './parse-odds.ts';
import { codeOf } from '../testing/code-of.ts';

/** Prices of up to three decimals from 1.001 to 1,001. */
const price = fc.integer({ min: 1001, max: 1_001_000 }).map((x) => (x / 1000).toFixed(3));

function valueOf(fraction: string): number {
  const [numerator, denominator] = fraction.split('/').map(Number);
  return (numerator ?? 0) / (denominator ?? 1);
}

/** The profit of the highest rung that is not above a profit; 0 below the ladder. */
function rungBelow(profit: number): number {
  return Math.max(
    0,
    ...FRACTIONAL_LADDER.map(valueOf).filter((value) => value <= profit + 1e-9),
    profit > 1000 ? Math.floor(profit) : 0,
  );
}

describe('convertOdds', () => {
  test.each([
    ['1.95', '1.95'],
    ['1.955', '1.955'],
    ['1.950', '1.95'],
    ['2', '2.00'],
    ['1.5', '1.50'],
    ['1.0001', '1.001'],
  ])('ODDS-1 the decimal %s is shown as %s', (decimal, shown) => {
    expect(convertOdds(decimal, 'decimal')).toBe(shown);
  });

  test.each([
    ['2.00', '1/1'],
    ['2.50', '6/4'],
    ['1.67', '4/6'],
    ['3.50', '5/2'],
    ['1.01', '1/100'],
    ['1.333', '1/3'],
    ['4.33', '10/3'],
    ['1001', '1000/1'],
    ['1.95', '19/20'],
    ['1.85', '17/20'],
    ['5.55', '9/2'],
    ['2.01', '1/1'],
    ['2.02', '1/1'],
    ['2.22', '6/5'],
    ['1.74', '8/11'],
    ['1.99', '19/20'],
    ['3.65', '13/5'],
    ['2.225', '6/5'],
    ['2.375', '11/8'],
    ['2.37', '13/10'],
    ['2.88', '15/8'],
    ['3.125', '85/40'],
    ['1.73', '8/11'],
    ['1.72', '4/6'],
    ['1.33', '1/3'],
    ['1.329', '3/10'],
    ['4.32', '16/5'],
    ['1.005', '1/200'],
    ['1000.99', '750/1'],
    ['2001', '2000/1'],
    ['2001.987', '2000/1'],
  ])(
    'ODDS-2 the fractional %s is %s: the nearest rung that is not above the price',
    (decimal, shown) => {
      expect(convertOdds(decimal, 'fractional')).toBe(shown);
    },
  );

  test('ODDS-2 a fraction never promises more than the price pays, but for the hundredth it is rounded to', () => {
    fc.assert(
      fc.property(price, (decimal) => {
        const promised = 1 + valueOf(convertOdds(decimal, 'fractional'));
        const inHundredths = Math.floor(promised * 100 + 0.5 + 1e-9) / 100;
        expect(Math.min(promised, inHundredths)).toBeLessThanOrEqual(Number(decimal) + 1e-9);
      }),
    );
  });

  test('ODDS-2 every rung is written for its own price and for that price in hundredths', () => {
    for (const rung of FRACTIONAL_LADDER) {
      const exact = 1 + valueOf(rung);
      expect(valueOf(convertOdds((exact + 1e-9).toFixed(10), 'fractional'))).toBe(valueOf(rung));
    }
    for (const rung of [
      '2/9',
      '1/3',
      '4/11',
      '4/9',
      '8/13',
      '4/6',
      '8/11',
      '5/6',
      '10/11',
      '10/3',
    ]) {
      const hundredths = (Math.round((1 + valueOf(rung)) * 100) / 100).toFixed(2);
      expect(convertOdds(hundredths, 'fractional')).toBe(rung);
    }
  });

  test('ODDS-2 a longer price is never shown as a shorter fraction', () => {
    fc.assert(
      fc.property(price, price, (one, other) => {
        const [short = '', long = ''] = [one, other].toSorted((a, b) => Number(a) - Number(b));
        expect(valueOf(convertOdds(short, 'fractional'))).toBeLessThanOrEqual(
          valueOf(convertOdds(long, 'fractional')),
        );
      }),
    );
  });

  test.each([
    ['2.00', '+100'],
    ['1.999', '-100'],
    ['1.995', '-101'],
    ['2.50', '+150'],
    ['2.125', '+113'],
    ['1.50', '-200'],
    ['1.01', '-10000'],
    ['1.91', '-110'],
    ['2.005', '+101'],
    ['34.00', '+3300'],
  ])(
    'ODDS-3 the American %s is %s: nearest integer, half away from zero, signed',
    (decimal, shown) => {
      expect(convertOdds(decimal, 'american')).toBe(shown);
    },
  );

  test.each([
    ['1.95', '0.95'],
    ['1.955', '0.955'],
    ['2.50', '1.50'],
    ['11', '10.00'],
    ['1.0015', '0.002'],
    ['1.0001', '0.001'],
  ])('ODDS-4 the Hong Kong %s is %s', (decimal, shown) => {
    expect(convertOdds(decimal, 'hong-kong')).toBe(shown);
  });

  test.each([
    ['2.00', '1.00'],
    ['2.001', '1.001'],
    ['1.999', '-1.001'],
    ['1.9999', '-1.00'],
    ['1.50', '-2.00'],
    ['1.60', '-1.667'],
    ['3.25', '2.25'],
    ['1.01', '-100.00'],
  ])('ODDS-5 the Indonesian %s is %s, never between −1 and 1', (decimal, shown) => {
    expect(convertOdds(decimal, 'indonesian')).toBe(shown);
  });

  test.each([
    ['2.00', '1.00'],
    ['1.95', '0.95'],
    ['1.9999', '1.00'],
    ['2.0001', '-0.999'],
    ['2.001', '-0.999'],
    ['2.50', '-0.667'],
    ['3.00', '-0.50'],
    ['1.50', '0.50'],
    ['100000', '-0.001'],
  ])('ODDS-6 the Malay %s is %s, inside (−1, 0) or (0, 1]', (decimal, shown) => {
    expect(convertOdds(decimal, 'malay')).toBe(shown);
  });

  test.each(ODDS_FORMATS)('ODDS-7 a price of 1.00 and below is never converted to %s', (format) => {
    for (const decimal of ['1.00', '1', '0.5', '0', '-2']) {
      expect(codeOf(() => convertOdds(decimal, format))).toBe('odds_out_of_range');
    }
    for (const text of [
      '',
      'abc',
      'NaN',
      'Infinity',
      '1e3',
      '1,95',
      ' ',
      '1.',
      '.5',
      '9'.repeat(60),
    ]) {
      expect(codeOf(() => convertOdds(text, format))).toBe('odds_malformed');
    }
    expect(codeOf(() => convertOdds(1.95 as never, format))).toBe('odds_malformed');
  });

  test('ODDS-7 an unknown format is a coded error', () => {
    expect(codeOf(() => convertOdds('1.95', 'roman' as OddsFormat))).toBe('odds_format_unknown');
    expect(codeOf(() => parseOdds('1.95', 'roman' as OddsFormat))).toBe('odds_format_unknown');
  });

  test.each(ODDS_FORMATS)(
    'ODDS-8 the text shown as %s can be read back, near the price',
    (format) => {
      fc.assert(
        fc.property(price, (decimal) => {
          const back = Number(parseOdds(convertOdds(decimal, format), format));
          const profit = Number(decimal) - 1;
          // Half of the last shown digit, carried back to the profit; fractions go by their rungs.
          const inverse = profit ** 2 * 0.00051;
          const tolerance: Record<OddsFormat, number> = {
            decimal: 0,
            fractional: rungBelow(profit) ? profit - rungBelow(profit) + 0.005 : 0,
            american: profit >= 1 ? 0.00501 : 0.00501 * profit ** 2,
            'hong-kong': 0,
            indonesian: profit >= 1 ? 0 : inverse,
            malay: profit <= 1 ? 0 : inverse * 2,
          };
          if (format === 'malay' && profit > 250) return;
          expect(Math.abs(back - Number(decimal))).toBeLessThanOrEqual(tolerance[format] + 1e-9);
        }),
      );
    },
  );
});
