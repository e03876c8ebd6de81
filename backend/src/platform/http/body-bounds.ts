import type { IncomingMessage } from 'node:http';
import { constants, type Http2ServerRequest } from 'node:http2';
import type { FastifyRequest } from 'fastify';
import { createAddressQuota } from './address-quota.ts';
import { ApiError } from './api-error.ts';
import type { App } from './app.ts';
import { isInternalCall } from './internal-call.ts';

/** What the bodies of requests may cost. */
export interface BodyBounds {
  /** Milliseconds for a whole body, however it trickles; the server's own limit does not know HTTP/2. */
  readonly bodyMs: number;
  /** Of all requests of a client network that are not answered yet. */
  readonly bodyBytesPerAddress: number;
}

/** Soon: what is in flight is answered within seconds. */
const RETRY_AFTER_SECONDS = 2;

function hasBody({ headers, raw }: FastifyRequest): boolean {
  return (
    headers['transfer-encoding'] !== undefined ||
    Number(headers['content-length'] ?? 0) > 0 ||
    (raw.httpVersionMajor === 2 && !['GET', 'HEAD'].includes(raw.method ?? ''))
  );
}

/** Ends the connection of an HTTP/1 request, and the stream of one over HTTP/2. */
function abort(raw: IncomingMessage | Http2ServerRequest): void {
  if ('stream' in raw) {
    raw.stream.close(constants.NGHTTP2_CANCEL);
  } else {
    raw.destroy();
  }
}

/** The most that will be kept of a body: what it declares, else all that its route reads. */
function bodyBytes({ headers, routeOptions }: FastifyRequest): number {
  const declared = Number(headers['content-length'] ?? Number.NaN);
  return Number.isFinite(declared)
    ? Math.min(declared, routeOptions.bodyLimit)
    : routeOptions.bodyLimit;
}

/**
 * Refuses the body of an unknown address before a byte of it is read, and one that would exceed what its
 * client may have in flight; ends a request whose body is not there in time.
 */
export function boundBodies(
  app: App,
  {
    bodyMs,
    bodyBytesPerAddress,
    refusesUnknown = true,
  }: BodyBounds & { readonly refusesUnknown?: boolean },
): void {
  const inFlight = createAddressQuota(bodyBytesPerAddress);
  app.addHook('onRequest', async (request) => {
    if (refusesUnknown && request.is404 && hasBody(request)) {
      const path = request.url.split('?')[0];
      throw new ApiError('not_found', `no route for ${request.method} ${path}`);
    }
  });
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (!hasBody(request) || isInternalCall(request)) {
      done(null, payload);
      return;
    }
    const release = inFlight.take(request.ip, bodyBytes(request));
    if (release === undefined) {
      reply.header('retry-after', String(RETRY_AFTER_SECONDS));
      done(new ApiError('rate_limited', 'too many requests of this client are still being read'));
      return;
    }
    reply.raw.once('close', release);
    const timer = setTimeout(() => abort(request.raw), bodyMs);
    timer.unref();
    const clear = () => clearTimeout(timer);
    payload.once('end', clear).once('close', clear).once('error', clear);
    done(null, payload);
  });
}
