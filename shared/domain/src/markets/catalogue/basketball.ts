import { type MarketRow, type PartMarket, partRows } from './row.ts';

const partMarkets: readonly PartMarket[] = [
  ['1x2', 1, 'one-x-two'],
  ['total', 2, 'total'],
  ['handicap', 3, 'handicap'],
];

/** Rows of basketball in the order of its tabs' content. */
export function basketballMarkets(): readonly MarketRow[] {
  return [
    ['basketball-winner', 3001, 'main', 'match', 'winner'],
    ['basketball-1x2', 3002, 'main', 'ft', 'one-x-two'],
    ['basketball-total', 3003, 'totals', 'ft', 'total'],
    ['basketball-handicap', 3004, 'handicaps', 'ft', 'handicap'],
    ['basketball-home-total', 3005, 'teams', 'ft', 'home-total'],
    ['basketball-away-total', 3006, 'teams', 'ft', 'away-total'],
    ['basketball-odd-even', 3007, 'points', 'ft', 'odd-even'],
    ['basketball-winning-margin', 3008, 'score', 'ft', 'winning-margin-points'],
    ['basketball-overtime', 3009, 'main', 'ft', 'tie'],
    ['basketball-half-time-full-time', 3010, 'score', 'ft', 'half-time-full-time-quarters'],
    ['basketball-highest-quarter', 3011, 'quarters', 'ft', 'highest-quarter'],
    ...partRows({
      prefix: 'basketball-',
      from: 3100,
      step: 10,
      periods: ['1h', '2h'],
      group: 'halves',
      markets: partMarkets,
    }),
    ...partRows({
      prefix: 'basketball-',
      from: 3200,
      step: 10,
      periods: ['q1', 'q2', 'q3', 'q4'],
      group: 'quarters',
      markets: partMarkets,
    }),
  ];
}
