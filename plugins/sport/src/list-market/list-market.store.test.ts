import { createTestContext } from '@touchline/testing';
import { expect, it } from 'vitest';
import { listMarketsOf } from './list-market.store.ts';

it('the market of a list is remembered for each sport by itself', () => {
  const { context } = createTestContext({ plugin: 'sport' });
  const markets = listMarketsOf(context);
  markets.choose('football', 'both-score');
  markets.choose('tennis', 'total');
  markets.choose('football', 'handicap');
  expect(markets.store.get().bySport).toEqual({ football: 'handicap', tennis: 'total' });
});
