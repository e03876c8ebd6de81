/**
 * A distribution over whole numbers as cumulative probabilities: `cumulative[value − low]` is
 * P(≤ value) for `low ≤ value ≤ high`; the last one is 1.
 */
export interface Cumulative {
  readonly cumulative: Float64Array;
  low: number;
  high: number;
}

/** P(≤ value). */
export function atMost({ cumulative, low, high }: Cumulative, value: number): number {
  if (value < low) return 0;
  return value >= high ? 1 : (cumulative[value - low] as number);
}

/**
 * Fair probability of "over" a line in quarters: the stake-weighted chance to win, given that the
 * stake is not returned. A push or half push leaves both sides, so that 1 / p has expectation 0.
 */
export function fairOver(distribution: Cumulative, quarters: number): number {
  const whole = quarters >> 2;
  const rest = quarters & 3;
  const upToWhole = atMost(distribution, whole);
  if (rest === 2) return 1 - upToWhole;
  if (rest === 3) {
    const next = atMost(distribution, whole + 1);
    const won = 1 - next + (next - upToWhole) / 2;
    return won / (won + upToWhole);
  }
  const below = atMost(distribution, whole - 1);
  const won = 1 - upToWhole;
  const lost = rest === 0 ? below : below + (upToWhole - below) / 2;
  return won + lost > 0 ? won / (won + lost) : 0;
}
