import type { FightSport } from '../families.ts';
import type { MarketRow } from './row.ts';

/** Rows of fights, in the order of their tabs' content. */
function rows(
  sport: FightSport,
  from: number,
  {
    method,
    rounds,
  }: {
    readonly method: 'fight-method' | 'fight-method-mma';
    readonly rounds: readonly (3 | 5 | 10 | 12)[];
  },
): readonly MarketRow[] {
  return [
    // Three or five judged rounds have a winner: draws of mixed martial arts are not offered.
    ...(sport === 'boxing'
      ? ([
          ['boxing-1x2', from + 1, 'main', 'ft', 'one-x-two'],
          ['boxing-draw-no-bet', from + 2, 'main', 'ft', 'winner'],
        ] as const)
      : ([['mma-winner', from + 2, 'main', 'ft', 'winner']] as const)),
    [`${sport}-method`, from + 3, 'main', 'ft', method],
    [`${sport}-distance`, from + 4, 'rounds', 'ft', 'goes-the-distance'],
    [`${sport}-total-rounds`, from + 5, 'rounds', 'ft', 'total', 'rounds'],
    ...rounds.map((most): MarketRow => {
      const kind = `ending-round-of-${most}` as const;
      return [`${sport}-round-of-${most}`, from + 10 + most, 'rounds', 'ft', kind];
    }),
  ];
}

/** The rows of every sport of fights. */
export function fightMarkets(): Readonly<Record<FightSport, readonly MarketRow[]>> {
  return {
    boxing: rows('boxing', 9_000, { method: 'fight-method', rounds: [10, 12] }),
    mma: rows('mma', 56_000, { method: 'fight-method-mma', rounds: [3, 5] }),
  };
}
