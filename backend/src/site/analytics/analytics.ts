import type { AnalyticsConfiguration } from '@touchline/contracts/analytics';
import type { FastifyBaseLogger } from 'fastify';
import { Counter } from 'prom-client';
import type { Pool } from '../../platform/database/queryable.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { registerCollector } from './collect-routes.ts';
import { createCollector } from './collector.ts';

/**
 * Analytics: what pages report is stored.
 * @returns begins to store; its answer stops, with what still waits stored
 */
export function registerAnalytics(
  app: App,
  options: {
    readonly pool: Pool;
    readonly clock: Clock;
    readonly log: FastifyBaseLogger;
    readonly configuration: () => Promise<AnalyticsConfiguration>;
    /** Wait before scripts of others are installed, ms. */
    readonly scriptsDelay: () => Promise<number>;
  },
): { readonly start: () => () => Promise<void> } {
  const { pool, clock, log, configuration, scriptsDelay } = options;
  const dropped = new Counter({
    name: 'analytics_dropped_total',
    help: 'Entries of analytics that could not be stored',
    registers: [app.metrics],
  });
  const collector = createCollector({
    pool,
    clock,
    log,
    keptDays: async () => (await configuration()).keptDays,
    onDropped: (rows) => dropped.inc(rows),
  });
  registerCollector(app, { collector, configuration, scriptsDelay });
  return { start: collector.start };
}
