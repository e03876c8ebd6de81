import { drawWithout, type RoundSeed } from '../../rules/fair.ts';
import type { Multiplier } from '../../rules/multiplier.ts';
import { KENO_TABLES } from './tables.ts';

export const KENO_NUMBERS = 40;
/** How many a round draws, and the most that a player picks. */
export const KENO_DRAWN = 10;
const A_HUNDREDTH = 100;

/** What a number of picks pays by its hits, from none up. */
export function kenoPays(picks: number): readonly Multiplier[] {
  return (KENO_TABLES[picks] ?? []).map((hundredths) => hundredths * A_HUNDREDTH);
}

/** The numbers of a round, 1 to 40, in the order in which they are drawn. */
export function drawKeno(seed: RoundSeed): readonly number[] {
  return drawWithout(seed, { from: KENO_NUMBERS, count: KENO_DRAWN }).map((at) => at + 1);
}

/** The picks that were drawn. */
export function kenoHits(picks: readonly number[], drawn: readonly number[]): readonly number[] {
  return picks.filter((pick) => drawn.includes(pick));
}
