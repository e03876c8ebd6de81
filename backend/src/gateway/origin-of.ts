import type { FastifyRequest } from 'fastify';

/** `https://host` of the site: as it is configured, else as this request reached it. */
export function originOf(request: FastifyRequest, publicUrl: string | undefined): string {
  return publicUrl?.replace(/\/$/, '') ?? `${request.protocol}://${request.host}`;
}
