import { drawWithout, type RoundSeed } from '../../rules/fair.ts';
import { type Multiplier, multiplierOf, returnOf } from '../../rules/multiplier.ts';

export const MINES_TILES = 25;
export const MINES_COUNT = { least: 1, most: 24 } as const;
function choose(all: number, taken: number): bigint {
  let ways = 1n;
  for (let at = 0; at < taken; at += 1) {
    ways = (ways * BigInt(all - at)) / BigInt(at + 1);
  }
  return ways;
}

/** Where the mines of a round are: tiles 0 to 24, a row of five after another. */
export function layMines(seed: RoundSeed, mines: number): readonly number[] {
  return drawWithout(seed, { from: MINES_TILES, count: mines });
}

/** What a round pays after `picks` safe tiles: 0.99 divided by the chance to get there. */
export function minesPay(mines: number, picks: number): Multiplier {
  if (picks === 0) {
    return 10_000;
  }
  const safe = choose(MINES_TILES - mines, picks);
  return multiplierOf(99n * choose(MINES_TILES, picks), 100n * safe);
}

/**
 * Whether a round ends with the picks it has: everything safe is open, or the next tile would pay more than the
 * most there is. Where it ends makes no difference to what it returns on average.
 */
export function isMinesOver(round: {
  readonly mines: number;
  readonly picks: number;
  /** Minor units, as the next. */
  readonly stake: number;
  readonly mostWin: number;
}): boolean {
  const { mines, picks, stake, mostWin } = round;
  return picks >= MINES_TILES - mines || returnOf(stake, minesPay(mines, picks + 1)) > mostWin;
}
