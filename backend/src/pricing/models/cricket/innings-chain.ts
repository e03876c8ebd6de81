import type { Distribution } from '../pricing/distribution.ts';
import type { InningsState } from '../match-state.ts';
import { runsOfBall, sharesOfBall, wicketsInInnings } from './parameters.ts';
import type { ScoringBalls } from './scoring-balls.ts';

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
 * How an innings continues when nothing but its overs and wickets ends it: everything that a chase
 * needs to know too, for any target.
 */
export interface InningsChain {
  /** Runs at index 0 of all rows below. */
  readonly low: number;
  /** Runs that the rows below have room for. */
  readonly size: number;
  /** Probability of each final score, by wickets lost (row) and runs (column). */
  readonly final: readonly Float64Array[];
  /** Expected number of balls faced, by wickets lost and runs: how often a hit leaves from there. */
  faced(): readonly Float64Array[];
  /** Probability that the first wicket falls at these runs; zeros when it has fallen. */
  readonly firstWicket: Float64Array;
  /** Runs after the powerplay, of an innings that is still within it. */
  readonly powerplay: Distribution | undefined;
}

export interface ChainToRun {
  readonly innings: InningsState;
  readonly rates: BattingRates;
  readonly balls: number;
  readonly powerplayBalls: number;
  readonly scoring: ScoringBalls;
}

/** Weights below this are dropped. */
const neglected = 1e-9;

/**
 * Balls are alike and independent, so nothing has to be played ball by ball. Of the balls left a
 * binomial number are eventful, a hit or a wicket; of those a binomial number are wickets, up to
 * the tenth; and the hits bring runs by their own law (`ScoringBalls`).
 */
export function runInnings(options: ChainToRun): InningsChain {
  const { innings, rates, balls, powerplayBalls } = options;
  const left = balls - innings.balls;
  const rest = restOfInnings(options, left);
  const final = rest.final();
  const beforePowerplay = powerplayBalls - innings.balls;
  const isInPowerplay = beforePowerplay > 0 && beforePowerplay <= left;
  return {
    low: innings.runs,
    size: rest.size,
    final,
    faced: rest.faced,
    firstWicket:
      innings.wickets === 0
        ? rest.facedWith(0).map((often) => often * rates.wickets)
        : new Float64Array(rest.size),
    powerplay: isInPowerplay
      ? {
          low: innings.runs,
          probabilities: sumRows(restOfInnings(options, beforePowerplay).final()),
        }
      : undefined,
  };
}

interface RestOfInnings {
  readonly size: number;
  final(): Float64Array[];
  faced(): Float64Array[];
  /** Of `faced` the row by wickets lost. */
  facedWith(lost: number): Float64Array;
}

/** The next `left` balls, unless all are out before. */
function restOfInnings({ innings, rates, scoring }: ChainToRun, left: number): RestOfInnings {
  const hit = ballProbabilities(rates).reduce((sum, one) => sum + one, 0);
  const eventful = hit + rates.wickets;
  const events = binomial(left, eventful);
  const reached = tails(events);
  const mostHits = Math.max(
    0,
    reached.findLastIndex((tail) => tail > neglected),
  );
  const most = scoring(mostHits);
  const size = most.low + most.probabilities.length;
  const mix = wicketMix({ share: rates.wickets / eventful, mostHits });

  /** A row from the weight of each number of hits. */
  function row(weightOf: (hits: number) => number): Float64Array {
    const into = new Float64Array(size);
    for (let hits = 0; hits <= mostHits; hits += 1) {
      const weight = weightOf(hits);
      if (weight < neglected) continue;
      const { low, probabilities } = scoring(hits);
      for (let index = 0; index < probabilities.length; index += 1) {
        into[low + index] =
          (into[low + index] as number) + weight * (probabilities[index] as number);
      }
    }
    return into;
  }
  function rows(rowOf: (more: number) => (hits: number) => number): Float64Array[] {
    return Array.from({ length: wicketsInInnings + 1 }, (_, lost) =>
      lost < innings.wickets ? new Float64Array(size) : row(rowOf(lost - innings.wickets)),
    );
  }
  const last = wicketsInInnings - innings.wickets;
  const facedAfter = (more: number) => (hits: number) =>
    more === last ? 0 : (mix(more, hits) * (reached[more + hits + 1] ?? 0)) / eventful;

  return {
    size,
    final: () =>
      rows((more) => (hits) => {
        if (more < last || last === 0) return mix(more, hits) * (events[more + hits] ?? 0);
        // All out: the last event was a wicket, however many balls were left.
        return mix(more - 1, hits) * mix(1, 0) * (reached[more + hits] ?? 0);
      }),
    faced: () => rows(facedAfter),
    facedWith: (lost) => row(facedAfter(lost - innings.wickets)),
  };
}

/** Probability of 0, 1, … `trials` successes. */
function binomial(trials: number, share: number): Float64Array {
  const into = new Float64Array(trials + 1);
  let weight = (1 - share) ** trials;
  for (let count = 0; count <= trials; count += 1) {
    into[count] = weight;
    weight *= ((trials - count) / (count + 1)) * (share / (1 - share));
  }
  return into;
}

/** Probability of that many or more. */
function tails(probabilities: Float64Array): Float64Array {
  const into = new Float64Array(probabilities.length);
  let sum = 0;
  for (let count = probabilities.length - 1; count >= 0; count -= 1) {
    sum += probabilities[count] as number;
    into[count] = sum;
  }
  return into;
}

/** Probability that of `wickets + hits` eventful balls `wickets` are wickets, for all up to the last. */
function wicketMix(options: {
  readonly share: number;
  readonly mostHits: number;
}): (wickets: number, hits: number) => number {
  const { share, mostHits } = options;
  const width = mostHits + 1;
  const table = new Float64Array((wicketsInInnings + 1) * width);
  for (let wickets = 0; wickets <= wicketsInInnings; wickets += 1) {
    for (let hits = 0; hits <= mostHits; hits += 1) {
      const byHit = hits === 0 ? 0 : (table[wickets * width + hits - 1] as number) * (1 - share);
      const byWicket = wickets === 0 ? 0 : (table[(wickets - 1) * width + hits] as number) * share;
      table[wickets * width + hits] = wickets + hits === 0 ? 1 : byHit + byWicket;
    }
  }
  return (wickets, hits) => table[wickets * width + hits] as number;
}

export function sumRows(all: readonly Float64Array[]): Float64Array {
  const sum = new Float64Array((all[0] as Float64Array).length);
  for (const row of all) {
    for (let index = 0; index < sum.length; index += 1) {
      sum[index] = (sum[index] as number) + (row[index] as number);
    }
  }
  return sum;
}
