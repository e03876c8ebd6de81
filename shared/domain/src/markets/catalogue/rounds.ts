import type { RoundsDiscipline } from '../discipline.ts';
import { type MarketRow, partRows } from './row.ts';

/**
 * Rows of a discipline that is played in rounds, in the order of its tabs' content.
 * @param from the number that is one below its first type's
 */
export function roundsMarkets(sport: RoundsDiscipline, from: number): readonly MarketRow[] {
  return [
    [`${sport}-winner`, from + 1, 'main', 'ft', 'winner', 'maps'],
    [`${sport}-map-handicap`, from + 2, 'maps', 'ft', 'handicap', 'maps'],
    [`${sport}-total-maps`, from + 3, 'maps', 'ft', 'total', 'maps'],
    [`${sport}-score-best-of-3`, from + 4, 'score', 'ft', 'map-score-best-of-3', 'maps'],
    [`${sport}-home-takes-map`, from + 5, 'maps', 'ft', 'home-takes-map', 'maps'],
    [`${sport}-away-takes-map`, from + 6, 'maps', 'ft', 'away-takes-map', 'maps'],
    [`${sport}-total-rounds`, from + 10, 'totals', 'ft', 'total', 'rounds'],
    [`${sport}-handicap-rounds`, from + 11, 'handicaps', 'ft', 'handicap', 'rounds'],
    [`${sport}-home-rounds`, from + 12, 'rounds', 'ft', 'home-total', 'rounds'],
    [`${sport}-away-rounds`, from + 13, 'rounds', 'ft', 'away-total', 'rounds'],
    [`${sport}-odd-even-rounds`, from + 14, 'rounds', 'ft', 'odd-even', 'rounds'],
    ...partRows({
      prefix: `${sport}-`,
      from: from + 100,
      step: 100,
      periods: ['m1', 'm2', 'm3'],
      group: 'maps',
      unit: 'rounds',
      markets: [
        ['winner', 1, 'winner'],
        ['total', 2, 'total'],
        ['handicap', 3, 'handicap'],
        ['odd-even', 4, 'odd-even'],
        ['overtime', 5, 'map-overtime'],
        ['round-winner', 6, 'nth-round', 'rounds'],
      ],
    }),
  ];
}
