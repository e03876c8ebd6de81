import { greatestChance } from '../odds/index.ts';

/** A price that is to be boosted, among those of its market. */
export interface BoostedPrice {
  /** Decimal prices of all outcomes of the market; undefined while one has none. */
  readonly market: readonly (string | undefined)[];
  /** Which of them. */
  readonly at: number;
  /** What the boost adds, as a percentage of the net win. */
  readonly percent: number;
}

/**
 * Whether the margin of its market covers a boost: boosted, the price pays at most what the outcome is worth
 * without margin. Never where the margin cannot be seen. SLIP-22.
 */
export function isBoostCovered({ market, at, percent }: BoostedPrice): boolean {
  const price = Number(market[at] ?? 0);
  const boosted = price + ((price - 1) * percent) / 100;
  return price > 1 && boosted * Number(greatestChance(market, at)) <= 1;
}
