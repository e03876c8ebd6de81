import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Keeps a visitor on the versions that were drawn for them; says nothing about who they are. */
export const VISITOR_COOKIE = 'tl_visitor';
const YEAR_SECONDS = 31_536_000;

/** The visitor's random id, where the browser has one. */
export function knownVisitor(request: FastifyRequest): string | undefined {
  const held = request.cookies[VISITOR_COOKIE];
  return held !== undefined && /^[\w-]{16,40}$/.test(held) ? held : undefined;
}

/** The visitor's random id, given to the browser at the first visit. */
export function visitorOf(request: FastifyRequest, reply: FastifyReply): string {
  const held = knownVisitor(request);
  if (held !== undefined) {
    return held;
  }
  const visitor = randomBytes(12).toString('base64url');
  reply.setCookie(VISITOR_COOKIE, visitor, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: YEAR_SECONDS,
  });
  return visitor;
}
