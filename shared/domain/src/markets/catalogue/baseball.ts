import { type MarketRow, type PartMarket, partRows } from './row.ts';

const PART_MARKETS: readonly PartMarket[] = [
  ['1x2', 1, 'one-x-two'],
  ['total', 2, 'total'],
  ['handicap', 3, 'handicap'],
];

/** Rows of baseball in the order of its tabs' content. The ninth inning may be half an inning: it has none. */
export function baseballMarkets(): readonly MarketRow[] {
  return [
    ['baseball-winner', 5001, 'main', 'ft', 'winner', 'runs'],
    ['baseball-total', 5002, 'totals', 'ft', 'total', 'runs'],
    ['baseball-handicap', 5003, 'handicaps', 'ft', 'handicap', 'runs'],
    ['baseball-home-total', 5004, 'teams', 'ft', 'home-total', 'runs'],
    ['baseball-away-total', 5005, 'teams', 'ft', 'away-total', 'runs'],
    ['baseball-odd-even', 5006, 'totals', 'ft', 'odd-even', 'runs'],
    ...partRows({
      prefix: 'baseball-',
      from: 5_100,
      step: 10,
      periods: ['h5', 'n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'n8'],
      group: 'innings',
      unit: 'runs',
      markets: PART_MARKETS,
    }),
  ];
}
