import type { MatchResult, Score, Side } from '@touchline/domain/markets';
import type { EsoccerState } from '../match-state.ts';
import type { Advanced, Incident, MatchToAdvance } from '../sport-model.ts';
import { BREAK_SECONDS, HALF_SECONDS } from './parameters.ts';

const NIL: Score = { home: 0, away: 0 };

export function newEsoccerMatch(): EsoccerState {
  return {
    sport: 'esoccer',
    phase: 'not-started',
    elapsed: 0,
    phaseSeconds: 0,
    score: NIL,
    goals: [],
  };
}

/** Plays on second by second; `random` is drawn once a second of play, by elapsed seconds. */
export function advanceEsoccer(match: MatchToAdvance<'esoccer'>): Advanced<'esoccer'> {
  const incidents: Incident[] = [];
  let { state } = match;
  for (let left = match.seconds; left > 0 && state.phase !== 'finished'; left -= 1) {
    if (state.phase === 'not-started') {
      incidents.push({ kind: 'match-start', at: 0 });
      state = { ...state, phase: 'first-half' };
    }
    const side = state.phase === 'half-time' ? undefined : drawGoal(state, match);
    state = { ...state, elapsed: state.elapsed + 1, phaseSeconds: state.phaseSeconds + 1 };
    if (side !== undefined) state = withGoal(state, side, incidents);
    state = endPhase(state, incidents);
  }
  return { state, incidents };
}

function drawGoal(
  { elapsed }: EsoccerState,
  { strengths, random }: MatchToAdvance<'esoccer'>,
): Side | undefined {
  const perSecond = 1 / (2 * HALF_SECONDS);
  const draw = random(elapsed);
  const home = strengths.homeGoals * perSecond;
  if (draw < home) return 'home';
  return draw < home + strengths.awayGoals * perSecond ? 'away' : undefined;
}

function withGoal(state: EsoccerState, side: Side, incidents: Incident[]): EsoccerState {
  incidents.push({ kind: 'goal', side, value: 1, at: state.elapsed });
  const score = { ...state.score, [side]: state.score[side] + 1 };
  return { ...state, score, goals: [...state.goals, side] };
}

/** Ends a half, the pause, or the match when its time is over. */
function endPhase(state: EsoccerState, incidents: Incident[]): EsoccerState {
  const { phase, phaseSeconds, elapsed: at, score } = state;
  if (phase === 'first-half' && phaseSeconds >= HALF_SECONDS) {
    incidents.push({ kind: 'period-end', at });
    return { ...state, phase: 'half-time', phaseSeconds: 0, halfTime: score };
  }
  if (phase === 'half-time' && phaseSeconds >= BREAK_SECONDS) {
    incidents.push({ kind: 'period-start', at });
    return { ...state, phase: 'second-half', phaseSeconds: 0 };
  }
  if (phase === 'second-half' && phaseSeconds >= HALF_SECONDS) {
    incidents.push({ kind: 'match-end', at });
    return { ...state, phase: 'finished', phaseSeconds: 0 };
  }
  return state;
}

/** The result once the match is finished. */
export function esoccerResult(state: EsoccerState): MatchResult | undefined {
  const { phase, score, halfTime, goals } = state;
  return phase !== 'finished' || halfTime === undefined
    ? undefined
    : { sport: 'esoccer', status: 'finished', fullTime: score, halfTime, goals };
}
