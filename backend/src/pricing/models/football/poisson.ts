/** Goals beyond this many still to come are neglected; their probability is below 1e-7. */
export const mostGoals = 24;
const neglected = 1e-7;

/**
 * Writes Poisson probabilities of 0, 1, 2 … into `into` and returns how many were written minus
 * one: the last count whose tail matters.
 */
export function fillPoisson(into: Float64Array, mean: number): number {
  let probability = Math.exp(-mean);
  let left = 1 - probability;
  let count = 0;
  into[0] = probability;
  while (left > neglected && count < mostGoals) {
    count += 1;
    probability *= mean / count;
    into[count] = probability;
    left -= probability;
  }
  return count;
}
