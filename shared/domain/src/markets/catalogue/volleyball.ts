import { type MarketRow, partRows } from './row.ts';

/** Rows of volleyball in the order of its tabs' content. */
export function volleyballMarkets(): readonly MarketRow[] {
  return [
    ['volleyball-winner', 6001, 'main', 'ft', 'winner', 'sets'],
    ['volleyball-set-handicap', 6002, 'sets', 'ft', 'handicap', 'sets'],
    ['volleyball-total-sets', 6003, 'sets', 'ft', 'total', 'sets'],
    ['volleyball-score', 6004, 'score', 'ft', 'set-score-best-of-5', 'sets'],
    ['volleyball-home-takes-set', 6005, 'sets', 'ft', 'home-takes-set', 'sets'],
    ['volleyball-away-takes-set', 6006, 'sets', 'ft', 'away-takes-set', 'sets'],
    ['volleyball-total-points', 6010, 'totals', 'ft', 'total', 'points'],
    ['volleyball-handicap-points', 6011, 'handicaps', 'ft', 'handicap', 'points'],
    ['volleyball-home-points', 6012, 'points', 'ft', 'home-total', 'points'],
    ['volleyball-away-points', 6013, 'points', 'ft', 'away-total', 'points'],
    ['volleyball-odd-even-points', 6014, 'points', 'ft', 'odd-even', 'points'],
    ...partRows({
      prefix: 'volleyball-',
      from: 6100,
      step: 100,
      periods: ['s1', 's2', 's3', 's4', 's5'],
      group: 'sets',
      unit: 'points',
      markets: [
        ['winner', 1, 'winner'],
        ['total', 2, 'total'],
        ['handicap', 3, 'handicap'],
        ['odd-even', 4, 'odd-even'],
      ],
    }),
    // The fifth set is shorter: its normal target is not the one this is about.
    ...partRows({
      prefix: 'volleyball-',
      from: 6100,
      step: 100,
      periods: ['s1', 's2', 's3', 's4'],
      group: 'sets',
      unit: 'points',
      markets: [['extra-points', 5, 'extra-points']],
    }),
  ];
}
