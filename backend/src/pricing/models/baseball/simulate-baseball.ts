import type { BaseballResult, Score } from '@touchline/domain/markets';
import type { BaseballState } from '../match-state.ts';
import type { Advanced, Incident, MatchToAdvance } from '../sport-model.ts';
import {
  CHANGE_SECONDS,
  INNINGS,
  OUTS,
  PLATE_ENDS,
  PLATE_SECONDS,
  type PlateEnd,
  plateChances,
} from './parameters.ts';
import { afterPlate } from './plate.ts';

const NIL: Score = { home: 0, away: 0 };

export function newBaseballMatch(): BaseballState {
  return {
    sport: 'baseball',
    phase: 'not-started',
    elapsed: 0,
    inning: 1,
    batting: 'away',
    outs: 0,
    bases: 0,
    innings: [NIL],
    nextAt: 0,
    played: 0,
  };
}

/** Plays on by plate appearances; `random` is drawn twice for each, at its own positions. */
export function advanceBaseball(match: MatchToAdvance<'baseball'>): Advanced<'baseball'> {
  const { seconds, random } = match;
  const incidents: Incident[] = [];
  let { state } = match;
  if (state.phase === 'finished' || seconds <= 0) return { state, incidents };
  const end = state.elapsed + seconds;
  if (state.phase === 'not-started') {
    incidents.push({ kind: 'match-start', at: 0 });
    state = { ...state, phase: 'playing', nextAt: lengthOf(random(0)) };
  }
  while (state.phase === 'playing' && state.nextAt <= end) {
    const drawn = endOf(state, match);
    const played = { ...state, elapsed: state.nextAt, played: state.played + 1 };
    state = afterAppearance(played, drawn, incidents);
    state = { ...state, nextAt: state.nextAt + lengthOf(random(2 * state.played)) };
  }
  return { state: state.phase === 'finished' ? state : { ...state, elapsed: end }, incidents };
}

function lengthOf(draw: number): number {
  const [least, more] = PLATE_SECONDS;
  return least + Math.floor(draw * more);
}

function endOf(
  { batting, played }: BaseballState,
  { strengths, random }: MatchToAdvance<'baseball'>,
): PlateEnd {
  const { homeReach, awayReach } = strengths;
  let left = random(2 * played + 1);
  const chances = plateChances(batting === 'home' ? homeReach : awayReach);
  const index = chances.findIndex((chance) => {
    left -= chance;
    return left < 0;
  });
  return PLATE_ENDS[index] ?? 'out';
}

function afterAppearance(
  before: BaseballState,
  end: PlateEnd,
  incidents: Incident[],
): BaseballState {
  const { batting, inning, elapsed: at } = before;
  const { bases, runs: scored } = afterPlate(before.bases, end);
  const so = runsOf(before.innings);
  const deficit = so.away - so.home;
  const isLast = inning >= INNINGS && batting === 'home';
  // The match is over as soon as the home side is ahead in its last half: runs beyond that count on a home run alone.
  const isDecided = isLast && scored > deficit;
  const runs = isDecided && end !== 'home-run' ? deficit + 1 : scored;
  const current = before.innings.at(-1) ?? NIL;
  const innings = [
    ...before.innings.slice(0, -1),
    { ...current, [batting]: current[batting] + runs },
  ];
  if (runs > 0) incidents.push({ kind: 'score', side: batting, value: runs, at });
  const state = { ...before, innings, bases, outs: before.outs + (end === 'out' ? 1 : 0) };
  if (isDecided) return finish(state, incidents);
  return state.outs < OUTS ? state : endHalf(state, incidents);
}

function endHalf(state: BaseballState, incidents: Incident[]): BaseballState {
  const { batting, inning, elapsed: at } = state;
  const { home, away } = runsOf(state.innings);
  // A home side that is ahead need not bat in the last inning; a visitor that is ahead after it has won.
  const isOver = inning >= INNINGS && (batting === 'away' ? home > away : home !== away);
  if (isOver) return finish(state, incidents);
  const rest = { outs: 0, bases: 0, nextAt: state.nextAt + CHANGE_SECONDS };
  if (batting === 'away') return { ...state, ...rest, batting: 'home' };
  incidents.push({ kind: 'period-end', at });
  return {
    ...state,
    ...rest,
    batting: 'away',
    inning: inning + 1,
    innings: [...state.innings, NIL],
  };
}

function finish(state: BaseballState, incidents: Incident[]): BaseballState {
  incidents.push({ kind: 'match-end', at: state.elapsed });
  return { ...state, phase: 'finished' };
}

function runsOf(innings: readonly Score[]): Score {
  return innings.reduce(
    (sum, inning) => ({ home: sum.home + inning.home, away: sum.away + inning.away }),
    NIL,
  );
}

/** The result once the match is finished. */
export function baseballResult({ phase, innings }: BaseballState): BaseballResult | undefined {
  return phase === 'finished'
    ? { sport: 'baseball', status: 'finished', runs: runsOf(innings), innings }
    : undefined;
}
