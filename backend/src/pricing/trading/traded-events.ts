import type {
  FeedStatesAnswer,
  TradedEvent,
  TradedEventAnswer,
  TradedEventsAnswer,
} from '@touchline/contracts/trading';
import { ApiError } from '../../platform/http/api-error.ts';
import type { BookEvent, BookMarket } from '../book/book-event.ts';
import type { ControlledBook } from '../book/market-book.ts';
import type { Trading } from './trading.ts';

const PAGE = 50;

/** What operators look at of the line: the book, and what is decided about it. */
interface Desk {
  readonly book: ControlledBook;
  readonly trading: Pick<Trading, 'about'>;
}

function tradedEvent({ trading }: Desk, event: BookEvent): TradedEvent {
  const { id, sport, champ, home, away, section, startsAt, markets } = event;
  return {
    id,
    sport,
    champ: { id: champ.id, name: champ.name },
    home: home.name,
    away: away.name,
    section,
    startsAt,
    markets: markets.size,
    suspendedBy: trading
      .about(event)
      .flatMap(({ kind, scope }) => (kind === 'suspension' ? [scope] : [])),
  };
}

/** Every word of a search begins a word of the event's names. */
function matches({ champ, home, away, id }: BookEvent, query: string): boolean {
  const names = ` ${[champ.name, home.name, away.name, id].join(' ').toLowerCase()}`;
  return query
    .toLowerCase()
    .split(/\s+/)
    .slice(0, 6)
    .every((word) => names.includes(` ${word}`));
}

function bySection(left: BookEvent, right: BookEvent): number {
  const live = Number(right.section === 'live') - Number(left.section === 'live');
  return live || left.startsAt - right.startsAt || left.id - right.id;
}

/** Events of the line, live ones first and then by kick-off, a page at a time. */
export function tradedEvents(
  desk: Desk,
  asked: {
    readonly query?: string | undefined;
    readonly sport?: string | undefined;
    readonly cursor?: string | undefined;
  },
): TradedEventsAnswer {
  const { query = '', sport, cursor = '0' } = asked;
  const all = [...desk.book.events()];
  const found = all
    .filter((event) => sport === undefined || event.sport === sport)
    .filter((event) => query.trim() === '' || matches(event, query.trim()))
    .toSorted(bySection);
  const from = Number(cursor);
  return {
    events: found.slice(from, from + PAGE).map((event) => tradedEvent(desk, event)),
    sports: [...new Set(all.map((event) => event.sport))].toSorted(),
    ...(found.length > from + PAGE && { nextCursor: String(from + PAGE) }),
  };
}

function tradedMarket(
  market: BookMarket,
  fed: BookMarket | undefined,
): TradedEventAnswer['markets'][number] {
  const { key, status, reason, codes, prices } = market;
  return {
    key,
    status,
    ...(reason === undefined ? {} : { reason }),
    outcomes: codes.map((code, at) => ({
      code,
      ...(prices[at] === undefined ? {} : { price: prices[at] }),
      ...(fed?.prices[at] === undefined ? {} : { fed: fed.prices[at] }),
    })),
  };
}

/**
 * The markets of an event as players see them, beside what the feed says.
 * @throws ApiError `not_found`
 */
export function tradedEventAnswer(desk: Desk, eventId: number): TradedEventAnswer {
  const event = desk.book.event(eventId);
  if (event === undefined) {
    throw new ApiError('not_found', `there is no event ${eventId} in the line`);
  }
  const fed = desk.book.fedMarkets(eventId);
  const main = event.mainKeys;
  const ordered = [
    ...main.flatMap((key) => event.markets.get(key) ?? []),
    ...[...event.markets.values()].filter(({ key }) => !main.includes(key)),
  ];
  return {
    event: tradedEvent(desk, event),
    markets: ordered.map((market) => tradedMarket(market, fed.get(market.key))),
    controls: [...desk.trading.about(event)],
  };
}

/** What the feed itself takes no bets on at the moment, by reason. */
export function fedSuspensions(book: ControlledBook): FeedStatesAnswer['suspended'] {
  const counts = new Map<string, { markets: number; events: Set<number> }>();
  for (const { id } of book.events()) {
    for (const { status, reason } of book.fedMarkets(id).values()) {
      if (status === 'suspended' && reason !== undefined) {
        const count = counts.get(reason) ?? { markets: 0, events: new Set() };
        counts.set(reason, count);
        count.markets += 1;
        count.events.add(id);
      }
    }
  }
  return [...counts]
    .map(([reason, { markets, events }]) => ({
      reason: reason as FeedStatesAnswer['suspended'][number]['reason'],
      markets,
      events: events.size,
    }))
    .toSorted((left, right) => right.markets - left.markets);
}
