import { type MarketRow, partRows } from './row.ts';

/** Rows of tennis in the order of its tabs' content. */
export function tennisMarkets(): readonly MarketRow[] {
  return [
    ['tennis-winner', 4001, 'main', 'ft', 'winner', 'sets'],
    ['tennis-set-handicap', 4002, 'sets', 'ft', 'handicap', 'sets'],
    ['tennis-total-sets', 4003, 'sets', 'ft', 'total', 'sets'],
    ['tennis-score-best-of-3', 4004, 'score', 'ft', 'set-score-best-of-3', 'sets'],
    ['tennis-score-best-of-5', 4005, 'score', 'ft', 'set-score-best-of-5', 'sets'],
    ['tennis-home-takes-set', 4006, 'sets', 'ft', 'home-takes-set', 'sets'],
    ['tennis-away-takes-set', 4007, 'sets', 'ft', 'away-takes-set', 'sets'],
    ['tennis-total-games', 4010, 'totals', 'ft', 'total', 'games'],
    ['tennis-handicap-games', 4011, 'handicaps', 'ft', 'handicap', 'games'],
    ['tennis-home-games', 4012, 'games', 'ft', 'home-total', 'games'],
    ['tennis-away-games', 4013, 'games', 'ft', 'away-total', 'games'],
    ['tennis-odd-even-games', 4014, 'games', 'ft', 'odd-even', 'games'],
    ['tennis-tie-break', 4015, 'games', 'ft', 'any-tie-break', 'games'],
    ...partRows({
      prefix: 'tennis-',
      from: 4100,
      step: 100,
      periods: ['s1', 's2', 's3', 's4', 's5'],
      group: 'sets',
      unit: 'games',
      markets: [
        ['winner', 1, 'winner'],
        ['total', 2, 'total'],
        ['handicap', 3, 'handicap'],
        ['score', 4, 'tennis-set-score', 'score'],
        ['odd-even', 5, 'odd-even'],
        ['tie-break', 6, 'tie-break'],
        ['game-winner', 7, 'nth-game', 'games'],
      ],
    }),
  ];
}
