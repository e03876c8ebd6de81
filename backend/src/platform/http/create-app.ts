import { readFileSync } from 'node:fs';
import cookie from '@fastify/cookie';
import { LogController, fastify, type FastifyBaseLogger, type FastifyRequest } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { registerOperatorActs } from '../audit/operator-acts.ts';
import type { App } from './app.ts';
import { authenticateBeforeParsing } from './authentication.ts';
import { type BodyBounds, boundBodies } from './body-bounds.ts';
import { registerErrors, sendUnreadableAddress } from './error-handler.ts';
import { boundHttp2, type Http2Bounds, MAX_STREAMS } from './http2-bounds.ts';
import { registerInternalCalls } from './internal-call.ts';
import { registerMetrics } from './metrics.ts';
import { registerPlayers } from './player.ts';
import { registerRateLimits } from './rate-limits.ts';
import { registerRouteTable } from './route-table.ts';
import { COOKIE_PARSING } from './cookie-text.ts';
import { registerSecureCookies } from './secure-cookies.ts';
import { registerSecurityHeaders } from './security-headers.ts';

/** What requests may cost. */
export type AppBounds = BodyBounds & Http2Bounds;

export interface AppOptions {
  readonly log: FastifyBaseLogger;
  /** Which proxies' `X-Forwarded-*` headers are believed; none unless configured. */
  readonly trustProxy?: string | boolean | undefined;
  /** Paths of the PEM files; HTTP/2 with a fallback to HTTP/1.1 when given. */
  readonly tls?: { readonly cert: string; readonly key: string } | undefined;
  readonly rateLimits?: boolean | undefined;
  /** Those that differ from the defaults. */
  readonly bounds?: Partial<AppBounds> | undefined;
  /** How browsers reach the app, where that is configured. */
  readonly publicUrl?: string | undefined;
  /** Whether another app answers the addresses that this one does not know. */
  readonly passesUnknownOn?: boolean | undefined;
}

/** What is larger is read only by routes that declare it: published versions and dictionaries. */
const BODY_LIMIT_BYTES = 65_536;

const DEFAULT_BOUNDS: AppBounds = Object.freeze({
  bodyMs: 30_000,
  bodyBytesPerAddress: 4_194_304,
  streamMs: 60_000,
  sessionMs: 60_000,
});

function serverOptions(options: AppOptions, { sessionMs }: AppBounds): object {
  const common = {
    loggerInstance: options.log,
    trustProxy: options.trustProxy ?? false,
    bodyLimit: BODY_LIMIT_BYTES,
    // One line a request, written below, in place of the framework's two.
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 30_000,
    frameworkErrors: sendUnreadableAddress,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    // Named here, so that the framework does not load its own compilers for JSON schema.
    schemaController: {
      compilersFactory: {
        buildValidator: () => validatorCompiler,
        buildSerializer: () => serializerCompiler,
      },
    },
  };
  if (options.tls === undefined) {
    // `close()` must not wait for browsers that keep their connection open.
    return { ...common, forceCloseConnections: 'idle' };
  }
  return {
    ...common,
    http2: true,
    http2SessionTimeout: sessionMs,
    https: {
      allowHTTP1: true,
      settings: { maxConcurrentStreams: MAX_STREAMS },
      cert: readFileSync(options.tls.cert),
      key: readFileSync(options.tls.key),
    },
  };
}

/**
 * A Fastify app with what every module relies on: zod validation, coded errors, cookies, the
 * player of a request, rate limits, metrics and security headers.
 */
export async function createApp(options: AppOptions): Promise<App> {
  const bounds = { ...DEFAULT_BOUNDS, ...options.bounds };
  const app = fastify(serverOptions(options, bounds)).withTypeProvider<ZodTypeProvider>() as App;
  registerErrors(app);
  registerPlayers(app);
  registerInternalCalls(app);
  app.decorateRequest('isOperators', false);
  registerOperatorActs(app);
  await app.register(cookie, { parseOptions: COOKIE_PARSING });
  registerSecureCookies(app, options.publicUrl);
  await registerSecurityHeaders(app, {
    https: options.tls !== undefined || app.isPublicAddressSecure,
  });
  // The app that answers an address unknown here logs and counts it.
  const answers = (request: FastifyRequest) => !(options.passesUnknownOn === true && request.is404);
  registerMetrics(app, { answers });
  await registerRateLimits(app, { enabled: options.rateLimits ?? true });
  authenticateBeforeParsing(app);
  boundBodies(app, { ...bounds, refusesUnknown: options.passesUnknownOn !== true });
  if (options.tls !== undefined) {
    boundHttp2(app, bounds);
  }
  registerRouteTable(app);
  app.addHook('onResponse', async (request, reply) => {
    if (!answers(request)) {
      return;
    }
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        player: request.player?.id,
      },
      'request',
    );
  });
  return app;
}
