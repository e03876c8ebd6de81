import type { EventState, SuspensionReason } from '@touchline/contracts/line';
import type {
  BookChange,
  BookEvent,
  BookMarket,
  EventFacts,
  FindJoint,
  MarketOffer,
  MarketStatus,
} from './book-event.ts';
import { chooseMainKeys } from './main-keys.ts';

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

/** The same book, for the feed alone. */
export interface WritableBook extends MarketBook {
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
  /** Suspends every open market of an event, until it is repriced. */
  suspend(eventId: number, reason: SuspensionReason): void;
  /** Ends an event: its markets close with the reason and its last state stays readable. */
  close(eventId: number, state: EventState, reason: SuspensionReason): void;
  remove(eventId: number): void;
}

interface MutableEvent extends EventFacts {
  section: BookEvent['section'];
  state: EventState;
  reported?: number;
  markets: Map<string, BookMarket>;
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

/**
 * An empty book. Versions are counted by event, so a market that is removed and added again never shows
 * an old version again.
 */
export function createMarketBook(): WritableBook {
  const events = new Map<number, MutableEvent>();
  const versions = new Map<number, number>();
  const listeners = new Set<(change: BookChange) => void>();

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
    const { sport, markets, mainKeys: previous } = event;
    event.mainKeys = chooseMainKeys({ sport, markets, previous });
  }
  /** One version for the whole change: it is one decision of the feed. */
  function setStatus(event: MutableEvent, status: MarketStatus, reason: SuspensionReason): void {
    const version = nextVersion(event.id);
    for (const market of event.markets.values()) {
      const isDone =
        market.status === 'closed' || (market.status === status && market.reason === reason);
      if (!isDone) {
        event.markets.set(market.key, { ...market, version, status, reason });
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
    getOutcome(outcomeId) {
      const [id, marketKey, outcomeCode, ...rest] = outcomeId.split('~');
      const event = events.get(Number(id));
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
        version: known?.version ?? versions.get(event.id) ?? 0,
        status: status === 'open' && price === undefined ? 'suspended' : status,
        reason:
          known?.reason ??
          (status === 'open' && price === undefined ? 'price-unavailable' : undefined),
        isLive: event.section === 'live',
        event,
      };
    },
    add(facts, state) {
      if (events.has(facts.id)) {
        return;
      }
      const event: MutableEvent = {
        ...facts,
        section: 'line',
        state,
        markets: new Map(),
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
      setStatus(event, 'suspended', 'price-unavailable');
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
        ? offers.filter((offer) => !isCurrent(event.markets.get(offer.key), offer))
        : [];
      if (event === undefined || changed.length === 0) {
        return;
      }
      const version = nextVersion(eventId);
      for (const { key, codes, prices } of changed) {
        event.markets.set(key, { key, codes, prices, version, status: 'open', reason: undefined });
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
      if (event === undefined || gone.length === 0) {
        return;
      }
      nextVersion(eventId);
      chooseMain(event);
      for (const key of gone) {
        notify({ kind: 'market', event, key });
      }
    },
    suspend(eventId, reason) {
      const event = events.get(eventId);
      if (event !== undefined) {
        setStatus(event, 'suspended', reason);
      }
    },
    close(eventId, state, reason) {
      const event = events.get(eventId);
      if (event !== undefined) {
        event.state = state;
        setStatus(event, 'closed', reason);
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
