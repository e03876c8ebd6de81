import {
  type EventState,
  type LineEvent,
  MARKET_CLOSED,
  MARKET_OPEN,
  MARKET_SUSPENDED,
  type MarketTuple,
} from '@touchline/contracts/line';
import type {
  BookEvent,
  BookMarket,
  MarketStatus,
  OutrightFacts,
} from '../../pricing/book/book-event.ts';
import { withCountry } from '../names/countries.ts';

const STATUS_CODE: Readonly<Record<MarketStatus, MarketTuple[2]>> = {
  open: MARKET_OPEN,
  suspended: MARKET_SUSPENDED,
  closed: MARKET_CLOSED,
};

export function toStatusCode(status: MarketStatus): MarketTuple[2] {
  return STATUS_CODE[status];
}

export function toMarketTuple(market: BookMarket): MarketTuple {
  return [
    market.key,
    market.version,
    STATUS_CODE[market.status],
    market.reason ?? null,
    market.codes.map((code, at) => [code, market.prices[at] ?? null]),
  ];
}

function wireOutright({ from, until, competitors }: OutrightFacts): LineEvent['outright'] {
  return { from, until, competitors: [...competitors] };
}

/** The state of an event, with how far its timeline is. */
export function toEventState({
  state,
  reported,
}: Pick<BookEvent, 'state' | 'reported'>): EventState {
  return reported === undefined ? state : { ...state, reported };
}

/** An event as the wire shows it, with the named markets; keys it does not have are left out. */
export function toLineEvent(
  event: BookEvent,
  keys: Iterable<string>,
  { withPlayers = false }: { readonly withPlayers?: boolean } = {},
): LineEvent {
  const markets: MarketTuple[] = [];
  for (const key of keys) {
    const market = event.markets.get(key);
    if (market !== undefined) {
      markets.push(toMarketTuple(market));
    }
  }
  const { id, name, slug, country } = event.champ;
  return {
    id: event.id,
    sportId: event.sportId,
    sport: event.sport,
    champ: { id, name, slug, country },
    slug: event.slug,
    home: withCountry(event.home),
    away: withCountry(event.away),
    startsAt: event.startsAt,
    section: event.section,
    state: toEventState(event),
    ...(event.hasStream && { hasStream: true }),
    marketCount: event.markets.size,
    markets,
    ...(withPlayers && event.players && { players: [...event.players()] }),
    ...(event.outright === undefined ? {} : { outright: wireOutright(event.outright) }),
  };
}
