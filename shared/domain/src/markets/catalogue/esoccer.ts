import { type MarketRow, partRows } from './row.ts';

/** Rows of football on a console, in the order of its tabs' content. */
export function esoccerMarkets(): readonly MarketRow[] {
  return [
    ['esoccer-1x2', 42001, 'main', 'ft', 'one-x-two'],
    ['esoccer-double-chance', 42002, 'main', 'ft', 'double-chance'],
    ['esoccer-draw-no-bet', 42003, 'main', 'ft', 'winner'],
    ['esoccer-total', 42004, 'totals', 'ft', 'total'],
    ['esoccer-both-score', 42005, 'main', 'ft', 'both-score'],
    ['esoccer-handicap', 42006, 'handicaps', 'ft', 'handicap'],
    ['esoccer-home-total', 42010, 'teams', 'ft', 'home-total'],
    ['esoccer-away-total', 42011, 'teams', 'ft', 'away-total'],
    ['esoccer-odd-even', 42012, 'goals', 'ft', 'odd-even'],
    ['esoccer-next-goal', 42013, 'goals', 'ft', 'nth-goal'],
    ['esoccer-correct-score', 42014, 'score', 'ft', 'correct-score'],
    ...partRows({
      prefix: 'esoccer-',
      from: 42_100,
      step: 100,
      periods: ['1h', '2h'],
      group: 'halves',
      markets: [
        ['1x2', 1, 'one-x-two'],
        ['total', 2, 'total'],
        ['both-score', 3, 'both-score'],
      ],
    }),
  ];
}
