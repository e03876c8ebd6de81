import type { MatchResult, Score, Side } from '@touchline/domain/markets';
import type { TennisState } from '../match-state.ts';
import type { Advanced, Incident, MatchFormat, MatchToAdvance } from '../sport-model.ts';
import { pointsInGame, pointsInTieBreak } from './points.ts';
import { setIsOver } from './set-outcomes.ts';

/** A point with its pause takes this many seconds at least, and up to as many more. */
const leastPointSeconds = 22;
const morePointSeconds = 26;
/** Pauses at a change of ends and between sets, in seconds. */
const changeSeconds = 90;
const setBreakSeconds = 120;

const nil: Score = { home: 0, away: 0 };

export function newTennisMatch({ bestOf = 3, first = 'home' }: MatchFormat = {}): TennisState {
  return {
    sport: 'tennis',
    phase: 'not-started',
    elapsed: 0,
    bestOf: bestOf === 5 ? 5 : 3,
    sets: [],
    games: nil,
    points: nil,
    server: first,
    gameWinners: [[]],
    nextAt: 0,
    played: 0,
  };
}

/** Plays on point by point; `random` is drawn twice a point: for its length and its winner. */
export function advanceTennis(match: MatchToAdvance<'tennis'>): Advanced<'tennis'> {
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
    const serve = state.server === 'home' ? strengths.homeServe : 1 - strengths.awayServe;
    const winner: Side = random(2 * state.played + 1) < serve ? 'home' : 'away';
    const at = state.nextAt;
    state = {
      ...playPoint({ ...state, elapsed: at }, winner, incidents),
      played: state.played + 1,
    };
    state = { ...state, nextAt: state.nextAt + lengthOf(random(2 * state.played)) };
  }
  return { state: state.phase === 'finished' ? state : { ...state, elapsed: end }, incidents };
}

function lengthOf(draw: number): number {
  return leastPointSeconds + Math.floor(draw * morePointSeconds);
}

function opponent(side: Side): Side {
  return side === 'home' ? 'away' : 'home';
}

function add(score: Score, side: Side): Score {
  return { ...score, [side]: score[side] + 1 };
}

function playPoint(state: TennisState, winner: Side, incidents: Incident[]): TennisState {
  incidents.push({ kind: 'points', side: winner, value: 1, at: state.elapsed });
  const points = add(state.points, winner);
  const inTieBreak = state.games.home === 6 && state.games.away === 6;
  const target = inTieBreak ? pointsInTieBreak : pointsInGame;
  const won = points[winner] >= target && points[winner] - points[opponent(winner)] >= 2;
  if (won) return winGame({ ...state, points }, winner, inTieBreak, incidents);
  const changes = inTieBreak && (points.home + points.away) % 2 === 1;
  return { ...state, points, server: changes ? opponent(state.server) : state.server };
}

function winGame(
  state: TennisState,
  winner: Side,
  inTieBreak: boolean,
  incidents: Incident[],
): TennisState {
  const games = add(state.games, winner);
  const winners = state.gameWinners.at(-1) ?? [];
  const gameWinners = [...state.gameWinners.slice(0, -1), [...winners, winner]];
  incidents.push({ kind: 'game', side: winner, at: state.elapsed });
  const after = {
    ...state,
    games,
    points: nil,
    gameWinners,
    server: nextServer(state, inTieBreak),
  };
  if (setIsOver(games)) return winSet(after, winner, incidents);
  const change = (games.home + games.away) % 2 === 1 ? changeSeconds : 0;
  return { ...after, nextAt: state.nextAt + change };
}

/** After a tie-break the side that received its first point serves. */
function nextServer({ server, points }: TennisState, inTieBreak: boolean): Side {
  if (!inTieBreak) return opponent(server);
  // `points` includes the last point, which `server` served.
  const last = points.home + points.away - 1;
  const servedFirst = ((last + 1) >> 1) % 2 === 0;
  return servedFirst ? opponent(server) : server;
}

function winSet(state: TennisState, winner: Side, incidents: Incident[]): TennisState {
  const sets = [...state.sets, state.games];
  incidents.push({ kind: 'set', side: winner, at: state.elapsed });
  const needed = (state.bestOf + 1) / 2;
  if (setsWon(sets)[winner] === needed) {
    incidents.push({ kind: 'match-end', at: state.elapsed });
    return { ...state, phase: 'finished', sets, games: nil };
  }
  const gameWinners = [...state.gameWinners, []];
  return { ...state, sets, games: nil, gameWinners, nextAt: state.nextAt + setBreakSeconds };
}

function setsWon(sets: readonly Score[]): Score {
  return {
    home: sets.filter((set) => set.home > set.away).length,
    away: sets.filter((set) => set.away > set.home).length,
  };
}

/** The result once the match is finished. */
export function tennisResult(state: TennisState): MatchResult | undefined {
  if (state.phase !== 'finished') return undefined;
  const { sets, gameWinners } = state;
  return { sport: 'tennis', status: 'finished', sets, setsWon: setsWon(sets), games: gameWinners };
}
