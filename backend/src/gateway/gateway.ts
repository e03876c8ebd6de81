import { resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { createAuth } from '../auth/auth.ts';
import { registerAuthRoutes } from '../auth/routes.ts';
import { createConfiguration } from '../configuration/configuration.ts';
import { registerConfigurationRoutes } from '../configuration/routes.ts';
import { type App, createApp } from '../platform/app.ts';
import type { Clock } from '../platform/clock.ts';
import { registerAssets } from './asset-routes.ts';
import type { BackendEnvironment } from './environment.ts';
import { prepareClose } from './graceful-close.ts';
import { registerHealth } from './health-routes.ts';
import { registerOpenApi } from './openapi.ts';

export interface GatewayOptions {
  readonly environment: BackendEnvironment;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly operatorToken: string;
}

export interface Gateway {
  readonly app: App;
  readonly close: () => Promise<void>;
}

/** Puts the modules together behind one HTTP server; the only place that knows them all. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { environment, pool, clock, log, operatorToken } = options;
  const { TLS_CERT: cert, TLS_KEY: key } = environment;
  const app = await createApp({
    log,
    trustProxy: environment.TRUST_PROXY,
    tls: cert !== undefined && key !== undefined ? { cert, key } : undefined,
    rateLimits: environment.RATE_LIMITS,
  });
  const closing = prepareClose(app);
  await registerOpenApi(app);

  const configuration = createConfiguration({ pool, clock });
  const auth = await createAuth({
    pool,
    clock,
    configuration: async () => (await configuration.read()).core,
    openMainAccount: async () => undefined,
  });
  registerAuthRoutes(app, { auth, hasDeposit: async () => false });
  registerConfigurationRoutes(app, { configuration, operatorToken });
  registerHealth(app, {
    operatorToken,
    isClosing: closing.isClosing,
    checks: { database: async () => (await pool.query('SELECT 1')).rowCount === 1 },
  });
  await registerAssets(app, { directory: resolve(environment.ARTEFACTS_DIR, 'assets') });

  const stopWatching = auth.watchEndedSessions();
  return {
    app,
    close: async () => {
      stopWatching();
      await closing.close();
    },
  };
}
