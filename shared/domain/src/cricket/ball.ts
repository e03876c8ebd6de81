/** What a player of a squad does best. */
export const CRICKET_ROLES = ['batter', 'keeper', 'all-rounder', 'bowler'] as const;
export type CricketRole = (typeof CRICKET_ROLES)[number];

export interface CricketPlayer {
  readonly id: number;
  readonly name: string;
  readonly role: CricketRole;
}

/** How a batter is out; run-outs are not told apart by any source of ours. */
export const DISMISSALS = ['bowled', 'caught', 'lbw', 'stumped'] as const;
export type Dismissal = (typeof DISMISSALS)[number];

/** One legal ball: who bowled it to whom, and what came of it. Players are named by their ids. */
export interface CricketBall {
  /** From 0 on. */
  readonly over: number;
  /** Within its over, from 1 to 6. */
  readonly ball: number;
  readonly batter: number;
  readonly nonStriker: number;
  readonly bowler: number;
  /** Off the bat: 0 to 6. */
  readonly runs: number;
  /** The batter is out. */
  readonly out?: {
    readonly kind: Dismissal;
    /** Who held the catch or broke the wicket; absent where the bowler did it alone. */
    readonly fielder?: number;
  };
}
