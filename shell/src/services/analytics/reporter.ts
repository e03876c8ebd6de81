import {
  ANALYTICS_BATCH,
  ANALYTICS_STORED_FOR,
  type AnalyticsBatch,
  type AnalyticsEvent,
  type AnalyticsVital,
} from '@touchline/contracts/analytics';
import type { Clock, Disposer, Store } from '@touchline/plugin-api';

/** What waits is sent this often, ms. */
const SEND_EVERY = 10_000;

export interface Reporter {
  readonly event: (event: AnalyticsEvent) => void;
  readonly vital: (vital: AnalyticsVital) => void;
  /** The page may not return: pending events are passed to the browser. */
  readonly leave: () => void;
  readonly dispose: Disposer;
}

export interface ReporterDependencies {
  readonly clock: Clock;
  /** What stays the same while the page is open. */
  readonly page: Pick<AnalyticsBatch, 'visit' | 'release' | 'device' | 'language'>;
  /** Resolves when the collector has it; rejects when it could not be reached. */
  readonly send: (batch: AnalyticsBatch) => Promise<void>;
  /** Hands a batch to the browser, which sends it even after the page is closed; false if it will not. */
  readonly beacon: (batch: AnalyticsBatch) => boolean;
  /** Events that could not be sent, kept in this browser for a day. */
  readonly stored: Store<readonly AnalyticsEvent[]>;
}

/** Sends what happened in batches; what cannot be sent is kept for 24 h and sent by a later page. */
export function createReporter(dependencies: ReporterDependencies): Reporter {
  const { clock, page, send, beacon, stored } = dependencies;
  const isRecent = ({ time }: AnalyticsEvent) => clock.now() - time <= ANALYTICS_STORED_FOR;
  let events: AnalyticsEvent[] = [...stored.get()];
  let vitals: AnalyticsVital[] = [];

  const nextBatch = (): AnalyticsBatch | undefined => {
    events = events.filter(isRecent);
    if (events.length === 0 && vitals.length === 0) {
      return undefined;
    }
    return {
      ...page,
      events: events.splice(0, ANALYTICS_BATCH.events),
      vitals: vitals.splice(0, ANALYTICS_BATCH.vitals),
    };
  };
  const keep = () => stored.set(events.slice(-ANALYTICS_BATCH.events));
  const sendNext = async () => {
    const batch = nextBatch();
    if (batch === undefined) {
      return;
    }
    try {
      await send(batch);
    } catch {
      // How a page felt is stale tomorrow; what happened on it is not.
      events = [...batch.events, ...events];
    }
    keep();
  };
  const stop = clock.every(SEND_EVERY, () => void sendNext());
  return {
    event: (event) => {
      events.push(event);
    },
    vital: (vital) => {
      vitals.push(vital);
    },
    leave: () => {
      const batch = nextBatch();
      if (batch !== undefined && !beacon(batch)) {
        events = [...batch.events, ...events];
      }
      keep();
    },
    dispose: () => {
      stop();
      vitals = [];
    },
  };
}
