import { type Distribution, plus, certain } from '../pricing/distribution.ts';
import { FRESH, type HalfInning, type LastHalf, lastHalfOf, runsOf } from './half-inning.ts';

/** Final runs of a side are followed up to this number. */
const MOST = 40;
/** More extra innings than this are neglected. */
const MOST_EXTRA = 14;
const LEAST = 1e-12;

/** Joint probabilities of final runs, home × away; no draws. */
export interface JointRuns {
  readonly total: Distribution;
  readonly difference: Distribution;
  readonly home: Distribution;
  readonly away: Distribution;
}

/** What two sides bring to every fresh half-inning, worked out once for them. */
export interface Batting {
  readonly homeHalf: Distribution;
  readonly awayHalf: Distribution;
  /** The home side's last half, by how many runs it is behind. */
  readonly lastHalf: (deficit: number) => LastHalf;
}

export function createBatting({
  homeReach,
  awayReach,
}: {
  readonly homeReach: number;
  readonly awayReach: number;
}): Batting {
  const known = new Map<number, LastHalf>();
  return {
    homeHalf: runsOf(FRESH, homeReach),
    awayHalf: runsOf(FRESH, awayReach),
    lastHalf: (deficit) => {
      const half = known.get(deficit) ?? lastHalfOf(FRESH, homeReach, deficit);
      known.set(deficit, half);
      return half;
    },
  };
}

/** The sum of a number of halves. */
export function halves(one: Distribution, count: number): Distribution {
  return Array.from({ length: Math.max(0, count) }, () => one).reduce(plus, certain(0));
}

export interface Ending {
  /** Runs of the home side before its last half of the regular innings, or of the running extra one. */
  readonly home: Distribution;
  /** Runs of the away side after its last half there. */
  readonly away: Distribution;
  /** The home side's last half where it is under way. */
  readonly running?: { readonly half: HalfInning; readonly homeReach: number };
}

/** The law of the final runs: the last half is only played by a home side that is not ahead, and extra innings follow. */
export function jointRuns({ home, away, running }: Ending, batting: Batting): JointRuns {
  const cells = new Float64Array(MOST * MOST);
  const level = new Float64Array(MOST);
  const lastHalf = (deficit: number): LastHalf =>
    running === undefined
      ? batting.lastHalf(deficit)
      : lastHalfOf(running.half, running.homeReach, deficit);
  for (const [homeOffset, homeChance] of home.probabilities.entries()) {
    for (const [awayOffset, awayChance] of away.probabilities.entries()) {
      const weight = homeChance * awayChance;
      const [homeRuns, awayRuns] = [home.low + homeOffset, away.low + awayOffset];
      if (weight < LEAST) continue;
      if (homeRuns > awayRuns) add(cells, { home: homeRuns, away: awayRuns }, weight);
      else playLast({ homeRuns, awayRuns, weight }, lastHalf, level);
    }
  }
  let open: Float64Array = level;
  for (let extra = 0; extra < MOST_EXTRA; extra += 1) open = playExtra(open);
  return marginsOf(cells);

  function playLast(
    at: { readonly homeRuns: number; readonly awayRuns: number; readonly weight: number },
    last: (deficit: number) => LastHalf,
    stillLevel: Float64Array,
  ): void {
    const { homeRuns, awayRuns, weight } = at;
    const deficit = awayRuns - homeRuns;
    const { behind, ahead } = last(deficit);
    for (const [runs, chance] of behind.entries()) {
      if (runs < deficit) add(cells, { home: homeRuns + runs, away: awayRuns }, weight * chance);
      else if (awayRuns < MOST) {
        stillLevel[awayRuns] = (stillLevel[awayRuns] as number) + weight * chance;
      }
    }
    for (const [lead, chance] of ahead.entries()) {
      if (chance > 0) add(cells, { home: awayRuns + lead, away: awayRuns }, weight * chance);
    }
  }

  /** An extra inning of matches that are level at so many runs each. */
  function playExtra(from: Float64Array): Float64Array {
    const stillLevel = new Float64Array(MOST);
    for (const [runs, weight] of from.entries()) {
      if (weight < LEAST) continue;
      for (const [more, chance] of batting.awayHalf.probabilities.entries()) {
        const at = { homeRuns: runs, awayRuns: runs + more, weight: weight * chance };
        playLast(at, batting.lastHalf, stillLevel);
      }
    }
    return stillLevel;
  }
}

function add(
  cells: Float64Array,
  { home, away }: { readonly home: number; readonly away: number },
  weight: number,
): void {
  if (home >= MOST || away >= MOST) return;
  const at = home * MOST + away;
  cells[at] = (cells[at] as number) + weight;
}

function marginsOf(cells: Float64Array): JointRuns {
  const total = new Float64Array(2 * MOST);
  const difference = new Float64Array(2 * MOST + 1);
  const home = new Float64Array(MOST);
  const away = new Float64Array(MOST);
  const sum = cells.reduce((all, weight) => all + weight, 0);
  const into = (array: Float64Array, at: number, share: number): void => {
    array[at] = (array[at] as number) + share;
  };
  for (const [at, weight] of cells.entries()) {
    if (weight === 0) continue;
    const [homeRuns, awayRuns] = [Math.floor(at / MOST), at % MOST];
    into(total, homeRuns + awayRuns, weight / sum);
    into(difference, homeRuns - awayRuns + MOST, weight / sum);
    into(home, homeRuns, weight / sum);
    into(away, awayRuns, weight / sum);
  }
  return {
    total: trimmed(total, 0),
    difference: trimmed(difference, -MOST),
    home: trimmed(home, 0),
    away: trimmed(away, 0),
  };
}

function trimmed(weights: Float64Array, low: number): Distribution {
  const first = weights.findIndex((weight) => weight > 0);
  const last = weights.findLastIndex((weight) => weight > 0);
  return { low: low + first, probabilities: weights.slice(first, last + 1) };
}
