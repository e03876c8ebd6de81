import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { assertPermitted, type SignedInOperator } from '../../platform/http/operator.ts';

/** The import-map service checks tokens itself, and knows nothing of roles. */
const IMPORT_MAP = '/import-map-service/';

/** Requests that reach the site through the console's listener. */
export interface ConsoleRequests {
  /** Has the site answer a request of the console's listener, for the operator who is signed in. */
  readonly passOn: (request: FastifyRequest, reply: FastifyReply) => void;
  readonly has: (request: FastifyRequest) => boolean;
}

/**
 * Lets the site answer requests of the console: those of routes for operators, and no others, so that
 * nothing of the players' pages is on the console's origin. Call before the routes are registered.
 */
export function acceptConsoleRequests(site: App): ConsoleRequests {
  const operators = new WeakMap<object, SignedInOperator | undefined>();

  function isForOperators({ method, routeOptions }: FastifyRequest): boolean {
    const { url = '' } = routeOptions;
    return (
      url.startsWith(IMPORT_MAP) ||
      site.routeTable.some(
        (route) => route.access === 'operator' && route.url === url && route.method === method,
      )
    );
  }

  site.decorateRequest('operator', undefined);
  site.addHook('onRequest', async (request) => {
    if (!operators.has(request.raw)) {
      return;
    }
    if (!isForOperators(request)) {
      throw new ApiError('not_found', 'this is no page of the console');
    }
    request.operator = operators.get(request.raw);
    if (request.routeOptions.url?.startsWith(IMPORT_MAP)) {
      assertPermitted(request);
    }
  });
  return {
    passOn: (request, reply) => {
      operators.set(request.raw, request.operator);
      reply.hijack();
      site.routing(request.raw, reply.raw);
    },
    has: (request) => operators.has(request.raw),
  };
}
