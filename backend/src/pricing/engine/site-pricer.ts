import type { FastifyBaseLogger } from 'fastify';
import type { Pricer } from './pricer.ts';
import { createThreadPricer } from './thread-pricer.ts';

/** The pricer of a running site: a thread that logs its failures. */
export function createSitePricer(log: FastifyBaseLogger): Pricer {
  return createThreadPricer({
    entry: new URL('./pricing-worker.js', import.meta.url),
    onFailure: (error) => log.error({ err: error }, 'the pricing thread failed'),
  });
}
