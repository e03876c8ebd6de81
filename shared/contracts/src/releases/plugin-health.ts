import * as z from 'zod/mini';
import { PluginId, Version } from './control-plane.ts';
import { text } from '../text.ts';

/** The state of a plugin on a page: it was shown, or at which step it failed. */
export const PLUGIN_RESULTS = ['fine', 'load', 'mount', 'crash', 'deadline'] as const;
export type PluginResult = (typeof PLUGIN_RESULTS)[number];

/** The maximum of one result that one report may name; a page that fails in a loop says no more. */
export const MOST_RESULTS = 20;
/** The most plugins a page has. */
const MOST_PLUGINS = 200;

const Count = z.int().check(z.gte(0), z.lte(MOST_RESULTS));

/** A plugin on a page: which version is in use, and its results since the last report. */
export const PluginReport = z.strictObject({
  plugin: PluginId,
  version: Version,
  fine: z._default(Count, 0),
  load: z._default(Count, 0),
  mount: z._default(Count, 0),
  crash: z._default(Count, 0),
  deadline: z._default(Count, 0),
});
export type PluginReport = z.infer<typeof PluginReport>;

/** POST /import-map-service/reports: how the plugins of an open page fare. */
export const HealthReport = z.strictObject({
  /** Random, made again with every page load. */
  page: text().check(z.regex(/^[\w-]{8,40}$/)),
  /** The page is being left: it is no longer an open one. */
  left: z._default(z.boolean(), false),
  /** Every plugin that the page uses. */
  plugins: z.array(PluginReport).check(z.maxLength(MOST_PLUGINS)),
});
export type HealthReport = z.infer<typeof HealthReport>;

/** Its answer. */
export const HealthReceipt = z.object({
  /** The share, 0 to 1, of further reports that are wanted of a page. */
  share: z.number(),
});

const ResultCounts = z.object({
  fine: z.number(),
  load: z.number(),
  mount: z.number(),
  crash: z.number(),
  deadline: z.number(),
});

/** One version's health over the requested time. */
export const VersionHealth = z.object({
  plugin: text(),
  version: text(),
  /** How often each result was reported. */
  outcomes: ResultCounts,
  /** The share of failures in all results: 0 to 1; 0 without reports. */
  failureRate: z.number(),
  /** Oldest first, one for every `bucketSeconds` since `since`, also without reports. */
  buckets: z.array(z.object({ total: z.number(), failures: z.number() })),
});
export type VersionHealth = z.infer<typeof VersionHealth>;

const Voters = z.object({ version: text(), visitors: z.number(), failures: z.number() });

/** A rollout that is watched: the newer version against the one before. */
export const RolloutWatch = z.object({
  plugin: text(),
  /** Votes of visitors; each is counted once. */
  candidate: Voters,
  previous: Voters,
  /** The revision that began the rollout, and when. */
  revision: z.number(),
  since: text(),
  /** How much more likely the votes are if the newer version breaks its error budget. */
  evidence: z.number(),
  /** The evidence at which it is rolled back. */
  threshold: z.number(),
  /** Failing visitors of a hundred (0 to 1) that it may have more than the version before. */
  budget: z.number(),
});
export type RolloutWatch = z.infer<typeof RolloutWatch>;

/** GET /import-map-service/plugin-health?env=&plugin=&minutes= */
export const PluginHealthAnswer = z.object({
  since: text(),
  bucketSeconds: z.number(),
  versions: z.array(VersionHealth),
  watches: z.array(RolloutWatch),
});
export type PluginHealthAnswer = z.infer<typeof PluginHealthAnswer>;

/** GET /import-map-service/open-pages?env= : pages that reported in the last 90 s. */
export const OpenPagesAnswer = z.object({
  pages: z.number(),
  versions: z.array(z.object({ plugin: text(), version: text(), pages: z.number() })),
});
export type OpenPagesAnswer = z.infer<typeof OpenPagesAnswer>;
