import { codeOf } from '@touchline/domain/errors';
import { ANALYTICS_STORED_FOR, type AnalyticsBatch } from '@touchline/contracts/analytics';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';

/** Rows wait this long for others, so that a thousand pages cost one insert. */
const FLUSH_EVERY_MS = 1_000;
/** Rows that may wait; when the database is away longer, what comes is dropped and counted. */
const MOST_WAITING = 10_000;
const CLEAN_EVERY_MS = 3_600_000;
/** A browser's clock may be ahead by this much. */
const AHEAD_MS = 300_000;
const DAY_MS = 86_400_000;

interface StoredEvent {
  readonly at: string;
  readonly number: number;
  readonly visit: string;
  readonly route: string;
  readonly device: string;
  readonly language: string;
  readonly release: string;
  readonly data?: AnalyticsBatch['events'][number]['data'];
}

interface StoredVital extends Pick<StoredEvent, 'at' | 'visit' | 'route' | 'device' | 'release'> {
  readonly name: string;
  readonly value: number;
}

export interface Collector {
  /** Accepts a page's report; it is stored with the next flush. */
  readonly take: (batch: AnalyticsBatch) => void;
  /** Stores what waits. */
  readonly flush: () => Promise<void>;
  /** Deletes what is older than the operator keeps. */
  readonly clean: () => Promise<void>;
  /** Begins to store and to clean; ends with one last flush. */
  readonly start: () => () => Promise<void>;
}

type Table = 'analytics_event' | 'analytics_vital';

const INSERT_EVENTS =
  'INSERT INTO analytics_event SELECT * FROM jsonb_populate_recordset(NULL::analytics_event, $1)';
const INSERT_VITALS =
  'INSERT INTO analytics_vital SELECT * FROM jsonb_populate_recordset(NULL::analytics_vital, $1)';

/** Whether the database refuses the content of a statement (SQLSTATE classes 22 and 23), and not all statements. */
function isDataFault(error: unknown): boolean {
  return /^2[23]/.test(codeOf(error) ?? '');
}

export interface CollectorOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly keptDays: () => Promise<number>;
  readonly onDropped: (rows: number) => void;
}

/** Stores what pages report, many rows an insert and never more in memory than a bound. */
export function createCollector(options: CollectorOptions): Collector {
  const { pool, clock, log } = options;
  let events: StoredEvent[] = [];
  let vitals: StoredVital[] = [];

  /** The browser's word where it can be true, else now. */
  function moment(time: number): string {
    const now = clock();
    const isPossible = time >= now - ANALYTICS_STORED_FOR && time <= now + AHEAD_MS;
    return new Date(isPossible ? time : now).toISOString();
  }

  function take({ visit, release, device, language, ...batch }: AnalyticsBatch): void {
    const rows = batch.events.length + batch.vitals.length;
    if (events.length + vitals.length + rows > MOST_WAITING) {
      options.onDropped(rows);
      return;
    }
    for (const { time, ...event } of batch.events) {
      events.push({ at: moment(time), visit, release, device, language, ...event });
    }
    for (const { time, ...vital } of batch.vitals) {
      vitals.push({ at: moment(time), visit, release, device, ...vital });
    }
  }

  async function insert(table: Table, rows: readonly object[]): Promise<void> {
    await pool.query(table === 'analytics_event' ? INSERT_EVENTS : INSERT_VITALS, [
      JSON.stringify(rows),
    ]);
  }

  /** Stores rows together; where the database refuses one of them, each separately. */
  async function store(table: Table, rows: readonly object[]): Promise<void> {
    if (rows.length === 0) {
      return;
    }
    let dropped = 0;
    try {
      await insert(table, rows);
    } catch (error) {
      if (!isDataFault(error)) {
        // Figures are worth less than a database that gets its breath back.
        options.onDropped(rows.length);
        log.warn({ err: error }, 'analytics could not be stored');
        return;
      }
      for (const row of rows) {
        await insert(table, [row]).catch(() => {
          dropped += 1;
        });
      }
    }
    if (dropped > 0) {
      options.onDropped(dropped);
      log.warn({ table, dropped }, 'the database refused some analytics');
    }
  }

  async function flush(): Promise<void> {
    const [storedEvents, storedVitals] = [events, vitals];
    [events, vitals] = [[], []];
    await store('analytics_event', storedEvents);
    await store('analytics_vital', storedVitals);
  }

  async function clean(): Promise<void> {
    const oldest = new Date(clock() - (await options.keptDays()) * DAY_MS);
    await pool.query('DELETE FROM analytics_event WHERE at < $1', [oldest]);
    await pool.query('DELETE FROM analytics_vital WHERE at < $1', [oldest]);
  }

  return {
    take,
    flush,
    clean,
    start: () => {
      const flushing = setInterval(() => void flush(), FLUSH_EVERY_MS);
      const cleaning = setInterval(() => {
        clean().catch((error: unknown) =>
          log.warn({ err: error }, 'failed to delete old analytics'),
        );
      }, CLEAN_EVERY_MS);
      return async () => {
        clearInterval(flushing);
        clearInterval(cleaning);
        await flush();
      };
    },
  };
}
