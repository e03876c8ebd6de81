import type { TopicSnapshot } from '../line.ts';
import type { LiveChange } from './live.ts';
import { createHoldings } from './live-holdings.ts';
import type { EventView, LiveKey, MarketState, OutcomeState, TopicState } from './live-views.ts';

export interface LiveState {
  readonly topic: (topic: string) => TopicState;
  readonly event: (eventId: number) => EventView | undefined;
  readonly market: (marketId: string) => MarketState | undefined;
  readonly outcome: (outcomeId: string) => OutcomeState | undefined;
  /** Replaces a topic by a snapshot. Returns the keys that changed. */
  readonly applySnapshot: (snapshot: TopicSnapshot) => ReadonlySet<LiveKey>;
  /** Applies a delta, or answers `gap` when it does not start at the clock of this topic. */
  readonly applyDelta: (delta: {
    readonly topic: string;
    readonly from: string;
    readonly to: string;
    readonly changes: readonly LiveChange[];
  }) => ReadonlySet<LiveKey> | 'gap';
  /** Forgets a topic and everything that only it uses. */
  readonly release: (topic: string) => ReadonlySet<LiveKey>;
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

function isSame(left: readonly number[], right: readonly number[]): boolean {
  return left.length === right.length && left.every((id, index) => id === right[index]);
}

/**
 * The client's side of the push protocol, without transport or clock: topics, events, markets and
 * outcomes, each changed only when what it says changed.
 */
export function createLiveState(): LiveState {
  const topics = new Map<string, TopicState>();
  const holdings = createHoldings();

  function setTopic(topic: string, clk: string, eventIds: readonly number[]): boolean {
    const before = topics.get(topic) ?? EMPTY;
    const same = before.ready && isSame(before.eventIds, eventIds);
    topics.set(topic, { ready: true, clk, eventIds: same ? before.eventIds : eventIds });
    return !same;
  }

  return {
    topic: (topic) => topics.get(topic) ?? EMPTY,
    event: holdings.event,
    market: holdings.market,
    outcome: holdings.outcome,
    applySnapshot: ({ topic, clk, events: given }) => {
      const changed = new Set<LiveKey>();
      const eventIds = given.map((event) => event.id);
      for (const eventId of (topics.get(topic) ?? EMPTY).eventIds) {
        if (!eventIds.includes(eventId)) {
          holdings.drop(topic, eventId, changed);
        }
      }
      for (const event of given) {
        holdings.put(topic, event, changed);
      }
      if (setTopic(topic, clk, eventIds)) {
        changed.add(`topic:${topic}`);
      }
      return changed;
    },
    applyDelta: ({ topic, from, to, changes }) => {
      const before = topics.get(topic);
      if (before?.clk !== from) {
        return 'gap';
      }
      const changed = new Set<LiveKey>();
      for (const change of changes) {
        holdings.apply(topic, change, changed);
      }
      if (setTopic(topic, to, membership(before.eventIds, changes))) {
        changed.add(`topic:${topic}`);
      }
      return changed;
    },
    release: (topic) => {
      const changed = new Set<LiveKey>();
      for (const eventId of (topics.get(topic) ?? EMPTY).eventIds) {
        holdings.drop(topic, eventId, changed);
      }
      if (topics.delete(topic)) {
        changed.add(`topic:${topic}`);
      }
      return changed;
    },
  };
}
