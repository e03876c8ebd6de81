import type { Side } from '@touchline/domain/markets';

/** Goalkeeper, defender, midfielder, forward. */
export type Position = 'G' | 'D' | 'M' | 'F';

/** A player with how much of his team's deeds are his, in relation to those who play beside him. */
export interface SquadPlayer {
  readonly id: number;
  readonly name: string;
  readonly number: number;
  readonly position: Position;
  readonly goals: number;
  readonly assists: number;
  readonly shots: number;
  readonly cards: number;
}

/** What a player's share can be of. */
export type Deed = 'goals' | 'assists' | 'shots' | 'cards';

/** A team's players: the eleven who usually start, then the bench. */
export type Squad = readonly SquadPlayer[];
export type Squads = Readonly<Record<Side, Squad>>;

/** How many start. */
export const ELEVEN = 11;
