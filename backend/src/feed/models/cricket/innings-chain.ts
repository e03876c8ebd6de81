import type { Distribution } from '../pricing/distribution.ts';
import type { InningsState } from '../match-state.ts';
import { runsOfBall, sharesOfBall, wicketsInInnings } from './parameters.ts';

/** Expected runs and probability of a wicket a ball. */
export interface BattingRates {
  readonly runs: number;
  readonly wickets: number;
}

/** Probability of each of `runsOfBall`; a wicket or nothing is what is left. */
export function ballProbabilities({ runs }: BattingRates): readonly number[] {
  const base = sharesOfBall.reduce(
    (sum, share, index) => sum + share * (runsOfBall[index] as number),
    0,
  );
  return sharesOfBall.map((share) => (share * runs) / base);
}

/**
 * How an innings goes on when nothing but its overs and wickets ends it, as a Markov chain over
 * balls: everything that a chase needs to know too, for any target.
 */
export interface InningsChain {
  /** Runs at index 0 of all rows below. */
  readonly low: number;
  /** Runs that the rows below have room for. */
  readonly size: number;
  /** Probability of each final score, by wickets lost (row) and runs (column). */
  readonly final: readonly Float64Array[];
  /** Expected number of balls faced, by wickets lost and runs: how often a hit leaves from there. */
  readonly faced: readonly Float64Array[];
  /** Probability that the first wicket falls at these runs; empty when it has fallen. */
  readonly firstWicket: Float64Array;
  /** Runs after the powerplay, of an innings that is still within it. */
  readonly powerplay: Distribution | undefined;
}

export interface ChainToRun {
  readonly innings: InningsState;
  readonly rates: BattingRates;
  readonly balls: number;
  readonly powerplayBalls: number;
}

/** Weights below this are dropped. */
const neglected = 1e-9;

function rows(size: number): Float64Array[] {
  return Array.from({ length: wicketsInInnings + 1 }, () => new Float64Array(size));
}

export function runInnings({ innings, rates, balls, powerplayBalls }: ChainToRun): InningsChain {
  const left = balls - innings.balls;
  const size = left * 6 + 1;
  const faced = rows(size);
  const firstWicket = new Float64Array(size);
  const step = createStep(rates, faced);
  let now = rows(size);
  let next = rows(size);
  let powerplay: Distribution | undefined;
  (now[innings.wickets] as Float64Array)[0] = 1;
  for (let ball = 0; ball < left; ball += 1) {
    step(now, next, ball * 6);
    addInto(next[wicketsInInnings] as Float64Array, now[wicketsInInnings] as Float64Array);
    for (const row of now) row.fill(0);
    [now, next] = [next, now];
    if (innings.balls + ball + 1 === powerplayBalls) {
      powerplay = { low: innings.runs, probabilities: sumRows(now) };
    }
  }
  const unbeaten = faced[0] as Float64Array;
  for (let runs = 0; runs < size; runs += 1) {
    firstWicket[runs] = (unbeaten[runs] as number) * rates.wickets;
  }
  return { low: innings.runs, size, final: now, faced, firstWicket, powerplay };
}

type Rows = readonly Float64Array[];

/** One ball: moves all weights of `now`, with at most `most` runs, into `next`. */
function createStep(
  rates: BattingRates,
  faced: Rows,
): (now: Rows, next: Rows, most: number) => void {
  const hits = Float64Array.from(ballProbabilities(rates));
  const wicket = rates.wickets;
  const nothing = hits.reduce((rest, hit) => rest - hit, 1 - wicket);
  return (now, next, most) => {
    for (let wickets = 0; wickets < wicketsInInnings; wickets += 1) {
      const row = now[wickets] as Float64Array;
      const visited = faced[wickets] as Float64Array;
      const same = next[wickets] as Float64Array;
      const more = next[wickets + 1] as Float64Array;
      for (let runs = 0; runs <= most; runs += 1) {
        const weight = row[runs] as number;
        if (weight < neglected) continue;
        visited[runs] = (visited[runs] as number) + weight;
        for (let index = 0; index < hits.length; index += 1) {
          const to = runs + (runsOfBall[index] as number);
          same[to] = (same[to] as number) + weight * (hits[index] as number);
        }
        same[runs] = (same[runs] as number) + weight * nothing;
        more[runs] = (more[runs] as number) + weight * wicket;
      }
    }
  };
}

function addInto(target: Float64Array, source: Float64Array): void {
  for (let index = 0; index < target.length; index += 1) {
    target[index] = (target[index] as number) + (source[index] as number);
  }
}

export function sumRows(all: readonly Float64Array[]): Float64Array {
  const sum = new Float64Array((all[0] as Float64Array).length);
  for (const row of all) addInto(sum, row);
  return sum;
}
