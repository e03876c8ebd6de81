import {
  type Grade,
  type MatchResult,
  orderOf,
  parseMarketKey,
  partsOf,
  scoreOf,
  gradeOutcome,
} from '@touchline/domain/markets';
import type { PricedMarket } from '../../src/pricing/models/sport-model.ts';

/** A result and how many runs ended with it. */
export interface TalliedResult {
  readonly result: MatchResult;
  readonly runs: number;
}

export interface Deviation {
  readonly marketKey: string;
  readonly outcome: string;
  readonly model: number;
  readonly simulated: number;
}

const stakeWon: Readonly<Record<Grade, number>> = {
  won: 1,
  'half-won': 0.5,
  void: 0,
  'half-lost': 0,
  lost: 0,
};
const stakeLost: Readonly<Record<Grade, number>> = {
  won: 0,
  'half-won': 0,
  void: 0,
  'half-lost': 0.5,
  lost: 1,
};

/**
 * Compares a model's probabilities with graded runs: for each outcome the share of stake won among
 * what was won or lost. Worst deviation first.
 */
export function deviations(
  markets: readonly PricedMarket[],
  tally: readonly TalliedResult[],
): readonly Deviation[] {
  const grouped = createGroups(tally);
  const all = markets.flatMap(({ marketKey, outcomes }) => {
    const groups = grouped(marketKey);
    return outcomes.map(({ code, probability }) => {
      let won = 0;
      let lost = 0;
      for (const { result, runs } of groups) {
        const grade = gradeOutcome({ marketKey, outcomeCode: code, result });
        won += stakeWon[grade] * runs;
        lost += stakeLost[grade] * runs;
      }
      return { marketKey, outcome: code, model: probability, simulated: won / (won + lost) };
    });
  });
  return all.toSorted((one, other) => distance(other) - distance(one));
}

export function distance({ model, simulated }: Deviation): number {
  return Math.abs(model - simulated);
}

/** Results that look alike to a market are graded once, for all their runs. */
function createGroups(
  tally: readonly TalliedResult[],
): (marketKey: string) => readonly TalliedResult[] {
  const known = new Map<string, readonly TalliedResult[]>();
  return (marketKey) => {
    const { type, line = 0 } = parseMarketKey(marketKey);
    const { kind, period, unit } = type;
    const name =
      kind.basis === 'score' ? `${period} ${unit}` : `${type.kindName} ${period} ${line}`;
    const before = known.get(name);
    if (before) return before;
    const groups = new Map<string | number, { result: MatchResult; runs: number }>();
    for (const { result, runs } of tally) {
      const key = lookOf(result, type, line);
      const group = groups.get(key);
      if (group) group.runs += runs;
      else groups.set(key, { result, runs });
    }
    const list = [...groups.values()];
    known.set(name, list);
    return list;
  };
}

type Parsed = ReturnType<typeof parseMarketKey>['type'];

function lookOf(result: MatchResult, type: Parsed, line: number): string | number {
  const { kind } = type;
  if (kind.basis === 'score') {
    const score = scoreOf(result, type);
    return score ? score.home * 4096 + score.away : '';
  }
  if (kind.basis === 'finish') {
    const finish = 'finish' in result ? result.finish : undefined;
    return kind.outcomes.find((outcome) => finish && kind.grade(finish, outcome) === 'won') ?? '';
  }
  if (kind.basis === 'order') return orderOf(result, type.period)?.[line - 1] ?? '';
  if (kind.basis === 'players') return '';
  const parts = partsOf(result);
  if (parts === undefined) return '';
  // The winning outcome is all that a market over parts makes of them.
  return kind.outcomes.find((outcome) => kind.grade(parts, outcome, line) === 'won') ?? '';
}
