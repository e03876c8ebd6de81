import { runsOfBall, sharesOfBall } from './parameters.ts';

/** Runs of a number of scoring balls: `probabilities[0]` is that of `low`. */
export interface RunsOfBalls {
  readonly low: number;
  readonly probabilities: Float64Array;
}

/** The law of the runs that a number of scoring balls bring together. */
export type ScoringBalls = (balls: number) => RunsOfBalls;

const mostRuns = 6;
/** Tails below this are cut off. */
const neglected = 1e-10;

function oneMore({ low, probabilities }: RunsOfBalls, shares: readonly number[]): RunsOfBalls {
  const next = new Float64Array(probabilities.length + mostRuns - 1);
  for (let at = 0; at < probabilities.length; at += 1) {
    const weight = probabilities[at] as number;
    for (let index = 0; index < shares.length; index += 1) {
      // A scoring ball brings one run at least: the new lowest sum is one higher.
      const to = at + (runsOfBall[index] as number) - 1;
      next[to] = (next[to] as number) + weight * (shares[index] as number);
    }
  }
  let first = 0;
  let last = next.length - 1;
  while ((next[first] as number) < neglected) first += 1;
  while ((next[last] as number) < neglected) last -= 1;
  return { low: low + 1 + first, probabilities: next.subarray(first, last + 1) };
}

/**
 * Given that a ball scores, what it brings does not depend on the side: sides differ in how often they score.
 * So one table, which grows as far as needed, serves all innings.
 */
export function createScoringBalls(): ScoringBalls {
  const all = sharesOfBall.reduce((sum, share) => sum + share, 0);
  const shares = sharesOfBall.map((share) => share / all);
  const table: RunsOfBalls[] = [{ low: 0, probabilities: Float64Array.of(1) }];
  return (balls) => {
    for (let known = table.length; known <= balls; known += 1) {
      table.push(oneMore(table[known - 1] as RunsOfBalls, shares));
    }
    return table[balls] as RunsOfBalls;
  };
}
