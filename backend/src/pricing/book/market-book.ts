import type { EventState, SuspensionReason } from '@touchline/contracts/line';
import type {
  BookChange,
  BookEvent,
  BookMarket,
  EventFacts,
  FindJoint,
  MarketOffer,
} from './book-event.ts';
import { type BookControls, NO_CONTROLS } from './book-controls.ts';
import { chooseMainKeys } from './main-keys.ts';
import { type OutcomeView, viewOutcome } from './view-outcome.ts';

/** The authoritative prices, for those who read them. */
export interface MarketBook {
  events(): Iterable<BookEvent>;
  event(eventId: number): BookEvent | undefined;
  /**
   * The outcome `<eventId>~<marketKey>~<code>`; closed when its market is removed, undefined when the
   * event or the id itself is not known.
   */
  getOutcome(outcomeId: string): OutcomeView | undefined;
  /** Calls the listener after each change; returns how to stop. */
  onChange(listener: (change: BookChange) => void): () => void;
}

/** A book that shows what operators let it show. */
export interface ControlledBook extends MarketBook {
  /** Shows every market by these from now on; what changes by it is told like any other change. */
  setControls(controls: BookControls): void;
  /** The markets of an event as the feed has them, by key. */
  fedMarkets(eventId: number): ReadonlyMap<string, BookMarket>;
}

/** The same book, for the feed alone. */
export interface WritableBook extends ControlledBook {
  /** Opens an event in the line section; replaces nothing: an id that is known is left alone. */
  add(facts: EventFacts, state: EventState): void;
  /** Moves an event to live: its line prices are void immediately, markets reopen when repriced. */
  goLive(eventId: number, state: EventState): void;
  setState(eventId: number, state: EventState): void;
  /** Notes that there is more in the event's timeline: so many incidents by now. */
  setReported(eventId: number, reported: number): void;
  /** Opens or reprices markets. */
  offer(eventId: number, offers: readonly MarketOffer[]): void;
  /** How likely selections win together, by what made the prices that are offered now. */
  setJoint(eventId: number, findJoint: FindJoint): void;
  /** Removes markets permanently: decided, or no longer offered. */
  withdraw(eventId: number, keys: readonly string[]): void;
  /** Suspends every open market of an event, or those named, until they are repriced. */
  suspend(eventId: number, reason: SuspensionReason, keys?: readonly string[]): void;
  /** Moves the kick-off of an event. */
  reschedule(eventId: number, startsAt: number): void;
  /** How much more overround than the house's own operators want in the prices of an event. */
  extraMargin(event: EventFacts): number;
  /** Ends an event: its markets close with the reason and its last state stays readable. */
  close(eventId: number, state: EventState, reason: SuspensionReason): void;
  remove(eventId: number): void;
}

interface MutableEvent extends Omit<EventFacts, 'startsAt'> {
  startsAt: number;
  section: BookEvent['section'];
  state: EventState;
  reported?: number;
  /** As readers see them. */
  markets: Map<string, BookMarket>;
  /** As the feed has them. */
  fed: Map<string, BookMarket>;
  mainKeys: readonly string[];
  findJoint?: FindJoint;
}

function same<Item>(left: readonly Item[], right: readonly Item[]): boolean {
  return left.length === right.length && left.every((item, at) => item === right[at]);
}

function isCurrent(market: BookMarket | undefined, offer: MarketOffer): boolean {
  return (
    market !== undefined &&
    market.status === 'open' &&
    same(market.prices, offer.prices) &&
    same(market.codes, offer.codes)
  );
}

function looksSame(left: BookMarket | undefined, right: BookMarket): boolean {
  return (
    left !== undefined &&
    left.status === right.status &&
    left.reason === right.reason &&
    same(left.prices, right.prices)
  );
}

/**
 * An empty book. Versions are counted by event, so a market that is removed and added again never shows
 * an old version again.
 */
