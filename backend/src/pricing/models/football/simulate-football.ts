import type { MatchResult, Score, Side } from '@touchline/domain/markets';
import type { FootballPhase, FootballState } from '../match-state.ts';
import type { Advanced, Incident, MatchToAdvance } from '../sport-model.ts';
import { expectedFactor } from './dixon-coles.ts';
import { breakSeconds, firstHalfSeconds, firstHalfShare, secondHalfSeconds } from './parameters.ts';
import { emptyRemainingGoals, remainingGoals } from './remaining-goals.ts';

export function newFootballMatch(): FootballState {
  return {
    sport: 'football',
    phase: 'not-started',
    phaseSeconds: 0,
    elapsed: 0,
    score: { home: 0, away: 0 },
    goals: [],
  };
}

const lengths: Readonly<Record<FootballPhase, number>> = {
  'not-started': 0,
  'first-half': firstHalfSeconds,
  'half-time': breakSeconds,
  'second-half': secondHalfSeconds,
  finished: Number.POSITIVE_INFINITY,
};

/** Plays on second by second; `random` is drawn once a second of play, by elapsed seconds. */
export function advanceFootball(match: MatchToAdvance<'football'>): Advanced<'football'> {
  const incidents: Incident[] = [];
  let state = match.state;
  for (let left = match.seconds; left > 0 && state.phase !== 'finished'; ) {
    if (state.phaseSeconds >= lengths[state.phase]) {
      state = nextPhase(state, incidents);
      continue;
    }
    // Nothing happens in a break: skip as much of it as requested.
    const step =
      state.phase === 'half-time' ? Math.min(left, breakSeconds - state.phaseSeconds) : 1;
    const side = state.phase === 'half-time' ? undefined : drawGoal(state, match);
    state = {
      ...state,
      elapsed: state.elapsed + step,
      phaseSeconds: state.phaseSeconds + step,
      ...(side && { score: scored(state.score, side), goals: [...state.goals, side] }),
    };
    if (side) incidents.push({ kind: 'goal', side, value: 1, at: state.elapsed });
    left -= step;
  }
  if (state.phaseSeconds >= lengths[state.phase] && state.phase === 'second-half') {
    state = nextPhase(state, incidents);
  }
  return { state, incidents };
}

function scored(score: Score, side: Side): Score {
  return { ...score, [side]: score[side] + 1 };
}

function nextPhase(state: FootballState, incidents: Incident[]): FootballState {
  const at = state.elapsed;
  switch (state.phase) {
    case 'not-started':
      incidents.push({ kind: 'match-start', at });
      return { ...state, phase: 'first-half', phaseSeconds: 0 };
    case 'first-half':
      incidents.push({ kind: 'period-end', at });
      return { ...state, phase: 'half-time', phaseSeconds: 0, halfTime: state.score };
    case 'half-time':
      incidents.push({ kind: 'period-start', at });
      return { ...state, phase: 'second-half', phaseSeconds: 0 };
    case 'second-half':
      incidents.push({ kind: 'match-end', at });
      return { ...state, phase: 'finished', phaseSeconds: 0 };
    case 'finished':
      return state;
  }
}

/**
 * Who scores in the next second. A side's rate is its Poisson rate times the ratio of the expected
 * Dixon–Coles factor after and before its goal, so that simulated matches have the model's law.
 */
function drawGoal(
  state: FootballState,
  { strengths, random }: MatchToAdvance<'football'>,
): Side | undefined {
  const first = state.phase === 'first-half';
  const share = first
    ? firstHalfShare / firstHalfSeconds
    : (1 - firstHalfShare) / secondHalfSeconds;
  const draw = random(state.elapsed);
  let home = strengths.homeGoals * share;
  let away = strengths.awayGoals * share;
  // The factor ratio is below 2: most seconds are decided without it.
  if (draw > 4 * (home + away)) return undefined;
  if (state.score.home <= 1 && state.score.away <= 1) {
    const ratios = factorRatios(state, strengths.homeGoals, strengths.awayGoals);
    home *= ratios.home;
    away *= ratios.away;
  }
  if (draw < home) return 'home';
  return draw < home + away ? 'away' : undefined;
}

function factorRatios(state: FootballState, homeGoals: number, awayGoals: number): Score {
  const goals = emptyRemainingGoals();
  remainingGoals(goals, state, { sport: 'football', homeGoals, awayGoals });
  const left = {
    home: goals.firstHomeMean + goals.secondHomeMean,
    away: goals.firstAwayMean + goals.secondAwayMean,
  };
  const means = { home: homeGoals, away: awayGoals };
  const { score } = state;
  const now = expectedFactor(score, left, means);
  return {
    home: expectedFactor(scored(score, 'home'), left, means) / now,
    away: expectedFactor(scored(score, 'away'), left, means) / now,
  };
}

/** The result once the match is finished. */
export function footballResult(state: FootballState): MatchResult | undefined {
  if (state.phase !== 'finished') return undefined;
  return {
    sport: 'football',
    status: 'finished',
    fullTime: state.score,
    halfTime: state.halfTime ?? state.score,
    goals: state.goals,
  };
}
