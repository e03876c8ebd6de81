import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { ApiError } from './api-error.ts';
import { authentication } from './authentication.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who signed in with a personal token; see `operatorOf`. */
    operatorName: string | undefined;
    /** Whether `requireOperator` has let the request pass. */
    isOperators: boolean;
  }
}

/** The name of the operator's token itself. */
export const OPERATOR = 'operator';

/** Whom the history and the audit log name: the owner of a personal token, else the operator. */
export function operatorOf(request: FastifyRequest): string {
  return request.operatorName ?? OPERATOR;
}

/** The same for the audit log, where players have names too. */
export function auditActorOf(request: FastifyRequest): string {
  return `operator:${operatorOf(request)}`;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Whether a request carries the operator's token, compared in constant time. */
export function isOperator(request: FastifyRequest, operatorToken: string): boolean {
  const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
  return (
    scheme?.toLowerCase() === 'bearer' &&
    token !== undefined &&
    timingSafeEqual(digest(token), digest(operatorToken))
  );
}

/** onRequest hook of operator routes. Throws `unauthorized` without the operator's token. */
export function requireOperator(operatorToken: string): onRequestAsyncHookHandler {
  return authentication('operator', async (request) => {
    if (!isOperator(request, operatorToken)) {
      throw new ApiError('unauthorized', 'send the operator token as a bearer token');
    }
    request.isOperators = true;
  });
}