export function createMarketBook(): WritableBook {
  const events = new Map<number, MutableEvent>();
  const versions = new Map<number, number>();
  const listeners = new Set<(change: BookChange) => void>();
  let controls = NO_CONTROLS;

  function notify(change: BookChange): void {
    for (const listener of listeners) {
      listener(change);
    }
  }
  function nextVersion(eventId: number): number {
    const version = (versions.get(eventId) ?? 0) + 1;
    versions.set(eventId, version);
    return version;
  }
  function chooseMain(event: MutableEvent): void {
    // By what the feed offers: a market that operators suspend keeps its column.
    const { sport, fed: markets, mainKeys: previous } = event;
    event.mainKeys = chooseMainKeys({ sport, markets, previous });
  }
  function put(event: MutableEvent, market: BookMarket): void {
    event.fed.set(market.key, market);
    event.markets.set(market.key, controls.show(event, market));
  }
  /** Shows an event as operators want it now. */
  function showAgain(event: MutableEvent): void {
    const changed = [...event.fed.values()].filter(
      (market) => !looksSame(event.markets.get(market.key), controls.show(event, market)),
    );
    const version = changed.length > 0 ? nextVersion(event.id) : 0;
    for (const market of changed) {
      put(event, { ...market, version });
    }
    for (const { key } of changed) {
      notify({ kind: 'market', event, key });
    }
  }
  /** One version for the whole change: it is one decision of the feed. */
  function setStatus(
    event: MutableEvent,
    { status, reason, keys }: Pick<BookMarket, 'status' | 'reason'> & { keys?: readonly string[] },
  ): void {
    const version = nextVersion(event.id);
    for (const market of event.fed.values()) {
      const isDone =
        market.status === 'closed' || (market.status === status && market.reason === reason);
      if (!isDone && keys?.includes(market.key) !== false) {
        put(event, { ...market, version, status, reason });
        notify({ kind: 'market', event, key: market.key });
      }
    }
  }

  return {
    events: () => events.values(),
    event: (eventId) => events.get(eventId),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getOutcome: (outcomeId) =>
      viewOutcome(outcomeId, {
        event: (eventId) => events.get(eventId),
        versionOf: (eventId) => versions.get(eventId) ?? 0,
      }),
    add(facts, state) {
      if (events.has(facts.id)) {
        return;
      }
      const event: MutableEvent = {
        ...facts,
        section: 'line',
        state,
        markets: new Map(),
        fed: new Map(),
        mainKeys: [],
      };
      events.set(facts.id, event);
      notify({ kind: 'added', event });
    },
    goLive(eventId, state) {
      const event = events.get(eventId);
      if (event === undefined || event.section === 'live') {
        return;
      }
      event.section = 'live';
      event.state = state;
      setStatus(event, { status: 'suspended', reason: 'price-unavailable' });
      notify({ kind: 'moved', event });
    },
    setState(eventId, state) {
      const event = events.get(eventId);
      if (event !== undefined) {
        event.state = state;
        notify({ kind: 'state', event });
      }
    },
    setReported(eventId, reported) {
      const event = events.get(eventId);
      if (event !== undefined && event.reported !== reported) {
        event.reported = reported;
        notify({ kind: 'reported', event });
      }
    },
    offer(eventId, offers) {
      const event = events.get(eventId);
      const changed = event
        ? offers.filter((offer) => !isCurrent(event.fed.get(offer.key), offer))
        : [];
      if (event === undefined || changed.length === 0) {
        return;
      }
      const version = nextVersion(eventId);
      for (const { key, codes, prices } of changed) {
        put(event, { key, codes, prices, version, status: 'open', reason: undefined });
      }
      chooseMain(event);
      for (const { key } of changed) {
        notify({ kind: 'market', event, key });
      }
    },
    setJoint(eventId, findJoint) {
      const event = events.get(eventId);
      if (event !== undefined) {
        event.findJoint = findJoint;
      }
    },
    withdraw(eventId, keys) {
      const event = events.get(eventId);
      const gone = event ? keys.filter((key) => event.markets.delete(key)) : [];
      gone.forEach((key) => event?.fed.delete(key));
      if (event === undefined || gone.length === 0) {
        return;
      }
      nextVersion(eventId);
      chooseMain(event);
      for (const key of gone) {
        notify({ kind: 'market', event, key });
      }
    },
    suspend(eventId, reason, keys) {
      const event = events.get(eventId);
      if (event !== undefined) {
        setStatus(event, { status: 'suspended', reason, ...(keys && { keys }) });
      }
    },
    reschedule(eventId, startsAt) {
      const event = events.get(eventId);
      if (event !== undefined && event.startsAt !== startsAt) {
        event.startsAt = startsAt;
        notify({ kind: 'moved', event });
      }
    },
    extraMargin: (event) => controls.extraMargin(event),
    fedMarkets: (eventId) => events.get(eventId)?.fed ?? new Map<string, BookMarket>(),
    setControls(next) {
      const before = controls;
      controls = next;
      for (const event of events.values()) {
        if (before.concerns(event) || next.concerns(event)) {
          showAgain(event);
        }
      }
    },
    close(eventId, state, reason) {
      const event = events.get(eventId);
      if (event !== undefined) {
        event.state = state;
        setStatus(event, { status: 'closed', reason });
        notify({ kind: 'state', event });
      }
    },
    remove(eventId) {
      const event = events.get(eventId);
      if (event !== undefined) {
        events.delete(eventId);
        versions.delete(eventId);
        notify({ kind: 'removed', event });
      }
    },
  };
}
