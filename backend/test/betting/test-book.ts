import type { OfferedOutcome, PriceBook } from '../../src/betting/placement/price-book.ts';

/** For tests: how an outcome is offered, as far as it differs from an open one before kick-off. */
export interface TestOffer {
  readonly price?: string | undefined;
  /** Of the one other outcome of its market; so that the house keeps 5 % where it is left out. */
  readonly otherPrice?: string | undefined;
  readonly status?: OfferedOutcome['status'] | undefined;
  readonly reason?: string | undefined;
  readonly isLive?: boolean | undefined;
  readonly startsAt?: number | undefined;
  readonly eventStatus?: string | undefined;
  readonly score?: readonly [number, number] | undefined;
}

/** The price that with the other one makes an overround of 1.05. */
function counterPrice(price: string | undefined): string | undefined {
  return price === undefined
    ? undefined
    : Math.max(1.01, 1 / (1.05 - 1 / Number(price))).toFixed(2);
}

/** For tests: a book that offers what it is given. Unknown ids are unknown. */
export function createTestBook(): PriceBook & {
  readonly offer: (outcomeId: string, offer: TestOffer) => void;
} {
  const offers = new Map<string, TestOffer>();
  return {
    offer: (outcomeId, offer) => {
      offers.set(outcomeId, { ...offers.get(outcomeId), ...offer });
    },
    getOutcome: (outcomeId) => {
      const offer = offers.get(outcomeId);
      const [eventId, marketKey = '', outcomeCode = ''] = outcomeId.split('~');
      return (
        offer && {
          outcomeId,
          marketKey,
          outcomeCode,
          price: offer.price,
          marketPrices: [offer.price, offer.otherPrice ?? counterPrice(offer.price)],
          marketIndex: 0,
          version: 1,
          status: offer.status ?? 'open',
          reason: offer.reason,
          isLive: offer.isLive ?? false,
          event: {
            id: Number(eventId),
            sport: 'football',
            champ: { id: 1100, name: 'Premier League' },
            home: { name: 'Arsenal' },
            away: { name: 'Chelsea' },
            startsAt: offer.startsAt ?? Date.UTC(2026, 0, 16),
            section: offer.isLive ? 'live' : 'line',
            state: {
              status: offer.eventStatus ?? (offer.isLive ? 'live' : 'scheduled'),
              ...(offer.score === undefined ? {} : { score: { total: offer.score } }),
            },
          },
        }
      );
    },
  };
}
