import { ratio, type Ratio } from '../exact/ratio.ts';
import { roundToInteger } from '../exact/rounding.ts';
import { ballCounts } from './ball-counts.ts';
import type { DrawnNumbers } from './lines.ts';
import type { Lottery, LotteryField } from './lotteries.ts';

/** A bet at fixed odds on one drum of a draw; its field is the drum's place, from zero. */
export type DrawBet =
  /** All of the numbers are drawn; with the bonus number it may be one of them. */
  | {
      readonly kind: 'numbers';
      readonly field: number;
      readonly numbers: readonly number[];
      readonly withBonus?: boolean | undefined;
    }
  /** The sum of what is drawn, without the bonus number, is above or below the line of the drum. */
  | { readonly kind: 'sum'; readonly field: number; readonly side: 'over' | 'under' }
  /** That sum is odd or even. */
  | { readonly kind: 'parity'; readonly field: number; readonly side: 'odd' | 'even' }
  /** The number is drawn before all others of its drum. */
  | { readonly kind: 'first'; readonly field: number; readonly number: number };

/** The most numbers of one bet. */
export const MOST_BET_NUMBERS = 4;

/**
 * What the house keeps of the fair price, in hundredths of a percent; of numbers by how many are named, from one on.
 * A price is the fair one less this, rounded down to hundredths.
 */
export const DRAW_BET_MARGINS = {
  numbers: [1_200, 2_000, 3_000, 4_000],
  sum: 600,
  parity: 600,
  first: 1_500,
} as const;

const WHOLE = 10_000n;
const HUNDREDTHS = 100n;

function fieldText({ of, drawn }: LotteryField, hasBonus: boolean): string {
  return hasBonus ? `(${drawn}+1)/${of}` : `${drawn}/${of}`;
}

/** How a lottery is drawn, as bookmakers write it: `(6+1)/49`, `5/45+1/20`, `4x(1/10)`. */
export function lotteryFormat({ fields, hasBonus }: Lottery): string {
  const texts = fields.map((field, at) => fieldText(field, hasBonus && at === 0));
  const [first = ''] = texts;
  return texts.length > 1 && texts.every((text) => text === first)
    ? `${texts.length}x(${first})`
    : texts.join('+');
}

/** The line of a drum's sums: half a point above or at the middle one, so that no sum is on it. */
export function sumLine({ first, of, drawn }: LotteryField): number {
  const middle = (drawn * (2 * first + of - 1)) / 2;
  return Number.isInteger(middle) ? middle + 0.5 : middle;
}

/** How likely it is that the named numbers are all among those drawn. */
function numbersChance(of: number, drawn: number, named: number): Ratio {
  let chance = ratio(1n);
  for (let step = 0; step < named; step += 1) {
    chance = {
      numerator: chance.numerator * BigInt(drawn - step),
      denominator: chance.denominator * BigInt(of - step),
    };
  }
  return chance;
}

/** How likely it is that a sum of the drum is one of those wanted. */
function sumChance(field: LotteryField, isWanted: (sum: number) => boolean): Ratio {
  let wanted = 0n;
  let all = 0n;
  for (const [sum, ways] of ballCounts(field)) {
    all += ways;
    wanted += isWanted(sum) ? ways : 0n;
  }
  return { numerator: wanted, denominator: all };
}

function isOf({ first, of }: LotteryField, number: number): boolean {
  return Number.isInteger(number) && number >= first && number < first + of;
}

/** Whether every number is of the drum and named once, and there are not too many of them. */
function areNumbers(field: LotteryField, numbers: readonly number[], drawn: number): boolean {
  return (
    numbers.length > 0 &&
    numbers.length <= Math.min(MOST_BET_NUMBERS, drawn) &&
    new Set(numbers).size === numbers.length &&
    numbers.every((number) => isOf(field, number))
  );
}

/** The exact chance of a bet, undefined for one that the lottery does not have. */
export function drawBetChance(lottery: Lottery, bet: DrawBet): Ratio | undefined {
  const field = lottery.fields[bet.field];
  if (field === undefined) {
    return undefined;
  }
  switch (bet.kind) {
    case 'numbers': {
      const withBonus = bet.withBonus === true;
      if (withBonus && !(lottery.hasBonus && bet.field === 0)) {
        return undefined;
      }
      const drawn = field.drawn + (withBonus ? 1 : 0);
      return areNumbers(field, bet.numbers, drawn)
        ? numbersChance(field.of, drawn, bet.numbers.length)
        : undefined;
    }
    case 'sum': {
      const line = sumLine(field);
      return sumChance(field, (sum) => sum > line === (bet.side === 'over'));
    }
    case 'parity':
      return sumChance(field, (sum) => (sum % 2 !== 0) === (bet.side === 'odd'));
    case 'first':
      return field.drawn > 1 && isOf(field, bet.number) ? ratio(1n, BigInt(field.of)) : undefined;
  }
}

function marginOf(bet: DrawBet): number {
  return bet.kind === 'numbers'
    ? (DRAW_BET_MARGINS.numbers[bet.numbers.length - 1] ?? 0)
    : DRAW_BET_MARGINS[bet.kind];
}

/** The odds of a bet in hundredths; undefined for one that the lottery does not have. */
export function drawBetOdds(lottery: Lottery, bet: DrawBet): number | undefined {
  const chance = drawBetChance(lottery, bet);
  return (
    chance &&
    Number(
      (chance.denominator * (WHOLE - BigInt(marginOf(bet))) * HUNDREDTHS) /
        (chance.numerator * WHOLE),
    )
  );
}

/** What a bet returns if it wins, in minor units: stake × odds, rounded once, half to even. */
export function drawBetReturn(stake: number, odds: number): number {
  return Number(roundToInteger(ratio(BigInt(stake) * BigInt(odds), HUNDREDTHS), 'half-even'));
}

/** Whether a bet has won by what was drawn. */
export function isDrawBetWon(lottery: Lottery, bet: DrawBet, drawn: DrawnNumbers): boolean {
  const field = lottery.fields[bet.field];
  const numbers = drawn.fields[bet.field];
  if (field === undefined || numbers === undefined) {
    return false;
  }
  const sum = numbers.reduce((total, number) => total + number, 0);
  switch (bet.kind) {
    case 'numbers':
      return bet.numbers.every(
        (number) => numbers.includes(number) || (bet.withBonus === true && number === drawn.bonus),
      );
    case 'sum':
      return sum > sumLine(field) === (bet.side === 'over');
    case 'parity':
      return (sum % 2 !== 0) === (bet.side === 'odd');
    case 'first':
      return drawn.firsts?.[bet.field] === bet.number;
  }
}
