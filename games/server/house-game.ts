import type * as z from 'zod/mini';
import type { RoundSeed } from '../rules/fair.ts';
import type { Multiplier } from '../rules/multiplier.ts';

/** How a round stands. */
export interface Standing {
  readonly isOver: boolean;
  /** What the stake is multiplied by when it ends here; 0 when it is lost. */
  readonly multiplier: Multiplier;
  /** What it returns, minor units, where the bet itself says how its stake is divided. */
  readonly win?: number;
  /** What the player may see of the outcome. */
  readonly shown: Readonly<Record<string, unknown>>;
}

/** What a round is decided by beside its seeds. */
export interface Played<Bet> {
  readonly bet: Bet;
  /** What the player has done in it, in order. */
  readonly acts: readonly number[];
  /** Minor units, as the next: they decide where a round ends automatically, and no outcome. */
  readonly stake: number;
  readonly mostWin: number;
}

/** The rules of one game, as the house runs it. Nothing in it knows a player or a balance. */
export interface HouseGame<Bet = unknown> {
  readonly code: string;
  readonly name: string;
  /** In the words of the contract. */
  readonly category:
    | 'Fast Games'
    | 'Crash Games'
    | 'Keno'
    | 'Scratch Cards'
    | 'Video Slots'
    | 'Table Games'
    | 'Card Games'
    | 'Video Poker';
  /** Theoretical return, percent. */
  readonly rtp: { readonly least: number; readonly most: number };
  readonly bet: z.ZodMiniType<Bet>;
  /** The most that the first step of a bet can pay. */
  readonly mostAtOnce: (bet: Bet) => Multiplier;
  /** What a bet that divides its stake adds up to, minor units: no other stake is taken with it. */
  readonly stakeOf?: (bet: Bet) => number;
  readonly standing: (seed: RoundSeed, played: Played<Bet>) => Standing;
  /**
   * Its players share a flight, which decides their rounds; when it is left is said by the server's clock (ADR 0140).
   */
  readonly isShared?: true;
  /** Whether an act may follow; undefined for a game of one step. */
  readonly mayAct?: (played: Played<Bet>, act: number, seed: RoundSeed) => boolean;
  /** How many times the first stake an act costs; undefined for a game with one stake. */
  readonly moreStakes?: (act: number) => number;
  /** The act that ends a round left alone, done as often as it takes; without one it ends with what it pays. */
  readonly leftAct?: number;
}
