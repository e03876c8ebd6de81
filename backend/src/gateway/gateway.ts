import { join, resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { registerAlerts } from '../alerts/alert-routes.ts';
import type { HouseGames } from '../gaming/house/house-games.ts';
import { registerLine } from '../live/line/line-routes.ts';
import { registerLocalNames } from '../live/names/name-answers.ts';
import {
  acceptConsoleRequests,
  type ConsoleRequests,
} from '../operator/console/console-requests.ts';
import {
  createOperatorAccounts,
  type OperatorAccounts,
} from '../operator/accounts/operator-accounts.ts';
import { createSecondSteps } from '../operator/accounts/second-step.ts';
import { auditUndeclaredActs } from '../platform/audit/undeclared-acts.ts';
import type { Clock } from '../platform/clock.ts';
import { createAppFor } from '../platform/http/app-for.ts';
import type { App } from '../platform/http/app.ts';
import { prepareClose } from '../platform/http/graceful-close.ts';
import { registerOpenApi } from '../platform/http/openapi.ts';
import { ignoreTypedCredentials } from '../platform/http/typed-credentials.ts';
import type { BackendEnvironment } from '../platform/process/environment.ts';
import type { Feed } from '../pricing/feed/create-feed.ts';
import { registerRaces } from '../results/races/race-routes.ts';
import { registerCricket } from '../results/cricket/cricket-routes.ts';
import { registerVirtuals } from '../results/virtuals/virtual-routes.ts';
import { registerResults } from '../results/results-routes.ts';
import { registerAssets } from '../site/assets/asset-routes.ts';
import { trustedOrigin } from '../site/documents/origin-of.ts';
import { registerPlayerRights } from '../protection/player-status/player-rights.ts';
import { playerStatusOfToken } from '../site/documents/document-player.ts';
import type { Renderers } from '../site/rendering/renderers.ts';
import { createSiteRenderers } from '../site/rendering/site-renderers.ts';
import { createSiteCache, type SiteCache } from '../site/documents/site-cache.ts';
import { registerGate } from '../site/gate/gate.ts';
import { registerCallDesk } from '../support/calls/call-desk.ts';
import { registerCallRoutes } from '../support/calls/call-routes.ts';
import { registerSupportDesk } from '../support/support-desk.ts';
import { registerSupportRoutes } from '../support/support-routes.ts';
import { startBackground } from './background.ts';
import { createConsoleApp } from './console-app.ts';
import { createCoreFit } from './core-fit.ts';
import { createModules, type Modules } from './modules.ts';
import { operatorPasswords, operatorTimeCodes } from './operator-passwords.ts';
import { registerGames } from './register-games.ts';
import { registerBetting } from './register-betting.ts';
import { registerIdentity } from './register-identity.ts';
import { registerLoyaltyRoutes } from './register-loyalty.ts';
import { registerMessages } from './register-messages.ts';
import { registerMoney } from './register-money.ts';
import { registerOperations } from './register-operations.ts';
import { registerPages } from './register-pages.ts';
import { registerSite } from './register-site.ts';
import type { SiteProviders } from './site-providers.ts';

export interface GatewayOptions {
  readonly environment: BackendEnvironment;
  readonly providers: SiteProviders;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly operatorToken: string;
  readonly feed: Feed;
  /** The process of the house's games; undefined where it is not started. */
  readonly house?: HouseGames | undefined;
  /** Whether the first prices are loaded. */
  readonly isFeedReady: () => boolean;
}

export interface Gateway {
  readonly app: App;
  /** The console's own server. */
  readonly consoleApp: App;
  readonly modules: Modules;
  readonly close: () => Promise<void>;
}

interface SiteApp {
  readonly app: App;
  readonly closing: ReturnType<typeof prepareClose>;
  readonly consoleRequests: ConsoleRequests;
}

/** The site's server before it has a route of any module. */
async function createSiteApp({ environment, log, pool, clock }: GatewayOptions): Promise<SiteApp> {
  const app = await createAppFor(environment, log);
  const closing = prepareClose(app);
  auditUndeclaredActs(app, { pool, clock });
  await registerOpenApi(app);
  ignoreTypedCredentials(app);
  return { app, closing, consoleRequests: acceptConsoleRequests(app) };
}

/** Registers the routes of every module, behind the gate. @returns what starts in the background */
async function registerRoutes(
  { app, closing, consoleRequests }: SiteApp,
  options: GatewayOptions,
  {
    modules,
    accounts,
    sites,
    assets,
    renderers,
  }: {
    readonly modules: Modules;
    readonly accounts: OperatorAccounts;
    readonly sites: SiteCache;
    readonly assets: string;
    readonly renderers: Renderers | undefined;
  },
): ReturnType<typeof registerSite> {
  const { pool, clock, operatorToken, feed } = options;
  const { book } = feed;
  const { auth, playerStatus } = modules;
  const common = { pool, clock, operatorToken, modules };
  registerGate(app, modules.gate);
  registerLocalNames(app);
  registerIdentity(app, { ...common, publicUrl: options.environment.PUBLIC_URL });
  await registerMoney(app, common);
  registerBetting(app, { ...common, book });
  await registerGames(app, { ...common, publicUrl: options.environment.PUBLIC_URL });
  modules.responsible.register(app);
  modules.responsible.registerDesk(app, operatorToken);
  playerStatus.register(
    app,
    playerStatusOfToken({ verify: auth.tokens.identify, read: playerStatus.read }),
  );
  registerPlayerRights(app, pool, modules);
  const support = { pool, clock, operatorToken, writeNotice: modules.notices.write };
  registerSupportRoutes(app, support);
  registerSupportDesk(app, support);
  const calling = {
    ...support,
    calls: async () => (await modules.configuration.read()).support.calls,
  };
  registerCallRoutes(app, calling);
  registerCallDesk(app, calling);
  await modules.verification.register(app, {
    operatorToken,
    originOf: (request) => trustedOrigin(request, options.environment.PUBLIC_URL),
  });
  registerLoyaltyRoutes(app, common);
  registerMessages(app, { ...common, environment: options.environment });
  registerAlerts(app, { pool, clock, book });
  registerLine(app, { book, hub: modules.hub, clock });
  registerResults(app, { pool, clock, book, feed });
  registerRaces(app, { pool, clock, book, feed });
  registerCricket(app, { pool, clock, feed });
  if (feed.virtuals !== undefined) {
    registerVirtuals(app, { clock, rounds: feed.virtuals });
  }
  modules.live.register(app);
  registerOperations(app, {
    pool,
    clock,
    operatorToken,
    accounts,
    integrity: modules.integrity,
    isClosing: closing.isClosing,
    isFeedReady: options.isFeedReady,
  });
  const site = await registerSite(app, { ...options, modules, consoleRequests });
  await registerAssets(app, { directory: assets, published: modules.importMap.store });
  registerPages(app, { ...options, book, modules, ...sites, renderers });
  return site;
}

/** Puts the modules together behind the site's server and the console's; the only place that knows them all. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { environment, log } = options;
  const server = await createSiteApp(options);
  const { app, closing } = server;
  const artefacts = resolve(environment.ARTEFACTS_DIR);
  const published = resolve(environment.DATA_DIR, 'published');
  const documents = resolve(environment.DATA_DIR, 'documents');
  const assets = join(artefacts, 'assets');
  const sites = createSiteCache([artefacts, published]);
  const coreFit = createCoreFit({
    compositionOf: () => modules.importMap.service.composition(),
    siteOf: sites.siteOf,
    publicUrl: environment.PUBLIC_URL,
  });
  const modules: Modules = await createModules({
    ...options,
    artefacts,
    published,
    documents,
    assertFits: coreFit.assertFits,
    countryHeader: environment.COUNTRY_HEADER?.toLowerCase(),
  });
  const renderers = environment.RENDER_PAGES
    ? createSiteRenderers({ folders: [artefacts, published], clock: options.clock, log })
    : undefined;
  app.addHook('onClose', async () => renderers?.stop());
  const secondSteps = createSecondSteps({
    ...options,
    codes: await operatorTimeCodes(options.pool),
  });
  const passwords = operatorPasswords(options);
  const accounts = createOperatorAccounts({ ...options, passwords, secondSteps });
  const site = await registerRoutes(server, options, {
    modules,
    accounts,
    sites,
    assets,
    renderers,
  });
  const consoleApp = await createConsoleApp({
    ...options,
    assets,
    compositionOf: modules.importMap.service.consoleComposition,
    requests: server.consoleRequests,
    accounts,
    secondSteps,
  });
  const consoleClosing = prepareClose(consoleApp);
  await Promise.all([app.ready(), consoleApp.ready()]);
  for (const conflict of coreFit.conflicts((await modules.configuration.read()).core)) {
    log.error(conflict, conflict.message);
  }
  const stopBackground = startBackground(modules, { log, starts: site.starts });
  return {
    app,
    consoleApp,
    modules,
    close: async () => {
      await Promise.all([closing.close(), consoleClosing.close()]);
      await stopBackground();
    },
  };
}
