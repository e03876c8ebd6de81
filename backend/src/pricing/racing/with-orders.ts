import { isOrderMarket, raceOrder } from '@touchline/domain/markets';
import type { FindJoint } from '../book/book-event.ts';
import type { MarketBook } from '../book/market-book.ts';
import type { OutcomeView } from '../book/view-outcome.ts';
import { orderPrice } from '../models/index.ts';

/** As many prices are remembered of one pricing of a race; beyond them they are computed again. */
const MOST_KNOWN = 500;

/**
 * A book that also knows what several runners of a race cost in one outcome, `1042~forecast~c12-c7`: a price
 * that is made on demand from what made the race's own, stops with them and ends with them.
 */
export function withOrders<Book extends MarketBook>(book: Book): Book {
  const remembered = new WeakMap<FindJoint, Map<string, string | undefined>>();

  function priceOf(
    findJoint: FindJoint,
    outcome: { readonly marketKey: string; readonly outcomeCode: string; readonly places: number },
  ): string | undefined {
    const known = remembered.get(findJoint) ?? new Map<string, string | undefined>();
    remembered.set(findJoint, known);
    const key = `${outcome.marketKey} ${outcome.outcomeCode}`;
    if (known.has(key)) {
      return known.get(key);
    }
    const probability = findJoint([outcome])?.at(-1);
    const price = probability === undefined ? undefined : orderPrice(probability, outcome.places);
    if (known.size < MOST_KNOWN) {
      known.set(key, price);
    }
    return price;
  }

  function getOrder(outcomeId: string): OutcomeView | undefined {
    const [id, marketKey = '', outcomeCode = '', ...rest] = outcomeId.split('~');
    const event = book.event(Number(id));
    const order = rest.length === 0 ? raceOrder(marketKey, outcomeCode) : undefined;
    const winner = event?.markets.get('outright-winner');
    if (event === undefined || order === undefined || winner === undefined) {
      return undefined;
    }
    const { findJoint } = event;
    const { places } = order;
    const price = findJoint && priceOf(findJoint, { marketKey, outcomeCode, places });
    const { version, status, reason } = winner;
    return {
      outcomeId,
      marketKey,
      outcomeCode,
      price,
      marketPrices: [price],
      marketIndex: 0,
      version,
      status: status === 'open' && price === undefined ? 'closed' : status,
      reason,
      isLive: false,
      event,
    };
  }

  return {
    ...book,
    getOutcome: (outcomeId: string) =>
      isOrderMarket(outcomeId.split('~', 2)[1] ?? '')
        ? getOrder(outcomeId)
        : book.getOutcome(outcomeId),
  };
}
