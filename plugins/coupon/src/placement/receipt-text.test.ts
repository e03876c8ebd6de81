import type { Bet } from '@touchline/contracts/betting';
import { createTestContext } from '@touchline/testing';
import { expect, it } from 'vitest';
import en from '../translations/en.json';
import { receiptText } from './receipt-text.ts';

const { i18n } = createTestContext({ plugin: 'coupon', texts: en }).context;
const leg = (home: string, price: string) => ({
  outcomeId: `1~ft-1x2~home`,
  marketKey: 'ft-1x2',
  outcomeCode: 'home',
  home,
  away: 'Barnet',
  price,
});
const bet = (id: string, legs: readonly object[]) =>
  ({
    id,
    typeId: legs.length === 1 ? 0 : 1,
    stake: 500,
    currency: 'EUR',
    possibleReturn: 3_150,
    totalOdds: '6.300',
    legs,
  }) as unknown as Bet;

it('a receipt names each selection with its market, event and price, the money and the number', () => {
  const text = receiptText({
    i18n,
    bets: [bet('b7', [leg('Ayr', '2.10'), leg('Bury', '3.00')])],
    odds: (price) => `@${price}`,
  });
  const [head, first, second, figures] = text.split('\n');
  expect(head).toContain('Bet number b7');
  expect(first).toContain('@2.10');
  expect(first).toContain('Ayr – Barnet');
  expect(second).toContain('Bury – Barnet');
  expect(figures).toContain('Stake 500 EUR');
  expect(figures).toContain('Total odds @6.300');
  expect(figures).toContain('Possible return 3150 EUR');
});

it('a receipt of several singles has a part for each', () => {
  const bets = [bet('b1', [leg('Ayr', '2.10')]), bet('b2', [leg('Bury', '3.00')])];
  expect(receiptText({ i18n, bets, odds: (price) => price }).split('\n\n')).toHaveLength(2);
});
