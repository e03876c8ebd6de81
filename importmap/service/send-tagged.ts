import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends what is small, asked for often and changes at any moment: always checked, seldom sent. */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { tag, body }: { readonly tag: string; readonly body: object },
): FastifyReply {
  const etag = `"${tag}"`;
  reply.header('cache-control', 'no-cache').header('etag', etag);
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(body);
}
