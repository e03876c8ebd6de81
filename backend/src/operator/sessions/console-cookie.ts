import { OPERATOR_CONSOLE_HEADER } from '@touchline/contracts/operator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mustBeSecure } from '../../platform/http/secure-cookies.ts';

/** Over https a browser takes it from this host alone, encrypted, and for no other. */
const SECURE_COOKIE = '__Host-tl_operator';
const COOKIE = 'tl_operator';

/** Whether a request may be spoken for by the console's cookie. */
export function mayUseCookie(request: FastifyRequest): boolean {
  if (request.headers.authorization !== undefined) {
    return false;
  }
  // Ports of one host share cookies: a page of the site must not act through the operator's.
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    return false;
  }
  // What the console sends has the header; a link or a form has no way to.
  return request.headers[OPERATOR_CONSOLE_HEADER] !== undefined;
}

function cookieNameFor(request: FastifyRequest): string {
  return mustBeSecure(request) ? SECURE_COOKIE : COOKIE;
}

/** The secret that a request's cookie contains. */
export function secretIn(request: FastifyRequest): string | undefined {
  return request.cookies[cookieNameFor(request)];
}

/** Gives the console its secret. A session's end is decided here; the browser forgets it when it is closed. */
export function setConsoleCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
): void {
  reply.header('cache-control', 'no-store').setCookie(cookieNameFor(request), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: mustBeSecure(request),
  });
}

/** Takes the secret away from the console. */
export function clearConsoleCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieNameFor(request), { path: '/', secure: mustBeSecure(request) });
}
