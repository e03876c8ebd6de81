import type { FeedState } from '@touchline/contracts/trading';
import type { Clock } from '../../platform/clock.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Errors that are remembered one by one. */
const MOST_ERRORS = 500;

/** Where a source says how it is doing. */
export interface FeedMonitor {
  /** Something came from the source: prices, a score, a heartbeat. */
  readonly message: () => void;
  /** Something failed. @param code of the errors' catalogue */
  readonly error: (code: string) => void;
  /** What was missed has been fetched. */
  readonly recovered: () => void;
  /** The source says, or its silence does, that nothing it has sent may be relied on, or that it may again. */
  readonly setDown: (isDown: boolean) => void;
}

/** The same as operators see it. */
export interface FeedWatch extends FeedMonitor {
  readonly state: () => Omit<FeedState, 'process' | 'source' | 'reportedAt' | 'events'>;
}

/** Counts by second, so that many of them cost no memory. */
function createRate(clock: Clock) {
  const seconds = new Map<number, number>();
  return {
    count(at: number): void {
      const second = Math.floor(at / 1000);
      seconds.set(second, (seconds.get(second) ?? 0) + 1);
      for (const old of seconds.keys()) {
        if (old > second - MINUTE_MS / 1000) {
          break;
        }
        seconds.delete(old);
      }
    },
    ofLastMinute(): number {
      const from = Math.floor((clock() - MINUTE_MS) / 1000);
      return [...seconds].reduce((sum, [second, count]) => (second > from ? sum + count : sum), 0);
    },
  };
}

/**
 * Counts what a source says about itself.
 * @param options.silenceMs after so long without a message the source is shown as stale
 */
export function createFeedWatch({
  clock,
  silenceMs,
}: {
  readonly clock: Clock;
  readonly silenceMs: () => number;
}): FeedWatch {
  const messages = createRate(clock);
  let errors: readonly { readonly code: string; readonly at: number }[] = [];
  let lastMessageAt: number | undefined;
  let recoveries = 0;
  let isDown = false;

  function stateNow(now: number): FeedState['state'] {
    if (isDown) {
      return 'down';
    }
    if (lastMessageAt === undefined) {
      return 'starting';
    }
    return now - lastMessageAt > silenceMs() ? 'stale' : 'running';
  }

  return {
    message() {
      lastMessageAt = clock();
      messages.count(lastMessageAt);
    },
    error(code) {
      const at = clock();
      errors = [...errors.filter((error) => error.at > at - HOUR_MS), { code, at }].slice(
        -MOST_ERRORS,
      );
    },
    recovered() {
      recoveries += 1;
    },
    setDown(next) {
      isDown = next;
    },
    state() {
      const now = clock();
      const last = errors.at(-1);
      return {
        state: stateNow(now),
        ...(lastMessageAt === undefined ? {} : { lastMessageAt }),
        messagesPerMinute: messages.ofLastMinute(),
        errorsPerHour: errors.filter(({ at }) => at > now - HOUR_MS).length,
        ...(last === undefined ? {} : { lastError: last }),
        recoveries,
      };
    },
  };
}
