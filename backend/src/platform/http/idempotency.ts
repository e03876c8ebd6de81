import type { FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

const KEY = /^[\w.:-]{8,100}$/;

/**
 * The `Idempotency-Key` of a mutation: 8 to 100 letters, digits or `_ . : -`, made by the client
 * once for what it wants done and sent again with every retry.
 * @throws ApiError `idempotency_key_missing`
 */
export function idempotencyKeyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw new ApiError(
      'idempotency_key_missing',
      'send an Idempotency-Key header of 8 to 100 letters, digits or _ . : -',
    );
  }
  return key;
}
