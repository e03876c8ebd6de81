import type { Side } from '../markets/match-result.ts';
import type { NextNumber } from './round-numbers.ts';

export interface VirtualTeam {
  readonly id: number;
  readonly name: string;
  /** Its chance of a goal in a minute, of 2³². */
  readonly chance: number;
}

export interface VirtualFootballCard {
  readonly sport: 'virtual-football';
  readonly home: VirtualTeam;
  readonly away: VirtualTeam;
}

export interface VirtualGoal {
  /** From 1 to 90. */
  readonly minute: number;
  readonly side: Side;
}

export const FOOTBALL_MINUTES = 90;

/**
 * The goals of a match in the order in which they fall. Each minute has two numbers, the home side's and then the away
 * side's: a number below the side's chance is a goal.
 */
export function footballGoals(
  { home, away }: VirtualFootballCard,
  next: NextNumber,
): readonly VirtualGoal[] {
  const goals: VirtualGoal[] = [];
  for (let minute = 1; minute <= FOOTBALL_MINUTES; minute += 1) {
    for (const [side, { chance }] of [['home', home] as const, ['away', away] as const]) {
      const number = next();
      if (number !== undefined && number < chance) goals.push({ minute, side });
    }
  }
  return goals;
}
