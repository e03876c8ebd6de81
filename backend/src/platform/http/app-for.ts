import type { FastifyBaseLogger } from 'fastify';
import type { App } from './app.ts';
import { type AppOptions, createApp } from './create-app.ts';
import type { BackendEnvironment } from '../process/environment.ts';

/** The HTTP server as the environment wants it. */
export function createAppFor(
  environment: BackendEnvironment,
  log: FastifyBaseLogger,
  { passesUnknownOn }: Pick<AppOptions, 'passesUnknownOn'> = {},
): Promise<App> {
  const {
    TLS_CERT: cert,
    TLS_KEY: key,
    TRUST_PROXY,
    RATE_LIMITS,
    PUBLIC_URL,
    BODY_BYTES_PER_ADDRESS,
  } = environment;
  return createApp({
    log,
    trustProxy: TRUST_PROXY,
    tls: cert !== undefined && key !== undefined ? { cert, key } : undefined,
    rateLimits: RATE_LIMITS,
    publicUrl: PUBLIC_URL,
    bounds: { bodyBytesPerAddress: BODY_BYTES_PER_ADDRESS },
    passesUnknownOn,
  });
}
