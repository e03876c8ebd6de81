/**
 * The shape of finishing times: the r of Stern's gamma model (H. Stern, "Models for distributions on permutations",
 * JASA 85, 1990). 1 is Harville's model, in which favourites that do not win are placed too often; real finishing
 * orders fit larger shapes better.
 */
export const TIME_SHAPE = 4;

/** The book's sum of inverse prices a place to be won: grows with the field, and is bounded. */
const LEAST_OVERROUND = 1.06;
const OVERROUND_A_RUNNER = 0.01;
const MOST_OVERROUND = 1.2;

export function raceOverround(runners: number): number {
  return Math.min(MOST_OVERROUND, LEAST_OVERROUND + OVERROUND_A_RUNNER * runners);
}

/** What the house keeps of a stake on several runners before rounding, by the number of places. */
export const ORDER_MARGIN: Readonly<Record<number, number>> = { 2: 0.12, 3: 0.16 };

/** Above this several runners have no price. */
export const MOST_ORDER_PRICE = 5_000;
/** Below this neither. */
export const LEAST_ORDER_PRICE = 1.05;
