import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { ConsoleRequests } from '../operator/console/console-requests.ts';
import type { Clock } from '../platform/clock.ts';
import type { App } from '../platform/http/app.ts';
import { type BackendEnvironment, overrideOriginsOf } from '../platform/process/environment.ts';
import { registerAnalytics } from '../site/analytics/analytics.ts';
import { registerFigureRoutes } from '../site/analytics/figure-routes.ts';
import { registerArticles } from '../site/articles/register-articles.ts';
import { registerPolicyLogo } from '../site/assets/policy-logo.ts';
import { registerConfigurationRoutes } from '../site/configuration/configuration-routes.ts';
import { createDictionaries } from '../site/dictionaries/dictionaries.ts';
import { registerDictionaryOperatorRoutes } from '../site/dictionaries/dictionary-operator-routes.ts';
import { registerDictionaryRoutes } from '../site/dictionaries/dictionary-routes.ts';
import { createSiteOriginOf } from '../site/documents/origin-of.ts';
import { registerGateTrial } from '../site/gate/gate-trial.ts';
import { registerImportMap } from '../site/import-map/import-map.ts';
import { registerOverridePages } from '../site/import-map/override-routes.ts';
import { registerThirdPartyRoutes } from '../site/third-party/third-party-routes.ts';
import type { Modules } from './modules.ts';

/**
 * What the site is set up with: configuration, dictionaries, articles, rules, the import map, analytics.
 * @returns what has to run beside the requests; each starts and answers its stop
 */
export async function registerSite(
  app: App,
  options: {
    readonly pool: Pool;
    readonly clock: Clock;
    readonly log: FastifyBaseLogger;
    readonly operatorToken: string;
    readonly environment: BackendEnvironment;
    readonly modules: Modules;
    readonly consoleRequests: ConsoleRequests;
  },
): Promise<{ readonly starts: readonly (() => () => void | Promise<void>)[] }> {
  const { pool, clock, log, operatorToken, environment, modules, consoleRequests } = options;
  const { blocks, configuration, importMap, redirects, visitors } = modules;
  registerConfigurationRoutes(app, { configuration, operatorToken });
  registerPolicyLogo(app);
  registerThirdPartyRoutes(app, { read: async () => (await configuration.read()).thirdparty });
  const dictionaries = createDictionaries({ pool, clock });
  registerDictionaryRoutes(app, {
    dictionaries,
    defaultLanguage: async () => (await configuration.read()).dicts.defaultLanguage,
  });
  registerDictionaryOperatorRoutes(app, { dictionaries, operatorToken });
  await registerArticles(app, { pool, clock, log, operatorToken, configuration });
  registerGateTrial(app, { ...modules.gate, blocks, operatorToken });
  blocks.register(app, { operatorToken });
  redirects.register(app, { operatorToken });
  await registerOverridePages(app, {
    isProduction: overrideOriginsOf(environment) === undefined,
    overrides: importMap.overrides,
    clock,
    brand: async () => (await configuration.read()).core.brand,
  });
  const startHealth = registerImportMap(app, {
    importMap,
    visitors,
    siteOriginOf: createSiteOriginOf({ publicUrl: environment.PUBLIC_URL, consoleRequests }),
    pool,
    clock,
    log,
    operatorToken,
    environment,
  });
  const analytics = registerAnalytics(app, {
    pool,
    clock,
    log,
    configuration: async () => (await configuration.read()).analytics,
    scriptsDelay: async () => (await configuration.read()).thirdparty.analyticsDelay,
  });
  registerFigureRoutes(app, { pool, clock, operatorToken });
  return { starts: [analytics.start, startHealth] };
}
