import type { Score, Side } from '@touchline/domain/markets';
import type { BasketballState } from '../match-state.ts';
import {
  overtimeSeconds,
  possessionsInOvertime,
  possessionsInQuarter,
  quarterCount,
  quarterSeconds,
} from './parameters.ts';

/** Possessions of both sides in a period, counted from 1; overtime periods follow the fourth. */
export function possessionsIn(period: number): number {
  return 2 * (period > quarterCount ? possessionsInOvertime : possessionsInQuarter);
}

export function secondsIn(period: number): number {
  return period > quarterCount ? overtimeSeconds : quarterSeconds;
}

/** Possessions that have ended after this much of a period. */
export function possessionsEnded(period: number, seconds: number): number {
  const count = possessionsIn(period);
  return Math.min(count, Math.floor((seconds * count) / secondsIn(period)));
}

/** Who has the n-th possession of a period, counted from 0: sides alternate, and so do firsts. */
export function sideOfPossession(period: number, possession: number): Side {
  return (possession + period) % 2 === 1 ? 'home' : 'away';
}

/** How many possessions of a period each side still has. */
export function possessionsLeft(state: BasketballState, period: number): Score {
  const count = possessionsIn(period);
  const running = state.phase === 'playing' || state.phase === 'overtime';
  const ended = (): number => {
    if (state.phase === 'not-started' || period > state.quarter) return 0;
    if (period < state.quarter || !running) return count;
    return possessionsEnded(period, state.phaseSeconds);
  };
  const left = count - ended();
  const nextIsHome = sideOfPossession(period, count - left) === 'home';
  const more = Math.ceil(left / 2);
  const less = Math.floor(left / 2);
  return nextIsHome ? { home: more, away: less } : { home: less, away: more };
}
