import {
  AnalyticsBatch,
  type AnalyticsConfiguration,
  AnalyticsSettings,
} from '@touchline/contracts';
import * as z from 'zod/mini';
import type { App } from '../platform/app.ts';
import { rateClass } from '../platform/rate-limits.ts';
import type { Collector } from './collector.ts';

const TAGS = { tags: ['analytics'] };
const BODY_LIMIT_BYTES = 32_768;

/** The counters of a domain; `*` where it has none of its own. */
export function countersOf(
  { counters }: AnalyticsConfiguration,
  domain: string,
): Readonly<Record<string, string>> {
  return counters[domain] ?? counters['*'] ?? {};
}

/** What pages ask and tell, below `/fatman-api/v1`. */
export function registerCollector(
  app: App,
  options: {
    readonly collector: Collector;
    readonly configuration: () => Promise<AnalyticsConfiguration>;
  },
): void {
  const { collector, configuration } = options;

  app.get(
    '/fatman-api/v1/settings',
    { schema: { ...TAGS, response: { 200: AnalyticsSettings } } },
    async (request, reply) => {
      const settings = await configuration();
      reply.header('cache-control', 'private, max-age=600').header('vary', 'host');
      return {
        enabled: settings.enabled,
        consentRequired: settings.consentRequired,
        counters: countersOf(settings, request.hostname),
        scripts: settings.scripts,
        scriptsDelay: settings.scriptsDelay,
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
