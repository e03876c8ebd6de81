import type { MatchResult, Score, Side } from '@touchline/domain/markets';
import type { IceHockeyState } from '../match-state.ts';
import type { Advanced, Incident, MatchToAdvance } from '../sport-model.ts';
import { breakSeconds, overtimeSeconds, periodCount, periodSeconds } from './parameters.ts';

const nil: Score = { home: 0, away: 0 };

export function newIceHockeyMatch(): IceHockeyState {
  return {
    sport: 'ice-hockey',
    phase: 'not-started',
    elapsed: 0,
    period: 0,
    phaseSeconds: 0,
    periods: [],
    goals: [],
  };
}

/** Plays on second by second; `random` is drawn once a second of play, by elapsed seconds. */
export function advanceIceHockey(match: MatchToAdvance<'ice-hockey'>): Advanced<'ice-hockey'> {
  const incidents: Incident[] = [];
  let state = match.state;
  let left = match.seconds;
  while (left > 0 && state.phase !== 'finished') {
    state = startDue(state, incidents);
    const step = state.phase === 'break' ? Math.min(left, breakSeconds - state.phaseSeconds) : 1;
    const side = state.phase === 'break' ? undefined : drawGoal(state, match);
    state = {
      ...state,
      elapsed: state.elapsed + step,
      phaseSeconds: state.phaseSeconds + step,
    };
    if (side) state = withGoal(state, side, incidents);
    state = endDue(state, match, incidents);
    left -= step;
  }
  return { state, incidents };
}

/** Begins the period that is due. */
function startDue(state: IceHockeyState, incidents: Incident[]): IceHockeyState {
  const due =
    state.phase === 'not-started' ||
    (state.phase === 'break' && state.phaseSeconds >= breakSeconds);
  if (!due) return state;
  const kind = state.phase === 'not-started' ? 'match-start' : 'period-start';
  incidents.push({ kind, at: state.elapsed });
  const period = state.period + 1;
  if (period > periodCount) return { ...state, phase: 'overtime', period, phaseSeconds: 0 };
  return { ...state, phase: 'playing', period, phaseSeconds: 0, periods: [...state.periods, nil] };
}

/** Ends the period, or the match, that has ended. */
function endDue(
  state: IceHockeyState,
  { random }: MatchToAdvance<'ice-hockey'>,
  incidents: Incident[],
): IceHockeyState {
  const at = state.elapsed;
  if (state.phase === 'overtime') {
    const shootOut = state.phaseSeconds >= overtimeSeconds && !state.overtimeWinner;
    if (!shootOut && !state.overtimeWinner) return state;
    incidents.push({ kind: 'match-end', at });
    // The position after the last second of play is free for the shoot-out.
    const winner = state.overtimeWinner ?? (random(at) < 0.5 ? 'home' : 'away');
    return { ...state, phase: 'finished', overtimeWinner: winner };
  }
  if (state.phase !== 'playing' || state.phaseSeconds < periodSeconds) return state;
  const { home, away } = regulationOf(state);
  if (state.period < periodCount || home === away) {
    incidents.push({ kind: 'period-end', at });
    return { ...state, phase: 'break', phaseSeconds: 0 };
  }
  incidents.push({ kind: 'match-end', at });
  return { ...state, phase: 'finished', phaseSeconds: 0 };
}

function drawGoal(
  state: IceHockeyState,
  { strengths, random }: MatchToAdvance<'ice-hockey'>,
): Side | undefined {
  const perSecond = 1 / (periodCount * periodSeconds);
  const draw = random(state.elapsed);
  const home = strengths.homeGoals * perSecond;
  if (draw < home) return 'home';
  return draw < home + strengths.awayGoals * perSecond ? 'away' : undefined;
}

function withGoal(state: IceHockeyState, side: Side, incidents: Incident[]): IceHockeyState {
  incidents.push({ kind: 'goal', side, value: 1, at: state.elapsed });
  if (state.phase === 'overtime') return { ...state, overtimeWinner: side };
  const running = state.periods.at(-1) ?? nil;
  const periods = [...state.periods.slice(0, -1), { ...running, [side]: running[side] + 1 }];
  return { ...state, periods, goals: [...state.goals, side] };
}

function regulationOf(state: IceHockeyState): Score {
  return state.periods.reduce(
    (sum, period) => ({ home: sum.home + period.home, away: sum.away + period.away }),
    nil,
  );
}

/** The result once the match is finished. */
export function iceHockeyResult(state: IceHockeyState): MatchResult | undefined {
  if (state.phase !== 'finished') return undefined;
  return {
    sport: 'ice-hockey',
    status: 'finished',
    regulation: regulationOf(state),
    periods: state.periods,
    goals: state.goals,
    ...(state.overtimeWinner && { overtimeWinner: state.overtimeWinner }),
  };
}
