import { floatsOf, type RoundSeed } from '../../rules/fair.ts';
import type { Multiplier } from '../../rules/multiplier.ts';
import { PLINKO_TABLES, type PlinkoRisk } from './tables.ts';

/** A ball that falls through `rows` rows of pins. */
export interface PlinkoBet {
  readonly rows: number;
  readonly risk: PlinkoRisk;
}

const A_TENTH = 1_000;

/** What the slots pay, from left to right: one more than there are rows. */
export function plinkoSlots({ rows, risk }: PlinkoBet): readonly Multiplier[] {
  const fromMiddle = (PLINKO_TABLES[rows]?.[risk] ?? []).map((tenths) => tenths * A_TENTH);
  // An even number of rows has one slot in the middle, an odd number two.
  return [...fromMiddle.toReversed(), ...fromMiddle.slice(rows % 2 === 0 ? 1 : 0)];
}

/** At each row whether the ball falls to the right. */
export function dropBall(seed: RoundSeed, rows: number): readonly boolean[] {
  return floatsOf(seed, rows).map((float) => float >= 0.5);
}

/** The slot that a path ends in: as many from the left as it turned right. */
export function slotOf(path: readonly boolean[]): number {
  return path.filter(Boolean).length;
}

/** What a path pays. */
export function plinkoPays(bet: PlinkoBet, path: readonly boolean[]): Multiplier {
  return plinkoSlots(bet)[slotOf(path)] ?? 0;
}

/** A path as it is written: R and L. */
export function pathText(path: readonly boolean[]): string {
  return path.map((isRight) => (isRight ? 'R' : 'L')).join('');
}
