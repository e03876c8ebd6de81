import { certain, type Distribution } from '../pricing/distribution.ts';
import {
  type BattingRates,
  ballProbabilities,
  type InningsChain,
  sumRows,
} from './innings-chain.ts';
import { runsOfBall, wicketsInInnings } from './parameters.ts';

/** What markets ask of the two innings, by batting order. */
export interface InningsOrder {
  readonly first: Distribution;
  readonly second: Distribution;
  readonly total: Distribution;
  /** Runs of the side batting first minus those of the other. */
  readonly lead: Distribution;
  readonly firstWickets: Distribution;
  readonly secondWickets: Distribution;
  readonly wickets: Distribution;
  readonly firstOpening: Distribution;
  readonly secondOpening: Distribution;
  readonly firstPowerplay: Distribution;
  readonly secondPowerplay: Distribution;
}

/** Adds up weights by whole number. */
interface Tally {
  add(value: number, weight: number): void;
  done(): Distribution;
}

function createTally(low: number, high: number): Tally {
  const probabilities = new Float64Array(high - low + 1);
  return {
    add(value, weight) {
      probabilities[value - low] = (probabilities[value - low] as number) + weight;
    },
    done: () => ({ low, probabilities }),
  };
}

export interface ChainedInnings {
  readonly chain: InningsChain;
  readonly rates: BattingRates;
  /** Runs of the powerplay and of the opening stand, where they are over. */
  readonly powerplay: number | undefined;
  readonly opening: number | undefined;
}

/** The last runs that matter, and the most a final hit can overshoot a target. */
const mostOvershoot = 6;
const neglected = 1e-12;

/**
 * Distributions over both innings. The chase goes on like a free innings up to the score it has to
 * beat: final scores that do not beat it stand; else the hit that passes it ends the match. How
 * often that hit starts from each score is the chain's expected number of balls faced there.
 */
export function matchDistributions(first: ChainedInnings, second: ChainedInnings): InningsOrder {
  const { chain: one } = first;
  const { chain: two } = second;
  const oneHigh = one.low + one.size - 1;
  const twoHigh = two.low + two.size - 1 + mostOvershoot;
  const tallies = {
    second: createTally(0, twoHigh),
    total: createTally(0, oneHigh + twoHigh),
    lead: createTally(-twoHigh, oneHigh),
    secondWickets: createTally(0, wicketsInInnings),
    wickets: createTally(0, 2 * wicketsInInnings),
    secondOpening: createTally(0, twoHigh),
  };
  const runs = sumRows(one.final);
  const chase = createChase(second);
  for (let index = 0; index < one.size; index += 1) {
    const weight = runs[index] as number;
    if (weight < neglected) continue;
    const target = one.low + index;
    const outcome = chase(target);
    for (const [score, probability] of outcome.runs) {
      tallies.second.add(score, weight * probability);
      tallies.total.add(target + score, weight * probability);
      tallies.lead.add(target - score, weight * probability);
    }
    for (const [score, probability] of outcome.opening) {
      tallies.secondOpening.add(score, weight * probability);
    }
    addWickets(tallies, one, index, weight, outcome.wickets);
  }
  return {
    first: { low: one.low, probabilities: runs },
    second: tallies.second.done(),
    total: tallies.total.done(),
    lead: tallies.lead.done(),
    firstWickets: wicketsOf(one),
    secondWickets: tallies.secondWickets.done(),
    wickets: tallies.wickets.done(),
    firstOpening: openingOf(first),
    secondOpening: tallies.secondOpening.done(),
    firstPowerplay: powerplayOf(first),
    secondPowerplay: powerplayOf(second),
  };
}

function addWickets(
  tallies: { readonly secondWickets: Tally; readonly wickets: Tally },
  one: InningsChain,
  index: number,
  weight: number,
  lost: readonly number[],
): void {
  for (const [wickets, probability] of lost.entries()) {
    tallies.secondWickets.add(wickets, weight * probability);
    for (const [before, row] of one.final.entries()) {
      const joint = row[index] as number;
      if (joint > 0) tallies.wickets.add(before + wickets, joint * probability);
    }
  }
}

interface ChaseOutcome {
  readonly runs: readonly (readonly [runs: number, probability: number])[];
  readonly opening: readonly (readonly [runs: number, probability: number])[];
  /** Probability of each number of wickets lost. */
  readonly wickets: readonly number[];
}

/** How the second innings ends when it has to beat `target` runs. */
function createChase({ chain, rates, opening }: ChainedInnings): (target: number) => ChaseOutcome {
  const { low, size, final, faced, firstWicket } = chain;
  const free = sumRows(final);
  const hits = ballProbabilities(rates);
  const wicketsUpTo = final.map(runningSum);
  return (target) => {
    const last = Math.min(size - 1, target - low);
    const wickets = wicketsUpTo.map((row) => (last < 0 ? 0 : (row[last] as number)));
    const runs: [number, number][] = [];
    const openings: [number, number][] = opening === undefined ? [] : [[opening, 1]];
    for (let index = 0; index <= last; index += 1) {
      const weight = free[index] as number;
      if (weight > neglected) runs.push([low + index, weight]);
      if (opening === undefined) {
        const stand =
          (firstWicket[index] as number) + ((final[0] as Float64Array)[index] as number);
        if (stand > neglected) openings.push([low + index, stand]);
      }
    }
    for (let from = Math.max(0, last - mostOvershoot + 1); from <= last; from += 1) {
      for (let hit = 0; hit < hits.length; hit += 1) {
        const score = low + from + (runsOfBall[hit] as number);
        if (score <= target) continue;
        for (let lost = 0; lost < wicketsInInnings; lost += 1) {
          const passing = ((faced[lost] as Float64Array)[from] as number) * (hits[hit] as number);
          if (passing < neglected) continue;
          runs.push([score, passing]);
          wickets[lost] = (wickets[lost] as number) + passing;
          if (lost === 0 && opening === undefined) openings.push([score, passing]);
        }
      }
    }
    return { runs, opening: openings, wickets };
  };
}

function runningSum(row: Float64Array): Float64Array {
  let sum = 0;
  return row.map((weight) => {
    sum += weight;
    return sum;
  });
}

function wicketsOf({ final }: InningsChain): Distribution {
  const probabilities = Float64Array.from(final, (row) =>
    row.reduce((sum, weight) => sum + weight, 0),
  );
  return { low: 0, probabilities };
}

function openingOf({ chain, opening }: ChainedInnings): Distribution {
  if (opening !== undefined) return certain(opening);
  const { low, firstWicket, final } = chain;
  return {
    low,
    probabilities: firstWicket.map((weight, index) => weight + (final[0]?.[index] ?? 0)),
  };
}

function powerplayOf({ chain, powerplay }: ChainedInnings): Distribution {
  return powerplay === undefined ? (chain.powerplay ?? certain(0)) : certain(powerplay);
}

/** An even mixture of two distributions: the toss is not known yet. */
export function evenMixture(one: Distribution, other: Distribution): Distribution {
  const low = Math.min(one.low, other.low);
  const high = Math.max(one.low + one.probabilities.length, other.low + other.probabilities.length);
  const probabilities = new Float64Array(high - low);
  for (const { low: from, probabilities: weights } of [one, other]) {
    for (const [index, weight] of weights.entries()) {
      const at = from + index - low;
      probabilities[at] = (probabilities[at] as number) + weight / 2;
    }
  }
  return { low, probabilities };
}
