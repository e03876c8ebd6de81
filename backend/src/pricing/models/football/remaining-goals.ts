import type { Score } from '@touchline/domain/markets';
import type { FootballState } from '../match-state.ts';
import type { StrengthsOf } from '../strengths.ts';
import {
  firstHalfSeconds,
  firstHalfShare,
  overrunSeconds,
  secondHalfSeconds,
} from './parameters.ts';

/** The state of a match, as numbers: goals so far by half and expected goals still to come. */
export interface RemainingGoals {
  /** Goals so far of the first half, and of the second. */
  firstHome: number;
  firstAway: number;
  secondHome: number;
  secondAway: number;
  /** Poisson means of the goals still to come, by half. */
  firstHomeMean: number;
  firstAwayMean: number;
  secondHomeMean: number;
  secondAwayMean: number;
  /** Means of the whole match, which the Dixon–Coles factors are made of. */
  homeMean: number;
  awayMean: number;
}

export function emptyRemainingGoals(): RemainingGoals {
  return {
    firstHome: 0,
    firstAway: 0,
    secondHome: 0,
    secondAway: 0,
    firstHomeMean: 0,
    firstAwayMean: 0,
    secondHomeMean: 0,
    secondAwayMean: 0,
    homeMean: 0,
    awayMean: 0,
  };
}

/** Share of a half still to be played. */
function shareLeft(played: number, length: number): number {
  return Math.max(length - played, overrunSeconds) / length;
}

/** Writes the state of the match into `into`: goals come at a constant rate within each half. */
export function remainingGoals(
  into: RemainingGoals,
  state: FootballState,
  strengths: StrengthsOf<'football'>,
): void {
  const { phase, phaseSeconds, score } = state;
  const firstOpen = phase === 'not-started' || phase === 'first-half';
  const firstLeft =
    phase === 'first-half' ? shareLeft(phaseSeconds, firstHalfSeconds) : firstOpen ? 1 : 0;
  const secondLeft =
    phase === 'second-half'
      ? shareLeft(phaseSeconds, secondHalfSeconds)
      : phase === 'finished'
        ? 0
        : 1;
  const half: Score = firstOpen ? score : (state.halfTime ?? score);
  const first = firstHalfShare * firstLeft;
  const second = (1 - firstHalfShare) * secondLeft;
  into.firstHome = half.home;
  into.firstAway = half.away;
  into.secondHome = score.home - half.home;
  into.secondAway = score.away - half.away;
  into.firstHomeMean = strengths.homeGoals * first;
  into.firstAwayMean = strengths.awayGoals * first;
  into.secondHomeMean = strengths.homeGoals * second;
  into.secondAwayMean = strengths.awayGoals * second;
  into.homeMean = strengths.homeGoals;
  into.awayMean = strengths.awayGoals;
}
