import { impliedOfTwo, marginShare } from './margin.ts';
import { quotedPrice } from './price-ladder.ts';

/**
 * Prices of the outcomes of a market with one winner, decimal text, from their fair probabilities, which add up to
 * 1; undefined where a price is outside of what is quoted.
 * @param overround sum of the inverse prices before rounding: 1.05 keeps 5 %
 */
export function priceOutcomes(
  fair: readonly number[],
  overround: number,
): readonly (string | undefined)[] {
  const [first] = fair;
  const spread = fair.reduce((sum, one) => sum + one * (1 - one), 0);
  const share = marginShare(spread, 1, overround);
  const implied =
    fair.length === 2 && first !== undefined && first > 0 && first < 1
      ? [impliedOfTwo(first, overround), overround - impliedOfTwo(first, overround)]
      : fair.map((one) => one + share * one * (1 - one));
  return implied.map((one) => {
    const price = quotedPrice(one);
    return price === 0 ? undefined : (price / 1000).toFixed(2);
  });
}
