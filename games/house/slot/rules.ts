import { floatsOf, type RoundSeed } from '../../rules/fair.ts';
import type { Multiplier } from '../../rules/multiplier.ts';
import { SLOT_LINES, SLOT_PAYS, SLOT_STRIPS, type SlotSymbol } from './tables.ts';

export const SLOT_ROWS = 3;
const FEWEST = 3;
/** A tenth of the stake is on each line. */
const LINE = 10_000 / SLOT_LINES.length;
/** The most that one spin pays, in stakes of a line: counted over all stops. */
export const SLOT_MOST = 1_128;

/** What the reels show: of each reel, from the left, its symbols from the top. */
export type SlotWindow = readonly (readonly SlotSymbol[])[];

/** A line that pays. */
export interface SlotWin {
  readonly line: number;
  readonly symbol: keyof typeof SLOT_PAYS;
  /** How many from the left. */
  readonly count: number;
  /** In stakes of a line. */
  readonly pays: number;
}

/** Where the reels stop: of each the place on its strip that is on top. */
export function spinSlot(seed: RoundSeed): readonly number[] {
  const floats = floatsOf(seed, SLOT_STRIPS.length);
  return SLOT_STRIPS.map((strip, reel) => Math.floor((floats[reel] ?? 0) * strip.length));
}

/** What the reels show at their stops. */
export function windowOf(stops: readonly number[]): SlotWindow {
  return SLOT_STRIPS.map((strip, reel) =>
    Array.from(
      { length: SLOT_ROWS },
      (_nothing, row) => strip[((stops[reel] ?? 0) + row) % strip.length] as SlotSymbol,
    ),
  );
}

function winOf(window: SlotWindow, line: number): SlotWin | undefined {
  const symbols = (SLOT_LINES[line] ?? []).map((row, reel) => window[reel]?.[row]);
  const [symbol] = symbols;
  // No wild is on the first reel: what it shows is what the line pays for.
  if (symbol === undefined || symbol === 'W') {
    return undefined;
  }
  const ends = symbols.findIndex((one) => one !== symbol && one !== 'W');
  const count = ends === -1 ? symbols.length : ends;
  const pays = SLOT_PAYS[symbol][count - FEWEST];
  return pays === undefined ? undefined : { line, symbol, count, pays };
}

/** The lines that pay. */
export function slotWins(window: SlotWindow): readonly SlotWin[] {
  return SLOT_LINES.flatMap((_rows, line) => winOf(window, line) ?? []);
}

/** What lines pay together. */
export function slotPays(wins: readonly SlotWin[]): Multiplier {
  return wins.reduce((sum, { pays }) => sum + pays, 0) * LINE;
}

/** What the reels show as it is written: its rows from the top. */
export function windowText(window: SlotWindow): string {
  return Array.from({ length: SLOT_ROWS }, (_nothing, row) =>
    window.map((reel) => reel[row]).join(''),
  ).join(' ');
}
