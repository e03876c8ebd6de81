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

export interface ChainedInnings {
  readonly chain: InningsChain;
  readonly rates: BattingRates;
  /** Runs of the powerplay and of the opening stand, where they have ended. */
  readonly powerplay: number | undefined;
  readonly opening: number | undefined;
}

/** The most runs a side can be above the score it had to beat. */
const mostOvershoot = 6;
const neglected = 1e-9;

/** Weights by whole number from `low` on. */
interface Tally {
  readonly low: number;
  readonly probabilities: Float64Array;
}

function createTally(low: number, high: number): Tally {
  return { low, probabilities: new Float64Array(high - low + 1) };
}

function addTo({ low, probabilities }: Tally, value: number, weight: number): void {
  probabilities[value - low] = (probabilities[value - low] as number) + weight;
}

interface Tallies {
  readonly second: Tally;
  readonly total: Tally;
  readonly lead: Tally;
  readonly secondWickets: Tally;
  readonly wickets: Tally;
  readonly secondOpening: Tally;
}

/**
 * Distributions over both innings. The chase continues like a free innings up to the score it has to
 * beat: final scores that do not beat it remain; else the hit that passes it ends the match. How
 * often that hit starts from each score is the chain's expected number of balls faced there.
 */
export function matchDistributions(first: ChainedInnings, second: ChainedInnings): InningsOrder {
  const { chain: one } = first;
  const { chain: two } = second;
  const oneHigh = one.low + one.size - 1;
  const twoHigh = two.low + two.size - 1 + mostOvershoot;
  const tallies: Tallies = {
    second: createTally(0, twoHigh),
    total: createTally(0, oneHigh + twoHigh),
    lead: createTally(-twoHigh, oneHigh),
    secondWickets: createTally(0, wicketsInInnings),
    wickets: createTally(0, 2 * wicketsInInnings),
    secondOpening: createTally(0, twoHigh),
  };
  const runs = sumRows(one.final);
  const chase = createChase(second, tallies);
  for (let index = 0; index < one.size; index += 1) {
    const weight = runs[index] as number;
    if (weight < neglected) continue;
    const lost = chase.beat(one.low + index, weight);
    addWickets(tallies, one, index, lost);
  }
  chase.finish();
  return {
    first: { low: one.low, probabilities: runs },
    second: tallies.second,
    total: tallies.total,
    lead: tallies.lead,
    firstWickets: wicketsOf(one),
    secondWickets: tallies.secondWickets,
    wickets: tallies.wickets,
    firstOpening: openingOf(first),
    secondOpening: tallies.secondOpening,
    firstPowerplay: powerplayOf(first),
    secondPowerplay: powerplayOf(second),
  };
}

/** Joins the wickets of both innings, given the first one's runs. */
function addWickets(tallies: Tallies, one: InningsChain, index: number, lost: Float64Array): void {
  const { probabilities: both } = tallies.wickets;
  const { probabilities: second } = tallies.secondWickets;
  for (let before = 0; before < one.final.length; before += 1) {
    const joint = (one.final[before] as Float64Array)[index] as number;
    if (joint < neglected) continue;
    for (let wickets = 0; wickets < lost.length; wickets += 1) {
      const weight = joint * (lost[wickets] as number);
      second[wickets] = (second[wickets] as number) + weight;
      both[before + wickets] = (both[before + wickets] as number) + weight;
    }
  }
}

interface Chase {
  /**
   * Tallies a second innings that has to beat `target`, with this weight; the answer is the
   * probability of each number of wickets it loses.
   */
  beat(target: number, weight: number): Float64Array;
  /** Adds what is alike for all targets, once all are tallied. */
  finish(): void;
}

function createChase({ chain, rates, opening }: ChainedInnings, tallies: Tallies): Chase {
  const { low, size, final, firstWicket } = chain;
  const faced = chain.faced();
  const free = sumRows(final);
  const hits = ballProbabilities(rates);
  const wicketsUpTo = final.map(runningSum);
  const unbeaten = final[0] as Float64Array;
  const { total, lead } = tallies;
  /** Weight of the targets whose last score that does not beat them is this one. */
  const endingAt = new Float64Array(size);
  const first = free.findIndex((weight) => weight > neglected);

  const allFaced = sumRows(faced);
  const firstStand = faced[0] as Float64Array;

  /** Hits from one score that pass the target, whatever wickets were lost by then. */
  function pass(target: number, from: number, weight: number, wickets: Float64Array): void {
    let passing = 0;
    for (let hit = 0; hit < hits.length; hit += 1) {
      const score = low + from + (runsOfBall[hit] as number);
      if (score <= target) continue;
      const share = hits[hit] as number;
      const often = weight * share * (allFaced[from] as number);
      passing += share;
      addTo(tallies.second, score, often);
      addTo(total, target + score, often);
      addTo(lead, target - score, often);
      if (opening === undefined) {
        addTo(tallies.secondOpening, score, weight * share * (firstStand[from] as number));
      }
    }
    for (let lost = 0; lost < wicketsInInnings; lost += 1) {
      const often = (faced[lost] as Float64Array)[from] as number;
      wickets[lost] = (wickets[lost] as number) + often * passing;
    }
  }

  /** Final scores that do not beat the target: the one loop over all pairs of scores. */
  function stand(target: number, last: number, weight: number): void {
    const inTotal = total.probabilities;
    const inLead = lead.probabilities;
    const sum = target + low - total.low;
    const difference = target - low - lead.low;
    for (let index = first; index <= last; index += 1) {
      const mass = weight * (free[index] as number);
      inTotal[sum + index] = (inTotal[sum + index] as number) + mass;
      inLead[difference - index] = (inLead[difference - index] as number) + mass;
    }
  }

  return {
    beat(target, weight) {
      const last = Math.min(size - 1, target - low);
      const wickets = Float64Array.from(wicketsUpTo, (row) =>
        last < 0 ? 0 : (row[last] as number),
      );
      if (opening !== undefined) addTo(tallies.secondOpening, opening, weight);
      if (last < 0) return wickets;
      endingAt[last] = (endingAt[last] as number) + weight;
      if (first >= 0) stand(target, last, weight);
      for (let from = Math.max(0, last - mostOvershoot + 1); from <= last; from += 1) {
        pass(target, from, weight, wickets);
      }
      return wickets;
    },
    finish() {
      let weight = 0;
      for (let index = size - 1; index >= 0; index -= 1) {
        weight += endingAt[index] as number;
        addTo(tallies.second, low + index, weight * (free[index] as number));
        if (opening !== undefined) continue;
        const mass = (firstWicket[index] as number) + (unbeaten[index] as number);
        addTo(tallies.secondOpening, low + index, weight * mass);
      }
    },
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
