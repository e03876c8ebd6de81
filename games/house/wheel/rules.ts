import { floatOf, type RoundSeed } from '../../rules/fair.ts';
import type { Multiplier } from '../../rules/multiplier.ts';
import { wheelTenths, type WheelRisk } from './tables.ts';

/** A turn of a wheel of so many segments. */
export interface WheelBet {
  readonly segments: number;
  readonly risk: WheelRisk;
}

const A_TENTH = 1_000;

/** What the segments pay, clockwise. */
export function wheelPays({ segments, risk }: WheelBet): readonly Multiplier[] {
  return wheelTenths(segments, risk).map((tenths) => tenths * A_TENTH);
}

/** The segment that a round stops at, from 0. */
export function turnWheel(seed: RoundSeed, segments: number): number {
  return Math.floor(floatOf(seed) * segments);
}
