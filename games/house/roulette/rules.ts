import { floatOf, type RoundSeed } from '../../rules/fair.ts';
import { spotOf } from './spots.ts';

export const POCKETS = 37;
/** The numbers as they are on the wheel, from zero on. */
export const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
] as const;

/** Chips by the spot that they lie on, in minor units. */
export type Chips = Readonly<Record<string, number>>;

/** The number of a round: 0 to 36. */
export function spinRoulette(seed: RoundSeed): number {
  return Math.floor(floatOf(seed) * POCKETS);
}

/** What a spot returns for each unit on it, the unit included: 36 shared by its numbers. */
export function spotPays(spot: string): number {
  return 36 / (spotOf(spot)?.numbers.length ?? Number.POSITIVE_INFINITY);
}

/** All chips of a round together, minor units. */
export function staked(chips: Chips): number {
  return Object.values(chips).reduce((sum, amount) => sum + amount, 0);
}

/** What the chips return when a number comes, minor units. */
export function chipsReturn(chips: Chips, number: number): number {
  return Object.entries(chips).reduce(
    (sum, [spot, amount]) =>
      spotOf(spot)?.numbers.includes(number) === true ? sum + amount * spotPays(spot) : sum,
    0,
  );
}

/** The most that the chips can return, minor units. */
export function mostReturn(chips: Chips): number {
  return Math.max(
    ...Array.from({ length: POCKETS }, (_nothing, number) => chipsReturn(chips, number)),
  );
}
