import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { TOKEN_COOKIE } from '@touchline/contracts/identity';
import { type AlertWatch, createAlertWatch } from '../alerts/alert-watch.ts';
import { createLocalBus, type LiveBus } from '../live/stream/live-bus.ts';
import { createLive, type Live } from '../live/stream/live-plugin.ts';
import { notifyPlayers } from '../live/stream/player-events.ts';
import type { TopicHub } from '../live/stream/topic-hub.ts';
import { NEWSLETTER_SECRET } from '../identity/marketing/newsletter-token.ts';
import type { HouseGames } from '../gaming/house/house-games.ts';
import { createIntegrity, type Integrity } from '../operator/integrity/integrity.ts';
import { attributeFriend } from '../loyalty/friends/friends.ts';
import type { Clock } from '../platform/clock.ts';
import { createListener, type Listener } from '../platform/database/listener.ts';
import { serviceSecret } from '../platform/database/service-secret.ts';
import { createOutboxRelay, type OutboxRelay } from '../platform/jobs/outbox.ts';
import { mayBeInsured } from '../loyalty/insurance/may-be-insured.ts';
import { createOutboxNotifier } from '../platform/jobs/outbox-notifier.ts';
import type { RepeatedJob } from '../platform/jobs/repeated-job.ts';
import { type BackendEnvironment, isProduction } from '../platform/process/environment.ts';
import type { Feed } from '../pricing/feed/create-feed.ts';
import { feedReports } from '../pricing/feed/feed-states.ts';
import { createTrading, type Trading } from '../pricing/trading/trading.ts';
import { type Archive, createArchive } from '../results/archive/archive.ts';
import { createRaceArchive, type RaceArchive } from '../results/races/race-archive.ts';
import { type Blocks, createBlocks } from '../site/blocks/blocks.ts';
import { type Configuration, createConfiguration } from '../site/configuration/configuration.ts';
import { createAdmission, type GateOptions } from '../site/gate/gate.ts';
import { createImportMap, type ImportMap } from '../site/import-map/import-map.ts';
import { createMandatoryPresence } from '../site/import-map/mandatory-presence.ts';
import { createRedirects, type Redirects } from '../site/redirects/redirects.ts';
import { createVisitors, type Visitors } from '../site/visitors/visitors.ts';
import type { Verification } from '../verification/verification.ts';
import { type BettingModules, createBettingModules } from './betting-modules.ts';
import { createBroadcastJob } from './broadcast-job.ts';
import { createIdentityModules, type IdentityModules } from './identity-modules.ts';
import { createIdentityProviders } from './identity-providers.ts';
import { createLiveTopics } from './live-topics.ts';
import { createMoneyModules, type MoneyModules } from './money-modules.ts';
import { offersOf } from './offers.ts';
import { openPush, type Push } from './open-push.ts';
import { openVerification } from './open-verification.ts';
import { createProtectionModules, type ProtectionModules } from './protection-modules.ts';
import { createRepeatedJobs } from './repeated-jobs.ts';
import { RUNNING_CODE } from './running-code.ts';
import type { SiteProviders } from './site-providers.ts';

/** Why all sign-ins of a player end when they exclude themselves. */
const EXCLUDED = 'excluded';
/** The same when they close their account. */
const CLOSED = 'closed';

export interface ModulesOptions {
  readonly pool: Pool;
  /** Whose import map pages run on, and what signs links for them. */
  readonly environment: Pick<
    BackendEnvironment,
    | 'ENVIRONMENT'
    | 'DEVELOPMENT'
    | 'OVERRIDE_SECRETS'
    | 'PUBLIC_URL'
    | 'DOCUMENT_RETENTION_DAYS'
    | 'PUSH_CONTACT'
    | 'PUSH_SERVICES'
    | 'LIVE_CONNECTIONS_PER_ADDRESS'
    | 'LIVE_ATTEMPTS_PER_ADDRESS'
  >;
  readonly providers: SiteProviders;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly feed: Feed;
  /** The process of the house's games; undefined where it is not started. */
  readonly house?: HouseGames | undefined;
  readonly operatorToken: string;
  /** The build's folder, absolute. */
  readonly artefacts: string;
  /** Where published versions are laid out to be served, absolute. */
  readonly published: string;
  /** Where the pictures of identity documents are stored on this machine, absolute. */
  readonly documents: string;
  /** What the rest of the site needs of a configuration in addition to its schema. */
  readonly assertFits: (group: string, value: object) => void;
  /** The header in which a proxy names the visitor's country. */
  readonly countryHeader: string | undefined;
}

