import { codeOf, messageOf } from '@touchline/domain/errors';
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@touchline/contracts/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseAway } from '../database/database-away.ts';
import { ApiError, isCodedError } from './api-error.ts';
import type { App } from './app.ts';
import { DATA_POLICY } from './security-headers.ts';

/** Fastify's own codes that mean something more precise than "bad request". */
const FRAMEWORK_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_REP_INVALID_PAYLOAD_TYPE: 'internal',
};

interface Failure {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details?: unknown;
}

/** One entry for each field that the schema does not know: the name is what the caller has to mend. */
function unknownFields(parent: string, names: unknown) {
  return (Array.isArray(names) ? names : []).map((name) => ({
    path: `${parent === '/' ? '' : parent}/${String(name)}`,
    problem: 'unknown field',
  }));
}

/** What the client gets about an error; anything unexpected is reported as `internal` and no more. */
export function describeFailure(error: unknown): Failure {
  if (isCodedError(error)) {
    return { code: error.code, message: error.message, details: error.details };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    return {
      code: 'validation_failed',
      message: `the request's ${error.validationContext ?? 'data'} is not valid`,
      details: error.validation.flatMap(({ instancePath, keyword, message, params }) =>
        keyword === 'unrecognized_keys'
          ? unknownFields(instancePath, params['keys'])
          : [{ path: instancePath, problem: message ?? keyword }],
      ),
    };
  }
  const code = codeOf(error);
  if (code !== undefined && FRAMEWORK_CODES[code] !== undefined) {
    return { code: FRAMEWORK_CODES[code], message: messageOf(error) };
  }
  if (isDatabaseAway(error)) {
    return { code: 'unavailable', message: 'the service is not available, try again' };
  }
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error
      ? error.statusCode
      : undefined;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    const known = { 404: 'not_found', 405: 'method_not_allowed', 429: 'rate_limited' } as const;
    return {
      code: known[status as keyof typeof known] ?? 'bad_request',
      message: messageOf(error),
    };
  }
  return { code: 'internal', message: 'something went wrong on our side' };
}

/** The wire form of a failure. */
export function errorBody(failure: Failure): ErrorBody {
  const { code, message, details } = failure;
  return { error: details === undefined ? { code, message } : { code, message, details } };
}

/** Whether the client has disconnected before its body was complete; there is no one to respond to. */
function isAborted({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = isAborted(request)
    ? ({ code: 'bad_request', message: 'the body is incomplete' } as const)
    : describeFailure(error);
  const status = ERROR_STATUS[failure.code];
  if (status >= 500) {
    request.log.error({ err: error, code: failure.code }, 'request failed');
  }
  if (failure.code === 'rate_limited' && !reply.hasHeader('retry-after')) {
    reply.header('retry-after', '60');
  }
  void reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    // Past the route's own response schema, which describes its success.
    .serializer((body: unknown) => JSON.stringify(body))
    .send(errorBody(failure));
}

/** Makes every failure of the app a coded one. Unknown addresses are the gateway's to answer. */
export function registerErrors(app: App): void {
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
  app.setNotFoundHandler((request, reply) =>
    sendFailure(
      new ApiError('not_found', `no route for ${request.method} ${request.url.split('?')[0]}`),
      request,
      reply,
    ),
  );
}

/** Answers an address that the router cannot read, which passes all hooks by. */
export function sendUnreadableAddress(
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { code, message } = describeFailure(error);
  const status = ERROR_STATUS[code];
  request.log.info({ method: request.method, status }, 'request with an unreadable address');
  void reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', DATA_POLICY)
    .header('x-content-type-options', 'nosniff')
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(errorBody({ code, message }));
}
