import * as z from 'zod/mini';
import { text } from '../text.ts';

/** How far back the figures look: in hours of one day, or in days of a week or a month. */
export const ANALYTICS_PERIODS = ['day', 'week', 'month'] as const;
export type AnalyticsPeriod = (typeof ANALYTICS_PERIODS)[number];

/** One measure over time. */
const Series = z.object({
  name: text(),
  /** Reports in the whole period. */
  total: z.number(),
  /** One for each bucket; null without reports. */
  values: z.array(z.nullable(z.number())),
});
export type AnalyticsSeries = z.infer<typeof Series>;

/** Percentiles over the whole period. */
const Spread = z.object({
  name: text(),
  count: z.number(),
  p50: z.number(),
  p75: z.number(),
  p95: z.number(),
});
export type AnalyticsSpread = z.infer<typeof Spread>;

/** GET /operator-api/v1/analytics?period= */
export const OperatorAnalyticsAnswer = z.object({
  bucket: z.enum(['hour', 'day']),
  /** Beginnings of the buckets, ms since epoch, of UTC. */
  buckets: z.array(z.number()),
  /** How often each event happened, by its number. */
  events: z.array(Series),
  /** The 75th percentile of each vital, by which pages are judged; ms, CLS without unit. */
  vitals: z.array(Series),
  spreads: z.array(Spread),
  /** Milliseconds to the first view, by route. */
  loads: z.array(Spread),
});
export type OperatorAnalyticsAnswer = z.infer<typeof OperatorAnalyticsAnswer>;
