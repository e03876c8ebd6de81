import type { Section } from '@touchline/contracts/line';
import { type ListMarket, listMarketCode } from '@touchline/domain/markets';
import type { BookEvent } from '../../pricing/book/book-event.ts';
import { chooseLine } from '../../pricing/book/main-keys.ts';
import type { MarketBook } from '../../pricing/book/market-book.ts';
import type { HubIndex } from '../hubs/competition-hubs.ts';
import type { InterestOf } from './interest-of.ts';
import { chooseEsportsEvents } from './esports-events.ts';
import { choosePopularEvents } from './popular-events.ts';
import { chooseSoonEvents } from './soon-events.ts';
import type { TopicName, TopList } from './topic-name.ts';
import { chooseTopEvents, compareEvents, isListed } from './top-events.ts';

/** Which events and markets of the book a topic shows. */
export interface TopicView {
  /** The topic's events, in the order a snapshot lists them. */
  select(): readonly BookEvent[];
  /** The event when it belongs to the topic now. */
  find(eventId: number): BookEvent | undefined;
  /** Keys of the markets shown for an event. */
  carries(event: BookEvent): Iterable<string>;
  /** It names the players of its events, and reports of each change of their timelines. */
  readonly isWhole?: boolean;
  /** Chooses again where the choice depends on other events; names those that came or went. */
  reselect(): readonly number[];
}

/** Keys of the one market that a list carries: its line stays while it is balanced. */
function keysOf(market: ListMarket): TopicView['carries'] {
  const shown = new Map<number, string>();
  return ({ id, sport, markets }) => {
    const code = listMarketCode(sport, market);
    const before = shown.get(id);
    const previous = before === undefined ? [] : [before];
    const key = code === undefined ? undefined : chooseLine({ code, markets, previous });
    if (key === undefined) {
      shown.delete(id);
      return [];
    }
    shown.set(id, key);
    return [key];
  };
}

function predicateView(
  book: MarketBook,
  belongs: (event: BookEvent) => boolean,
  market: ListMarket | undefined,
): TopicView {
  return {
    select: () => [...book.events()].filter(belongs).sort(compareEvents),
    find(eventId) {
      const event = book.event(eventId);
      return event !== undefined && belongs(event) ? event : undefined;
    },
    carries: market === undefined ? (event) => event.mainKeys : keysOf(market),
    reselect: () => [],
  };
}

function eventView(book: MarketBook, eventId: number, carries: TopicView['carries']): TopicView {
  const find = (id: number): BookEvent | undefined => (id === eventId ? book.event(id) : undefined);
  return {
    select: () => [find(eventId)].filter((event) => event !== undefined),
    find,
    carries,
    reselect: () => [],
  };
}

/** What the choice of topics depends on, in addition to the book. */
export interface TopicChoice {
  readonly interest: InterestOf;
  /** Milliseconds since epoch. */
  readonly clock: () => number;
  /** The tournaments that have pages of their own. */
  readonly hubs: () => HubIndex;
}

function chooserOf(book: MarketBook, list: TopList, { interest, clock }: TopicChoice) {
  return (shown: readonly number[]): readonly number[] => {
    const now = clock();
    const popular = (before: readonly number[]) =>
      choosePopularEvents(book.events(), { interest, now, shown: before });
    switch (list) {
      case 'popular':
        return popular(shown);
      case 'soon':
        // Home shows both.
        return chooseSoonEvents(book.events(), { interest, now, without: popular([]) });
      case 'esports':
        return chooseEsportsEvents(book.events(), { interest, now });
      default:
        return chooseTopEvents(book.events(), list, shown, interest);
    }
  };
}

/** How long a choice among all events of the book stands, ms, unless one of those chosen leaves before. */
const STANDS_MS = 1_000;

function topView(book: MarketBook, list: TopList, choice: TopicChoice): TopicView {
  const choose = chooserOf(book, list, choice);
  let chosenAt = choice.clock();
  let chosen = choose([]);
  let sections = sectionsOf(chosen);

  function sectionsOf(ids: readonly number[]): readonly (Section | undefined)[] {
    return ids.map((id) => book.event(id)?.section);
  }
  const hasLeft = (id: number, at: number) => {
    const event = book.event(id);
    const section = sections[at];
    return event === undefined || section === undefined || !isListed(event, section);
  };
  return {
    select: () => chosen.map((id) => book.event(id)).filter((event) => event !== undefined),
    find: (eventId) => (chosen.includes(eventId) ? book.event(eventId) : undefined),
    carries: (event) => event.mainKeys,
    reselect() {
      const now = choice.clock();
      // A clock that was put back does not keep a choice for longer.
      if (Math.abs(now - chosenAt) < STANDS_MS && !chosen.some(hasLeft)) {
        return [];
      }
      const before = chosen;
      chosenAt = now;
      chosen = choose(before);
      sections = sectionsOf(chosen);
      const came = chosen.filter((id) => !before.includes(id));
      const went = before.filter((id) => !chosen.includes(id));
      return [...came, ...went];
    },
  };
}

const isOffered = (event: BookEvent) => isListed(event, event.section);

/** The events of a tournament that are offered; which competitions it has may change. */
function hubView(
  book: MarketBook,
  {
    name,
    hubs,
    isOffered,
  }: {
    readonly name: string;
    readonly hubs: TopicChoice['hubs'];
    readonly isOffered: (event: BookEvent) => boolean;
  },
): TopicView {
  let index = hubs();
  const belongs = (event: BookEvent) => isOffered(event) && index.of(event).includes(name);
  const ids = () => [...book.events()].filter(belongs).map(({ id }) => id);
  return {
    ...predicateView(book, belongs, undefined),
    reselect() {
      if (index === hubs()) {
        return [];
      }
      const before = ids();
      index = hubs();
      // What was there and what is there now: the topic looks at each.
      return [...new Set([...before, ...ids()])];
    },
  };
}

/** Decided ones stay until the book drops them. */
const isOutright = ({ outright }: BookEvent) => outright !== undefined;

/** The same with all markets of each event. */
function withAllMarkets(view: TopicView): TopicView {
  return { ...view, carries: ({ markets }) => markets.keys() };
}

/** The view behind a topic's name. */
export function createTopicView(book: MarketBook, name: TopicName, choice: TopicChoice): TopicView {
  switch (name.kind) {
    case 'top':
      return topView(book, name.list, choice);
    case 'hub':
      return hubView(book, { name: name.hub, hubs: choice.hubs, isOffered });
    case 'outrights':
      return withAllMarkets(
        predicateView(
          book,
          (event) => isOutright(event) && event.champ.id === name.champId,
          undefined,
        ),
      );
    case 'hub-outrights':
      return withAllMarkets(
        hubView(book, { name: name.hub, hubs: choice.hubs, isOffered: isOutright }),
      );
    case 'event':
      return {
        ...eventView(book, name.eventId, ({ markets }) => markets.keys()),
        isWhole: true,
      };
    case 'row':
      return eventView(book, name.eventId, ({ mainKeys }) => mainKeys);
    case 'list':
      return predicateView(
        book,
        (event) => event.sport === name.sport && isListed(event, name.section),
        name.market,
      );
    case 'champ':
      return predicateView(
        book,
        (event) => event.champ.id === name.champId && isListed(event, name.section),
        name.market,
      );
  }
}
