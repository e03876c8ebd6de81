import { type HandName, nameOfHand, PAYS } from '../house/video-poker/rules.ts';

const DECK = 52;
const HAND = 5;
const MASKS = 1 << HAND;
/** The least that all numbers of draws, C(47, 0) to C(47, 5), divide. */
const SCALE = 7_669_695;
const DRAWS = [1, 47, 1_081, 16_215, 178_365, 1_533_939];

const CHOOSE = Array.from({ length: DECK + 1 }, (_nothing, all) => {
  const row = [1];
  for (let taken = 1; taken <= HAND; taken += 1) {
    row.push(((row[taken - 1] ?? 0) * (all - taken + 1)) / taken);
  }
  return row;
});
const TABLE = Array.from({ length: HAND + 1 }, (_nothing, taken) =>
  Int32Array.from(CHOOSE, (row) => row[taken] ?? 0),
) as [Int32Array, Int32Array, Int32Array, Int32Array, Int32Array, Int32Array];

/** Calls with every five cards, in the order of their index. */
function eachHand(use: (cards: Int32Array, index: number) => void): void {
  const cards = new Int32Array(HAND);
  let index = 0;
  for (let e = 4; e < DECK; e += 1) {
    for (let d = 3; d < e; d += 1) {
      for (let c = 2; c < d; c += 1) {
        for (let b = 1; b < c; b += 1) {
          for (let a = 0; a < b; a += 1) {
            cards[0] = a;
            cards[1] = b;
            cards[2] = c;
            cards[3] = d;
            cards[4] = e;
            use(cards, index);
            index += 1;
          }
        }
      }
    }
  }
}

/** The index of each subset of a hand among subsets of its size, written into `into`. */
function indexSubsets(cards: Int32Array, into: Int32Array): void {
  for (let mask = 1; mask < MASKS; mask += 1) {
    let [index, taken] = [0, 0];
    for (let at = 0; at < HAND; at += 1) {
      if ((mask >> at) & 1) {
        taken += 1;
        index += TABLE[taken as 1]?.[cards[at] ?? 0] ?? 0;
      }
    }
    into[mask] = index;
  }
}

const SIZES = Int32Array.from({ length: MASKS }, (_nothing, mask) =>
  [0, 1, 2, 3, 4].reduce((size, at) => size + ((mask >> at) & 1), 0),
);

/**
 * What the best hold of every hand returns together. What all hands with some cards pay is summed once for each set
 * of up to five; what a hold returns follows from the sums by inclusion and exclusion.
 * @returns the sum over all hands of stakes returned, times `scale`, and how many hands there are of each name
 */
export function bestReturn(): {
  readonly sum: bigint;
  readonly scale: bigint;
  readonly counts: Readonly<Record<string, number>>;
} {
  const sums = Array.from(
    { length: HAND + 1 },
    (_nothing, size) => new Float64Array(CHOOSE[DECK]?.[size] ?? 0),
  );
  const subsets = new Int32Array(MASKS);
  const counts: Partial<Record<HandName, number>> = {};
  eachHand((cards) => {
    const name = nameOfHand(cards as unknown as readonly number[]);
    counts[name] = (counts[name] ?? 0) + 1;
    const pays = PAYS[name];
    if (pays > 0) {
      indexSubsets(cards, subsets);
      for (let mask = 0; mask < MASKS; mask += 1) {
        const sum = sums[SIZES[mask] ?? 0] as Float64Array;
        const index = subsets[mask] ?? 0;
        sum[index] = (sum[index] ?? 0) + pays;
      }
    }
  });
  const factors = Float64Array.from(SIZES, (size) => SCALE / (DRAWS[HAND - size] ?? 1));
  const held = new Float64Array(MASKS);
  let [part, sum] = [0, 0n];
  eachHand((cards) => {
    indexSubsets(cards, subsets);
    for (let mask = 0; mask < MASKS; mask += 1) {
      held[mask] = (sums[SIZES[mask] ?? 0] as Float64Array)[subsets[mask] ?? 0] ?? 0;
    }
    // Of hands that have the held cards, those without any of the thrown ones.
    for (let bit = 1; bit < MASKS; bit <<= 1) {
      for (let mask = 0; mask < MASKS; mask += 1) {
        if ((mask & bit) === 0) {
          held[mask] = (held[mask] ?? 0) - (held[mask | bit] ?? 0);
        }
      }
    }
    let best = 0;
    for (let mask = 0; mask < MASKS; mask += 1) {
      best = Math.max(best, (held[mask] ?? 0) * (factors[mask] ?? 0));
    }
    part += best;
    if (part > 2 ** 51) {
      sum += BigInt(part);
      part = 0;
    }
  });
  return { sum: sum + BigInt(part), scale: BigInt(SCALE), counts };
}
