import { randomBytes } from 'node:crypto';
import { fastifyCookie } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mustBeSecure } from '../platform/secure-cookies.ts';

/** Keeps a visitor on the versions that were drawn for them; says nothing about who they are. */
export const VISITOR_COOKIE = 'tl_visitor';
const YEAR_SECONDS = 31_536_000;

function asVisitor(held: string | undefined): string | undefined {
  return held !== undefined && /^[\w-]{16,40}$/.test(held) ? held : undefined;
}

/** The visitor's random id, where the browser has one. */
export function knownVisitor(request: FastifyRequest): string | undefined {
  return asVisitor(request.cookies[VISITOR_COOKIE]);
}

/** The same in a `Cookie` header, of a request that is no call. */
export function visitorIn(header: string | undefined): string | undefined {
  return asVisitor(fastifyCookie.parse(header ?? '')[VISITOR_COOKIE]);
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
    secure: mustBeSecure(request),
    maxAge: YEAR_SECONDS,
  });
  return visitor;
}
