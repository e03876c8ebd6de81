import { describe, expect, test } from 'vitest';
import { convertOdds } from './convert-odds.ts';
import { compareOdds, decimalOdds } from './decimal-odds.ts';
import { FRACTIONAL_LADDER, rungRatio } from './fractional-ladder.ts';
import { ODDS_FORMATS, type OddsFormat, oddsFormatId, oddsFormatOf } from './odds-format.ts';
import { parseOdds } from './parse-odds.ts';
import { codeOf } from '../testing/code-of.ts';

describe('parseOdds', () => {
  test.each<[OddsFormat, string, string]>([
    ['decimal', '1.95', '1.95'],
    ['decimal', ' 2 ', '2.00'],
    ['decimal', '1.9550', '1.955'],
    ['fractional', '6/4', '2.50'],
    ['fractional', '1 / 1', '2.00'],
    ['fractional', '1/3', '1.3333333333'],
    ['american', '+150', '2.50'],
    ['american', '150', '2.50'],
    ['american', '-200', '1.50'],
    ['american', '+100', '2.00'],
    ['american', '-100', '2.00'],
    ['american', '\u2212110', '1.9090909091'],
    ['hong-kong', '0.95', '1.95'],
    ['indonesian', '1.00', '2.00'],
    ['indonesian', '-1.00', '2.00'],
    ['indonesian', '-2.00', '1.50'],
    ['malay', '1.00', '2.00'],
    ['malay', '-0.50', '3.00'],
    ['malay', '0.95', '1.95'],
  ])('ODDS-8 the odds %s %s are the price %s', (format, text, decimal) => {
    expect(parseOdds(text, format)).toBe(decimal);
  });

  test.each<[OddsFormat, string]>([
    ['malay', '-1'],
    ['malay', '-1.5'],
    ['malay', '1.001'],
    ['malay', '0'],
    ['malay', '-0'],
    ['indonesian', '0.99'],
    ['indonesian', '-0.999'],
    ['indonesian', '0'],
    ['american', '99'],
    ['american', '-99.9'],
    ['american', '0'],
    ['hong-kong', '0'],
    ['hong-kong', '-0.5'],
    ['fractional', '0/5'],
    ['decimal', '1'],
    ['decimal', '1.000'],
    ['decimal', '-2'],
  ])('ODDS-9 the odds %s %s are outside their legal range', (format, text) => {
    expect(codeOf(() => parseOdds(text, format))).toBe('odds_out_of_range');
  });

  test.each(ODDS_FORMATS)('ODDS-10 the format %s refuses what is not a finite number', (format) => {
    for (const text of ['', 'evens', 'NaN', 'Infinity', '-Infinity', '1e2', '0x10', '1,5', '--2']) {
      expect(codeOf(() => parseOdds(text, format))).toBe('odds_malformed');
    }
    expect(codeOf(() => parseOdds(2 as never, format))).toBe('odds_malformed');
  });

  test.each(['5', '5/0', '-5/2', '5/-2', '2.5/1', '1/2/3'])(
    'ODDS-10 the text "%s" is not a fraction',
    (text) => {
      expect(codeOf(() => parseOdds(text, 'fractional'))).toBe('odds_malformed');
    },
  );
});

describe('format ids', () => {
  test('ODDS-11 the ids of the specification are one table', () => {
    const known = [0, 1, 2, 4, 5, 6, 14, 15, 16].map(oddsFormatOf);
    const asian = ['hong-kong', 'indonesian', 'malay'];
    expect(known).toEqual(['decimal', 'fractional', 'american', ...asian, ...asian]);
    expect(codeOf(() => oddsFormatOf(3))).toBe('odds_format_unknown');
  });

  test('ODDS-11 the paired formats have their own id in the Asian view', () => {
    const ids = ODDS_FORMATS.map((format) => [
      oddsFormatId({ format, view: 'european' }),
      oddsFormatId({ format, view: 'asian' }),
    ]);
    expect(ids).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [4, 14],
      [5, 15],
      [6, 16],
    ]);
  });
});

describe('prices', () => {
  test('ODDS-12 prices compare by value, not by text', () => {
    expect(compareOdds('10.0', '9.99')).toBeGreaterThan(0);
    expect(compareOdds('1.9', '1.90')).toBe(0);
    expect(compareOdds('1.899', '1.90')).toBeLessThan(0);
  });

  test('ODDS-12 a price has at least two digits after the point', () => {
    expect(['3', '1.5', '1.955', '01.50'].map(decimalOdds)).toEqual([
      '3.00',
      '1.50',
      '1.955',
      '1.50',
    ]);
  });

  test('ODDS-2 the rung is the highest that is not above the price, for every price to 12.000', () => {
    const rungs = FRACTIONAL_LADDER.map((text) => {
      const [up = 0, down = 1] = text.split('/').map(Number);
      const exact = 1 + up / down;
      return { text, from: Math.min(exact, Math.floor(exact * 100 + 0.5 + 1e-9) / 100) };
    });
    for (let thousandths = 1010; thousandths <= 12_000; thousandths += 1) {
      const shown = convertOdds((thousandths / 1000).toFixed(3), 'fractional');
      const reached = rungs.filter(({ from }) => from <= thousandths / 1000 + 1e-9);
      expect(shown).toBe(reached.at(-1)?.text);
    }
  });

  test('ODDS-2 the ladder rises from 1/100 to 1000/1', () => {
    const values = FRACTIONAL_LADDER.map(rungRatio).map(
      ({ numerator, denominator }) => Number(numerator) / Number(denominator),
    );
    expect(values).toEqual(values.toSorted((left, right) => left - right));
    expect(new Set(values).size).toBe(values.length);
    expect([FRACTIONAL_LADDER[0], FRACTIONAL_LADDER.at(-1)]).toEqual(['1/100', '1000/1']);
  });
});
