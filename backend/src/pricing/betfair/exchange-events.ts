import type { DecidedOutcomes } from '../book/decides-outcomes.ts';
import type { WritableBook } from '../book/market-book.ts';
import { defaultPricingSettings } from '../models/index.ts';
import type { BookedMarket, CatalogueMarket, ChangeMessage } from './betfair-schema.ts';
import { factsOf, idOf } from './event-facts.ts';
import type { FollowedMarket, FollowedMarkets } from './followed-markets.ts';
import { createMarketCache, type StreamedMarket } from './market-cache.ts';
import { knownMarket, MARKET_TYPES } from './market-types.ts';
import { readOffer, readResults } from './read-market.ts';

/** The exchange's events in our book: what the catalogue and the stream say of them. */
export interface ExchangeEvents {
  readonly takeCatalogue: (markets: readonly CatalogueMarket[]) => void;
  /** The markets to follow, the first to start first. */
  readonly toFollow: (most: number) => readonly string[];
  /** Brings a message of the stream into the book. */
  readonly take: (message: ChangeMessage) => void;
  /** Takes no bets on anything until `recover`. */
  readonly suspendAll: () => void;
  /** Offers again what is held. @returns the markets that an image did not name any more */
  readonly recover: () => readonly string[];
  /** Brings markets in as the exchange has them when asked, also closed ones. */
  readonly takeBooks: (books: readonly BookedMarket[]) => void;
  readonly undecided: (exchangeEvent: string) => readonly string[];
  /** Markets that were decided of late: the exchange may still correct them. */
  readonly recentlyDecided: () => readonly string[];
  readonly decidedOf: (eventId: number) => DecidedOutcomes | undefined;
  /** Brings events to the present moment: margins of operators, and what ended long ago. */
  readonly tick: () => void;
  readonly keep: () => Promise<void>;
}

interface ExchangeEventsOptions {
  readonly book: WritableBook;
  readonly clock: () => number;
  readonly followed: FollowedMarkets;
  readonly onDecided: (decided: DecidedOutcomes) => void;
}

/** An ended match stays readable this long. */
const AFTERLIFE_MS = 180_000;
/** The exchange corrects a settlement within hours, if at all. */
const CORRECTED_WITHIN_MS = 6 * 3_600_000;
const settings = defaultPricingSettings();

/** The type of a market by its name in the catalogue: the stream says it later, and the catalogue first. */
function typeOf({ marketName }: CatalogueMarket): string {
  const line = /^Over\/Under (\d)\.5 Goals$/.exec(marketName)?.[1];
  const named: Readonly<Record<string, string>> = {
    'Match Odds': 'MATCH_ODDS',
    Moneyline: 'MATCH_ODDS',
    'Both teams to Score?': 'BOTH_TEAMS_TO_SCORE',
  };
  return line === undefined ? (named[marketName] ?? '') : `OVER_UNDER_${line}5`;
}

