import { competitorOf } from './competitor.ts';
import type { LineRule } from './market-line.ts';
import type { Finish, PlayersResult, Score, Side } from './match-result.ts';

/** The grade of one outcome. A half result settles half of the stake as void. */
export type Grade = 'won' | 'lost' | 'void' | 'half-won' | 'half-lost';

interface KindBase {
  /** Outcome codes in display order. */
  readonly outcomes: readonly string[];
  readonly line: LineRule;
  /** How many outcomes win (double chance has two); fair probabilities add up to this. */
  readonly winners: 1 | 2;
}

/** Graded by one score. */
export interface ScoreKind extends KindBase {
  readonly basis: 'score';
  grade(score: Score, outcome: string, line: number): Grade;
}

/** Graded by the scores of all parts of the match, in order. */
export interface PartsKind extends KindBase {
  readonly basis: 'parts';
  grade(parts: readonly Score[], outcome: string, line: number): Grade;
}

/** Graded by who scored, in order. */
export interface OrderKind extends KindBase {
  readonly basis: 'order';
  grade(order: readonly Side[], outcome: string, line: number): Grade;
}

/** Graded by how a fight ended. */
export interface FinishKind extends KindBase {
  readonly basis: 'finish';
  grade(finish: Finish, outcome: string): Grade;
}

/** Graded by what single players did; `outcomes` are those beside the players, who are different in each match. */
export interface PlayersKind extends KindBase {
  readonly basis: 'players';
  grade(players: PlayersResult, outcome: string, line: number): Grade;
}

export type Kind = ScoreKind | PartsKind | OrderKind | PlayersKind | FinishKind;

/** Whether a market of this kind may have an outcome of this code. */
export function hasOutcome({ basis, outcomes }: Kind, code: string): boolean {
  return outcomes.includes(code) || (basis === 'players' && competitorOf(code) !== undefined);
}

export function wonIf(condition: boolean): Grade {
  return condition ? 'won' : 'lost';
}

/**
 * A two-way market against a line: `margin` is how far the outcome is beyond it, in multiples of
 * 0.25. A quarter line is half a stake on each neighbour, so ±0.25 settles one half as void.
 */
export function gradeMargin(margin: number): Grade {
  if (margin === 0) return 'void';
  if (margin === 0.25) return 'half-won';
  if (margin === -0.25) return 'half-lost';
  return margin > 0 ? 'won' : 'lost';
}

/** `home`, `draw` or `away`. */
export function signOf(score: Score): 'home' | 'draw' | 'away' {
  if (score.home === score.away) return 'draw';
  return score.home > score.away ? 'home' : 'away';
}
