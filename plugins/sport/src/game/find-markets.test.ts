import { expect, it } from 'vitest';
import { findMarkets } from './find-markets.ts';
import { marketCards } from './market-cards.ts';

const TITLES: Readonly<Record<string, string>> = {
  'ft-1x2': 'Match result',
  'ft-total': 'Total',
  'ft-home-total': 'Atlético Madrid: total',
  '1h-total': '1st half · Total',
};
const cards = marketCards(['ft-1x2', 'ft-total@2.5', 'ft-home-total@1.5', '1h-total@0.5']);
const found = (text: string) =>
  findMarkets(cards, { text, titleOf: ({ code }) => TITLES[code] ?? '' }).map(({ code }) => code);

it('markets are found by any part of their names, in the order of the page', () => {
  expect(found('tot')).toEqual(['ft-total', 'ft-home-total', '1h-total']);
  expect(found('handicap')).toEqual([]);
});

it('markets are found by several words in any order, whatever their case and accents', () => {
  expect(found('TOTAL half')).toEqual(['1h-total']);
  expect(found(' atletico ')).toEqual(['ft-home-total']);
  expect(found('Atlético')).toEqual(['ft-home-total']);
});

it('all markets are there while no word is typed', () => {
  expect(found('  ')).toEqual(cards.map(({ code }) => code));
});
