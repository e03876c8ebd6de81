import type { FastifyReply, FastifyRequest } from 'fastify';
import { mustBeSecure } from '../../platform/http/secure-cookies.ts';
import { FLOW_MS } from './code-flow/code-flow-store.ts';
import { PENDING_MS } from './social-store.ts';

/** Http-only: what a credential for this browser must carry. */
const NONCE_COOKIE = 'tl_social_nonce';
/** Http-only: who is reading the terms in this browser. */
const PENDING_COOKIE = 'tl_social';
/** Http-only: who has left for a network in this browser. */
const FLOW_COOKIE = 'tl_social_code';
const NONCE_SECONDS = 3_600;
const COOKIE_PATH = '/web-api';

function cookie(request: FastifyRequest, maxAge: number) {
  const secure = mustBeSecure(request);
  return { path: COOKIE_PATH, httpOnly: true, sameSite: 'strict' as const, secure, maxAge };
}

/** The nonce of this browser, if it has one. */
export function nonceOf(request: FastifyRequest): string | undefined {
  return request.cookies[NONCE_COOKIE];
}

/** Gives the browser its nonce for an hour. */
export function setNonce(request: FastifyRequest, reply: FastifyReply, nonce: string): void {
  reply.setCookie(NONCE_COOKIE, nonce, cookie(request, NONCE_SECONDS));
}

/** Takes a used nonce away. */
export function clearNonce(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(NONCE_COOKIE, cookie(request, NONCE_SECONDS));
}

/** The token of the person who is about to register in this browser. */
export function pendingOf(request: FastifyRequest): string | undefined {
  return request.cookies[PENDING_COOKIE];
}

/** Remembers who is about to register in this browser. */
export function setPending(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(PENDING_COOKIE, token, cookie(request, PENDING_MS / 1000));
}

/** Forgets the person, who has registered. */
export function clearPending(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(PENDING_COOKIE, cookie(request, 0));
}

/** The secret of the browser that has left for a network. */
export function flowOf(request: FastifyRequest): string | undefined {
  return request.cookies[FLOW_COOKIE];
}

/** Remembers that the browser leaves for a network. */
export function setFlow(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  reply.setCookie(FLOW_COOKIE, secret, cookie(request, FLOW_MS / 1000));
}

/** Forgets it: the visitor has come back. */
export function clearFlow(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(FLOW_COOKIE, cookie(request, 0));
}
