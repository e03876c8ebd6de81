import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { ApiError } from './api-error.ts';

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

/** preHandler of operator routes. Throws `unauthorized` without the operator's token. */
export function requireOperator(operatorToken: string): preHandlerAsyncHookHandler {
  return async (request) => {
    if (!isOperator(request, operatorToken)) {
      throw new ApiError('unauthorized', 'send the operator token as a bearer token');
    }
  };
}
