import type { Distribution } from '../pricing/distribution.ts';

export type Server = 0 | 1;

/** One way a set can end from its state. */
export interface SetOutcome {
  /** Games or points of the whole set. */
  readonly home: number;
  readonly away: number;
  readonly probability: number;
  /** Who serves first in the next set: 0 the home side. */
  readonly nextServer: Server;
}

export interface MatchOfSets {
  readonly setsToWin: number;
  /** Sets won so far. */
  readonly home: number;
  readonly away: number;
  /** Who serves first in what is left of the running set. */
  readonly server: Server;
  /** Ways the set with this index ends; the running set's index is the sets played so far. */
  outcomesOf(set: number, server: Server): readonly SetOutcome[];
}

export interface SetsAhead {
  /** Probability of each final score in sets, by `home-away`. */
  readonly scores: ReadonlyMap<string, number>;
  /** Distribution of the value summed over the running and later sets. */
  readonly value: Distribution;
}

/** The value summed over a match stays within ± this. */
const span = 700;

/** Weights by value, of which only those from `first` to `last` are not zero. */
interface Values {
  readonly weights: Float64Array;
  first: number;
  last: number;
}

interface Branch {
  readonly home: number;
  readonly away: number;
  readonly server: Server;
  readonly values: Values;
}

function noValues(): Values {
  return { weights: new Float64Array(2 * span + 1), first: 2 * span + 1, last: -1 };
}

/**
 * Plays a match of sets forward as a Markov chain over sets won and first server, summing a value
 * of each set; a set for which `valueOf` gives `undefined` drops its course of the match.
 */
export function playSets(
  match: MatchOfSets,
  valueOf: (outcome: SetOutcome) => number | undefined,
): SetsAhead {
  const scores = new Map<string, number>();
  const done = noValues();
  const start = noValues();
  start.weights[span] = 1;
  start.first = span;
  start.last = span;
  let branches: Branch[] = [{ ...match, values: start }];
  while (branches.length > 0) {
    const next = new Map<string, Branch>();
    for (const branch of branches) {
      for (const outcome of match.outcomesOf(branch.home + branch.away, branch.server)) {
        const value = valueOf(outcome);
        if (value !== undefined) follow({ match, branch, outcome, value, next, done, scores });
      }
    }
    branches = [...next.values()];
  }
  return { scores, value: trim(done.weights) };
}

interface Step {
  readonly match: MatchOfSets;
  readonly branch: Branch;
  readonly outcome: SetOutcome;
  readonly value: number;
  readonly next: Map<string, Branch>;
  readonly done: Values;
  readonly scores: Map<string, number>;
}

function follow({ match, branch, outcome, value, next, done, scores }: Step): void {
  const homeWon = outcome.home > outcome.away;
  const home = branch.home + (homeWon ? 1 : 0);
  const away = branch.away + (homeWon ? 0 : 1);
  const over = Math.max(home, away) === match.setsToWin;
  const key = over ? `${home}-${away}` : `${home}-${away}-${outcome.nextServer}`;
  let target = done;
  if (!over) {
    const known = next.get(key) ?? {
      home,
      away,
      server: outcome.nextServer,
      values: noValues(),
    };
    next.set(key, known);
    target = known.values;
  }
  const { weights, first, last } = branch.values;
  let sum = 0;
  for (let index = first; index <= last; index += 1) {
    const moved = (weights[index] as number) * outcome.probability;
    target.weights[index + value] = (target.weights[index + value] as number) + moved;
    sum += moved;
  }
  target.first = Math.min(target.first, first + value);
  target.last = Math.max(target.last, last + value);
  if (over) scores.set(key, (scores.get(key) ?? 0) + sum);
}

function trim(values: Float64Array): Distribution {
  const first = values.findIndex((weight) => weight > 0);
  if (first < 0) return { low: 0, probabilities: Float64Array.of(0) };
  const last = values.findLastIndex((weight) => weight > 0);
  return { low: first - span, probabilities: values.slice(first, last + 1) };
}

/** Probability of all courses that were not dropped. */
export function kept({ value }: SetsAhead): number {
  return value.probabilities.reduce((sum, weight) => sum + weight, 0);
}

/** Distribution of a value over the ways one set can end. */
export function overOutcomes(
  outcomes: readonly SetOutcome[],
  valueOf: (outcome: SetOutcome) => number,
): Distribution {
  const values = new Float64Array(2 * span + 1);
  for (const outcome of outcomes) {
    const index = span + valueOf(outcome);
    values[index] = (values[index] as number) + outcome.probability;
  }
  return trim(values);
}
