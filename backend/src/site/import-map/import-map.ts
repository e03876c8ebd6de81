import {
  IMPORT_MAP_CHANNEL,
  type ImportMapService,
  type PublishedStore,
  type Publisher,
  type Query,
  createCredentials,
  createImportMapService,
  createPluginHealth,
  createPublishedStore,
  createPublisher,
  createReleaseSource,
  type Overrides,
  createOverrides,
  registerEnvironment,
  registerImportMapRoutes,
  secretFromToken,
  withPublished,
} from '@touchline/importmap/service';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { Configuration } from '../configuration/configuration.ts';
import type { Listener } from '../../platform/database/listener.ts';
import type { OperatorTokens } from '../../operator/sessions/current-session.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { BackendEnvironment } from '../../platform/process/environment.ts';
import { createOverrideOf, overrideAddress } from './override-routes.ts';
import type { Visitors } from '../visitors/visitors.ts';

/** How soon a change of another process is seen when its NOTIFY was missed. */
const LOOK_EVERY_MS = 2_000;

/** The import-map service with what it lives on. */
export interface ImportMap {
  readonly service: ImportMapService;
  readonly publisher: Publisher;
  readonly store: PublishedStore;
  /** Links that give one browser another version. */
  readonly overrides: Overrides;
  /** Applies what other processes change, as soon as they have; returns the stop. */
  readonly follow: () => () => void;
}

/** The import-map service over our database, the build's folder and what teams publish. */
export async function createImportMap(options: {
  readonly pool: Pool;
  readonly listener: Listener;
  /** Whose pages this server writes, and what signs links for them. */
  readonly environment: Pick<BackendEnvironment, 'ENVIRONMENT' | 'OVERRIDE_SECRETS'>;
  /** The build's folder, absolute. */
  readonly artefacts: string;
  /** Where published versions are laid out to be served, absolute. */
  readonly published: string;
  readonly log: FastifyBaseLogger;
  readonly onRelease: (release: string) => void;
  readonly configuration: Pick<Configuration, 'read'>;
  readonly clock: Clock;
  readonly operatorToken: string;
}): Promise<ImportMap> {
  const { pool, listener, environment, artefacts, published: folder, log, onRelease } = options;
  const { configuration, clock, operatorToken } = options;
  const query: Query = (text, parameters) => pool.query(text, [...parameters]);
  const store = createPublishedStore({ query, folder });
  const releases = withPublished(createReleaseSource(artefacts), store);
  const warn = (error: unknown) =>
    log.warn({ err: error }, 'the import map could not be refreshed');
  const service = createImportMapService({
    query,
    releases,
    legacyPaths: async () => (await configuration.read()).core.routing?.legacyPromoPaths ?? {},
    environments: [environment.ENVIRONMENT],
    onChange: (change) => {
      if (change.environment === environment.ENVIRONMENT) {
        onRelease(change.release);
      }
    },
    onTrouble: warn,
  });
  await registerEnvironment(query, environment.ENVIRONMENT);
  const overrides = createOverrides({
    query,
    service,
    clock,
    secrets: environment.OVERRIDE_SECRETS ?? [secretFromToken(operatorToken)],
  });
  return {
    service,
    overrides,
    store,
    publisher: createPublisher({ service, store, releases }),
    follow: () => {
      const stops = [
        service.follow(LOOK_EVERY_MS),
        overrides.follow(LOOK_EVERY_MS),
        listener.subscribe(IMPORT_MAP_CHANNEL, () => void service.refresh().catch(warn)),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/**
 * Registers the service's HTTP API with what pages report of their plugins.
 * @returns starts to judge rollouts by that; the returned function ends it
 */
export function registerImportMap(
  app: App,
  options: {
    readonly importMap: Pick<ImportMap, 'service' | 'publisher' | 'overrides'>;
    readonly visitors: Visitors;
    /** `https://host` of the pages that a link opens. */
    readonly siteOriginOf: (request: FastifyRequest) => string;
    readonly pool: Pool;
    readonly clock: Clock;
    readonly log: FastifyBaseLogger;
    readonly operatorToken: string;
    readonly environment: Pick<
      BackendEnvironment,
      'TRUSTED_MODULE_URLS' | 'PRIVATE_MODULE_URLS' | 'ROLLBACK_NETWORKS'
    >;
  },
): () => () => Promise<void> {
  const { pool, clock, log, operatorToken, environment } = options;
  const { service, publisher, overrides } = options.importMap;
  const query: Query = (text, parameters) => pool.query(text, [...parameters]);
  const health = createPluginHealth({
    query,
    service,
    clock,
    rollbackNetworks: environment.ROLLBACK_NETWORKS,
    onTrouble: (error) => log.warn({ err: error }, 'failed to store plugin health'),
  });
  registerImportMapRoutes(app, {
    overrides,
    overrideOf: createOverrideOf(overrides),
    overrideAddress: (link, request) => overrideAddress(link, options.siteOriginOf(request)),
    service,
    query,
    operatorToken,
    nameOf: (request) => request.operator?.name,
    publisher,
    health,
    reportConfig: rateClass('collect'),
    visitorOf: options.visitors.known,
    trustedUrls: environment.TRUSTED_MODULE_URLS,
    allowPrivateUrls: environment.PRIVATE_MODULE_URLS,
  });
  return health.start;
}

/** Who may sign in at the console: with the operator's token, or a personal one of equal right. */
export function createOperatorTokens(pool: Pool, operatorToken: string): OperatorTokens {
  return createCredentials({
    query: (text, parameters) => pool.query(text, [...parameters]),
    operatorToken,
  });
}
