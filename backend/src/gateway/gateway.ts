import { join, resolve } from 'node:path';
import type { CoreConfiguration } from '@touchline/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { auditUndeclaredActs } from '../platform/audit/undeclared-acts.ts';
import { registerAnalytics } from '../site/analytics/analytics.ts';
import { cookieRules } from '../identity/auth/session-cookies.ts';
import { registerActivityRoute } from '../identity/auth/activity-route.ts';
import { registerAuthRoutes } from '../identity/auth/auth-routes.ts';
import { registerCaptchaRoutes } from '../identity/captcha/captcha-routes.ts';
import { registerConfigurationRoutes } from '../site/configuration/configuration-routes.ts';
import { createDictionaries } from '../site/dictionaries/dictionaries.ts';
import { registerDictionaryRoutes } from '../site/dictionaries/dictionary-routes.ts';
import type { Feed } from '../pricing/feed/create-feed.ts';
import { registerFingerprintRoutes } from '../identity/fingerprint/fingerprint-routes.ts';
import { registerLine } from '../live/line/line-routes.ts';
import type { App } from '../platform/http/app.ts';
import { createPersonMatches } from '../identity/people/matches.ts';
import { registerMatchRoutes } from '../identity/people/match-routes.ts';
import { registerTransferRoutes } from '../identity/player-configuration/transfer-routes.ts';
import { createTransfers } from '../identity/player-configuration/transfers.ts';
import { registerPlayerConfigurationRoutes } from '../identity/player-configuration/player-configuration-routes.ts';
import type { Clock } from '../platform/clock.ts';
import { registerSecureData } from '../identity/secure-data/secure-data-routes.ts';
import { registerTechnicalRemote } from '../site/technical/remote-routes.ts';
import { registerThirdPartyRoutes } from '../site/third-party/third-party-routes.ts';
import { createRateFixings } from '../money/exchange-rates/rate-fixings.ts';
import { registerRateRoutes } from '../money/exchange-rates/rate-routes.ts';
import { registerBonusRoutes } from '../money/wallet/bonus-routes.ts';
import { registerDepositBonusRoutes } from '../money/wallet/deposit-bonus-routes.ts';
import { registerWalletRoutes } from '../money/wallet/wallet-routes.ts';
import { createAppFor } from '../platform/http/app-for.ts';
import { registerAssets } from '../site/assets/asset-routes.ts';
import { assertBannedAddress } from '../site/documents/banned-address.ts';
import { createConsoleApp } from './console-app.ts';
import { acceptConsoleRequests } from '../operator/console/console-requests.ts';
import { wantsPage } from '../site/documents/document-route.ts';
import {
  type BackendEnvironment,
  isProduction,
  mayOfferTestProviders,
} from '../platform/process/environment.ts';
import { registerTaskRoutes } from '../operator/tasks/task-routes.ts';
import { prepareClose } from '../platform/http/graceful-close.ts';
import { registerImportMap } from '../site/import-map/import-map.ts';
import { followSiteChanges } from '../site/gate/follow-site-changes.ts';
import { registerGate } from '../site/gate/gate.ts';
import { registerGateTrial } from '../site/gate/gate-trial.ts';
import { onceASecond, registerHealth } from '../platform/http/health-routes.ts';
import { assertNoConflict, conflictingPaths } from '../site/documents/legacy-paths.ts';
import { type Modules, createModules } from './modules.ts';
import { registerOpenApi } from '../platform/http/openapi.ts';
import { registerOverridePages } from '../site/import-map/override-routes.ts';
import { createPhones } from '../identity/phone/phones.ts';
import { registerPolicyLogo } from '../site/assets/policy-logo.ts';
import { registerBetting } from './register-betting.ts';
import { standingOfToken } from '../site/documents/document-player.ts';
import { createSiteOriginOf } from '../site/documents/origin-of.ts';
import { registerPages } from './register-pages.ts';
import { ignoreTypedCredentials } from '../platform/http/typed-credentials.ts';
import { createSocial } from '../identity/social/social.ts';
import { createSiteCache } from '../site/documents/site-cache.ts';

export interface GatewayOptions {
  readonly environment: BackendEnvironment;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly operatorToken: string;
  readonly feed: Feed;
  /** Whether the first prices stand. */
  readonly isFeedReady: () => boolean;
}

