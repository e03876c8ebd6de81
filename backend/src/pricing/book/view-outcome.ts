import type { BookEvent } from './book-event.ts';
import type { OutcomeView } from './market-book.ts';

/**
 * An outcome as it is in the markets of its event; closed when its market is removed, undefined when the event or
 * the id itself is not known.
 */
export function viewOutcome(
  outcomeId: string,
  book: {
    readonly event: (eventId: number) => BookEvent | undefined;
    /** The version of an event's last change. */
    readonly versionOf: (eventId: number) => number;
  },
): OutcomeView | undefined {
  const [id, marketKey, outcomeCode, ...rest] = outcomeId.split('~');
  const event = book.event(Number(id));
  if (!event || marketKey === undefined || outcomeCode === undefined || rest.length > 0) {
    return undefined;
  }
  const market = event.markets.get(marketKey);
  const at = market?.codes.indexOf(outcomeCode) ?? -1;
  const known = market !== undefined && at >= 0 ? market : undefined;
  const price = known?.prices[at];
  const status = known === undefined ? 'closed' : known.status;
  return {
    outcomeId,
    marketKey,
    outcomeCode,
    price,
    marketPrices: known?.prices ?? [],
    marketIndex: at,
    version: known?.version ?? book.versionOf(event.id),
    status: status === 'open' && price === undefined ? 'suspended' : status,
    reason:
      known?.reason ?? (status === 'open' && price === undefined ? 'price-unavailable' : undefined),
    isLive: event.section === 'live',
    event,
  };
}
