import type { MatchResult, Score } from '@touchline/domain/markets';
import type { BasketballState } from '../match-state.ts';
import type { Advanced, Incident, MatchToAdvance } from '../sport-model.ts';
import { breakSeconds, halfTimeSeconds, quarterCount } from './parameters.ts';
import { possessionsEnded, secondsIn, sideOfPossession } from './possession-clock.ts';
import { possessionOf } from './possessions.ts';

const nil: Score = { home: 0, away: 0 };

export function newBasketballMatch(): BasketballState {
  return {
    sport: 'basketball',
    phase: 'not-started',
    elapsed: 0,
    quarter: 0,
    phaseSeconds: 0,
    quarters: [],
  };
}

/** Plays on second by second; `random` is drawn once for each possession that ends. */
export function advanceBasketball(match: MatchToAdvance<'basketball'>): Advanced<'basketball'> {
  const incidents: Incident[] = [];
  let state = match.state;
  let left = match.seconds;
  while (left > 0 && state.phase !== 'finished') {
    state = startDue(state, incidents);
    const length = state.phase === 'break' ? breakAfter(state.quarter) : secondsIn(state.quarter);
    const step = state.phase === 'break' ? Math.min(left, length - state.phaseSeconds) : 1;
    const next = {
      ...state,
      elapsed: state.elapsed + step,
      phaseSeconds: state.phaseSeconds + step,
    };
    state = state.phase === 'break' ? next : endPossession(state, next, match, incidents);
    if (state.phase !== 'break' && state.phaseSeconds >= length)
      state = endPeriod(state, incidents);
    left -= step;
  }
  return { state, incidents };
}

function breakAfter(quarter: number): number {
  return quarter === 2 ? halfTimeSeconds : breakSeconds;
}

/** Begins the quarter or overtime that is due. */
function startDue(state: BasketballState, incidents: Incident[]): BasketballState {
  const due =
    state.phase === 'not-started' ||
    (state.phase === 'break' && state.phaseSeconds >= breakAfter(state.quarter));
  if (!due) return state;
  const kind = state.phase === 'not-started' ? 'match-start' : 'period-start';
  incidents.push({ kind, at: state.elapsed });
  const quarter = state.quarter + 1;
  const phase = quarter > quarterCount ? 'overtime' : 'playing';
  return { ...state, phase, quarter, phaseSeconds: 0, quarters: [...state.quarters, nil] };
}

/** Draws the points of the possession that ends within this second, if one does. */
function endPossession(
  before: BasketballState,
  after: BasketballState,
  { strengths, random }: MatchToAdvance<'basketball'>,
  incidents: Incident[],
): BasketballState {
  const { quarter } = after;
  const ended = possessionsEnded(quarter, after.phaseSeconds);
  if (ended === possessionsEnded(quarter, before.phaseSeconds)) return after;
  const side = sideOfPossession(quarter, ended - 1);
  const points = side === 'home' ? strengths.homePoints : strengths.awayPoints;
  const [one, two, three] = possessionOf(points);
  const draw = random(after.elapsed);
  const value = draw < one ? 1 : draw < one + two ? 2 : draw < one + two + three ? 3 : 0;
  if (value === 0) return after;
  incidents.push({ kind: 'points', side, value, at: after.elapsed });
  const running = after.quarters.at(-1) ?? nil;
  const quarters = [...after.quarters.slice(0, -1), { ...running, [side]: running[side] + value }];
  return { ...after, quarters };
}

function endPeriod(state: BasketballState, incidents: Incident[]): BasketballState {
  const { home, away } = sum(state.quarters);
  if (state.quarter < quarterCount || home === away) {
    incidents.push({ kind: 'period-end', at: state.elapsed });
    return { ...state, phase: 'break', phaseSeconds: 0 };
  }
  incidents.push({ kind: 'match-end', at: state.elapsed });
  const overtime = state.quarter > quarterCount;
  return {
    ...state,
    phase: 'finished',
    phaseSeconds: 0,
    ...(overtime && { overtimeWinner: home > away ? 'home' : 'away' }),
  };
}

function sum(parts: readonly Score[]): Score {
  return parts.reduce(
    (all, part) => ({ home: all.home + part.home, away: all.away + part.away }),
    nil,
  );
}

/** The result once the match is finished. */
export function basketballResult(state: BasketballState): MatchResult | undefined {
  if (state.phase !== 'finished') return undefined;
  const quarters = state.quarters.slice(0, quarterCount);
  return {
    sport: 'basketball',
    status: 'finished',
    quarters,
    regulation: sum(quarters),
    ...(state.overtimeWinner && { overtimeWinner: state.overtimeWinner }),
  };
}
