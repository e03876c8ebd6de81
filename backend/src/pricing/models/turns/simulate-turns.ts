import type { Score, Side, TurnsResult, TurnsSport } from '@touchline/domain/markets';
import type { TurnsState } from '../match-state.ts';
import type { Random } from '../random.ts';
import type { Incident } from '../sport-model.ts';
import type { PointsStrengths } from '../strengths.ts';
import { isHomeTurn, TURNS_RULES, turnEnd, turnsEnded } from './parameters.ts';
import { drawnPoints, turnOf } from './points.ts';

const NIL: Score = { home: 0, away: 0 };

export function newTurnsMatch(sport: TurnsSport): TurnsState {
  return { sport, phase: 'not-started', elapsed: 0, part: 0, phaseSeconds: 0, parts: [] };
}

interface TurnsToAdvance {
  readonly state: TurnsState;
  readonly strengths: PointsStrengths<TurnsSport>;
  readonly seconds: number;
  readonly random: Random;
}

/** Plays on from one attack to the next; `random` is drawn once for each attack that ends, by elapsed seconds. */
export function advanceTurns(match: TurnsToAdvance): {
  readonly state: TurnsState;
  readonly incidents: readonly Incident[];
} {
  const incidents: Incident[] = [];
  let { state } = match;
  let left = match.seconds;
  while (left > 0 && state.phase !== 'finished') {
    state = beginDue(state, incidents);
    const step = Math.min(left, secondsToNext(state));
    const next = {
      ...state,
      elapsed: state.elapsed + step,
      phaseSeconds: state.phaseSeconds + step,
    };
    state =
      state.phase === 'break' ? next : endDue(endTurn(state, next, match, incidents), incidents);
    left -= step;
  }
  return { state, incidents };
}

/** Seconds until the break, the running attack or the part is over: nothing happens before that. */
function secondsToNext(state: TurnsState): number {
  const { phase, phaseSeconds, sport } = state;
  if (phase === 'break') return breakAfter(state) - phaseSeconds;
  const rules = TURNS_RULES[sport];
  const next = turnEnd(rules, turnsEnded(rules, phaseSeconds) + 1);
  const isOvertime = phase === 'overtime';
  return (isOvertime ? next : Math.min(next, rules.partSeconds)) - phaseSeconds;
}

function breakAfter({ sport, part }: TurnsState): number {
  const { parts, breakSeconds, halfTimeSeconds } = TURNS_RULES[sport];
  return part === parts / 2 ? halfTimeSeconds : breakSeconds;
}

/** Begins the part or overtime that is due. */
function beginDue(state: TurnsState, incidents: Incident[]): TurnsState {
  const isDue =
    state.phase === 'not-started' ||
    (state.phase === 'break' && state.phaseSeconds >= breakAfter(state));
  if (!isDue) return state;
  const kind = state.phase === 'not-started' ? 'match-start' : 'period-start';
  incidents.push({ kind, at: state.elapsed });
  const part = state.part + 1;
  if (part > TURNS_RULES[state.sport].parts) {
    return { ...state, phase: 'overtime', part, phaseSeconds: 0 };
  }
  return { ...state, phase: 'playing', part, phaseSeconds: 0, parts: [...state.parts, NIL] };
}

/** Draws the points of the attack that ends within this second, if one does. */
function endTurn(
  before: TurnsState,
  after: TurnsState,
  { strengths, random }: TurnsToAdvance,
  incidents: Incident[],
): TurnsState {
  const rules = TURNS_RULES[after.sport];
  const ended = turnsEnded(rules, after.phaseSeconds);
  if (ended === turnsEnded(rules, before.phaseSeconds)) return after;
  const side: Side = isHomeTurn(after.part, ended - 1) ? 'home' : 'away';
  const expected = side === 'home' ? strengths.homePoints : strengths.awayPoints;
  const value = drawnPoints(turnOf(after.sport, expected), random(after.elapsed));
  if (value === 0) return after;
  // A score of several points is reviewed before play goes on.
  const kind = value === 1 ? 'points' : 'score';
  incidents.push({ kind, side, value, at: after.elapsed });
  if (after.phase === 'overtime') return { ...after, overtimeWinner: side };
  const running = after.parts.at(-1) ?? NIL;
  const parts = [...after.parts.slice(0, -1), { ...running, [side]: running[side] + value }];
  return { ...after, parts };
}

/** Ends the part, or the match, that has ended. */
function endDue(state: TurnsState, incidents: Incident[]): TurnsState {
  const rules = TURNS_RULES[state.sport];
  const at = state.elapsed;
  if (state.phase === 'overtime') {
    if (state.overtimeWinner === undefined) return state;
    incidents.push({ kind: 'match-end', at });
    return { ...state, phase: 'finished' };
  }
  if (state.phaseSeconds < rules.partSeconds) return state;
  const { home, away } = sum(state.parts);
  if (state.part < rules.parts || (rules.hasOvertime && home === away)) {
    incidents.push({ kind: 'period-end', at });
    return { ...state, phase: 'break', phaseSeconds: 0 };
  }
  incidents.push({ kind: 'match-end', at });
  return { ...state, phase: 'finished', phaseSeconds: 0 };
}

function sum(parts: readonly Score[]): Score {
  return parts.reduce(
    (all, part) => ({ home: all.home + part.home, away: all.away + part.away }),
    NIL,
  );
}

/** The result once the match is finished. */
export function turnsResult(state: TurnsState): TurnsResult | undefined {
  const { sport, phase, parts, overtimeWinner } = state;
  if (phase !== 'finished') return undefined;
  return {
    sport,
    status: 'finished',
    parts,
    regulation: sum(parts),
    ...(overtimeWinner && { overtimeWinner }),
  };
}
