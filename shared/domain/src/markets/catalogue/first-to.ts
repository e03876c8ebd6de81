import type { FirstToSport } from '../families.ts';
import type { Period } from '../market-type.ts';
import { type MarketRow, partRows } from './row.ts';

const SETS: readonly Period[] = ['s1', 's2', 's3', 's4', 's5'];

/**
 * Rows of a sport whose sets are races to points or legs, in the order of its tabs' content.
 * @param from the number that is one below its first type's
 */
function setMarkets(
  sport: Exclude<FirstToSport, 'snooker'>,
  from: number,
  { unit, bestOf }: { readonly unit: 'points' | 'legs'; readonly bestOf: readonly (3 | 5)[] },
): readonly MarketRow[] {
  const most = Math.max(...bestOf);
  return [
    [`${sport}-winner`, from + 1, 'main', 'ft', 'winner', 'sets'],
    [`${sport}-set-handicap`, from + 2, 'sets', 'ft', 'handicap', 'sets'],
    [`${sport}-total-sets`, from + 3, 'sets', 'ft', 'total', 'sets'],
    ...bestOf.map((sets): MarketRow => {
      const kind = `set-score-best-of-${sets}` as const;
      return [`${sport}-score-best-of-${sets}`, from + 20 + sets, 'score', 'ft', kind, 'sets'];
    }),
    [`${sport}-home-takes-set`, from + 6, 'sets', 'ft', 'home-takes-set', 'sets'],
    [`${sport}-away-takes-set`, from + 7, 'sets', 'ft', 'away-takes-set', 'sets'],
    [`${sport}-total-${unit}`, from + 10, 'totals', 'ft', 'total', unit],
    [`${sport}-handicap-${unit}`, from + 11, 'handicaps', 'ft', 'handicap', unit],
    [`${sport}-home-${unit}`, from + 12, unit, 'ft', 'home-total', unit],
    [`${sport}-away-${unit}`, from + 13, unit, 'ft', 'away-total', unit],
    [`${sport}-odd-even-${unit}`, from + 14, unit, 'ft', 'odd-even', unit],
    ...partRows({
      prefix: `${sport}-`,
      from: from + 100,
      step: 100,
      periods: SETS.slice(0, most),
      group: 'sets',
      unit,
      markets: [
        ['winner', 1, 'winner'],
        ['total', 2, 'total'],
        ['handicap', 3, 'handicap'],
        ['odd-even', 4, 'odd-even'],
        ...(unit === 'legs' ? ([['leg-winner', 5, 'nth-leg', 'legs']] as const) : []),
      ],
    }),
  ];
}

/** Rows of snooker, one race to frames, in the order of its tabs' content. */
function frameMarkets(): readonly MarketRow[] {
  return [
    ['snooker-winner', 30_001, 'main', 'ft', 'winner', 'frames'],
    ['snooker-total-frames', 30_002, 'totals', 'ft', 'total', 'frames'],
    ['snooker-handicap-frames', 30_003, 'handicaps', 'ft', 'handicap', 'frames'],
    ['snooker-home-frames', 30_004, 'frames', 'ft', 'home-total', 'frames'],
    ['snooker-away-frames', 30_005, 'frames', 'ft', 'away-total', 'frames'],
    ['snooker-odd-even-frames', 30_006, 'frames', 'ft', 'odd-even', 'frames'],
    ['snooker-score-best-of-7', 30_007, 'score', 'ft', 'frame-score-best-of-7', 'frames'],
    ['snooker-score-best-of-9', 30_009, 'score', 'ft', 'frame-score-best-of-9', 'frames'],
    ['snooker-score-best-of-11', 30_011, 'score', 'ft', 'frame-score-best-of-11', 'frames'],
    ['snooker-frame-winner', 30_012, 'frames', 'ft', 'nth-frame', 'frames'],
  ];
}

/** The rows of every sport of the first-to family. */
export function firstToMarkets(): Readonly<Record<FirstToSport, readonly MarketRow[]>> {
  return {
    'table-tennis': setMarkets('table-tennis', 10_000, { unit: 'points', bestOf: [5] }),
    badminton: setMarkets('badminton', 16_000, { unit: 'points', bestOf: [3] }),
    darts: setMarkets('darts', 21_000, { unit: 'legs', bestOf: [3, 5] }),
    snooker: frameMarkets(),
  };
}
