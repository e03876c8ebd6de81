import { ODDS_FORMATS, type OddsFormat, oddsFormatId } from '@touchline/domain/odds';
import { expect, it } from 'vitest';
import { awaitedPrice } from './awaited-price.ts';

const idOf = (format: OddsFormat) => oddsFormatId({ format, view: 'european' });
const DECIMAL = idOf('decimal');
const FRACTIONAL = idOf('fractional');
const AMERICAN = idOf('american');

it.each([
  ['2.50', DECIMAL, '2.50'],
  [' 2,5 ', DECIMAL, '2.50'],
  ['2.125', DECIMAL, '2.125'],
  ['6/4', FRACTIONAL, '2.50'],
  ['1/3', FRACTIONAL, '1.333'],
  ['+150', AMERICAN, '2.50'],
  ['1.01', DECIMAL, '1.01'],
])('a price typed as "%s" in the format %i is %s', (typed, format, price) => {
  expect(awaitedPrice(typed, format)).toBe(price);
});

it.each(['', 'cheap', '1', '1.00', '0.5', '-2', '12345', 'Infinity', '1e3'])(
  'a text "%s" is no price',
  (typed) => {
    expect(awaitedPrice(typed, DECIMAL)).toBeUndefined();
  },
);

it('a text of no format is no price in any', () => {
  for (const format of ODDS_FORMATS) {
    expect(awaitedPrice('two', idOf(format))).toBeUndefined();
  }
});
