import { createHash, timingSafeEqual } from 'node:crypto';
import {
  isPermitted,
  type OperatorPermission,
  type OperatorRole,
} from '@touchline/domain/operators';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { ApiError } from './api-error.ts';
import { authentication } from './authentication.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in at the console; undefined for a request with the operator's token itself. */
    operator: SignedInOperator | undefined;
    /** Whether `requireOperator` has let the request pass. */
    isOperators: boolean;
  }
  interface FastifyContextConfig {
    /** What an operator must be allowed to; every route for operators declares it. Without one it is the admin's. */
    permission?: OperatorPermission;
  }
}

/** An operator who is signed in at the console. */
export interface SignedInOperator {
  readonly name: string;
  /** As they are now: a role that is taken away is gone with the next request. */
  readonly roles: readonly OperatorRole[];
  /** The name again, where the operator signed in by it and not with a token. */
  readonly account: string | undefined;
}

/** The name of the operator's token itself. */
export const OPERATOR = 'operator';

/** Whom the history and the audit log name: who signed in at the console, else the operator. */
export function operatorOf(request: FastifyRequest): string {
  return request.operator?.name ?? OPERATOR;
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

/**
 * Refuses what the operator who is signed in may not do. The operator's token itself may do everything.
 * @throws ApiError `operator_forbidden` with the permission that is missing
 */
export function assertPermitted({ operator, routeOptions }: FastifyRequest): void {
  const { permission } = routeOptions.config;
  if (operator !== undefined && !isPermitted(operator.roles, permission)) {
    throw new ApiError('operator_forbidden', `"${operator.name}" has no role that may do this`, {
      details: { permission: permission ?? 'admin' },
    });
  }
}

/**
 * onRequest hook of operator routes. Throws `unauthorized` without the operator's token, `operator_forbidden`
 * where no role of the operator has the route's permission.
 */
export function requireOperator(operatorToken: string): onRequestAsyncHookHandler {
  return authentication('operator', async (request) => {
    if (!isOperator(request, operatorToken)) {
      throw new ApiError('unauthorized', 'send the operator token as a bearer token');
    }
    assertPermitted(request);
    request.isOperators = true;
  });
}
