import type { FastifyRequest } from 'fastify';

/** The language of the page that a request comes from, as our pages state it. */
export function languageOf(request: FastifyRequest): string {
  return request.headers['accept-language']?.slice(0, 2).toLowerCase() ?? 'en';
}
