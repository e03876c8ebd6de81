import type { HealthReport } from '@touchline/contracts/releases';
import type { Clock, Disposer } from '@touchline/plugin-api';
import type { HealthRecord } from './health-record.ts';

/** Results are reported this often, good and bad alike, ms: neither comes before the other. */
const REPORT_EVERY = 5_000;
/** A visible page reports that it is open this often, ms, also when nothing happened. */
const PRESENT_EVERY = 60_000;

export interface HealthReporterDependencies {
  readonly record: HealthRecord;
  /** Random id of this page load. */
  readonly page: string;
  readonly clock: Clock;
  readonly isVisible: () => boolean;
  /** Resolves with the share of further reports that are wanted. */
  readonly send: (report: HealthReport) => Promise<number>;
  /** 0 to 1. */
  readonly random: () => number;
}

export interface HealthReporter {
  /** The page may not return: reports what is pending. */
  readonly leave: () => void;
  readonly dispose: Disposer;
}

/** Reports how the plugins of this page perform, in few and small reports. */
export function createHealthReporter(dependencies: HealthReporterDependencies): HealthReporter {
  const { record, page, clock, isVisible, send, random } = dependencies;
  let share = 1;
  let reportedAt = Number.NEGATIVE_INFINITY;

  const notify = async (left: boolean) => {
    reportedAt = clock.now();
    const plugins = record.take();
    // The first report of a page is always sent; of later ones the requested share.
    if (share < 1 && random() >= share) {
      return;
    }
    try {
      share = await send({ page, left, plugins });
    } catch {
      // How it fared does not matter later; the next report has what happens next.
    }
  };
  const stop = clock.every(REPORT_EVERY, () => {
    if (record.hasNews() || (isVisible() && clock.now() - reportedAt >= PRESENT_EVERY)) {
      void notify(false);
    }
  });
  return {
    leave: () => {
      // Shown again, it is in the next report.
      void notify(true);
      reportedAt = Number.NEGATIVE_INFINITY;
    },
    dispose: stop,
  };
}
