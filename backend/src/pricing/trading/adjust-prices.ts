import { greatestChance } from '@touchline/domain/odds';
import { lowestPrice, quotedPrice } from '../models/index.ts';

function textOf(thousandths: number): string {
  return (thousandths / 1000).toFixed(2);
}

/** A price times a factor, on the rung below, in thousandths; at least the lowest that is quoted. */
function timesFactor(price: string, factor: number): number {
  return Math.max(lowestPrice, quotedPrice(1 / (Number(price) * factor)));
}

/**
 * The prices of a market after operators' changes. A raised price never exceeds what the outcome is worth by the
 * prices of the feed once their margin is taken out, by the way to spread margin that leaves it most: a bet never
 * has an edge for the player. Where that cannot be seen, a price is not raised. A lowered one is 1.01 at the least.
 * @param prices of the feed, decimal text; undefined while an outcome is not offered
 * @param changeOf the change of the outcome at a place, −0.05 for five per cent less; undefined for none
 */
export function adjustPrices(
  prices: readonly (string | undefined)[],
  changeOf: (at: number) => number | undefined,
): readonly (string | undefined)[] {
  return prices.map((price, at) => {
    const change = changeOf(at);
    if (price === undefined || change === undefined || change === 0) {
      return price;
    }
    const wanted = timesFactor(price, 1 + change);
    if (change < 0) {
      return textOf(Math.min(wanted, Math.round(Number(price) * 1000)));
    }
    const worth = quotedPrice(Number(greatestChance(prices, at)));
    return textOf(Math.max(Math.round(Number(price) * 1000), Math.min(wanted, worth)));
  });
}
