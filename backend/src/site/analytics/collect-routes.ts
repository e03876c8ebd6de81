import {
  AnalyticsBatch,
  type AnalyticsConfiguration,
  AnalyticsSettings,
} from '@touchline/contracts/analytics';
import * as z from 'zod/mini';
import type { App } from '../../platform/http/app.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { Collector } from './collector.ts';

const TAGS = { tags: ['analytics'] };
const BODY_LIMIT_BYTES = 32_768;

/** The counters of a domain; `*` where it has none. */
export function countersOf(
  { counters }: AnalyticsConfiguration,
  domain: string,
): Readonly<Record<string, string>> {
  return counters[domain] ?? counters['*'] ?? {};
}

/** The scripts of a domain: with its codes in their addresses, without those it has no code for. */
export function scriptsOf(
  scripts: readonly string[],
  counters: Readonly<Record<string, string>>,
): readonly string[] {
  return scripts.flatMap((address) => {
    const types = [...address.matchAll(/\{(\w+)\}/g)].map(([, type = '']) => type);
    return types.every((type) => counters[type] !== undefined)
      ? [address.replaceAll(/\{(\w+)\}/g, (_, type) => encodeURIComponent(counters[type] ?? ''))]
      : [];
  });
}

/** What pages request and report, below `/fatman-api/v1`. */
export function registerCollector(
  app: App,
  options: {
    readonly collector: Collector;
    readonly configuration: () => Promise<AnalyticsConfiguration>;
    /** Wait before scripts of others are installed, ms. */
    readonly scriptsDelay: () => Promise<number>;
  },
): void {
  const { collector, configuration } = options;

  app.get(
    '/fatman-api/v1/settings',
    { schema: { ...TAGS, response: { 200: AnalyticsSettings } } },
    async (request, reply) => {
      const settings = await configuration();
      const counters = countersOf(settings, request.hostname);
      reply.header('cache-control', 'private, max-age=600').header('vary', 'host');
      return {
        enabled: settings.enabled,
        consentRequired: settings.consentRequired,
        counters: { ...counters },
        scripts: [...scriptsOf(settings.scripts, counters)],
        scriptsDelay: await options.scriptsDelay(),
      };
    },
  );

  app.post(
    '/fatman-api/v1/events',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      config: rateClass('collect'),
      schema: { ...TAGS, body: AnalyticsBatch, response: { 204: z.null() } },
    },
    async (request, reply) => {
      if ((await configuration()).enabled) {
        collector.take(request.body);
      }
      return reply.code(204).send(null);
    },
  );
}
