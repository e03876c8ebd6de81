import { type DiceBet, rollDice, winsDice } from '../rules/dice.ts';
import { hashOfSeed, type RoundSeed } from '../rules/fair.ts';
import { playLimbo } from '../rules/limbo.ts';
import { layMines } from '../rules/mines.ts';

export const VERIFIABLE = ['dice', 'limbo', 'mines'] as const;

/** What the seeds of a round make of it, in words that need no translation; undefined for no such game. */
export function outcomeOf(
  game: string,
  seed: RoundSeed,
  bet: Readonly<Record<string, unknown>>,
): string | undefined {
  switch (game) {
    case 'dice': {
      const roll = rollDice(seed);
      const dice = bet as unknown as DiceBet;
      const mark = bet['mark'] === undefined ? '' : ` ${winsDice(dice, roll) ? '✓' : '✗'}`;
      return `${(roll / 100).toFixed(2)}${mark}`;
    }
    case 'limbo':
      return `${(playLimbo(seed) / 100).toFixed(2)}×`;
    case 'mines': {
      const laid = layMines(seed, Number(bet['mines'] ?? 3));
      return laid
        .map((tile) => tile + 1)
        .toSorted((one, other) => one - other)
        .join(', ');
    }
    default:
      return undefined;
  }
}

/** Whether a server seed is the one whose hash was shown. */
export function isCommitted(server: string, hash: string): boolean {
  return hashOfSeed(server) === hash;
}
