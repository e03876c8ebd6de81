import type { Distribution } from '../pricing/distribution.ts';
import { OUTS, PLATE_ENDS, plateChances } from './parameters.ts';
import { afterPlate, type Bases } from './plate.ts';

/** A half of an inning under way. */
export interface HalfInning {
  readonly outs: number;
  readonly bases: Bases;
}

export const FRESH: HalfInning = { outs: 0, bases: 0 };

/** Runs beyond this number in a half-inning are dropped, and so are courses rarer than the least. */
const MOST_RUNS = 15;
const NEGLECTED = 1e-9;
const STATES = 8 * OUTS;

interface Course {
  /** Probabilities of 0, 1, 2 … runs when the third out comes. */
  readonly out: Float64Array;
  /** Probabilities that the batting side goes ahead by 1, 2, 3, 4 runs, which ends the match. */
  readonly ahead: Float64Array;
}

/** Every way a half-inning goes on; the batting side wins as soon as it has more runs than `deficit`. */
function courses(from: HalfInning, reach: number, deficit: number): Course {
  const chances = plateChances(reach);
  const out = new Float64Array(MOST_RUNS + 1);
  const ahead = new Float64Array(5);
  // Weights by runs, outs and bases.
  let weights = new Float64Array((MOST_RUNS + 1) * STATES);
  weights[from.outs * 8 + from.bases] = 1;
  for (let left = 1; left > NEGLECTED; ) {
    const next = new Float64Array(weights.length);
    left = 0;
    for (let at = 0; at < weights.length; at += 1) {
      const weight = weights[at] as number;
      if (weight < NEGLECTED * 1e-3) continue;
      const runs = Math.floor(at / STATES);
      const outs = Math.floor((at % STATES) / 8);
      for (const [index, end] of PLATE_ENDS.entries()) {
        const share = weight * (chances[index] as number);
        const after = afterPlate(at % 8, end);
        const scored = Math.min(MOST_RUNS, runs + after.runs);
        const outsAfter = outs + (end === 'out' ? 1 : 0);
        if (scored > deficit) {
          // All runs of a home run count, else only the one that decides.
          const lead = end === 'home-run' ? Math.min(4, scored - deficit) : 1;
          ahead[lead] = (ahead[lead] as number) + share;
        } else if (outsAfter === OUTS) {
          out[scored] = (out[scored] as number) + share;
        } else {
          const to = scored * STATES + outsAfter * 8 + after.bases;
          next[to] = (next[to] as number) + share;
          left += share;
        }
      }
    }
    weights = next;
  }
  return { out, ahead };
}

/** Runs of the rest of a half-inning that is played to its third out. */
export function runsOf(from: HalfInning, reach: number): Distribution {
  const { out } = courses(from, reach, Number.POSITIVE_INFINITY);
  const last = out.findLastIndex((probability) => probability > NEGLECTED);
  return { low: 0, probabilities: out.slice(0, last + 1) };
}

/** How the home side's last half-inning may end. */
export interface LastHalf {
  /** Probabilities of 0, 1 … `deficit` runs without going ahead. */
  readonly behind: Float64Array;
  /** Probabilities of winning by 1, 2, 3, 4 runs; the first entry is not used. */
  readonly ahead: Float64Array;
}

/** The last half-inning, which is over as soon as the home side is ahead. */
export function lastHalfOf(from: HalfInning, reach: number, deficit: number): LastHalf {
  const { out, ahead } = courses(from, reach, deficit);
  return { behind: out.slice(0, deficit + 1), ahead };
}
