import { ANALYTICS_EVENTS, WEB_VITALS } from '@touchline/contracts/analytics';
import type {
  AnalyticsPeriod,
  AnalyticsSeries,
  OperatorAnalyticsAnswer,
} from '@touchline/contracts/operator';
import type { Clock } from '../../platform/clock.ts';
import type { Known, Pool, RowOf } from '../../platform/database/queryable.ts';

/** How far back the figures look, and in what steps. */
const PERIODS = {
  day: { hours: 24, bucket: 'hour' },
  week: { hours: 168, bucket: 'day' },
  month: { hours: 720, bucket: 'day' },
} as const satisfies Record<AnalyticsPeriod, object>;

const HOUR_MS = 3_600_000;
const MOST_ROUTES = 20;
const SPREAD = `count(*)::int AS count,
  percentile_cont(0.5) WITHIN GROUP (ORDER BY value) AS p50,
  percentile_cont(0.75) WITHIN GROUP (ORDER BY value) AS p75,
  percentile_cont(0.95) WITHIN GROUP (ORDER BY value) AS p95`;

/** $1: since when; $2: the buckets. */
const EVENTS = `SELECT number::text AS name, date_trunc($2, at, 'UTC') AS at, count(*)::int AS value,
    count(*)::int AS count
  FROM analytics_event WHERE at >= $1 GROUP BY 1, 2`;
const VITALS = `SELECT name, date_trunc($2, at, 'UTC') AS at, count(*)::int AS count,
    percentile_cont(0.75) WITHIN GROUP (ORDER BY value) AS value
  FROM analytics_vital WHERE at >= $1 GROUP BY 1, 2`;
const SPREADS = `SELECT name, ${SPREAD} FROM analytics_vital WHERE at >= $1 GROUP BY name` as const;
/** $2: the number of the event. */
const LOADS = `SELECT name, ${SPREAD} FROM (
    SELECT coalesce(data->>'page', route) AS name, (data->>'ready')::float AS value FROM analytics_event
    WHERE number = $2 AND at >= $1 AND jsonb_typeof(data->'ready') = 'number') AS load
  GROUP BY name ORDER BY count DESC, name LIMIT ${MOST_ROUTES}` as const;

type BucketRow = Known<RowOf<typeof VITALS>, { readonly at: Date; readonly value: number }>;

/** What is grouped has at least one value. */
type Spread = Known<
  RowOf<typeof SPREADS>,
  { readonly p50: number; readonly p75: number; readonly p95: number }
>;

function spreadsOf(rows: readonly RowOf<typeof SPREADS>[]): Spread[] {
  return rows as Spread[];
}

function series(
  rows: readonly RowOf<typeof VITALS>[],
  options: { readonly names: readonly string[]; readonly buckets: readonly number[] },
): AnalyticsSeries[] {
  const known = rows as readonly BucketRow[];
  return options.names.flatMap((name) => {
    const own = known.filter((row) => row.name === name);
    const byTime = new Map(own.map((row) => [row.at.getTime(), row.value]));
    const values = options.buckets.map((bucket) => byTime.get(bucket) ?? null);
    const total = own.reduce((sum, { count }) => sum + count, 0);
    return own.length === 0 ? [] : [{ name, total, values }];
  });
}

/** Reads what pages have reported in a period. */
export async function readFigures(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  period: AnalyticsPeriod,
): Promise<OperatorAnalyticsAnswer> {
  const { hours, bucket } = PERIODS[period];
  const step = bucket === 'hour' ? HOUR_MS : 24 * HOUR_MS;
  const last = Math.floor(clock() / step) * step;
  const count = (hours * HOUR_MS) / step;
  const buckets = Array.from({ length: count }, (_, index) => last - (count - 1 - index) * step);
  const since = new Date(buckets[0] ?? last);
  const [events, vitals, spreads, loads] = await Promise.all([
    pool.query(EVENTS, [since, bucket]),
    pool.query(VITALS, [since, bucket]),
    pool.query(SPREADS, [since]),
    pool.query(LOADS, [since, ANALYTICS_EVENTS.loadTiming]),
  ]);
  const numbers = Object.values(ANALYTICS_EVENTS).map(String);
  const named = new Map(spreadsOf(spreads.rows).map((row) => [row.name, row]));
  return {
    bucket,
    buckets,
    events: series(events.rows, { names: numbers, buckets }),
    vitals: series(vitals.rows, { names: WEB_VITALS, buckets }),
    spreads: WEB_VITALS.flatMap((name) => named.get(name) ?? []),
    loads: spreadsOf(loads.rows),
  };
}
