import type { FootballState } from '../../match-state.ts';
import {
  breakSeconds,
  firstHalfSeconds,
  firstHalfShare,
  secondHalfSeconds,
} from '../parameters.ts';
import { changeWindows, type Counted, firstHalfShares } from './parameters.ts';

/** Moments of the rest of a match at which chances are taken together. */
const STEPS = 12;
const secondFrom = firstHalfSeconds + breakSeconds;
const end = secondFrom + secondHalfSeconds;

/** The rest of a match in steps: how much of what is still to come each has, and who is still on the pitch. */
export interface Rest {
  /** Shares of what is still to come; they add up to 1. */
  readonly weights: Float64Array;
  /** Chance that a starter who is on the pitch now still is. */
  readonly survival: Float64Array;
}

/** Share of the whole match's corners, shots or cards that is still to come. */
export function shareLeft(counted: Counted, { phase, phaseSeconds }: FootballState): number {
  const first = firstHalfShares[counted];
  if (phase === 'not-started') return 1;
  if (phase === 'first-half') {
    return first * Math.max(0, 1 - phaseSeconds / firstHalfSeconds) + 1 - first;
  }
  const played = phase === 'second-half' ? phaseSeconds / secondHalfSeconds : 0;
  return phase === 'finished' ? 0 : (1 - first) * Math.max(0, 1 - played);
}

function nowOf({ phase, phaseSeconds }: FootballState): number {
  if (phase === 'not-started') return 0;
  if (phase === 'first-half') return Math.min(phaseSeconds, firstHalfSeconds - 1);
  return phase === 'half-time'
    ? secondFrom
    : secondFrom + Math.min(phaseSeconds, secondHalfSeconds - 1);
}

/** Chance that a side's n-th change has come by a moment, given that it has not by now. */
function changedBy(moment: number, now: number, change: number): number {
  const [from = 0, until = 1] = changeWindows[change] ?? [];
  const start = Math.max(from, now);
  return Math.min(1, Math.max(0, (moment - start) / Math.max(until - start, 1)));
}

/**
 * Takes the rest of a match apart.
 * @param firstShare share of first halves in what is counted
 * @param starters starters of the field who are on the pitch, of whom each change takes one
 */
export function restOf(
  state: FootballState,
  {
    firstShare = firstHalfShare,
    changes,
    starters,
  }: { readonly firstShare?: number; readonly changes: number; readonly starters: number },
): Rest {
  const now = nowOf(state);
  const weights = new Float64Array(STEPS);
  const survival = new Float64Array(STEPS);
  const firstLeft = Math.max(0, firstHalfSeconds - now);
  const secondLeft = end - Math.max(now, secondFrom);
  const ofFirst = (firstShare * firstLeft) / firstHalfSeconds;
  const ofSecond = ((1 - firstShare) * secondLeft) / secondHalfSeconds;
  for (let step = 0; step < STEPS; step += 1) {
    const done = ((step + 0.5) / STEPS) * (ofFirst + ofSecond);
    const moment =
      done < ofFirst
        ? now + (done / ofFirst) * firstLeft
        : Math.max(now, secondFrom) + ((done - ofFirst) / ofSecond) * secondLeft;
    weights[step] = 1 / STEPS;
    let stays = 1;
    for (let change = changes; change < changeWindows.length; change += 1) {
      const left = starters - (change - changes);
      if (left > 0) stays *= 1 - changedBy(moment, now, change) / left;
    }
    survival[step] = stays;
  }
  return { weights, survival };
}

/** The average chance to be on the pitch, over the rest. */
export function averageOf({ weights, survival }: Rest): number {
  return weights.reduce((sum, weight, step) => sum + weight * (survival[step] as number), 0);
}

/** The same, over the moment of the first of so many things still to come. */
export function averageAtFirst({ survival }: Rest, expected: number): number {
  let [sum, all] = [0, 0];
  for (let step = 0; step < STEPS; step += 1) {
    const density = Math.exp((-expected * (step + 0.5)) / STEPS);
    sum += density * (survival[step] as number);
    all += density;
  }
  return sum / all;
}
