import type { Score } from '@touchline/domain/markets';
import type { TurnsState } from '../match-state.ts';
import { isHomeTurn, TURNS_RULES, turnsEnded } from './parameters.ts';

/** How many attacks of the running part are over: the chances of a match change only with that and its score. */
export function turnsOver({ sport, phaseSeconds }: TurnsState): number {
  return turnsEnded(TURNS_RULES[sport], phaseSeconds);
}

/** How many attacks of a part, counted from 1, each side still has. */
export function turnsLeft(state: TurnsState, part: number): Score {
  const rules = TURNS_RULES[state.sport];
  const all = 2 * rules.turns;
  const isRunning = state.phase === 'playing' && part === state.part;
  const ended = isRunning ? turnsEnded(rules, state.phaseSeconds) : part > state.part ? 0 : all;
  const left = all - ended;
  const [more, less] = [Math.ceil(left / 2), Math.floor(left / 2)];
  return isHomeTurn(part, ended) ? { home: more, away: less } : { home: less, away: more };
}
