import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import type { App } from './app.ts';
import { isOperator } from './operator.ts';

/** A part that must be up before traffic may come; rejects or answers false while it is not. */
export type ReadinessCheck = () => Promise<boolean>;

const CHECK_DEADLINE_MS = 2_000;
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

async function passes(check: ReadinessCheck): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), CHECK_DEADLINE_MS);
  });
  try {
    return await Promise.race([check(), deadline]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** One of them indicates that the request came through a proxy. */
const PROXY_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];
/** How long the answer of a check that costs something is given again. */
const CHECKED_FOR_MS = 1_000;

/** A check that is made once a second at most, however often it is requested. */
export function onceASecond(check: ReadinessCheck): ReadinessCheck {
  let kept: { readonly passed: Promise<boolean>; readonly until: number } | undefined;
  return () => {
    const now = performance.now();
    if (kept === undefined || kept.until <= now) {
      kept = { passed: check(), until: now + CHECKED_FOR_MS };
    }
    return kept.passed;
  };
}

/** `/healthz` (the process lives), `/readyz` (it can serve) and `/metrics` (for operators). */
export function registerHealth(
  app: App,
  options: {
    readonly checks: Readonly<Record<string, ReadinessCheck>>;
    readonly isClosing: () => boolean;
    readonly operatorToken: string;
  },
): void {
  const Health = z.object({ status: z.string() });
  const Readiness = z.object({ status: z.string(), checks: z.record(z.string(), z.boolean()) });

  app.get(
    '/healthz',
    { config: { rateLimit: false }, schema: { tags: ['operation'], response: { 200: Health } } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { status: 'ok' };
    },
  );

  app.get(
    '/readyz',
    {
      config: { rateLimit: false },
      schema: { tags: ['operation'], response: { 200: Readiness, 503: Readiness } },
    },
    async (_request, reply) => {
      const results = await Promise.all(
        Object.entries(options.checks).map(
          async ([name, check]) => [name, await passes(check)] as const,
        ),
      );
      const ready = !options.isClosing() && results.every(([, passed]) => passed);
      reply.header('cache-control', 'no-store').code(ready ? 200 : 503);
      return { status: ready ? 'ready' : 'not ready', checks: Object.fromEntries(results) };
    },
  );

  app.get(
    '/metrics',
    { config: { rateLimit: false }, schema: { hide: true } },
    async (request: FastifyRequest, reply) => {
      // A proxy on the same host makes every visitor look local: then only the token counts.
      const isForwarded = PROXY_HEADERS.some((name) => request.headers[name] !== undefined);
      const local = !isForwarded && LOOPBACK.has(request.socket.remoteAddress ?? '');
      if (!local && !isOperator(request, options.operatorToken)) {
        throw new ApiError('unauthorized', 'metrics are for operators');
      }
      reply.type(app.metrics.contentType).header('cache-control', 'no-store');
      return app.metrics.metrics();
    },
  );
}
