import rateLimit from '@fastify/rate-limit';
import type { RateLimitOptions } from '@fastify/rate-limit';
import { ApiError } from './api-error.ts';
import type { App } from './app.ts';
import { clientNetwork } from './client-network.ts';
import { isInternalCall } from './internal-call.ts';

/** Requests a minute from one address, by what a route does. Generous: many phones share one address. */
const PER_MINUTE = {
  /** A player signs in, or proves again who they are. */
  'sign-in': 30,
  /** Accounts are made. */
  registration: 30,
  /** Codes and links of messages are tried. */
  proof: 30,
  /** Messages are sent. */
  message: 30,
  /** A caller tries the operator token. */
  operator: 10,
  /** Tokens are renewed. */
  session: 240,
  /** Money moves. */
  money: 600,
  /** Pages report how they perform. */
  collect: 240,
  /** Everything else. */
  read: 3_000,
} as const;

export type RateClass = keyof typeof PER_MINUTE;

/**
 * Classes whose routes are counted together: each route is another way to make the same attempts, and
 * must not bring more of them.
 */
const SHARED = ['sign-in', 'registration', 'proof', 'message'] as const;
type SharedClass = (typeof SHARED)[number];

function isShared(name: RateClass): name is SharedClass {
  return SHARED.some((shared) => shared === name);
}

interface RateConfig {
  readonly rateLimit: RateLimitOptions | false;
  readonly sharedRate?: SharedClass;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counted together with the other routes of this class. */
    sharedRate?: SharedClass;
  }
}

/** Route `config` that limits a route as its class. */
export function rateClass(name: RateClass): RateConfig {
  return isShared(name)
    ? { rateLimit: false, sharedRate: name }
    : requestsPerMinute(PER_MINUTE[name]);
}

/** Route `config` that limits a route to its own number. */
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
  // The plugin's own groups have a count for each route where counts are kept in memory.
  const limiters = Object.fromEntries(
    SHARED.map((name) => [name, app.rateLimit({ max: PER_MINUTE[name], timeWindow: 60_000 })]),
  );
  app.addHook('onRoute', (route) => {
    const limiter = limiters[route.config?.sharedRate ?? ''];
    if (limiter !== undefined) {
      route.onRequest = [route.onRequest ?? [], limiter].flat();
    }
  });
}
