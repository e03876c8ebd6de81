import type { BattlesDiscipline, BattlesResult, Score, Side } from '@touchline/domain/markets';
import type { BattlesState } from '../match-state.ts';
import type { Random } from '../random.ts';
import type { Incident, MatchFormat } from '../sport-model.ts';
import { BATTLES_RULES, homeTakesTower, MAP_BREAK_SECONDS, TOWERS } from './parameters.ts';
import { mapsToWin } from './price-battles.ts';

const NIL: Score = { home: 0, away: 0 };
const DRAWS_A_TOWER = 3;

export function newBattlesMatch(
  sport: BattlesDiscipline,
  { bestOf = 3 }: MatchFormat = {},
): BattlesState {
  return {
    sport,
    phase: 'not-started',
    elapsed: 0,
    bestOf: bestOf === 1 ? 1 : 3,
    maps: [],
    mapKills: [],
    towers: NIL,
    kills: NIL,
    mapStartsAt: 0,
    played: 0,
  };
}

/** Plays on tower by tower; `random` is drawn three times for each, at its own positions. */
export function advanceBattles(match: {
  readonly state: BattlesState;
  readonly homeEdge: number;
  readonly seconds: number;
  readonly random: Random;
}): { readonly state: BattlesState; readonly incidents: readonly Incident[] } {
  const { seconds } = match;
  const incidents: Incident[] = [];
  let { state } = match;
  if (state.phase === 'finished' || seconds <= 0) return { state, incidents };
  const end = state.elapsed + seconds;
  if (state.phase === 'not-started') {
    incidents.push({ kind: 'match-start', at: 0 });
    state = { ...state, phase: 'playing' };
  }
  while (state.phase === 'playing' && nextAt(state) <= end) {
    state = takeTower(state, match, incidents);
  }
  return { state: state.phase === 'finished' ? state : { ...state, elapsed: end }, incidents };
}

function nextAt({ sport, mapStartsAt, towers }: BattlesState): number {
  const taken = towers.home + towers.away;
  return mapStartsAt + (taken + 1) * BATTLES_RULES[sport].towerSeconds;
}

function takeTower(
  before: BattlesState,
  { homeEdge, random }: { readonly homeEdge: number; readonly random: Random },
  incidents: Incident[],
): BattlesState {
  const rules = BATTLES_RULES[before.sport];
  const position = DRAWS_A_TOWER * before.played;
  const isHome = random(position) < homeTakesTower({ homeEdge, ...before.towers }, rules);
  const winner: Side = isHome ? 'home' : 'away';
  const better = drawn(rules.winnerKills, random(position + 1));
  const worse = drawn(rules.loserKills, random(position + 2));
  const at = nextAt(before);
  const state: BattlesState = {
    ...before,
    elapsed: at,
    played: before.played + 1,
    towers: { ...before.towers, [winner]: before.towers[winner] + 1 },
    kills: {
      home: before.kills.home + (isHome ? better : worse),
      away: before.kills.away + (isHome ? worse : better),
    },
  };
  incidents.push({ kind: 'points', side: winner, value: 1, at });
  return state.towers[winner] < TOWERS ? state : endMap(state, winner, incidents);
}

/** The index into which a draw falls. */
function drawn(probabilities: readonly number[], draw: number): number {
  let left = draw;
  for (const [count, probability] of probabilities.entries()) {
    left -= probability;
    if (left < 0) return count;
  }
  return probabilities.length - 1;
}

function endMap(state: BattlesState, winner: Side, incidents: Incident[]): BattlesState {
  const at = state.elapsed;
  incidents.push({ kind: 'map', side: winner, at });
  const fresh = {
    ...state,
    maps: [...state.maps, state.towers],
    mapKills: [...state.mapKills, state.kills],
    towers: NIL,
    kills: NIL,
  };
  if (mapsWon(fresh.maps)[winner] === mapsToWin(state.bestOf)) {
    incidents.push({ kind: 'match-end', at });
    return { ...fresh, phase: 'finished' };
  }
  return { ...fresh, mapStartsAt: at + MAP_BREAK_SECONDS };
}

function mapsWon(maps: readonly Score[]): Score {
  return {
    home: maps.filter(({ home, away }) => home > away).length,
    away: maps.filter(({ home, away }) => away > home).length,
  };
}

/** The result once the match is finished. */
export function battlesResult(state: BattlesState): BattlesResult | undefined {
  const { sport, phase, maps, mapKills } = state;
  if (phase !== 'finished') return undefined;
  return { sport, status: 'finished', maps, kills: mapKills, mapsWon: mapsWon(maps) };
}
