import type { Clock, Disposer } from '@touchline/plugin-api';
import { topicQuery } from './sse-transport.ts';
import type { Connection, Transport, TransportEvents, WantedTopic } from './transport.ts';

export interface PollingDependencies {
  readonly url: string;
  /** Only for waiting: what it says the time is jumps when the server corrects it. */
  readonly clock: Pick<Clock, 'after'>;
  /** Milliseconds between two requests of a topic, at present. */
  readonly intervalOf: (topic: string) => number;
  readonly fetch: (url: string, signal: AbortSignal) => Promise<readonly unknown[]>;
  /** The clock a topic has reached by now. */
  readonly clockOf: (topic: string) => string | undefined;
}

/** Topics that are due within this long share a question, ms. */
export const TOGETHER = 20;
/** A topic whose answer did not fit is requested again, but never in a tight loop, ms. */
export const AGAIN_AFTER = 1000;

/** Where nothing is followed, the state of the site is requested alone. */
const NO_TOPIC = '';
/** As often as this, ms. */
const GREETING_EVERY = 60_000;

/**
 * The last resort: polls, for each topic at its own interval of the specification.
 * Topics that are due at the same time share a question, and no question overtakes another.
 */
export function createPollingTransport(dependencies: PollingDependencies): Transport {
  const { url, clock, fetch, clockOf } = dependencies;
  const intervalOf = (topic: string) =>
    topic === NO_TOPIC ? GREETING_EVERY : dependencies.intervalOf(topic);
  const connect = (topics: readonly WantedTopic[], events: TransportEvents): Connection => {
    const abort = new AbortController();
    /** The timer of each followed topic. */
    const timers = new Map<string, Disposer>();
    const due = new Set<string>();
    /** The pending request. */
    let asked: readonly string[] | undefined;
    let cancelAsk: Disposer | undefined;

    const ask = async () => {
      cancelAsk = undefined;
      asked = [...due];
      due.clear();
      try {
        const wanted = asked.map((topic) => ({ topic, clk: clockOf(topic) }));
        for (const frame of await fetch(`${url}?${topicQuery(wanted)}`, abort.signal)) {
          events.onFrame(frame);
        }
      } catch {
        close();
      } finally {
        asked = undefined;
        askSoon();
      }
    };
    const askSoon = () => {
      if (asked === undefined && due.size > 0 && !abort.signal.aborted) {
        cancelAsk ??= clock.after(TOGETHER, () => void ask());
      }
    };
    const wait = (topic: string, milliseconds: number) => {
      timers.set(
        topic,
        clock.after(milliseconds, () => begin(topic)),
      );
    };
    const begin = (topic: string) => {
      due.add(topic);
      wait(topic, intervalOf(topic));
      askSoon();
    };
    const leave = (topic: string) => {
      timers.get(topic)?.();
      timers.delete(topic);
      due.delete(topic);
    };
    const follow = (given: readonly WantedTopic[]) => {
      const names = new Set(given.length === 0 ? [NO_TOPIC] : given.map(({ topic }) => topic));
      for (const topic of timers.keys()) {
        if (!names.has(topic)) {
          leave(topic);
        }
      }
      for (const topic of names) {
        if (timers.has(topic)) {
          continue;
        }
        if (asked?.includes(topic)) {
          wait(topic, AGAIN_AFTER);
        } else {
          begin(topic);
        }
      }
      if (due.size === 0) {
        cancelAsk?.();
        cancelAsk = undefined;
      }
    };
    const close = () => {
      if (!abort.signal.aborted) {
        abort.abort();
        for (const topic of timers.keys()) {
          leave(topic);
        }
        cancelAsk?.();
        events.onClose();
      }
    };
    follow(topics);
    return {
      follow,
      // What concerns one player needs the socket; pages fall back to asking.
      authenticate: () => undefined,
      pause: () => Math.min(...[...timers.keys()].map(intervalOf)),
      close,
    };
  };
  return { name: 'polling', connect };
}
