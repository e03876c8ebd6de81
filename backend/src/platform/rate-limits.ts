import rateLimit from '@fastify/rate-limit';
import type { RateLimitOptions } from '@fastify/rate-limit';
import { ApiError } from './api-error.ts';
import type { App } from './app.ts';
import { clientNetwork } from './client-network.ts';
import { isInternalCall } from './internal-call.ts';

/** Requests a minute from one address, by what a route does. Generous: many phones share one address. */
const PER_MINUTE = {
  /** Passwords are checked or accounts made. */
  credentials: 30,
  /** Somebody tries the operator token. */
  operator: 10,
  /** Tokens are renewed. */
  session: 240,
  /** Money moves. */
  money: 600,
  /** Pages tell how they fare. */
  collect: 240,
  /** Everything else. */
  read: 3_000,
} as const;

export type RateClass = keyof typeof PER_MINUTE;

/** Route `config` that limits a route as its class; each route is counted separately. */
export function rateClass(name: RateClass): { rateLimit: RateLimitOptions } {
  return requestsPerMinute(PER_MINUTE[name]);
}

/** Route `config` that limits a route to a number of its own. */
export function requestsPerMinute(max: number): { rateLimit: RateLimitOptions } {
  return { rateLimit: { max, timeWindow: 60_000 } };
}

/** Limits every route to the class `read` unless its `config` says otherwise. */
export async function registerRateLimits(
  app: App,
  options: { readonly enabled: boolean },
): Promise<void> {
  if (!options.enabled) {
    return;
  }
  await app.register(rateLimit, {
    global: true,
    max: PER_MINUTE.read,
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: (request) => clientNetwork(request.ip),
    // Published files are as cheap as the refusal would be.
    allowList: (request) => isInternalCall(request) || request.url.startsWith('/assets/'),
    enableDraftSpec: true,
    errorResponseBuilder: (_request, context) =>
      new ApiError('rate_limited', 'too many requests, try again later', {
        details: { retryAfterSeconds: Math.ceil(context.ttl / 1000) },
      }),
  });
}
