import { findMarketType } from '@touchline/domain/markets';
import type { MarketOffer } from '../book/book-event.ts';
import type { WritableBook } from '../book/market-book.ts';
import type { MarketPrices, PricingAnswer } from './pricing-job.ts';

function toOffer([key, prices, named]: MarketPrices): MarketOffer {
  const [code = key] = key.split('@');
  return {
    key,
    codes: named ?? findMarketType(code)?.kind.outcomes ?? [],
    prices: prices.map((price) => price ?? undefined),
  };
}

/** Writes a pricing answer into the book; `fixed` prices replace the model's. */
export function applyPrices(options: {
  readonly book: WritableBook;
  readonly answer: PricingAnswer;
  /** Whether the answer contains all markets: what it does not list is removed. */
  readonly isWhole: boolean;
  readonly fixed?: readonly MarketOffer[] | undefined;
}): void {
  const { book, answer, isWhole, fixed = [] } = options;
  const { eventId, markets, gone } = answer;
  const fixedKeys = new Set(fixed.map(({ key }) => key));
  const priced = markets.map(toOffer).filter(({ key }) => !fixedKeys.has(key));
  book.offer(eventId, [...fixed, ...priced]);
  const named = new Set([...fixedKeys, ...markets.map(([key]) => key)]);
  const held = isWhole ? [...(book.event(eventId)?.markets.keys() ?? [])] : gone;
  book.withdraw(
    eventId,
    held.filter((key) => !named.has(key)),
  );
}
