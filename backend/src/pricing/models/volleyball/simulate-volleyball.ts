import type { MatchResult, Score, Side } from '@touchline/domain/markets';
import type { VolleyballState } from '../match-state.ts';
import type { Advanced, Incident, MatchFormat, MatchToAdvance } from '../sport-model.ts';
import { setsToWin } from './price-volleyball.ts';
import { decidingSet, setIsOver, targetOf } from './set-outcomes.ts';

/** A rally with its pause takes this many seconds at least, and up to as many more. */
const leastRallySeconds = 18;
const moreRallySeconds = 22;
const setBreakSeconds = 180;

const nil: Score = { home: 0, away: 0 };

export function newVolleyballMatch({ first = 'home' }: MatchFormat = {}): VolleyballState {
  return {
    sport: 'volleyball',
    phase: 'not-started',
    elapsed: 0,
    sets: [],
    points: nil,
    server: first,
    firstServer: first,
    nextAt: 0,
    played: 0,
  };
}

/** Plays on rally by rally; `random` is drawn up to three times a rally, at its own positions. */
export function advanceVolleyball(match: MatchToAdvance<'volleyball'>): Advanced<'volleyball'> {
  const { seconds, random, strengths } = match;
  const incidents: Incident[] = [];
  let state = match.state;
  if (state.phase === 'finished' || seconds <= 0) return { state, incidents };
  const end = state.elapsed + seconds;
  if (state.phase === 'not-started') {
    incidents.push({ kind: 'match-start', at: 0 });
    state = { ...state, phase: 'playing', nextAt: lengthOf(random(0)) };
  }
  while (state.phase === 'playing' && state.nextAt <= end) {
    const position = 3 * state.played;
    const serve = state.server === 'home' ? strengths.homeServe : 1 - strengths.awayServe;
    const winner: Side = random(position + 1) < serve ? 'home' : 'away';
    const toss: Side = random(position + 2) < 0.5 ? 'home' : 'away';
    const played = { ...state, elapsed: state.nextAt, played: state.played + 1 };
    state = playRally(played, { winner, toss, incidents });
    state = { ...state, nextAt: state.nextAt + lengthOf(random(3 * state.played)) };
  }
  return { state: state.phase === 'finished' ? state : { ...state, elapsed: end }, incidents };
}

function lengthOf(draw: number): number {
  return leastRallySeconds + Math.floor(draw * moreRallySeconds);
}

interface Rally {
  readonly winner: Side;
  /** Who would serve first if this rally led to the deciding set. */
  readonly toss: Side;
  readonly incidents: Incident[];
}

function playRally(state: VolleyballState, { winner, toss, incidents }: Rally): VolleyballState {
  const at = state.elapsed;
  incidents.push({ kind: 'points', side: winner, value: 1, at });
  const points = { ...state.points, [winner]: state.points[winner] + 1 };
  if (!setIsOver(points, targetOf(state.sets.length))) return { ...state, points, server: winner };
  incidents.push({ kind: 'set', side: winner, at });
  const sets = [...state.sets, points];
  if (setsWon(sets)[winner] === setsToWin) {
    incidents.push({ kind: 'match-end', at });
    return { ...state, phase: 'finished', sets, points: nil };
  }
  const alternate: Side = state.firstServer === 'home' ? 'away' : 'home';
  const first = sets.length === decidingSet ? toss : alternate;
  const nextAt = state.nextAt + setBreakSeconds;
  return { ...state, sets, points: nil, server: first, firstServer: first, nextAt };
}

function setsWon(sets: readonly Score[]): Score {
  return {
    home: sets.filter((set) => set.home > set.away).length,
    away: sets.filter((set) => set.away > set.home).length,
  };
}

/** The result once the match is finished. */
export function volleyballResult({ phase, sets }: VolleyballState): MatchResult | undefined {
  if (phase !== 'finished') return undefined;
  return { sport: 'volleyball', status: 'finished', sets, setsWon: setsWon(sets) };
}
