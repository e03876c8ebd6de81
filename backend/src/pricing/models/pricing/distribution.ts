import type { Cumulative } from './fair-line.ts';

/** Probabilities of the whole numbers `low`, `low + 1`, … */
export interface Distribution {
  readonly low: number;
  readonly probabilities: Float64Array;
}

/** Tails below this are cut off. */
const neglected = 1e-10;

/** The distribution that is sure of one number. */
export function certain(value: number): Distribution {
  return { low: value, probabilities: Float64Array.of(1) };
}

/** Poisson with this mean, `from` added. */
export function poisson(mean: number, from = 0): Distribution {
  const probabilities: number[] = [Math.exp(-mean)];
  let left = 1 - (probabilities[0] as number);
  while (left > neglected && probabilities.length < 400) {
    const next = ((probabilities.at(-1) as number) * mean) / probabilities.length;
    probabilities.push(next);
    left -= next;
  }
  return { low: from, probabilities: Float64Array.from(probabilities) };
}

/** Distribution of the sum of two independent numbers. */
export function plus(one: Distribution, other: Distribution): Distribution {
  const { probabilities: a } = one;
  const { probabilities: b } = other;
  const sum = new Float64Array(a.length + b.length - 1);
  for (let first = 0; first < a.length; first += 1) {
    const weight = a[first] as number;
    if (weight === 0) continue;
    for (let second = 0; second < b.length; second += 1) {
      sum[first + second] = (sum[first + second] as number) + weight * (b[second] as number);
    }
  }
  return { low: one.low + other.low, probabilities: sum };
}

/** Distribution of the number with its sign changed. */
export function negative({ low, probabilities }: Distribution): Distribution {
  return { low: -(low + probabilities.length - 1), probabilities: probabilities.toReversed() };
}

/** Distribution of the difference of two independent numbers. */
export function minus(one: Distribution, other: Distribution): Distribution {
  return plus(one, negative(other));
}

/** Probability of one value. */
export function probabilityOf({ low, probabilities }: Distribution, value: number): number {
  return probabilities[value - low] ?? 0;
}

/** Probability of a value above `bound`. */
export function above({ low, probabilities }: Distribution, bound: number): number {
  let sum = 0;
  for (let index = Math.max(0, bound + 1 - low); index < probabilities.length; index += 1) {
    sum += probabilities[index] as number;
  }
  return sum;
}

/** Probability of a value below `bound`. */
export function below({ low, probabilities }: Distribution, bound: number): number {
  let sum = 0;
  const end = Math.min(probabilities.length, bound - low);
  for (let index = 0; index < end; index += 1) sum += probabilities[index] as number;
  return sum;
}

/** As cumulative probabilities that end in exactly 1. */
export function cumulativeOf({ low, probabilities }: Distribution): Cumulative {
  const cumulative = new Float64Array(probabilities.length);
  let sum = 0;
  for (const [index, probability] of probabilities.entries()) {
    sum += probability;
    cumulative[index] = sum;
  }
  for (let index = 0; index < cumulative.length; index += 1) {
    cumulative[index] = (cumulative[index] as number) / sum;
  }
  return { cumulative, low, high: low + probabilities.length - 1 };
}

/**
 * Probability that each of several independent numbers is the highest alone; the last entry is
 * that two or more share the highest.
 */
export function highestOf(numbers: readonly Distribution[]): readonly number[] {
  const highest = numbers.map((number, index) => {
    let sum = 0;
    for (const [offset, probability] of number.probabilities.entries()) {
      const value = number.low + offset;
      let others = probability;
      for (const [at, other] of numbers.entries()) {
        if (at !== index && others > 0) others *= below(other, value);
      }
      sum += others;
    }
    return sum;
  });
  return [...highest, Math.max(0, 1 - highest.reduce((sum, one) => sum + one, 0))];
}
