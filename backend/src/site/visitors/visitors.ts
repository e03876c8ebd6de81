import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { fastifyCookie } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mustBeSecure } from '../../platform/http/secure-cookies.ts';

/** Keeps a visitor on the versions that were drawn for them; reveals nothing about them. */
const COOKIE = 'tl_visitor';
const YEAR_SECONDS = 31_536_000;
const ID_BYTES = 12;
const HELD = /^([\w-]{16})\.([\w-]{43})$/;

/** Visitors by the random id that the server gave their browser. */
export interface Visitors {
  /** The visitor's id; undefined for a browser without one, or with one that is not ours. */
  readonly known: (request: FastifyRequest) => string | undefined;
  /** The same in a `Cookie` header, of a request that is no call. */
  readonly inHeader: (header: string | undefined) => string | undefined;
  /** The visitor's id, given to the browser at the first visit. */
  readonly of: (request: FastifyRequest, reply: FastifyReply) => string;
}

/** Visitors whose ids are signed, so that they cannot be forged. @param key of all instances of the site */
export function createVisitors(key: Buffer): Visitors {
  const sign = (id: string) =>
    createHmac('sha256', key).update(`visitor ${id}`).digest('base64url');

  function read(held: string | undefined): string | undefined {
    const [, id, signature] = HELD.exec(held ?? '') ?? [];
    if (id === undefined || signature === undefined) {
      return undefined;
    }
    return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(id))) ? id : undefined;
  }

  const known = (request: FastifyRequest) => read(request.cookies[COOKIE]);
  return {
    known,
    inHeader: (header) => read(fastifyCookie.parse(header ?? '')[COOKIE]),
    of: (request, reply) => {
      const held = known(request);
      if (held !== undefined) {
        return held;
      }
      const id = randomBytes(ID_BYTES).toString('base64url');
      reply.setCookie(COOKIE, `${id}.${sign(id)}`, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: mustBeSecure(request),
        maxAge: YEAR_SECONDS,
      });
      return id;
    },
  };
}
