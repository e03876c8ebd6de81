import type { Clock, Disposer } from '@touchline/plugin-api';
import { topicQuery } from './sse-transport.ts';
import type { Connection, Transport, TransportEvents, WantedTopic } from './transport.ts';

export interface PollingDependencies {
  readonly url: string;
  readonly clock: Clock;
  /** Milliseconds between two questions about a topic, as things stand. */
  readonly intervalOf: (topic: string) => number;
  readonly fetch: (url: string, signal: AbortSignal) => Promise<readonly unknown[]>;
  /** The clock a topic has reached by now. */
  readonly clockOf: (topic: string) => string | undefined;
}

/** A topic whose answer did not fit is asked for again, but never in a tight circle, ms. */
const AGAIN_AFTER = 1000;

/**
 * The last resort: asks again and again, for each topic at its own interval of the specification.
 * Topics that are due at the same time share a question, and no question overtakes another.
 */
export function createPollingTransport(dependencies: PollingDependencies): Transport {
  const { url, clock, intervalOf, fetch, clockOf } = dependencies;
  const connect = (topics: readonly WantedTopic[], events: TransportEvents): Connection => {
    const abort = new AbortController();
    /** When each followed topic is asked for next. */
    let dueAt = new Map<string, number>();
    /** What is being asked for. */
    let asked: readonly string[] | undefined;
    let cancel: Disposer = () => undefined;

    const plan = () => {
      cancel();
      if (asked === undefined && dueAt.size > 0 && !abort.signal.aborted) {
        const next = Math.min(...dueAt.values());
        cancel = clock.after(Math.max(0, next - clock.now()), () => void ask());
      }
    };
    const ask = async () => {
      const now = clock.now();
      asked = [...dueAt.keys()].filter((topic) => (dueAt.get(topic) ?? now) <= now);
      for (const topic of asked) {
        dueAt.set(topic, now + intervalOf(topic));
      }
      try {
        const wanted = asked.map((topic) => ({ topic, clk: clockOf(topic) }));
        for (const frame of await fetch(`${url}?${topicQuery(wanted)}`, abort.signal)) {
          events.onFrame(frame);
        }
      } catch {
        close();
      } finally {
        asked = undefined;
        plan();
      }
    };
    const follow = (given: readonly WantedTopic[]) => {
      const now = clock.now();
      const soonest = (topic: string) => (asked?.includes(topic) ? now + AGAIN_AFTER : now);
      dueAt = new Map(given.map(({ topic }) => [topic, dueAt.get(topic) ?? soonest(topic)]));
      plan();
    };
    const close = () => {
      if (!abort.signal.aborted) {
        abort.abort();
        cancel();
        events.onClose();
      }
    };
    follow(topics);
    return {
      follow,
      // What concerns one player needs the socket; pages fall back to asking.
      authenticate: () => undefined,
      pause: () => (dueAt.size === 0 ? 0 : Math.min(...[...dueAt.keys()].map(intervalOf))),
      close,
    };
  };
  return { name: 'polling', connect };
}
