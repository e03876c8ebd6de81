import type { TurnsSport } from '../families.ts';
import { type MarketRow, type PartMarket, partRows } from './row.ts';

const PART_MARKETS: readonly PartMarket[] = [
  ['1x2', 1, 'one-x-two'],
  ['total', 2, 'total'],
  ['handicap', 3, 'handicap'],
];

/**
 * Rows of a sport whose sides attack in turns, in the order of its tabs' content.
 * @param from the number that is one below its first type's
 */
function rows(sport: TurnsSport, from: number): readonly MarketRow[] {
  const isInQuarters = sport === 'american-football';
  return [
    ...(isInQuarters ? ([[`${sport}-winner`, from + 1, 'main', 'match', 'winner']] as const) : []),
    [`${sport}-1x2`, from + 2, 'main', 'ft', 'one-x-two'],
    // Where draws are rare, two of three outcomes are as good as certain.
    ...(sport === 'handball'
      ? ([['handball-double-chance', from + 3, 'main', 'ft', 'double-chance']] as const)
      : []),
    [`${sport}-draw-no-bet`, from + 4, 'main', 'ft', 'winner'],
    [`${sport}-total`, from + 5, 'totals', 'ft', 'total'],
    [`${sport}-handicap`, from + 6, 'handicaps', 'ft', 'handicap'],
    [`${sport}-home-total`, from + 7, 'teams', 'ft', 'home-total'],
    [`${sport}-away-total`, from + 8, 'teams', 'ft', 'away-total'],
    [`${sport}-odd-even`, from + 9, 'score', 'ft', 'odd-even'],
    [`${sport}-winning-margin`, from + 10, 'score', 'ft', 'winning-margin-points'],
    isInQuarters
      ? [`${sport}-half-time-full-time`, from + 11, 'score', 'ft', 'half-time-full-time-quarters']
      : [`${sport}-half-time-full-time`, from + 11, 'score', 'ft', 'half-time-full-time'],
    ...(isInQuarters
      ? ([
          [`${sport}-overtime`, from + 12, 'main', 'ft', 'tie'],
          [`${sport}-highest-quarter`, from + 13, 'quarters', 'ft', 'highest-quarter'],
        ] as const)
      : []),
    ...partRows({
      prefix: `${sport}-`,
      from: from + 100,
      step: 10,
      periods: ['1h', '2h'],
      group: 'halves',
      markets: PART_MARKETS,
    }),
    ...(isInQuarters
      ? partRows({
          prefix: `${sport}-`,
          from: from + 200,
          step: 10,
          periods: ['q1', 'q2', 'q3', 'q4'],
          group: 'quarters',
          markets: PART_MARKETS,
        })
      : []),
  ];
}

/** The rows of every sport whose sides attack in turns. */
export function turnsMarkets(): Readonly<Record<TurnsSport, readonly MarketRow[]>> {
  return {
    handball: rows('handball', 8_000),
    rugby: rows('rugby', 7_000),
    'american-football': rows('american-football', 13_000),
  };
}
