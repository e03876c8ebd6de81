import type { LineEvent } from '@touchline/contracts/line';
import type { LiveChange } from '@touchline/contracts/live';
import {
  type HeldEvent,
  offerMarket,
  putEvent,
  releaseEvent,
  setView,
  withdrawMarket,
} from './held-event.ts';
import { type HeldMarket, statusOf, updateMarket } from './held-market.ts';
import type { LiveKey } from './live-views.ts';

/** The events that the topics of a page carry; an event goes with the last of its topics. */
export type HeldEvents = Map<number, HeldEvent>;

/** Takes a whole event that a topic offers. */
export function holdEvent(
  events: HeldEvents,
  offer: { readonly topic: string; readonly event: LineEvent },
  changed: Set<LiveKey>,
): void {
  events.set(offer.event.id, putEvent(events.get(offer.event.id), offer, changed));
}

/** Releases an event that a topic no longer carries. */
export function dropEvent(
  events: HeldEvents,
  { topic, eventId }: { readonly topic: string; readonly eventId: number },
  changed: Set<LiveKey>,
): void {
  const held = events.get(eventId);
  if (held !== undefined && releaseEvent(held, topic, changed)) {
    events.delete(eventId);
  }
}

/** Prices and status of one market, unless they are older than what is held. */
function applyPrices(
  market: HeldMarket | undefined,
  [, , , version, status, reason, prices]: Extract<LiveChange, readonly ['m', ...unknown[]]>,
  changed: Set<LiveKey>,
): void {
  if (market !== undefined && version > market.version) {
    const state = { ...market.state, ...statusOf(status, reason) };
    updateMarket(market, { version, state, prices }, changed);
  }
}

/** The changes inside an event; the others bring or remove one. */
type InnerChange = Exclude<LiveChange, readonly ['+' | '-', ...unknown[]]>;

/** A change inside an event that is held. A kind that is not handled here is refused by its type. */
function applyToEvent(
  held: HeldEvent,
  { topic, change }: { readonly topic: string; readonly change: InnerChange },
  changed: Set<LiveKey>,
): void {
  switch (change[0]) {
    case 'm':
      applyPrices(held.markets.get(change[2]), change, changed);
      return;
    case 'M':
      offerMarket(held, { topic, market: change[2] }, changed);
      return;
    case 'x':
      withdrawMarket(held, { topic, key: change[2] }, changed);
      return;
    case 'e':
      setView(held, { ...held.view, state: change[2] }, changed);
      return;
    case 'c':
      setView(held, { ...held.view, marketCount: change[2] }, changed);
      return;
    default:
      change satisfies never;
  }
}

/** Applies one change of a topic, and adds the keys of what it changed. */
export function applyChange(
  events: HeldEvents,
  { topic, change }: { readonly topic: string; readonly change: LiveChange },
  changed: Set<LiveKey>,
): void {
  if (change[0] === '+') {
    holdEvent(events, { topic, event: change[1] }, changed);
    return;
  }
  if (change[0] === '-') {
    dropEvent(events, { topic, eventId: change[1] }, changed);
    return;
  }
  const held = events.get(change[1]);
  if (held !== undefined) {
    applyToEvent(held, { topic, change }, changed);
  }
}
