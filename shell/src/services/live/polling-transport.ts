import type { Clock } from '@touchline/plugin-api';
import { topicQuery } from './sse-transport.ts';
import type { Connection, Transport, TransportEvents, WantedTopic } from './transport.ts';

export interface PollingDependencies {
  readonly url: string;
  readonly clock: Clock;
  /** Milliseconds between two questions. */
  readonly interval: number;
  readonly fetch: (url: string, signal: AbortSignal) => Promise<readonly unknown[]>;
  /** The clock a topic has reached by now. */
  readonly clockOf: (topic: string) => string | undefined;
}

/** The last resort: asks again and again, at the interval of the specification. */
export function createPollingTransport(dependencies: PollingDependencies): Transport {
  const { url, clock, interval, fetch, clockOf } = dependencies;
  const connect = (topics: readonly WantedTopic[], events: TransportEvents): Connection => {
    const abort = new AbortController();
    let wanted = topics;
    let asking = false;
    const ask = async () => {
      if (asking || wanted.length === 0) {
        return;
      }
      asking = true;
      try {
        const now = wanted.map(({ topic }) => ({ topic, clk: clockOf(topic) }));
        for (const frame of await fetch(`${url}?${topicQuery(now)}`, abort.signal)) {
          events.onFrame(frame);
        }
      } catch {
        close();
      } finally {
        asking = false;
      }
    };
    const stop = clock.every(interval, () => void ask());
    const close = () => {
      if (!abort.signal.aborted) {
        abort.abort();
        stop();
        events.onClose();
      }
    };
    void ask();
    return {
      follow: (given) => {
        wanted = given;
        void ask();
      },
      authenticate: () => undefined,
      close,
    };
  };
  return { name: 'polling', connect };
}