export interface Gateway {
  readonly app: App;
  /** The console's own server. */
  readonly consoleApp: App;
  readonly modules: Modules;
  readonly close: () => Promise<void>;
}

/** Puts the modules together behind the site's server and the console's; the only place that knows them all. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { environment, pool, clock, log, operatorToken, feed } = options;
  const app = await createAppFor(environment, log);
  const closing = prepareClose(app);
  auditUndeclaredActs(app, { pool, clock });
  await registerOpenApi(app);
  ignoreTypedCredentials(app);
  const consoleRequests = acceptConsoleRequests(app);

  const artefacts = resolve(environment.ARTEFACTS_DIR);
  const published = resolve(environment.DATA_DIR, 'published');
  const siteOf = createSiteCache([artefacts, published]);
  const pathConflicts = (core: CoreConfiguration) => {
    const composition = modules.importMap.service.composition();
    const isPublished = composition.artefacts.length > 0;
    return conflictingPaths(core, isPublished ? siteOf(composition) : undefined);
  };
  const modules: Modules = await createModules({
    pool,
    environment,
    clock,
    log,
    feed,
    operatorToken,
    artefacts,
    published,
    assertFits: (group, value) => {
      if (group === 'core') {
        const core = value as CoreConfiguration;
        assertNoConflict(pathConflicts(core));
        assertBannedAddress(core, environment.PUBLIC_URL);
      }
    },
    countryHeader: environment.COUNTRY_HEADER?.toLowerCase(),
  });
  registerGate(app, modules.gate);
  const {
    auth,
    captcha,
    fingerprints,
    people,
    mails,
    referral,
    configuration,
    blocks,
    redirects,
    payments,
    playerStatus,
    responsible,
    hub,
    live,
    importMap: { service: importMap, overrides, store, follow: followImportMap },
  } = modules;
  referral.register(app, (request) => request.method === 'GET' && wantsPage(request));
  registerActivityRoute(app, { auth, rules: async () => (await configuration.read()).office });
  const phones = await createPhones({
    pool,
    clock,
    brand: async () => (await configuration.read()).core.brand,
    countryIds: async () => (await configuration.read()).core.countryIds ?? {},
    isTestOffered: async () =>
      mayOfferTestProviders(environment) && (await configuration.read()).office.testSms,
    writeNotice: (client, player) =>
      mails.writeNotice(client, { kind: 'phone-changed', ...player }),
  });
  const social = await createSocial({
    pool,
    clock,
    settings: async () => (await configuration.read()).auth,
    mayTest: mayOfferTestProviders(environment),
  });
  registerAuthRoutes(app, {
    social,
    auth,
    mails,
    phoneProofs: phones.proofs,
    phoneNotices: phones.notices,
    hasDeposit: payments.hasDeposit,
    onRegistered: referral.save,
    onSignedIn: async (playerId, request) => {
      const device = await fingerprints.deviceOf(request);
      if (device !== undefined) {
        await people.noteDevice(playerId, device).catch((error: unknown) => {
          request.log.error({ err: error, player: playerId }, 'a device could not be noted');
        });
      }
    },
    doorkeeper: {
      admit: async (request, call) => {
        await fingerprints.admit(request, call);
        await captcha.admit(request);
      },
      challenge: captcha.challenge,
      failed: captcha.failed,
    },
  });
  registerCaptchaRoutes(app, { captcha });
  registerFingerprintRoutes(app, { fingerprints });
  registerConfigurationRoutes(app, { configuration, operatorToken });
  registerWalletRoutes(app, {
    pool,
    clock,
    currencies: async () => (await configuration.read()).core.currencies,
  });
  registerPlayerConfigurationRoutes(app, {
    pool,
    clock,
    standing: playerStatus.standing,
  });
  registerMatchRoutes(app, { matches: createPersonMatches({ pool, clock }), operatorToken });
  registerTransferRoutes(app, { transfers: createTransfers({ pool, clock }), operatorToken });
  registerSecureData(app, {
    pool,
    clock,
    cookieRules: async () => cookieRules((await configuration.read()).core.flags),
    minimumAge: async () => (await configuration.read()).core.minimumAge,
    writeNotice: (client, player) => mails.writeNotice(client, { kind: 'data-changed', ...player }),
  });
  phones.register(app);
  mails.register(app);
  registerPolicyLogo(app);
  registerThirdPartyRoutes(app, { read: async () => (await configuration.read()).thirdparty });
  registerDictionaryRoutes(app, {
    dictionaries: createDictionaries({ pool, clock }),
    defaultLanguage: async () => (await configuration.read()).dicts.defaultLanguage,
    operatorToken,
  });
  blocks.register(app, { operatorToken });
  redirects.register(app, { operatorToken });
  registerTaskRoutes(app, { pool, clock, operatorToken });
  registerGateTrial(app, { ...modules.gate, blocks, operatorToken });
  registerBetting(app, { pool, clock, operatorToken, book: feed.book, modules });
  registerBonusRoutes(app, { pool, clock, operatorToken });
  registerRateRoutes(app, { operatorToken, fixings: createRateFixings({ pool, clock }) });
  registerDepositBonusRoutes(app, {
    pool,
    clock,
    settings: async () => (await configuration.read()).payments.firstDepositBonus,
    isAskedBefore: async () => (await configuration.read()).reg.bonusChoices.includes(1),
  });
  responsible.register(app);
  await payments.register(app);
  playerStatus.register(
    app,
    standingOfToken({ verify: auth.tokens.identify, read: playerStatus.read }),
  );
  registerLine(app, { book: feed.book, hub, clock });
  live.register(app);
  const overrideOrigins = isProduction(environment) ? undefined : environment.OVERRIDE_ORIGINS;
  await registerOverridePages(app, {
    isProduction: overrideOrigins === undefined,
    overrides,
    clock,
    brand: async () => (await configuration.read()).core.brand,
  });
  const startHealth = registerImportMap(app, {
    importMap: modules.importMap,
    visitors: modules.visitors,
    siteOriginOf: createSiteOriginOf({ publicUrl: environment.PUBLIC_URL, consoleRequests }),
    pool,
    clock,
    log,
    operatorToken,
    environment,
  });
  registerTechnicalRemote(app, {
    clock,
    checks: {
      database: async () => (await pool.query('SELECT 1')).rowCount === 1,
      prices: async () => options.isFeedReady(),
    },
  });
  registerHealth(app, {
    operatorToken,
    isClosing: closing.isClosing,
    checks: {
      database: onceASecond(async () => (await pool.query('SELECT 1')).rowCount === 1),
      feed: async () => options.isFeedReady(),
    },
  });
  const analytics = registerAnalytics(app, {
    pool,
    clock,
    log,
    configuration: async () => (await configuration.read()).analytics,
    scriptsDelay: async () => (await configuration.read()).thirdparty.analyticsDelay,
  });
  await registerAssets(app, {
    directory: join(artefacts, 'assets'),
    published: store,
  });

  registerPages(app, {
    pool,
    clock,
    log,
    operatorToken,
    environment,
    book: feed.book,
    modules,
    siteOf,
    overrideOrigins,
  });

  const consoleApp = await createConsoleApp({
    environment,
    pool,
    clock,
    log,
    operatorToken,
    assets: join(artefacts, 'assets'),
    compositionOf: importMap.consoleComposition,
    requests: consoleRequests,
  });
  const consoleClosing = prepareClose(consoleApp);
  await Promise.all([app.ready(), consoleApp.ready()]);
  const { core } = await configuration.read();
  for (const conflict of pathConflicts(core)) {
    log.error(conflict, conflict.message);
  }
  const { settlementJob, repeatedJobs, outboxRelay } = modules;
  settlementJob.start();
  for (const job of repeatedJobs) job.start();
  outboxRelay.start();
  const stops = [
    analytics.start(),
    auth.watchSessions(live.reviewSessions),
    captcha.start(),
    configuration.follow(),
    followSiteChanges({
      ...modules,
      log,
      onChange: () =>
        void live
          .recheck()
          .catch((error: unknown) =>
            log.warn({ err: error }, 'open connections could not be checked'),
          ),
    }),
    payments.start(),
    followImportMap(),
    startHealth(),
    settlementJob.stop,
    ...repeatedJobs.map(({ stop }) => stop),
    outboxRelay.stop,
  ];
  return {
    app,
    consoleApp,
    modules,
    close: async () => {
      await Promise.all([closing.close(), consoleClosing.close()]);
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}
