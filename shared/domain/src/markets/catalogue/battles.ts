import type { BattlesDiscipline } from '../discipline.ts';
import type { Period } from '../market-type.ts';
import type { MarketRow } from './row.ts';

const MAPS: readonly Period[] = ['m1', 'm2', 'm3'];

/**
 * Rows of a discipline whose maps are won by towers, in the order of its tabs' content.
 * @param from the number that is one below its first type's
 */
export function battlesMarkets(sport: BattlesDiscipline, from: number): readonly MarketRow[] {
  return [
    [`${sport}-winner`, from + 1, 'main', 'ft', 'winner', 'maps'],
    [`${sport}-map-handicap`, from + 2, 'maps', 'ft', 'handicap', 'maps'],
    [`${sport}-total-maps`, from + 3, 'maps', 'ft', 'total', 'maps'],
    [`${sport}-score-best-of-3`, from + 4, 'score', 'ft', 'map-score-best-of-3', 'maps'],
    [`${sport}-home-takes-map`, from + 5, 'maps', 'ft', 'home-takes-map', 'maps'],
    [`${sport}-away-takes-map`, from + 6, 'maps', 'ft', 'away-takes-map', 'maps'],
    [`${sport}-total-kills`, from + 10, 'totals', 'ft', 'total', 'kills'],
    [`${sport}-handicap-kills`, from + 11, 'handicaps', 'ft', 'handicap', 'kills'],
    ...MAPS.flatMap((map, at): MarketRow[] => [
      [`${sport}-${map}-winner`, from + 101 + at * 100, 'maps', map, 'winner', 'towers'],
      [`${sport}-${map}-total-kills`, from + 102 + at * 100, 'kills', map, 'total', 'kills'],
      [`${sport}-${map}-handicap-kills`, from + 103 + at * 100, 'kills', map, 'handicap', 'kills'],
      [`${sport}-${map}-odd-even-kills`, from + 104 + at * 100, 'kills', map, 'odd-even', 'kills'],
      [`${sport}-${map}-total-towers`, from + 105 + at * 100, 'maps', map, 'total', 'towers'],
      [`${sport}-${map}-handicap-towers`, from + 106 + at * 100, 'maps', map, 'handicap', 'towers'],
    ]),
  ];
}
