import { gradeOutcome, type MatchResult } from '@touchline/domain';
import type { PricedMarket } from '../sport-model.ts';

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

const stakeWon = { won: 1, 'half-won': 0.5, void: 0, 'half-lost': 0, lost: 0 } as const;
const stakeLost = { won: 0, 'half-won': 0, void: 0, 'half-lost': 0.5, lost: 1 } as const;

/**
 * Compares a model's probabilities with graded runs: for each outcome the share of stake won among
 * what was won or lost. Worst deviation first.
 */
export function deviations(
  markets: readonly PricedMarket[],
  tally: readonly TalliedResult[],
): readonly Deviation[] {
  const all = markets.flatMap(({ marketKey, outcomes }) =>
    outcomes.map(({ code, probability }) => {
      let won = 0;
      let lost = 0;
      for (const { result, runs } of tally) {
        const grade = gradeOutcome({ marketKey, outcomeCode: code, result });
        won += stakeWon[grade] * runs;
        lost += stakeLost[grade] * runs;
      }
      return { marketKey, outcome: code, model: probability, simulated: won / (won + lost) };
    }),
  );
  return all.toSorted(
    (one, other) => Math.abs(other.model - other.simulated) - Math.abs(one.model - one.simulated),
  );
}
