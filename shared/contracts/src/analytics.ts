import * as z from 'zod/mini';
import { text } from './text.ts';

/** The numbers by which events are counted (platform specification §9). */
export const ANALYTICS_EVENTS = {
  loadTiming: 1,
  previousPage: 2,
  userId: 3,
  activity: 4,
  standaloneMode: 10_422,
  taskCounter: 10_215,
  registrationButton: 1000,
  smsNotReceived: 1004,
  smsSent: 1247,
  correctCode: 1252,
  smsFailure: 1253,
  registrationSuccess: 1255,
  successfulBet: 10_000,
  paymentsStatus: 10_001,
  paymentsPage: 10_002,
  captchaSuccess: 10_190,
  captchaFailure: 10_191,
} as const;

export type AnalyticsEventName = keyof typeof ANALYTICS_EVENTS;

/** What an event carries in addition to its number; short values, nothing that names a person. */
export type AnalyticsData = Readonly<Record<string, string | number | boolean>>;

/** The measures of how a page feels, as the `web-vitals` library names them. */
export const WEB_VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;

/** Entries kept in the browser and times accepted by the collector are never older, ms. */
export const ANALYTICS_STORED_FOR = 86_400_000;
/** The most one call carries; a page sends sooner. */
export const ANALYTICS_BATCH = { events: 100, vitals: 30 } as const;

const Route = text().check(z.maxLength(60));
/** Milliseconds since epoch. */
const Time = z.int().check(z.gte(0));
const Value = z.union([text().check(z.maxLength(200)), z.number(), z.boolean()]);

export const AnalyticsEvent = z.object({
  number: z.literal(Object.values(ANALYTICS_EVENTS)),
  time: Time,
  route: Route,
  data: z.optional(z.record(text().check(z.maxLength(40)), Value)),
});
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>;

export const AnalyticsVital = z.object({
  name: z.enum(WEB_VITALS),
  /** Milliseconds; CLS has no unit. */
  value: z.number().check(z.gte(0), z.maximum(600_000)),
  time: Time,
  route: Route,
});
export type AnalyticsVital = z.infer<typeof AnalyticsVital>;

/** POST /fatman-api/v1/events: what happened on one page since its last report. Answered by 204. */
export const AnalyticsBatch = z.object({
  /** Random, made again with every page load: joins the reports of one page, and nothing else. */
  visit: text().check(z.regex(/^[\w-]{8,40}$/)),
  release: text().check(z.maxLength(80)),
  device: z.enum(['mobile', 'desktop']),
  language: text().check(z.regex(/^[a-z]{2}$/)),
  events: z.array(AnalyticsEvent).check(z.maxLength(ANALYTICS_BATCH.events)),
  vitals: z.array(AnalyticsVital).check(z.maxLength(ANALYTICS_BATCH.vitals)),
});
export type AnalyticsBatch = z.infer<typeof AnalyticsBatch>;

/** GET /fatman-api/v1/settings: what a page of this domain does about analytics. */
export const AnalyticsSettings = z.object({
  enabled: z.boolean(),
  /** Nothing is kept or sent before the player has agreed. */
  consentRequired: z.boolean(),
  /** Codes of counters by their type, for this domain. */
  counters: z.record(text(), text()),
  /** Scripts of others, by address, with this domain's codes in it. */
  scripts: z.array(text()),
  /** Wait before they are installed, ms. */
  scriptsDelay: z.number(),
});
export type AnalyticsSettings = z.infer<typeof AnalyticsSettings>;

/** What an operator decides about analytics. */
export const AnalyticsConfiguration = z.object({
  enabled: z._default(z.boolean(), true),
  consentRequired: z._default(z.boolean(), false),
  /** Domain → type → code; `*` is every domain that is not listed. */
  counters: z._default(z.record(text(), z.record(text(), text())), {}),
  /**
   * Scripts of others by address, installed `thirdparty.analyticsDelay` after a page's start. `{type}`
   * is replaced by the domain's code of that type; where it has none, the script is left out.
   */
  scripts: z._default(z.array(text().check(z.regex(/^https:\/\/[\w.:-]+\/\S*$/))), []),
  /** Days after which what was collected is deleted. */
  keptDays: z._default(z.int().check(z.gte(1), z.maximum(400)), 90),
});
export type AnalyticsConfiguration = z.infer<typeof AnalyticsConfiguration>;
