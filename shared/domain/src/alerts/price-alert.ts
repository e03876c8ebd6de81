import { compareOdds } from '../odds/decimal-odds.ts';

/** Which side of a price a player waits for. */
export const PRICE_DIRECTIONS = ['at-least', 'at-most'] as const;
export type PriceDirection = (typeof PRICE_DIRECTIONS)[number];

/** What a player waits for: decimal text, such as `2.50`. */
export interface AwaitedPrice {
  readonly direction: PriceDirection;
  readonly price: string;
}

/** Whether a price is one that a player waits for; exact, never by floats. Throws as `compareOdds` does. */
export function isPriceReached(price: string, awaited: AwaitedPrice): boolean {
  const difference = compareOdds(price, awaited.price);
  return awaited.direction === 'at-least' ? difference >= 0 : difference <= 0;
}
