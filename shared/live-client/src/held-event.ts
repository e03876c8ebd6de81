import type { LineEvent, MarketTuple } from '@touchline/contracts/line';
import { type HeldMarket, isSameList, putMarket, releaseMarket } from './held-market.ts';
import type { EventView, LiveKey } from './live-views.ts';

/** An event as the page holds it: a list carries its main markets, its own page all of them. */
export interface HeldEvent {
  view: EventView;
  readonly markets: Map<string, HeldMarket>;
  /** Topics that carry this event. */
  readonly topics: Set<string>;
}

/** Replaces what is said of an event beside its markets. */
export function setView(held: HeldEvent, view: EventView, changed: Set<LiveKey>): void {
  if (JSON.stringify(view) !== JSON.stringify(held.view)) {
    held.view = view;
    changed.add(`event:${view.id}`);
  }
}

function refreshMarketKeys(held: HeldEvent, changed: Set<LiveKey>): void {
  const marketKeys = [...held.markets.keys()];
  if (!isSameList(marketKeys, held.view.marketKeys)) {
    held.view = { ...held.view, marketKeys };
    changed.add(`event:${held.view.id}`);
  }
}

function put(held: HeldEvent, topic: string, market: MarketTuple, changed: Set<LiveKey>): void {
  const [key] = market;
  const id = `${held.view.id}~${key}`;
  held.markets.set(key, putMarket(held.markets.get(key), { id, topic, market }, changed));
}

function release(held: HeldEvent, topic: string, key: string, changed: Set<LiveKey>): void {
  const market = held.markets.get(key);
  if (market !== undefined && releaseMarket(market, topic, changed)) {
    held.markets.delete(key);
  }
}

/** Takes one market that a topic offers, unless a newer version of it is held. */
export function offerMarket(
  held: HeldEvent,
  { topic, market }: { readonly topic: string; readonly market: MarketTuple },
  changed: Set<LiveKey>,
): void {
  const [key, version] = market;
  const known = held.markets.get(key);
  if (known === undefined || version >= known.version) {
    put(held, topic, market, changed);
    refreshMarketKeys(held, changed);
  }
}

/** Takes away one market that a topic no longer offers. */
export function withdrawMarket(
  held: HeldEvent,
  { topic, key }: { readonly topic: string; readonly key: string },
  changed: Set<LiveKey>,
): void {
  release(held, topic, key, changed);
  refreshMarketKeys(held, changed);
}

/** Takes a whole event as a topic offers it. `known` is the event as it was held so far. */
export function putEvent(
  known: HeldEvent | undefined,
  { topic, event }: { readonly topic: string; readonly event: LineEvent },
  changed: Set<LiveKey>,
): HeldEvent {
  const { markets, ...rest } = event;
  const held = known ?? {
    view: { ...rest, marketKeys: [] },
    markets: new Map<string, HeldMarket>(),
    topics: new Set<string>(),
  };
  if (known === undefined) {
    changed.add(`event:${event.id}`);
  } else {
    const { marketKeys, players } = held.view;
    // Lists do not name players; the event's own topic does.
    setView(held, { ...(players && { players }), ...rest, marketKeys }, changed);
  }
  held.topics.add(topic);
  const offered = new Set(markets.map(([key]) => key));
  for (const key of held.markets.keys()) {
    if (!offered.has(key)) {
      release(held, topic, key, changed);
    }
  }
  for (const market of markets) {
    put(held, topic, market, changed);
  }
  refreshMarketKeys(held, changed);
  return held;
}

/** Releases an event for a topic. @returns whether no other topic carries it, so that it is gone */
export function releaseEvent(held: HeldEvent, topic: string, changed: Set<LiveKey>): boolean {
  for (const key of held.markets.keys()) {
    release(held, topic, key, changed);
  }
  held.topics.delete(topic);
  if (held.topics.size > 0) {
    refreshMarketKeys(held, changed);
    return false;
  }
  changed.add(`event:${held.view.id}`);
  return true;
}
