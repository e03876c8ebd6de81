import type { BookEvent } from '../../pricing/book/book-event.ts';
import type { MarketBook } from '../../pricing/book/market-book.ts';
import type { TopicName } from './topic-name.ts';
import { chooseTopEvents, compareEvents, isListed } from './top-events.ts';

/** Which events and markets of the book a topic shows. */
export interface TopicView {
  /** The topic's events, in the order a snapshot lists them. */
  select(): readonly BookEvent[];
  /** The event when it belongs to the topic now. */
  find(eventId: number): BookEvent | undefined;
  /** Keys of the markets shown for an event. */
  carries(event: BookEvent): Iterable<string>;
  /** Chooses again where the choice depends on other events; names those that came or went. */
  reselect(): readonly number[];
}

function predicateView(book: MarketBook, belongs: (event: BookEvent) => boolean): TopicView {
  return {
    select: () => [...book.events()].filter(belongs).sort(compareEvents),
    find(eventId) {
      const event = book.event(eventId);
      return event !== undefined && belongs(event) ? event : undefined;
    },
    carries: (event) => event.mainKeys,
    reselect: () => [],
  };
}

function eventView(book: MarketBook, eventId: number): TopicView {
  const find = (id: number): BookEvent | undefined => (id === eventId ? book.event(id) : undefined);
  return {
    select: () => [find(eventId)].filter((event) => event !== undefined),
    find,
    carries: (event) => event.markets.keys(),
    reselect: () => [],
  };
}

function topView(book: MarketBook, section: 'live' | 'line'): TopicView {
  let chosen = chooseTopEvents(book.events(), section);
  return {
    select: () => chosen.map((id) => book.event(id)).filter((event) => event !== undefined),
    find: (eventId) => (chosen.includes(eventId) ? book.event(eventId) : undefined),
    carries: (event) => event.mainKeys,
    reselect() {
      const before = chosen;
      chosen = chooseTopEvents(book.events(), section, before);
      const came = chosen.filter((id) => !before.includes(id));
      const went = before.filter((id) => !chosen.includes(id));
      return [...came, ...went];
    },
  };
}

/** The view behind a topic's name. */
export function createTopicView(book: MarketBook, name: TopicName): TopicView {
  switch (name.kind) {
    case 'top':
      return topView(book, name.section);
    case 'event':
      return eventView(book, name.eventId);
    case 'list':
      return predicateView(
        book,
        (event) => event.sport === name.sport && isListed(event, name.section),
      );
    case 'champ':
      return predicateView(
        book,
        (event) => event.champ.id === name.champId && isListed(event, name.section),
      );
  }
}
