import type { FirstToResult, FirstToSport, Score, Side } from '@touchline/domain/markets';
import type { FirstToState } from '../match-state.ts';
import type { Random } from '../random.ts';
import type { Server } from '../sets/match-of-sets.ts';
import type { Incident, MatchFormat } from '../sport-model.ts';
import type { ServeStrengths } from '../strengths.ts';
import { isWon, FIRST_TO_RULES, setsToWin, targetOf } from './parameters.ts';
import { nextFirst, serverAfter } from './set-outcomes.ts';

const NIL: Score = { home: 0, away: 0 };
const SIDES = ['home', 'away'] as const;

export function newFirstToMatch(
  sport: FirstToSport,
  { bestOf, first = 'home' }: MatchFormat = {},
): FirstToState {
  const rules = FIRST_TO_RULES[sport];
  // Frames are many and sets are few: what is another sport's number means nothing here.
  const fits = (most: number) => (rules.target === undefined ? most >= 7 : most >= 3 && most <= 5);
  return {
    sport,
    phase: 'not-started',
    elapsed: 0,
    bestOf: bestOf !== undefined && fits(bestOf) ? bestOf : rules.bestOf,
    sets: [],
    points: NIL,
    server: first,
    firstServer: first,
    winners: rules.isOrdered ? [[]] : [],
    nextAt: 0,
    played: 0,
  };
}

interface FirstToPlay {
  readonly state: FirstToState;
  readonly strengths: ServeStrengths<FirstToSport>;
  readonly seconds: number;
  readonly random: Random;
}

/** Plays on by points, legs or frames; `random` is drawn twice for each, at its own positions. */
export function advanceFirstTo(match: FirstToPlay): {
  readonly state: FirstToState;
  readonly incidents: readonly Incident[];
} {
  const { seconds, random } = match;
  const incidents: Incident[] = [];
  let { state } = match;
  if (state.phase === 'finished' || seconds <= 0) return { state, incidents };
  const end = state.elapsed + seconds;
  if (state.phase === 'not-started') {
    incidents.push({ kind: 'match-start', at: 0 });
    state = { ...state, phase: 'playing', nextAt: lengthOf(state.sport, random(0)) };
  }
  while (state.phase === 'playing' && state.nextAt <= end) {
    const winner = winnerOf(state, match);
    state = afterPoint(
      { ...state, elapsed: state.nextAt, played: state.played + 1 },
      winner,
      incidents,
    );
    state = { ...state, nextAt: state.nextAt + lengthOf(state.sport, random(2 * state.played)) };
  }
  return { state: state.phase === 'finished' ? state : { ...state, elapsed: end }, incidents };
}

function lengthOf(sport: FirstToSport, draw: number): number {
  const [least, more] = FIRST_TO_RULES[sport].seconds;
  return least + Math.floor(draw * more);
}

function winnerOf({ server, played }: FirstToState, { strengths, random }: FirstToPlay): Side {
  const { homeServe, awayServe } = strengths;
  const homeWins = server === 'home' ? homeServe : 1 - awayServe;
  return random(2 * played + 1) < homeWins ? 'home' : 'away';
}

function numberOf(side: Side): Server {
  return side === 'home' ? 0 : 1;
}

/** The state after a point, leg or frame, and after the set or match that it may have ended. */
function afterPoint(before: FirstToState, winner: Side, incidents: Incident[]): FirstToState {
  const rules = FIRST_TO_RULES[before.sport];
  const race = {
    rules,
    target: targetOf(rules, before.bestOf),
    first: numberOf(before.firstServer),
  };
  const at = before.elapsed;
  incidents.push({ kind: rules.isOrdered ? 'leg' : 'points', side: winner, value: 1, at });
  const points = { ...before.points, [winner]: before.points[winner] + 1 };
  const winners = rules.isOrdered
    ? [...before.winners.slice(0, -1), [...(before.winners.at(-1) ?? []), winner]]
    : before.winners;
  const state = { ...before, points, winners };
  if (!isWon(points, race)) {
    return { ...state, server: SIDES[serverAfter(race, points, numberOf(winner))] };
  }
  const sets = [...state.sets, points];
  if (rules.target === undefined || wonBy(sets, winner) === setsToWin(rules, state.bestOf)) {
    if (rules.target !== undefined) incidents.push({ kind: 'set', side: winner, at });
    incidents.push({ kind: 'match-end', at });
    return { ...state, phase: 'finished', sets, points: NIL };
  }
  incidents.push({ kind: 'set', side: winner, at });
  const first = SIDES[nextFirst(race, numberOf(winner))];
  return {
    ...state,
    sets,
    points: NIL,
    winners: rules.isOrdered ? [...winners, []] : winners,
    server: first,
    firstServer: first,
    nextAt: state.nextAt + rules.breakSeconds,
  };
}

function wonBy(sets: readonly Score[], side: Side): number {
  return sets.filter((set) => set.home > set.away === (side === 'home')).length;
}

/** The result once the match is finished. */
export function firstToResult({
  sport,
  phase,
  sets,
  winners,
}: FirstToState): FirstToResult | undefined {
  if (phase !== 'finished') return undefined;
  const order = FIRST_TO_RULES[sport].isOrdered ? { winners } : {};
  const [race = NIL] = sets;
  return sport === 'snooker'
    ? { sport, status: 'finished', setsWon: race, ...order }
    : {
        sport,
        status: 'finished',
        sets,
        setsWon: { home: wonBy(sets, 'home'), away: wonBy(sets, 'away') },
        ...order,
      };
}
