/**
 * Implied probability of one side of a two-way market after margin, by the odds-ratio method
 * (K. Cheung): fair odds are multiplied by one factor for both sides. The factor that makes the
 * two add up to `overround` is the positive root of a quadratic, so no search is needed.
 * @param fair fair probability, within (0, 1)
 * @param overround sum of both implied probabilities, within [1, 2)
 */
export function impliedOfTwo(fair: number, overround: number): number {
  const product = fair * (1 - fair);
  const squares = 1 - 2 * product;
  const excess = squares * (overround - 1);
  const room = 2 - overround;
  const root = Math.sqrt(excess * excess + 4 * product * product * overround * room);
  const factor = (excess + root) / (2 * product * room);
  return (factor * fair) / (1 - fair + factor * fair);
}

/**
 * Share of the margin that each unit of `p·(1 − p)` carries in a market of three or more
 * outcomes: the odds-ratio method to first order, `q = p + share·p·(1 − p)`. It adds up exactly
 * to `overround` and, unlike equal proportions, charges long shots more than favourites.
 * @param spread sum of `p·(1 − p)` over the outcomes
 */
export function marginShare(spread: number, winners: number, overround: number): number {
  return spread > 0 ? (winners * (overround - 1)) / spread : 0;
}

/**
 * Fair probabilities behind decimal prices, by the odds-ratio method: the one factor on all fair
 * odds that makes them add up to 1. Bisection; not for the hot path.
 * @param prices decimal prices above 1 of all outcomes of a market with one winner
 */
export function removeMargin(prices: readonly number[]): readonly number[] {
  const implied = prices.map((price) => 1 / price);
  const fairAt = (factor: number): readonly number[] =>
    implied.map((one) => one / (factor * (1 - one) + one));
  const sumAt = (factor: number): number => fairAt(factor).reduce((sum, one) => sum + one, 0);
  let low = 0.01;
  let high = 100;
  for (let step = 0; step < 60; step += 1) {
    const middle = Math.sqrt(low * high);
    if (sumAt(middle) > 1) low = middle;
    else high = middle;
  }
  return fairAt(Math.sqrt(low * high));
}
