import { chanceOfCounts, chanceOfDistance, countCells } from './chances.ts';

/** A test of numbers from 0 to below 1: the chance that chance alone looks as little like chance. */
export type StreamTest = (floats: readonly number[]) => number;

const equalShares = (cells: number) => Array.from({ length: cells }, () => 1 / cells);

/** Every part of the span is met as often. */
const evenness: StreamTest = (floats) => {
  const cells = 100;
  const counts = countCells(
    floats.map((float) => Math.floor(float * cells)),
    cells,
  );
  return chanceOfCounts(counts, equalShares(cells));
};

/** As many runs above and below the middle as there should be (Wald and Wolfowitz). */
const runs: StreamTest = (floats) => {
  const above = floats.map((float) => float >= 0.5);
  const [many, all] = [above.filter(Boolean).length, above.length];
  const few = all - many;
  const found = 1 + above.filter((one, at) => at > 0 && one !== above[at - 1]).length;
  const expected = 1 + (2 * many * few) / all;
  const variance = ((expected - 1) * (expected - 2)) / (all - 1);
  return variance > 0 ? chanceOfDistance((found - expected) / Math.sqrt(variance)) : 0;
};

/** A number says nothing about the one `lag` after it. */
const correlation =
  (lag: number): StreamTest =>
  (floats) => {
    const all = floats.length - lag;
    const sum = floats
      .slice(lag)
      .reduce((total, float, at) => total + (float - 0.5) * ((floats[at] ?? 0) - 0.5), 0);
    // Each product has the variance of two independent numbers: a twelfth, squared.
    return chanceOfDistance((sum * 12) / Math.sqrt(all));
  };

/** How long it takes to meet the lowest tenth again. */
const gaps: StreamTest = (floats) => {
  const [share, longest] = [0.1, 40];
  const found: number[] = [];
  let gap = 0;
  for (const float of floats) {
    if (float < share) {
      found.push(gap);
      gap = 0;
    } else {
      gap += 1;
    }
  }
  const shares = Array.from(
    { length: longest },
    (_nothing, length) => share * (1 - share) ** length,
  );
  return chanceOfCounts(countCells(found, longest + 1), [...shares, (1 - share) ** longest]);
};

const DIGITS = 10;
const digitsOf = (floats: readonly number[], digits: number) =>
  floats.map((float) => Math.floor(float * digits));

/** How many different digits hands of five have. */
const poker: StreamTest = (floats) => {
  const hand = 5;
  const digits = digitsOf(floats, DIGITS);
  const different = Array.from(
    { length: Math.floor(digits.length / hand) },
    (_nothing, at) => new Set(digits.slice(at * hand, (at + 1) * hand)).size - 1,
  );
  // Digits in order without repeating, times the ways to divide five places among so many.
  const ways = [1, 15, 25, 10, 1];
  const shares = ways.map((parts, at) => {
    const orders = Array.from({ length: at + 1 }, (_nothing, place) => DIGITS - place);
    return (orders.reduce((product, left) => product * left, 1) * parts) / DIGITS ** hand;
  });
  return chanceOfCounts(countCells(different, hand), shares);
};

/** The chance that all of so many kinds are there after exactly 0, 1, 2 … numbers, up to `most`. */
export function couponShares(kinds: number, most: number): readonly number[] {
  // Having so many kinds: every number is a new one, or one of those that are there.
  let having = [1, ...Array.from({ length: kinds }, () => 0)];
  const shares = [0];
  for (let numbers = 1; numbers <= most; numbers += 1) {
    shares.push(((having[kinds - 1] ?? 0) * 1) / kinds);
    having = having.map((share, at) =>
      at === kinds
        ? 0
        : (share * at) / kinds + ((at > 0 ? (having[at - 1] ?? 0) : 0) * (kinds - at + 1)) / kinds,
    );
  }
  return shares;
}

/** How many numbers it takes until each of five kinds was there. */
const coupons: StreamTest = (floats) => {
  const [kinds, most] = [5, 40];
  const found: number[] = [];
  const seen = new Set<number>();
  let length = 0;
  for (const digit of digitsOf(floats, kinds)) {
    seen.add(digit);
    length += 1;
    if (seen.size === kinds) {
      found.push(length);
      seen.clear();
      length = 0;
    }
  }
  const shares = couponShares(kinds, most);
  const rest = 1 - shares.reduce((sum, share) => sum + share, 0);
  return chanceOfCounts(countCells(found, most + 2), [...shares, rest]);
};

/** The tests of the numbers that decide rounds, by their names. */
export const STREAM_TESTS: Readonly<Record<string, StreamTest>> = {
  evenness,
  runs,
  'correlation with the next number': correlation(1),
  // Eight numbers come from one hash.
  'correlation with the next hash': correlation(8),
  gaps,
  poker,
  coupons,
};
