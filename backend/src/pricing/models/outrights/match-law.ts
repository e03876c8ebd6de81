import type { Side } from '@touchline/domain/markets';
import {
  homeWinsOvertimes,
  scoresOfRegulation as basketballScores,
} from '../basketball/price-basketball.ts';
import { lowScoreFactor } from '../football/dixon-coles.ts';
import { fillPoisson, mostGoals } from '../football/poisson.ts';
import { emptyRemainingGoals, remainingGoals } from '../football/remaining-goals.ts';
import {
  homeWinsOvertime,
  scoresOfRegulation as hockeyScores,
} from '../ice-hockey/price-ice-hockey.ts';
import { overtimeSeconds } from '../ice-hockey/parameters.ts';
import type { MatchState, MatchStateOf, TurnsState } from '../match-state.ts';
import type { Distribution } from '../pricing/distribution.ts';
import type { Strengths, StrengthsOf } from '../strengths.ts';
import { TURNS_RULES } from '../turns/parameters.ts';
import {
  homeWinsOvertime as turnsOvertime,
  scoresOfRegulation as turnsScores,
} from '../turns/price-turns.ts';

/** A way a match may end, as far as a table counts it. */
export interface Ending {
  readonly probability: number;
  /** Nobody in a draw. */
  readonly winner: Side | undefined;
  /** Goals or points of the home side less those of the other, as the table counts them. */
  readonly margin: number;
  /** Decided after the regular time. */
  readonly isOvertime: boolean;
}

/** Every way a match may still end; their probabilities add up to 1. */
export type MatchLaw = readonly Ending[];

/**
 * How a match may end from where it stands, by the model that prices it; undefined for a sport that has no
 * law here, and for a match that is over.
 */
export function matchLaw(state: MatchState, strengths: Strengths): MatchLaw | undefined {
  if (state.phase === 'finished') {
    return undefined;
  }
  if (state.sport === 'football' && strengths.sport === 'football') {
    return footballLaw(state, strengths);
  }
  if (state.sport === 'ice-hockey' && strengths.sport === 'ice-hockey') {
    const left = overtimeSeconds - (state.phase === 'overtime' ? state.phaseSeconds : 0);
    return withOvertime(hockeyScores(state, strengths).difference, {
      homeWins: homeWinsOvertime(strengths, left),
      // Tables give the winner the goal that decided.
      margin: 1,
    });
  }
  if (state.sport === 'basketball' && strengths.sport === 'basketball') {
    return withOvertime(basketballScores(state, strengths).difference, {
      homeWins: homeWinsOvertimes(strengths),
      // Points of overtime are not in the result.
      margin: 0,
    });
  }
  if (isOfTurns(state) && 'homePoints' in strengths) {
    return withOvertime(turnsScores(state, strengths).difference, {
      // Where a draw stands, nobody wins.
      homeWins: TURNS_RULES[state.sport].hasOvertime ? turnsOvertime(state, strengths) : undefined,
      // Points of overtime are not in the result.
      margin: 0,
    });
  }
  return undefined;
}

function isOfTurns(state: MatchState): state is TurnsState & MatchState {
  return Object.hasOwn(TURNS_RULES, state.sport);
}

/** Poisson goals to come, each final score weighed by its Dixon–Coles factor. */
function footballLaw(
  state: MatchStateOf<'football'>,
  strengths: StrengthsOf<'football'>,
): MatchLaw {
  const goals = emptyRemainingGoals();
  remainingGoals(goals, state, strengths);
  const home = new Float64Array(mostGoals + 1);
  const away = new Float64Array(mostGoals + 1);
  const mostHome = fillPoisson(home, goals.firstHomeMean + goals.secondHomeMean);
  const mostAway = fillPoisson(away, goals.firstAwayMean + goals.secondAwayMean);
  const byMargin = new Map<number, number>();
  let sum = 0;
  for (let more = 0; more <= mostHome; more += 1) {
    for (let other = 0; other <= mostAway; other += 1) {
      const [final, against] = [state.score.home + more, state.score.away + other];
      const factor = lowScoreFactor(final, against, goals.homeMean, goals.awayMean);
      const weight = (home[more] as number) * (away[other] as number) * factor;
      byMargin.set(final - against, (byMargin.get(final - against) ?? 0) + weight);
      sum += weight;
    }
  }
  return [...byMargin].map(([margin, weight]) => regular(margin, weight / sum));
}

function regular(margin: number, probability: number): Ending {
  const winner = margin === 0 ? undefined : margin > 0 ? 'home' : 'away';
  return { probability, winner, margin, isOvertime: false };
}

/** A draw after the regular time goes on until it is decided, where a sport has that. */
function withOvertime(
  { low, probabilities }: Distribution,
  { homeWins, margin }: { readonly homeWins: number | undefined; readonly margin: number },
): MatchLaw {
  return [...probabilities].flatMap((probability, at): readonly Ending[] => {
    if (low + at !== 0 || homeWins === undefined) {
      return [regular(low + at, probability)];
    }
    const decided = { isOvertime: true } as const;
    return [
      { ...decided, winner: 'home', margin, probability: probability * homeWins },
      { ...decided, winner: 'away', margin: -margin, probability: probability * (1 - homeWins) },
    ];
  });
}
