/** Lowest and highest price the house quotes, in thousandths. */
export const lowestPrice = 1_010;
export const highestPrice = 1_000_000;

/**
 * The quoted price for an implied probability (margin included), in thousandths of a decimal
 * price: the next rung below, so that rounding never eats the margin. 0 when it falls outside
 * 1.01–1000, where nothing is offered. Rungs are finer where a rung is a larger share of the price.
 */
export function quotedPrice(implied: number): number {
  const raw = 1_000 / implied;
  if (!(raw >= lowestPrice && raw <= highestPrice)) return 0;
  // A whole price such as 2.00 must not fall a rung for a rounding error of the division.
  const exact = raw + 1e-6;
  const step = stepAt(exact);
  return Math.floor(exact / step) * step;
}

function stepAt(thousandths: number): number {
  if (thousandths < 3_000) return 10;
  if (thousandths < 5_000) return 50;
  if (thousandths < 10_000) return 100;
  if (thousandths < 20_000) return 500;
  if (thousandths < 50_000) return 1_000;
  if (thousandths < 100_000) return 5_000;
  return 10_000;
}
