import type { Score } from '@touchline/domain/markets';
import type { FootballPrices } from '../models/index.ts';

/** An Asian handicap as a file quotes it. */
export interface HandicapPrices {
  /** Goals given to the home side, a multiple of 0.25. */
  readonly line: number;
  readonly home: number;
  readonly away: number;
}

/** A match as a file has it. */
export interface ReplayMatch {
  /** `england-premier.csv:17`, for messages. */
  readonly source: string;
  readonly competition: { readonly name: string; readonly country: string };
  /** Kick-off in the file's own time, milliseconds as if it were UTC. */
  readonly kickOff: number;
  readonly home: string;
  readonly away: string;
  readonly fullTime: Score;
  readonly halfTime?: Score;
  readonly prices?: FootballPrices & { readonly handicap?: HandicapPrices };
}

/** What a reader made of a file. */
export interface ReplayFile {
  readonly name: string;
  readonly matches: readonly ReplayMatch[];
  /** What was strange about it and what was done, in sentences for the operator. */
  readonly problems: readonly string[];
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 100;
}

/** A score when both numbers are whole and sensible. */
export function asScore(home: unknown, away: unknown): Score | undefined {
  return typeof home === 'number' && typeof away === 'number' && isCount(home) && isCount(away)
    ? { home, away }
    : undefined;
}

/** Whether a half-time score can have led to a full-time score. */
export function isPossibleHalf(halfTime: Score, fullTime: Score): boolean {
  return halfTime.home <= fullTime.home && halfTime.away <= fullTime.away;
}
