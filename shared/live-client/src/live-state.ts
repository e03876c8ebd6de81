import type { TopicSnapshot } from '@touchline/contracts/line';
import type { LiveChange } from '@touchline/contracts/live';
import { applyChange, dropEvent, type HeldEvents, holdEvent } from './held-events.ts';
import { type HeldMarket, isSameList } from './held-market.ts';
import type { EventView, LiveKey, MarketState, OutcomeState, TopicState } from './live-views.ts';

export interface LiveState {
  readonly topic: (topic: string) => TopicState;
  readonly event: (eventId: number) => EventView | undefined;
  readonly market: (marketId: string) => MarketState | undefined;
  readonly outcome: (outcomeId: string) => OutcomeState | undefined;
  /** Replaces a topic by a snapshot. Returns the keys that changed. */
  readonly applySnapshot: (snapshot: TopicSnapshot) => ReadonlySet<LiveKey>;
  /** Applies a delta, or answers `gap` when it does not start at this topic's clock. */
  readonly applyDelta: (delta: TopicDelta) => ReadonlySet<LiveKey> | 'gap';
  /** Forgets a topic and everything only it holds. */
  readonly release: (topic: string) => ReadonlySet<LiveKey>;
}

interface TopicDelta {
  readonly topic: string;
  readonly from: string;
  readonly to: string;
  readonly changes: readonly LiveChange[];
}

/** Everything a page holds of the stream. */
interface Held {
  readonly topics: Map<string, TopicState>;
  readonly events: HeldEvents;
}

const EMPTY: TopicState = { ready: false, clk: undefined, eventIds: [] };

/** A topic's events after changes: the same array where none came or went. */
function membership(
  eventIds: readonly number[],
  changes: readonly LiveChange[],
): readonly number[] {
  let result = eventIds;
  for (const change of changes) {
    if (change[0] === '+' && !result.includes(change[1].id)) {
      result = [...result, change[1].id];
    } else if (change[0] === '-') {
      result = result.filter((id) => id !== change[1]);
    }
  }
  return result;
}

function setTopic(
  topics: Held['topics'],
  next: { readonly topic: string; readonly clk: string; readonly eventIds: readonly number[] },
  changed: Set<LiveKey>,
): void {
  const before = topics.get(next.topic) ?? EMPTY;
  const isSame = before.ready && isSameList(before.eventIds, next.eventIds);
  const eventIds = isSame ? before.eventIds : next.eventIds;
  topics.set(next.topic, { ready: true, clk: next.clk, eventIds });
  if (!isSame) {
    changed.add(`topic:${next.topic}`);
  }
}

function applySnapshot(
  { topics, events }: Held,
  { topic, clk, events: given }: TopicSnapshot,
): ReadonlySet<LiveKey> {
  const changed = new Set<LiveKey>();
  const eventIds = given.map((event) => event.id);
  for (const eventId of (topics.get(topic) ?? EMPTY).eventIds) {
    if (!eventIds.includes(eventId)) {
      dropEvent(events, { topic, eventId }, changed);
    }
  }
  for (const event of given) {
    holdEvent(events, { topic, event }, changed);
  }
  setTopic(topics, { topic, clk, eventIds }, changed);
  return changed;
}

function applyDelta(
  { topics, events }: Held,
  { topic, from, to, changes }: TopicDelta,
): ReadonlySet<LiveKey> | 'gap' {
  const before = topics.get(topic);
  if (before?.clk !== from) {
    return 'gap';
  }
  const changed = new Set<LiveKey>();
  for (const change of changes) {
    applyChange(events, { topic, change }, changed);
  }
  setTopic(topics, { topic, clk: to, eventIds: membership(before.eventIds, changes) }, changed);
  return changed;
}

function releaseTopic({ topics, events }: Held, topic: string): ReadonlySet<LiveKey> {
  const changed = new Set<LiveKey>();
  for (const eventId of (topics.get(topic) ?? EMPTY).eventIds) {
    dropEvent(events, { topic, eventId }, changed);
  }
  if (topics.delete(topic)) {
    changed.add(`topic:${topic}`);
  }
  return changed;
}

/** The market of a market id or outcome id, and the code of the outcome. */
function findMarket(events: HeldEvents, id: string): { market?: HeldMarket; code: string } {
  const [eventId = '', marketKey = '', code = ''] = id.split('~');
  const market = events.get(Number(eventId))?.markets.get(marketKey);
  return { ...(market && { market }), code };
}

/**
 * The client's side of the push protocol, without transport or clock: topics, events, markets and
 * outcomes, each changed only when what it says changed.
 */
export function createLiveState(): LiveState {
  const held: Held = { topics: new Map(), events: new Map() };
  return {
    topic: (topic) => held.topics.get(topic) ?? EMPTY,
    event: (eventId) => held.events.get(eventId)?.view,
    market: (marketId) => findMarket(held.events, marketId).market?.state,
    outcome: (outcomeId) => {
      const { market, code } = findMarket(held.events, outcomeId);
      return market?.outcomes.get(code);
    },
    applySnapshot: (snapshot) => applySnapshot(held, snapshot),
    applyDelta: (delta) => applyDelta(held, delta),
    release: (topic) => releaseTopic(held, topic),
  };
}
