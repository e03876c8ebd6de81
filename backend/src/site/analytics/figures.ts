import { ANALYTICS_EVENTS, WEB_VITALS } from '@touchline/contracts';
import type { Pool } from 'pg';
import type { Clock } from '../../platform/clock.ts';

/** How far back the page looks, and in what steps. */
export const PERIODS = {
  day: { hours: 24, bucket: 'hour' },
  week: { hours: 168, bucket: 'day' },
  month: { hours: 720, bucket: 'day' },
} as const;
export type Period = keyof typeof PERIODS;

/** One measure over time: one value a bucket, undefined where nothing was told. */
export interface Series {
  readonly name: string;
  readonly total: number;
  readonly values: readonly (number | undefined)[];
}

/** Percentiles over a whole period. */
export interface Spread {
  readonly name: string;
  readonly count: number;
  readonly p50: number;
  readonly p75: number;
  readonly p95: number;
}

export interface Figures {
  /** Beginnings of the buckets, ms since epoch. */
  readonly buckets: readonly number[];
  /** How often each event happened. */
  readonly events: readonly Series[];
  /** The 75th percentile of each vital, by which pages are judged. */
  readonly vitals: readonly Series[];
  readonly spreads: readonly Spread[];
  /** Milliseconds until the first view stood, by route. */
  readonly loads: readonly Spread[];
}

interface BucketRow {
  readonly name: string;
  readonly at: Date;
  readonly value: number;
  readonly count: number;
}

const HOUR_MS = 3_600_000;
const MOST_ROUTES = 20;
const SPREAD = `count(*)::int AS count,
  percentile_cont(0.5) WITHIN GROUP (ORDER BY value) AS p50,
  percentile_cont(0.75) WITHIN GROUP (ORDER BY value) AS p75,
  percentile_cont(0.95) WITHIN GROUP (ORDER BY value) AS p95`;

function series(
  rows: readonly BucketRow[],
  options: { readonly names: readonly string[]; readonly buckets: readonly number[] },
): readonly Series[] {
  return options.names.flatMap((name) => {
    const own = rows.filter((row) => row.name === name);
    const byTime = new Map(own.map((row) => [row.at.getTime(), row.value]));
    const values = options.buckets.map((bucket) => byTime.get(bucket));
    const total = own.reduce((sum, { count }) => sum + count, 0);
    return own.length === 0 ? [] : [{ name, total, values }];
  });
}

/** Reads what the operator's page shows. Buckets are hours or days of UTC. */
export async function readFigures(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  period: Period,
): Promise<Figures> {
  const { hours, bucket } = PERIODS[period];
  const step = bucket === 'hour' ? HOUR_MS : 24 * HOUR_MS;
  const last = Math.floor(clock() / step) * step;
  const count = (hours * HOUR_MS) / step;
  const buckets = Array.from({ length: count }, (_, index) => last - (count - 1 - index) * step);
  const since = new Date(buckets[0] ?? last);
  const trunc = `date_trunc('${bucket}', at, 'UTC')`;

  const [events, vitals, spreads, loads] = await Promise.all([
    pool.query<BucketRow>(
      `SELECT number::text AS name, ${trunc} AS at, count(*)::int AS value, count(*)::int AS count
       FROM analytics_event WHERE at >= $1 GROUP BY 1, 2`,
      [since],
    ),
    pool.query<BucketRow>(
      `SELECT name, ${trunc} AS at, count(*)::int AS count,
         percentile_cont(0.75) WITHIN GROUP (ORDER BY value) AS value
       FROM analytics_vital WHERE at >= $1 GROUP BY 1, 2`,
      [since],
    ),
    pool.query<Spread>(`SELECT name, ${SPREAD} FROM analytics_vital WHERE at >= $1 GROUP BY name`, [
      since,
    ]),
    pool.query<Spread>(
      `SELECT name, ${SPREAD} FROM (
         SELECT coalesce(data->>'page', route) AS name, (data->>'ready')::float AS value FROM analytics_event
         WHERE number = ${ANALYTICS_EVENTS.loadTiming} AND at >= $1
           AND jsonb_typeof(data->'ready') = 'number') AS load
       GROUP BY name ORDER BY count DESC, name LIMIT ${MOST_ROUTES}`,
      [since],
    ),
  ]);
  const numbers = Object.values(ANALYTICS_EVENTS).map(String);
  const named = new Map(spreads.rows.map((row) => [row.name, row]));
  return {
    buckets,
    events: series(events.rows, { names: numbers, buckets }),
    vitals: series(vitals.rows, { names: WEB_VITALS, buckets }),
    spreads: WEB_VITALS.flatMap((name) => named.get(name) ?? []),
    loads: loads.rows,
  };
}
