import { floatOf, type RoundSeed } from '../../rules/fair.ts';
import { type Multiplier, multiplierOf } from '../../rules/multiplier.ts';

/** A bet on dice: the roll is below the mark, or above it. */
export interface DiceBet {
  readonly side: 'under' | 'over';
  /** Hundredths. */
  readonly mark: number;
}

/** Rolls are 0.00 to 100.00: one more than ten thousand. */
export const DICE_ROLLS = 10_001;
const TOP = 10_000;
/** The least and the most that a roll may win by, in hundredths of a percent. */
export const DICE_CHANCE = { least: 1, most: 9_800 } as const;
/** 99 % are paid out of the chance that is named. */
const PAID = 9_900n;

/** How many of ten thousand rolls win, as it is named to players. */
export function diceChance({ side, mark }: DiceBet): number {
  return side === 'under' ? mark : TOP - mark;
}

/** Whether a bet is one that is offered. */
export function isDiceBet(bet: DiceBet): boolean {
  const chance = diceChance(bet);
  return Number.isInteger(bet.mark) && chance >= DICE_CHANCE.least && chance <= DICE_CHANCE.most;
}

/** What a winning bet pays: 99 divided by its chance in percent. */
export function dicePays(bet: DiceBet): Multiplier {
  return multiplierOf(PAID, BigInt(diceChance(bet)));
}

/** The roll of a round, in hundredths. */
export function rollDice(seed: RoundSeed): number {
  return Math.floor(floatOf(seed) * DICE_ROLLS);
}

/** Whether a roll wins. */
export function winsDice({ side, mark }: DiceBet, roll: number): boolean {
  return side === 'under' ? roll < mark : roll > mark;
}
