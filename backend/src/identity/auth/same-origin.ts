import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';

/**
 * preHandler of the calls that a cookie alone authenticates: refuses what another site's page
 * started. A browser always sends `Sec-Fetch-Site` or, with a mutation, `Origin`; a client that
 * sends neither is no browser and carries no player's cookies.
 * @throws ApiError `forbidden`
 */
export async function requireSameOrigin(request: FastifyRequest): Promise<void> {
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  const foreignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
  const foreignOrigin = origin !== undefined && origin !== `${request.protocol}://${request.host}`;
  if (foreignSite || foreignOrigin) {
    throw new ApiError('forbidden', 'this call must come from our own pages');
  }
}
