import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';

/**
 * Who is signed in by name.
 * @throws ApiError `unauthorized`, `not_found` for a sign-in with a token, which has no account
 */
export function ownAccountOf({ operator }: FastifyRequest): string {
  if (operator === undefined) {
    throw new ApiError('unauthorized', 'sign in at the console');
  }
  if (operator.account === undefined) {
    throw new ApiError('not_found', 'a sign-in with a token has no account');
  }
  return operator.account;
}