/** Keeps the exchange's events in a book. */
export function createExchangeEvents(options: ExchangeEventsOptions): ExchangeEvents {
  const { book, clock, followed } = options;
  const cache = createMarketCache();
  const removeAt = new Map<number, number>();
  const pricedMargins = new Map<string, number>();
  let isDown = false;

  function decide(market: FollowedMarket, results: NonNullable<FollowedMarket['results']>): void {
    const before = market.results;
    const isSame =
      before !== undefined &&
      Object.entries(results).every(([code, result]) => before[code] === result);
    if (isSame) {
      return;
    }
    followed.set({ ...market, results, decidedAt: clock() });
    options.onDecided(decidedBy({ ...market, results }, before !== undefined));
  }
  function endIfOver(eventId: string): void {
    const id = idOf(eventId);
    const markets = followed.ofEvent(eventId);
    if (book.event(id) !== undefined && markets.every(({ results }) => results !== undefined)) {
      book.close(id, { status: 'finished' }, 'finished');
      removeAt.set(id, clock() + AFTERLIFE_MS);
    }
  }
  function offer(market: FollowedMarket, streamed: StreamedMarket): void {
    const id = idOf(market.eventId);
    const event = book.event(id);
    if (event === undefined) {
      return;
    }
    const isLive = event.section === 'live';
    const extraMargin = book.extraMargin(event);
    const offered = readOffer(streamed, market, { settings, isLive, extraMargin });
    pricedMargins.set(market.marketId, extraMargin);
    if (offered === undefined) {
      book.suspend(id, 'price-unavailable', [market.key]);
    } else {
      book.offer(id, [offered]);
    }
  }
  /** Follows what the definition says of the whole event: its start, and whether it is played. */
  function followEvent(
    market: FollowedMarket,
    definition: NonNullable<StreamedMarket['definition']>,
  ) {
    const id = idOf(market.eventId);
    const event = book.event(id);
    const startsAt = Date.parse(definition.marketTime);
    if (definition.inPlay) {
      book.goLive(id, { status: 'live' });
    } else if (event?.section === 'line' && !Number.isNaN(startsAt)) {
      book.reschedule(id, startsAt);
    }
  }
  function show(marketId: string): void {
    const market = followed.get(marketId);
    const streamed = cache.get(marketId);
    const definition = streamed?.definition;
    if (market === undefined || streamed === undefined || definition === undefined) {
      return;
    }
    const id = idOf(market.eventId);
    followEvent(market, definition);
    if (definition.status === 'CLOSED') {
      book.withdraw(id, [market.key]);
      const results = readResults(definition, market);
      if (results !== undefined) {
        decide(market, results);
        endIfOver(market.eventId);
      }
    } else if (definition.status === 'OPEN' && !isDown) {
      offer(market, streamed);
    } else if (definition.status !== 'OPEN') {
      const reason = definition.inPlay ? 'critical-moment' : 'price-unavailable';
      book.suspend(id, reason, [market.key]);
    }
  }
  function suspendAll(): void {
    isDown = true;
    for (const { id, state } of book.events()) {
      if (state.status !== 'finished') {
        book.suspend(id, 'feed-stale');
      }
    }
  }

  return {
    takeCatalogue(markets) {
      for (const market of markets) {
        const facts = factsOf(market);
        const type = typeOf(market);
        const known = MARKET_TYPES.includes(type) ? knownMarket(market, type) : undefined;
        if (facts !== undefined && known !== undefined && !removeAt.has(facts.id)) {
          book.add(facts, { status: 'scheduled' });
          const before = followed.get(known.marketId);
          if (before === undefined) {
            followed.set({ ...known, startsAt: facts.startsAt });
          }
        }
      }
    },
    toFollow: (most) =>
      [...followed.all()]
        .filter(({ eventId, results }) => {
          return results === undefined && book.event(idOf(eventId)) !== undefined;
        })
        .toSorted((left, right) => left.startsAt - right.startsAt)
        .slice(0, most)
        .map(({ marketId }) => marketId),
    take: (message) => cache.take(message).forEach(show),
    suspendAll,
    recover() {
      isDown = false;
      const gone = cache.endImage();
      cache.ids().forEach(show);
      for (const marketId of gone) {
        const market = followed.get(marketId);
        if (market !== undefined) {
          book.suspend(idOf(market.eventId), 'price-unavailable', [market.key]);
        }
      }
      return gone.filter((marketId) => followed.get(marketId)?.results === undefined);
    },
    takeBooks(books) {
      for (const { marketId, status, runners } of books) {
        const market = followed.get(marketId);
        const named = runners.map((runner) => ({ id: runner.selectionId, status: runner.status }));
        const results = market && readResults({ status, runners: named }, market);
        if (market !== undefined && results !== undefined) {
          book.withdraw(idOf(market.eventId), [market.key]);
          decide(market, results);
          endIfOver(market.eventId);
        }
      }
    },
    undecided: (exchangeEvent) =>
      followed
        .ofEvent(exchangeEvent)
        .flatMap(({ marketId, results }) => (results === undefined ? [marketId] : [])),
    recentlyDecided: () =>
      [...followed.all()].flatMap(({ marketId, decidedAt = 0 }) =>
        decidedAt > clock() - CORRECTED_WITHIN_MS ? [marketId] : [],
      ),
    decidedOf(eventId) {
      const markets = [...followed.all()].filter(
        (market) => idOf(market.eventId) === eventId && market.results !== undefined,
      );
      return markets.length === 0
        ? undefined
        : {
            eventId,
            outcomes: markets.flatMap((market) => decidedBy(market, false).outcomes),
            isCorrection: false,
          };
    },
    tick() {
      const now = clock();
      for (const [id, at] of removeAt) {
        if (at <= now && book.event(id) !== undefined) {
          book.remove(id);
        }
      }
      for (const marketId of isDown ? [] : cache.ids()) {
        const market = followed.get(marketId);
        const event = market && book.event(idOf(market.eventId));
        if (event !== undefined && book.extraMargin(event) !== pricedMargins.get(marketId)) {
          show(marketId);
        }
      }
    },
    keep: () => followed.keep(clock()),
  };
}

function decidedBy(market: FollowedMarket, isCorrection: boolean): DecidedOutcomes {
  const eventId = idOf(market.eventId);
  return {
    eventId,
    isCorrection,
    outcomes: Object.entries(market.results ?? {}).map(([code, result]) => ({
      outcomeId: `${eventId}~${market.key}~${code}`,
      result,
    })),
  };
}
