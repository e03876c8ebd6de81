import type { BookEvent } from '../../pricing/book/book-event.ts';

/** The prices of an event's main market, undefined for outcomes that are not offered now. */
export function mainPrices({ mainKeys, markets }: BookEvent): readonly (number | undefined)[] {
  const prices = markets.get(mainKeys[0] ?? '')?.prices ?? [];
  return prices.map((price) => (price === undefined ? undefined : Number(price)));
}

/**
 * Whether no one can win much on an event any more: its favourite's price is below a border, or the favourite
 * is not offered at all while others are. A market without any price is suspended, which says nothing.
 */
export function isDecided(prices: readonly (number | undefined)[], border: number): boolean {
  const offered = prices.filter((price) => price !== undefined);
  return offered.length > 0 && (offered.length < prices.length || Math.min(...offered) < border);
}
