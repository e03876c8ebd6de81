import type { FieldLaw } from '../racing/field.ts';

/**
 * The law of a race whose winner is drawn by weights, then the second among those left, and so on (Plackett and Luce):
 * by exact enumeration of the orders asked about.
 * @param weights positive, by place in the field
 */
export function createWeightLaw(weights: readonly number[]): FieldLaw {
  const all = weights.reduce((sum, one) => sum + one, 0);

  function inOrder(runners: readonly number[]): number {
    let left = all;
    let probability = 1;
    for (const runner of runners) {
      const weight = weights[runner] ?? 0;
      probability *= weight / left;
      left -= weight;
    }
    return probability;
  }
  /** The probability of the runner to be among the next `places`, once those before have finished. */
  function within(runner: number, places: number, before: readonly number[]): number {
    if (places === 0) return 0;
    return weights.reduce((sum, _, next) => {
      if (before.includes(next)) return sum;
      const order = [...before, next];
      return sum + (next === runner ? inOrder(order) : within(runner, places - 1, order));
    }, 0);
  }
  return {
    inOrder,
    amongFirst: (places) => weights.map((_, runner) => within(runner, places, [])),
  };
}
