import type { RoundsDiscipline, RoundsResult, Score, Side } from '@touchline/domain/markets';
import type { RoundsState } from '../match-state.ts';
import type { Incident, MatchFormat } from '../sport-model.ts';
import type { Random } from '../random.ts';
import { DECIDING_MAP } from './fresh-maps.ts';
import { buysAfter, firstDefends, homeWinsRound, mapIsOver } from './one-round.ts';
import { MAP_BREAK_SECONDS, ROUNDS_RULES, type RoundsRules } from './parameters.ts';
import { mapsToWin } from './price-rounds.ts';

const NIL: Score = { home: 0, away: 0 };
const PISTOLS = { home: 'pistol', away: 'pistol' } as const;

export function newRoundsMatch(
  sport: RoundsDiscipline,
  { bestOf = 3, first = 'home' }: MatchFormat = {},
): RoundsState {
  return {
    sport,
    phase: 'not-started',
    elapsed: 0,
    bestOf: bestOf === 1 ? 1 : 3,
    maps: [],
    rounds: NIL,
    firstDefender: first,
    buys: PISTOLS,
    roundWinners: [[]],
    nextAt: 0,
    played: 0,
  };
}

/** Plays on round by round; `random` is drawn up to three times a round, at its own positions. */
export function advanceRounds(match: {
  readonly state: RoundsState;
  readonly homeEdge: number;
  readonly seconds: number;
  readonly random: Random;
}): { readonly state: RoundsState; readonly incidents: readonly Incident[] } {
  const { seconds, random, homeEdge } = match;
  const incidents: Incident[] = [];
  let { state } = match;
  if (state.phase === 'finished' || seconds <= 0) return { state, incidents };
  const rules = ROUNDS_RULES[state.sport];
  const end = state.elapsed + seconds;
  if (state.phase === 'not-started') {
    incidents.push({ kind: 'match-start', at: 0 });
    state = { ...state, phase: 'playing', nextAt: lengthOf(random(0), rules) };
  }
  while (state.phase === 'playing' && state.nextAt <= end) {
    const position = 3 * state.played;
    const winner: Side = random(position + 1) < chanceOf(state, homeEdge, rules) ? 'home' : 'away';
    const knife: Side = random(position + 2) < 0.5 ? 'home' : 'away';
    const played = { ...state, elapsed: state.nextAt, played: state.played + 1 };
    state = playRound(played, { winner, knife, incidents, rules });
    state = { ...state, nextAt: state.nextAt + lengthOf(random(3 * state.played), rules) };
  }
  return { state: state.phase === 'finished' ? state : { ...state, elapsed: end }, incidents };
}

function lengthOf(draw: number, { leastRoundSeconds, moreRoundSeconds }: RoundsRules): number {
  return leastRoundSeconds + Math.floor(draw * moreRoundSeconds);
}

/** Whether the home side defends in the next round. */
export function homeDefends({ rounds, firstDefender, sport }: RoundsState): boolean {
  const isFirst = firstDefends(rounds.home + rounds.away, ROUNDS_RULES[sport]);
  return isFirst === (firstDefender === 'home');
}

function chanceOf(state: RoundsState, homeEdge: number, rules: RoundsRules): number {
  return homeWinsRound({ homeEdge, homeDefends: homeDefends(state), ...state.buys }, rules);
}

interface Round {
  readonly winner: Side;
  /** Who would defend first if this round led to the deciding map. */
  readonly knife: Side;
  readonly incidents: Incident[];
  readonly rules: RoundsRules;
}

function playRound(state: RoundsState, { winner, knife, incidents, rules }: Round): RoundsState {
  const at = state.elapsed;
  incidents.push({ kind: 'round', side: winner, value: 1, at });
  const rounds = { ...state.rounds, [winner]: state.rounds[winner] + 1 };
  const before = state.roundWinners.slice(0, -1);
  const roundWinners = [...before, [...(state.roundWinners.at(-1) ?? []), winner]];
  if (!mapIsOver(rounds, rules)) {
    const buys = buysAfter(state.buys, { winner, round: rounds.home + rounds.away, rules });
    return { ...state, rounds, roundWinners, buys };
  }
  incidents.push({ kind: 'map', side: winner, at });
  const maps = [...state.maps, rounds];
  if (mapsWon(maps)[winner] === mapsToWin(state.bestOf)) {
    incidents.push({ kind: 'match-end', at });
    return { ...state, phase: 'finished', maps, rounds: NIL, roundWinners };
  }
  const other: Side = state.firstDefender === 'home' ? 'away' : 'home';
  return {
    ...state,
    maps,
    rounds: NIL,
    buys: PISTOLS,
    roundWinners: [...roundWinners, []],
    firstDefender: maps.length === DECIDING_MAP ? knife : other,
    nextAt: state.nextAt + MAP_BREAK_SECONDS,
  };
}

function mapsWon(maps: readonly Score[]): Score {
  return {
    home: maps.filter((map) => map.home > map.away).length,
    away: maps.filter((map) => map.away > map.home).length,
  };
}

/** The result once the match is finished. */
export function roundsResult(state: RoundsState): RoundsResult | undefined {
  const { phase, sport, maps, roundWinners } = state;
  if (phase !== 'finished') return undefined;
  return { sport, status: 'finished', maps, mapsWon: mapsWon(maps), rounds: roundWinners };
}
