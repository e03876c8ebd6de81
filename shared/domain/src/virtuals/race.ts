import type { NextNumber } from './round-numbers.ts';

/** A runner as it was published before bets were taken. */
export interface VirtualRunner {
  /** Its id as a competitor. */
  readonly id: number;
  readonly name: string;
  /** The trap that it starts from. */
  readonly number: number;
  /** Its chance to win is this share of the sum of all; a whole number from 1 to 9,999. */
  readonly weight: number;
}

export interface VirtualRaceCard {
  readonly sport: 'virtual-greyhounds';
  readonly runners: readonly VirtualRunner[];
}

const SPAN = 2 ** 32;

/**
 * The order in which a field finishes, as ids. The first number is the winner, the next the second among those that
 * are left, and so on: of the weights in the order of the card, the one in which number × sum ÷ 2³² lies. That is the
 * law of Plackett and Luce; its bias is below sum ÷ 2³².
 */
export function raceFinish({ runners }: VirtualRaceCard, next: NextNumber): readonly number[] {
  const left = [...runners];
  const finish: number[] = [];
  while (left.length > 0) {
    const sum = left.reduce((all, { weight }) => all + weight, 0);
    let point = Math.floor(((next() ?? 0) * sum) / SPAN);
    const at = left.findIndex(({ weight }) => {
      point -= weight;
      return point < 0;
    });
    finish.push(...left.splice(at, 1).map(({ id }) => id));
  }
  return finish;
}