/** Everything behind the HTTP server, tied together. */
export interface Modules extends IdentityModules, ProtectionModules, BettingModules, MoneyModules {
  readonly listener: Listener;
  readonly configuration: Configuration;
  readonly blocks: Blocks;
  readonly redirects: Redirects;
  /** What the gate decides from. */
  readonly gate: GateOptions;
  readonly hub: TopicHub;
  readonly live: Live;
  readonly bus: LiveBus;
  readonly importMap: ImportMap;
  readonly visitors: Visitors;
  readonly verification: Verification;
  readonly integrity: Integrity;
  /** Delivers what operators write. */
  readonly broadcastJob: RepeatedJob;
  /** Messages to devices; undefined where the site sends none. */
  readonly push: Push | undefined;
  /** Signs the links that stop promotions. */
  readonly newsletterSecret: Buffer;
  readonly repeatedJobs: readonly RepeatedJob[];
  readonly archive: Archive;
  readonly raceArchive: RaceArchive;
  /** Notifies players of the matches and prices that they follow. */
  readonly alertWatch: AlertWatch;
  readonly outboxRelay: OutboxRelay;
  /** What operators decide while events are traded. */
  readonly trading: Trading;
}

/** Creates the modules and hands each what it needs of the others. */
export async function createModules(options: ModulesOptions): Promise<Modules> {
  const { pool, clock, log, feed, environment, operatorToken, artefacts, published } = options;
  const providers = await createIdentityProviders(options.providers, { pool, clock });
  const configuration = createConfiguration({
    pool,
    clock,
    log,
    assertFits: options.assertFits,
    settingsOf: (plugin) => importMap.service.settingsOf(plugin),
    offers: offersOf(providers),
  });
  const loyalty = async () => (await configuration.read()).loyalty;
  const listener = createListener({
    pool,
    onTrouble: (error) => log.warn({ err: error }, 'no notifications; polling until they resume'),
  });
  const trading = createTrading({ pool, clock, log, book: feed.book });
  // Nothing is shown or taken before it is known what is suspended.
  await trading.refresh();
  const { hub, interest } = await createLiveTopics({ pool, clock, feed, configuration });
  const identity = await createIdentityModules({
    pool,
    clock,
    log,
    configuration,
    environment,
    providers,
    attributeFriend: async (client, friend) =>
      attributeFriend(client, { ...friend, rules: await loyalty() }),
  });
  const { auth, mails, notices, people } = identity;
  const visitors = createVisitors(await serviceSecret(pool, 'visitor'));
  const bus = createLocalBus();
  const live = createLive({
    hub,
    bus,
    clock,
    verifyToken: auth.tokens.verify,
    admission: (request) => createAdmission(gate)(request),
    tokenOf: (request) => request.cookies[TOKEN_COOKIE],
    limits: {
      connectionsPerAddress: environment.LIVE_CONNECTIONS_PER_ADDRESS,
      attemptsPerAddress: environment.LIVE_ATTEMPTS_PER_ADDRESS,
    },
    currentVersions: (cookies) => ({
      configuration: configuration.version(),
      release: importMap.service.composition({ visitor: visitors.inHeader(cookies) }).release,
    }),
  });
  const importMap = await createImportMap({
    pool,
    listener,
    clock,
    configuration,
    operatorToken,
    environment,
    log,
    artefacts,
    published,
    onRelease: (release) => live.broadcast({ type: 'release-changed', release }),
  });
  await importMap.service.refresh();
  configuration.onChange((version) => live.broadcast({ type: 'configuration-changed', version }));
  // It decides which page is shown: a superseded token still identifies its player.
  const { identify: verifyToken } = auth.tokens;
  const blocks = createBlocks({ pool, clock, verifyToken, countryHeader: options.countryHeader });
  const protection = createProtectionModules({
    pool,
    clock,
    configuration,
    people,
    operatorToken,
    areMandatoryPluginsLive: createMandatoryPresence({
      importMap: importMap.service,
      configuration,
      clock,
      folders: [artefacts, published],
    }),
    onExcluded: (playerId) => auth.endAllSessions(playerId, EXCLUDED),
    onClosed: (playerId) => auth.endAllSessions(playerId, CLOSED),
    hasDeposit: (playerId) => payments.hasDeposit(playerId),
    writeNotice: notices.write,
  });
  const notifyOutbox = createOutboxNotifier(pool);
  const { payments, games, lotteries, totos } = await createMoneyModules({
    pool,
    clock,
    log,
    configuration,
    providers: options.providers,
    house: options.house,
    protection,
    writeNotice: notices.write,
    operatorToken,
    onMoved: notifyOutbox,
  });
  const gate = {
    configuration,
    blocks,
    playerStatuses: protection.playerStatuses,
    clock,
    isProduction: isProduction(environment),
  };
  const betting = await createBettingModules({
    pool,
    clock,
    log,
    feed,
    guard: protection.betGuard,
    stakeShareOf: trading.stakeShareOf,
    settings: async () => (await configuration.read()).betting,
    mayBeInsured: (playerId) => mayBeInsured(pool, { playerId, now: clock() }),
    onBooked: notifyOutbox,
  });
  const push = await openPush({ pool, clock, log, configuration, environment });
  const outboxRelay = createOutboxRelay({
    pool,
    listener,
    log,
    publish: (events) => {
      notifyPlayers(live, events);
      if (events.some(({ topic }) => topic === 'mail.written')) {
        mails.job.wake();
      }
      if (events.some(({ topic }) => topic === 'push.written')) {
        push?.job.wake();
      }
    },
  });
  const verification = await openVerification({
    pool,
    clock,
    providers: options.providers,
    folder: options.documents,
    status: protection.verifiedStatus,
    retentionDays: environment.DOCUMENT_RETENTION_DAYS,
    writeNotice: notices.write,
  });
  const broadcastJob = createBroadcastJob({ pool, clock, log, configuration, environment });
  const { cashOuts, raiseUndecided } = betting;
  const integrity = createIntegrity({ pool, clock, folders: RUNNING_CODE });
  return {
    ...identity,
    ...protection,
    ...betting,
    listener,
    configuration,
    blocks,
    redirects: createRedirects({ pool, clock }),
    payments,
    gate,
    hub,
    live,
    bus,
    importMap,
    visitors,
    verification,
    integrity,
    broadcastJob,
    push,
    newsletterSecret: await serviceSecret(pool, NEWSLETTER_SECRET),
    repeatedJobs: [
      broadcastJob,
      ...(push === undefined ? [] : [push.job]),
      ...feedReports({ pool, clock, log, feed }),
      ...createRepeatedJobs({
        pool,
        clock,
        log,
        configuration,
        identity,
        cashOuts,
        raiseUndecided,
        returns: protection.responsible.returns,
        interest,
        verification,
        integrity,
        games,
        lotteries,
        totos,
        feed,
      }),
    ],
    outboxRelay,
    games,
    lotteries,
    totos,
    trading,
    archive: createArchive({ pool, clock, log, feed }),
    raceArchive: createRaceArchive({ pool, clock, log, feed }),
    alertWatch: createAlertWatch({ pool, clock, log, feed, listener, writeNotice: notices.write }),
  };
}
