import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerChangeRoutes } from './change-routes.ts';
import { createCredentials } from './credentials.ts';
import { registerDecisionRoutes } from './decision-routes.ts';
import { registerDeployerRoutes } from './deployer/deployer-routes.ts';
import { registerEnvironmentRoutes } from './environments/environment-routes.ts';
import { registerHealthRoutes } from './health/health-routes.ts';
import type { PluginHealth } from './health/plugin-health.ts';
import { registerHistoryRoutes } from './history-routes.ts';
import { type MapRoutesOptions, registerMapRoutes } from './map-routes.ts';
import { registerOverrideRoutes } from './overrides/override-routes.ts';
import { registerPublishRoutes } from './publishing/publish-routes.ts';
import type { Publisher } from './publishing/publisher.ts';
import { registerRollbackRoutes } from './rollback-routes.ts';
import type { AnyApp } from './route-schema.ts';
import type { Query } from './state-store.ts';
import { registerStatusRoutes } from './status-routes.ts';
import { registerTokenRoutes } from './token-routes.ts';

export interface ImportMapRoutesOptions extends MapRoutesOptions {
  readonly query: Query;
  readonly operatorToken: string;
  /** Whose sign-in a request with the operator's token is; undefined for the token alone. */
  readonly nameOf?: ((request: FastifyRequest) => string | undefined) | undefined;
  /** Accepts versions that section teams upload; without it none are accepted. */
  readonly publisher?: Publisher | undefined;
  /** How plugins perform on open pages; without it pages cannot report. */
  readonly health?: PluginHealth | undefined;
  /** Route configuration that limits how often one address may report. */
  readonly reportConfig?: object | undefined;
  /** Where a browser takes a link up. */
  readonly overrideAddress?: (link: string, request: FastifyRequest) => string;
  /** Origins and paths that modules of other places may come from; all of the web without. */
  readonly trustedUrls?: readonly string[] | undefined;
  /** Lets the check whether a module is there ask addresses of private networks. */
  readonly allowPrivateUrls?: boolean | undefined;
}

/**
 * Registers the import-map service's HTTP API below `/import-map-service`: ours, and the one of
 * import-map-deployer on the same state. Refusals are thrown with a code of the common catalogue;
 * the app's error handler words them.
 */
export function registerImportMapRoutes(
  app: AnyApp & Pick<FastifyInstance, 'register'>,
  options: ImportMapRoutesOptions,
): void {
  const { service, query, operatorToken, nameOf, visitorOf = () => undefined } = options;
  const credentials = createCredentials({ query, operatorToken, nameOf });
  const shared = { service, credentials };
  registerStatusRoutes(app, { service });
  registerMapRoutes(app, options);
  registerDecisionRoutes(app, shared);
  registerChangeRoutes(app, shared);
  registerRollbackRoutes(app, shared);
  registerHistoryRoutes(app, shared);
  registerTokenRoutes(app, { credentials });
  registerEnvironmentRoutes(app, shared);
  const { overrides, overrideAddress } = options;
  if (overrides !== undefined && overrideAddress !== undefined) {
    registerOverrideRoutes(app, { overrides, credentials, addressOf: overrideAddress });
  }
  if (options.publisher !== undefined) {
    registerPublishRoutes(app, { publisher: options.publisher, credentials });
  }
  if (options.health !== undefined) {
    const { health, reportConfig } = options;
    const isCounted = (request: FastifyRequest) => options.overrideOf?.(request) === undefined;
    registerHealthRoutes(app, { health, credentials, visitorOf, isCounted, reportConfig });
  }
  registerDeployerRoutes(app, { ...options, credentials });
}
