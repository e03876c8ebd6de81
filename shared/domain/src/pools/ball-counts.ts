import type { LotteryField } from './lotteries.ts';

const counted = new WeakMap<LotteryField, ReadonlyMap<number, bigint>>();

/**
 * In how many ways a drum gives each sum of the numbers drawn of it. Number by number, every one is drawn or not; worked
 * out once for each drum.
 */
export function ballCounts(field: LotteryField): ReadonlyMap<number, bigint> {
  const known = counted.get(field);
  if (known !== undefined) {
    return known;
  }
  const { first, of, drawn } = field;
  // For each count of numbers drawn so far, the ways to each sum.
  const ways: Map<number, bigint>[] = Array.from({ length: drawn + 1 }, () => new Map());
  ways[0]?.set(0, 1n);
  for (let number = first; number < first + of; number += 1) {
    // From many to few: each number is drawn once at most.
    for (let count = drawn; count > 0; count -= 1) {
      for (const [sum, before] of ways[count - 1] ?? []) {
        const now = ways[count];
        now?.set(sum + number, (now.get(sum + number) ?? 0n) + before);
      }
    }
  }
  const sums = ways[drawn] ?? new Map<number, bigint>();
  counted.set(field, sums);
  return sums;
}
