import type { FastifyRequest } from 'fastify';

/**
 * Whether a proxy named by `TRUST_PROXY` passed the request on, so that its headers may be
 * believed. `request.ips` starts with the peer and continues only past peers that are trusted.
 */
export function isFromTrustedProxy(request: Pick<FastifyRequest, 'ips'>): boolean {
  return (request.ips?.length ?? 0) > 1;
}
