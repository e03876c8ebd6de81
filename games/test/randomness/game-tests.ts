import { DICE_ROLLS, rollDice } from '../../house/dice/rules.ts';
import { drawKeno, kenoHits } from '../../house/keno/rules.ts';
import { playLimbo } from '../../house/limbo/rules.ts';
import { layMines, MINES_TILES } from '../../house/mines/rules.ts';
import { dropBall, slotOf } from '../../house/plinko/rules.ts';
import { drawTicket } from '../../house/scratch/rules.ts';
import { SCRATCH_PRIZES, SCRATCH_TICKETS } from '../../house/scratch/tables.ts';
import { spinSlot } from '../../house/slot/rules.ts';
import { SLOT_STRIPS } from '../../house/slot/tables.ts';
import { turnWheel } from '../../house/wheel/rules.ts';
import type { RoundSeed } from '../../rules/fair.ts';
import { choose } from '../exact.ts';

/** Outcomes of a game as cells, each with its share of all rounds. */
export interface GameTest {
  readonly cellOf: (seed: RoundSeed) => number;
  readonly shares: readonly number[];
}

const uniform = (cells: number) => Array.from({ length: cells }, () => 1 / cells);

const DICE_CELLS = 73;
const LIMBO_MARKS = [101, 120, 150, 200, 300, 500, 1_000, 5_000];
const KENO_PICKS = Array.from({ length: 10 }, (_nothing, at) => at + 1);
const PLINKO_ROWS = 16;
const PRIZES = [0, ...SCRATCH_PRIZES.map(({ stakes }) => stakes).toReversed()];
const WHEEL = 50;

/** What limbo reaches a mark with, in hundredths: 99 of so many. */
const reaches = (mark: number | undefined) => (mark === undefined ? 0 : 99 / mark);

const dice: GameTest = {
  // 10,001 rolls are 73 times 137.
  cellOf: (seed) => Math.floor((rollDice(seed) * DICE_CELLS) / DICE_ROLLS),
  shares: uniform(DICE_CELLS),
};

const limbo: GameTest = {
  cellOf: (seed) => {
    const result = playLimbo(seed);
    return LIMBO_MARKS.filter((mark) => result >= mark).length;
  },
  shares: [1 - reaches(LIMBO_MARKS[0])].concat(
    LIMBO_MARKS.map((mark, at) => reaches(mark) - reaches(LIMBO_MARKS[at + 1])),
  ),
};

const scratch: GameTest = {
  cellOf: (seed) => PRIZES.indexOf(drawTicket(seed).prize),
  shares: PRIZES.map((prize) => {
    const of = SCRATCH_PRIZES.filter(({ stakes }) => prize === 0 || stakes === prize);
    const tickets = of.reduce((sum, one) => sum + one.tickets, 0) / SCRATCH_TICKETS;
    return prize === 0 ? 1 - tickets : tickets;
  }),
};

/** The outcomes of every game, by a name. */
export const GAME_TESTS: Readonly<Record<string, GameTest>> = {
  dice,
  limbo,
  mines: {
    cellOf: (seed) => layMines(seed, 3)[2] ?? -1,
    shares: uniform(MINES_TILES),
  },
  plinko: {
    cellOf: (seed) => slotOf(dropBall(seed, PLINKO_ROWS)),
    shares: Array.from(
      { length: PLINKO_ROWS + 1 },
      (_nothing, slot) => Number(choose(PLINKO_ROWS, slot)) / 2 ** PLINKO_ROWS,
    ),
  },
  wheel: { cellOf: (seed) => turnWheel(seed, WHEEL), shares: uniform(WHEEL) },
  'hits of keno': {
    cellOf: (seed) => kenoHits(KENO_PICKS, drawKeno(seed)).length,
    shares: Array.from(
      { length: 11 },
      (_nothing, hits) => Number(choose(10, hits) * choose(30, 10 - hits)) / Number(choose(40, 10)),
    ),
  },
  'last number of keno': { cellOf: (seed) => (drawKeno(seed)[9] ?? 0) - 1, shares: uniform(40) },
  ...Object.fromEntries(
    SLOT_STRIPS.map((strip, reel): [string, GameTest] => [
      `reel ${reel + 1} of the slot`,
      { cellOf: (seed) => spinSlot(seed)[reel] ?? -1, shares: uniform(strip.length) },
    ]),
  ),
  scratch,
};
