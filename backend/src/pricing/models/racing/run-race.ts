import type { Random } from '../random.ts';
import type { Speeds } from './field.ts';
import { TIME_SHAPE } from './parameters.ts';

/** A runner as it passed the post. */
export interface Finish {
  /** By place in the field. */
  readonly runner: number;
  /** 1, 2, 2, 4: those that the photograph cannot separate are level. */
  readonly rank: number;
  /** Behind the one before it, in lengths; 0 for the winner and for those level. */
  readonly lengths: number;
}

/** How far apart times put runners: lengths for a factor e between two times. */
const LENGTHS_A_FACTOR = 8;
/** Closer than this many lengths the judge calls a dead heat. */
const DEAD_HEAT = 0.004;

/**
 * Runs a race: each runner's time is a sum of exponential stretches, whose law is that of `createFieldLaw`, and is
 * drawn from positions of the runner's own.
 */
export function runRace(speeds: Speeds, random: Random): readonly Finish[] {
  const times = speeds.map((speed, runner) => {
    let time = 0;
    for (let stretch = 0; stretch < TIME_SHAPE; stretch += 1) {
      time -= Math.log(1 - random(runner * TIME_SHAPE + stretch)) / speed;
    }
    return { runner, time };
  });
  times.sort((left, right) => left.time - right.time || left.runner - right.runner);
  let rank = 1;
  return times.map(({ runner, time }, at) => {
    const ahead = times[at - 1];
    const gap = ahead === undefined ? 0 : LENGTHS_A_FACTOR * Math.log(time / ahead.time);
    const isLevel = ahead !== undefined && gap < DEAD_HEAT;
    rank = isLevel ? rank : at + 1;
    return { runner, rank, lengths: isLevel ? 0 : gap };
  });
}
