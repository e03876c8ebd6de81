import type { FastifyRequest } from 'fastify';
import type { ConsoleRequests } from '../../operator/console/console-requests.ts';

/** `https://host` of the site: as it is configured, else as this request reached it. */
export function originOf(request: FastifyRequest, publicUrl: string | undefined): string {
  return publicUrl?.replace(/\/$/, '') ?? `${request.protocol}://${request.host}`;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The site's origin for links that open an account: as it is configured, else this machine's own.
 * Undefined where only the request names the host, which its sender may have made up.
 */
export function trustedOrigin(
  request: FastifyRequest,
  publicUrl: string | undefined,
): string | undefined {
  const isKnown = publicUrl !== undefined || LOOPBACK.has(request.hostname);
  return isKnown ? originOf(request, publicUrl) : undefined;
}

/** The same for requests that may come from the console, which the site's own port is not in. */
export function createSiteOriginOf(options: {
  readonly publicUrl: string | undefined;
  readonly consoleRequests: Pick<ConsoleRequests, 'has'>;
}): (request: FastifyRequest) => string {
  const { publicUrl, consoleRequests } = options;
  return (request) => {
    const bound = request.server.server.address();
    return publicUrl === undefined &&
      consoleRequests.has(request) &&
      typeof bound === 'object' &&
      bound !== null
      ? `${request.protocol}://${request.hostname}:${bound.port}`
      : originOf(request, publicUrl);
  };
}
