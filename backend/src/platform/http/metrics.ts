import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { FastifyRequest } from 'fastify';
import type { App } from './app.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where a module registers its own metrics. */
    metrics: Registry;
  }
}

/**
 * Counts and times every request by route pattern, and collects the process's own figures.
 * @param options.answers whether this app answers a request, rather than another one
 */
export function registerMetrics(
  app: App,
  { answers }: { readonly answers: (request: FastifyRequest) => boolean },
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const failures = new Counter({
    name: 'http_server_errors_total',
    help: 'Answers with a status of 500 or above',
    labelNames: ['route'] as const,
    registers: [registry],
  });
  app.decorate('metrics', registry);
  app.addHook('onResponse', async (request, reply) => {
    if (!answers(request)) {
      return;
    }
    const route = request.routeOptions.url ?? 'unmatched';
    duration.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
    if (reply.statusCode >= 500) {
      failures.inc({ route });
    }
  });
}
