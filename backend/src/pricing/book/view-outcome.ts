import type { SuspensionReason } from '@touchline/contracts/line';
import type { BookEvent, MarketStatus } from './book-event.ts';

/** Everything betting needs to know of an outcome at this very moment. */
export interface OutcomeView {
  readonly outcomeId: string;
  readonly marketKey: string;
  readonly outcomeCode: string;
  /** Decimal text; undefined while the outcome is not offered. */
  readonly price: string | undefined;
  /** Of all outcomes of its market, and which of them it is; empty when the market is removed. */
  readonly marketPrices: readonly (string | undefined)[];
  readonly marketIndex: number;
  readonly version: number;
  readonly status: MarketStatus;
  readonly reason: SuspensionReason | undefined;
  readonly isLive: boolean;
  readonly event: BookEvent;
}

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
