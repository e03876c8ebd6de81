import type { FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import type { App } from './app.ts';

/** For the whole body, however it trickles; the server's own limit does not know HTTP/2. */
const BODY_DEADLINE_MS = 30_000;

function hasBody({ headers, raw }: FastifyRequest): boolean {
  return (
    headers['transfer-encoding'] !== undefined ||
    Number(headers['content-length'] ?? 0) > 0 ||
    (raw.httpVersionMajor === 2 && !['GET', 'HEAD'].includes(raw.method ?? ''))
  );
}

/**
 * Refuses the body of an unknown address before a byte of it is read, and ends a request whose body is
 * not there in time.
 */
export function boundBodies(
  app: App,
  {
    deadlineMs = BODY_DEADLINE_MS,
    refusesUnknown = true,
  }: { readonly deadlineMs?: number; readonly refusesUnknown?: boolean } = {},
): void {
  app.addHook('onRequest', async (request) => {
    if (refusesUnknown && request.is404 && hasBody(request)) {
      const path = request.url.split('?')[0];
      throw new ApiError('not_found', `nothing answers ${request.method} ${path}`);
    }
  });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (hasBody(request)) {
      const timer = setTimeout(() => request.raw.destroy(), deadlineMs);
      timer.unref();
      const clear = () => clearTimeout(timer);
      payload.once('end', clear).once('close', clear).once('error', clear);
    }
    done(null, payload);
  });
}
