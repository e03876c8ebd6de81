import type { FightResult, FightSport, Finish, Side } from '@touchline/domain/markets';
import type { FightState } from '../match-state.ts';
import type { Random } from '../random.ts';
import type { Incident, MatchFormat } from '../sport-model.ts';
import type { FightStrengths } from '../strengths.ts';
import { DRAW_WHEN_LEVEL, FIGHT_RULES } from './parameters.ts';

export function newFight(sport: FightSport, { rounds }: MatchFormat = {}): FightState {
  const isOwn = rounds !== undefined && rounds > 5 === (sport === 'boxing');
  return {
    sport,
    phase: 'not-started',
    elapsed: 0,
    rounds: isOwn ? rounds : FIGHT_RULES[sport].rounds,
    round: 0,
    phaseSeconds: 0,
    cards: [],
  };
}

interface FightToAdvance {
  readonly state: FightState;
  readonly strengths: FightStrengths<FightSport>;
  readonly seconds: number;
  readonly random: Random;
}

/** Draws of a round: when it would be stopped, by whom, how, and who wins it otherwise; two more for the judges. */
const DRAWS_A_ROUND = 6;

/** Fights on round by round; `random` is drawn at each round's own positions. */
export function advanceFight(match: FightToAdvance): {
  readonly state: FightState;
  readonly incidents: readonly Incident[];
} {
  const incidents: Incident[] = [];
  let { state } = match;
  let left = match.seconds;
  while (left > 0 && state.phase !== 'finished') {
    state = beginDue(state, incidents);
    const { length, isStopped } = phaseLength(state, match);
    const step = Math.min(left, length - state.phaseSeconds);
    state = {
      ...state,
      elapsed: state.elapsed + step,
      phaseSeconds: state.phaseSeconds + step,
    };
    if (state.phase === 'playing' && state.phaseSeconds >= length) {
      state = isStopped ? stop(state, match, incidents) : endRound(state, match, incidents);
    }
    left -= step;
  }
  return { state, incidents };
}

/** Begins the round that is due. */
function beginDue(state: FightState, incidents: Incident[]): FightState {
  const { sport, phase, phaseSeconds, round, elapsed: at } = state;
  const isDue =
    phase === 'not-started' ||
    (phase === 'break' && phaseSeconds >= FIGHT_RULES[sport].breakSeconds);
  if (!isDue) return state;
  incidents.push({ kind: phase === 'not-started' ? 'match-start' : 'period-start', at });
  return { ...state, phase: 'playing', round: round + 1, phaseSeconds: 0 };
}

/** How long the running round or break lasts, and whether a stoppage ends it. */
function phaseLength(
  { sport, phase, round }: FightState,
  { random }: FightToAdvance,
): { readonly length: number; readonly isStopped: boolean } {
  const { roundSeconds, breakSeconds, stoppages } = FIGHT_RULES[sport];
  if (phase === 'break') return { length: breakSeconds, isStopped: false };
  const waiting = (-Math.log(1 - random(DRAWS_A_ROUND * round)) / stoppages) * roundSeconds;
  return waiting < roundSeconds
    ? { length: Math.min(roundSeconds, Math.floor(waiting) + 1), isStopped: true }
    : { length: roundSeconds, isStopped: false };
}

function stop(state: FightState, { strengths, random }: FightToAdvance, incidents: Incident[]) {
  const { sport, round, phaseSeconds } = state;
  const { roundSeconds, submissions } = FIGHT_RULES[sport];
  const position = DRAWS_A_ROUND * round;
  return finish(
    state,
    {
      winner: random(position + 1) < strengths.homeStops ? 'home' : 'away',
      method: random(position + 2) < submissions ? 'submission' : 'ko',
      round,
      isLate: phaseSeconds > roundSeconds / 2,
    },
    incidents,
  );
}

function endRound(
  before: FightState,
  { strengths, random }: FightToAdvance,
  incidents: Incident[],
): FightState {
  const position = DRAWS_A_ROUND * before.round;
  const isHome = random(position + 3) < strengths.homeRound;
  const card = isHome ? { home: 10, away: 9 } : { home: 9, away: 10 };
  const state = { ...before, cards: [...before.cards, card] };
  incidents.push({ kind: 'round', side: isHome ? 'home' : 'away', at: state.elapsed });
  if (state.round < state.rounds) {
    incidents.push({ kind: 'period-end', at: state.elapsed });
    return { ...state, phase: 'break', phaseSeconds: 0 };
  }
  const lead = state.cards.reduce((sum, { home, away }) => sum + home - away, 0);
  const toss: Side = random(position + 5) < strengths.homeRound ? 'home' : 'away';
  const isDraw = lead === 0 && random(position + 4) < DRAW_WHEN_LEVEL;
  const winner: Side = lead === 0 ? toss : lead > 0 ? 'home' : 'away';
  const { round } = state;
  const decision = { method: 'decision', round, isLate: true } as const;
  return finish(state, isDraw ? decision : { ...decision, winner }, incidents);
}

function finish(state: FightState, end: Finish, incidents: Incident[]): FightState {
  incidents.push({ kind: 'match-end', at: state.elapsed });
  return { ...state, phase: 'finished', finish: end };
}

/** The result once the fight is over. */
export function fightResult({ sport, finish: end, cards }: FightState): FightResult | undefined {
  return end && { sport, status: 'finished', finish: end, cards };
}
