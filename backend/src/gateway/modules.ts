import { randomBytes } from 'node:crypto';
import { TERMS_FLAG } from '@touchline/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { endInactiveSessions } from '../identity/auth/activity-route.ts';
import { type Auth, createAuth } from '../identity/auth/auth.ts';
import { TOKEN_COOKIE } from '../identity/auth/session-cookies.ts';
import { type PlaceBetService, createPlaceBet } from '../betting/placement/place-bet.ts';
import { type CashOuts, createCashOuts } from '../betting/cash-out/cash-out.ts';
import { type CostMemo, createCostMemo } from '../betting/cash-out/cost-memo.ts';
import type { BetChangesOptions } from '../betting/cash-out/change-bet.ts';
import {
  type CorrectionReport,
  correctResults,
  type ResultCorrection,
} from '../betting/settlement/correct-results.ts';
import { createStakeFactors, type StakeFactors } from '../betting/placement/stake-factors.ts';
import { raiseUndecidedLegs } from '../betting/settlement/undecided-legs.ts';
import { createVoidEvent } from '../betting/settlement/void-event.ts';
import { createSettlement } from '../betting/settlement/settlement.ts';
import { type SettlementJob, createSettlementJob } from '../betting/settlement/settlement-job.ts';
import { type Captcha, createCaptcha } from '../identity/captcha/captcha.ts';
import { type Blocks, createBlocks } from '../site/blocks/blocks.ts';
import { type Configuration, createConfiguration } from '../site/configuration/configuration.ts';
import { createListener, type Listener } from '../platform/database/listener.ts';
import type { Feed } from '../pricing/feed/create-feed.ts';
import { type Fingerprints, createFingerprints } from '../identity/fingerprint/fingerprints.ts';
import { createPeople, type People } from '../identity/people/people.ts';
import { createOutboxNotifier } from '../platform/jobs/outbox-notifier.ts';
import { type OutboxRelay, createOutboxRelay } from '../platform/jobs/outbox.ts';
import type { Mails } from '../identity/mail/mails.ts';
import { type LiveBus, createLocalBus } from '../live/stream/live-bus.ts';
import { type Live, createLive } from '../live/stream/live-plugin.ts';
import { type TopicHub, createTopicHub } from '../live/stream/topic-hub.ts';
import { type Payments, createPayments } from '../money/payments/payments.ts';
import { guardBets, guardDeposits } from '../protection/player-status/money-guards.ts';
import {
  type CurrentStandings,
  createCurrentStandings,
} from '../protection/player-status/current-standings.ts';
import {
  type PlayerStatus,
  createPlayerStatus,
} from '../protection/player-status/player-status.ts';
import type { Clock } from '../platform/clock.ts';
import { serviceSecret } from '../platform/database/service-secret.ts';
import { type Referral, createReferral } from '../identity/referral/referral.ts';
import { type Redirects, createRedirects } from '../site/redirects/redirects.ts';
import { type Responsible, createResponsible } from '../protection/responsible/responsible.ts';
import { createLedgerSpending } from '../protection/responsible/spending.ts';
import { offeredNetworks } from '../identity/social/offered-networks.ts';
import { endBonuses } from '../money/wallet/bonuses.ts';
import { createRepeatedJob, type RepeatedJob } from '../platform/jobs/repeated-job.ts';
import { openAccount } from '../money/wallet/accounts.ts';
import { createDepositWallet } from '../money/wallet/deposit-wallet.ts';
import {
  type BackendEnvironment,
  isProduction,
  mayOfferTestProviders,
} from '../platform/process/environment.ts';
import { createAdmission, type GateOptions } from '../site/gate/gate.ts';
import {
  createImportMap,
  createPluginPresence,
  type ImportMap,
} from '../site/import-map/import-map.ts';
import { notifyPlayers } from '../live/stream/player-events.ts';
import { openMails } from './open-mails.ts';
import { createVisitors, type Visitors } from '../site/visitors/visitors.ts';

/** Why all sign-ins of a player end when they exclude themselves. */
const EXCLUDED = 'excluded';

export interface ModulesOptions {
  readonly pool: Pool;
  /** Whose import map pages run on, and what signs links for them. */
  readonly environment: Pick<
    BackendEnvironment,
    | 'ENVIRONMENT'
    | 'DEVELOPMENT'
    | 'OVERRIDE_SECRETS'
    | 'MODE'
    | 'TEST_PROVIDERS'
    | 'SMTP_URL'
    | 'MAIL_FROM'
    | 'PUBLIC_URL'
    | 'LIVE_CONNECTIONS_PER_ADDRESS'
    | 'LIVE_ATTEMPTS_PER_ADDRESS'
  >;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly feed: Feed;
  readonly operatorToken: string;
  /** The build's folder, absolute. */
  readonly artefacts: string;
  /** Where published versions are laid out to be served, absolute. */
  readonly published: string;
  /** What the rest of the site asks of a configuration besides its schema. */
  readonly assertFits: (group: string, value: object) => void;
  /** The header in which a proxy names the visitor's country. */
  readonly countryHeader: string | undefined;
}

/** Everything behind the HTTP server, tied together. */
export interface Modules {
  readonly listener: Listener;
  readonly configuration: Configuration;
  readonly blocks: Blocks;
  readonly redirects: Redirects;
  readonly auth: Auth;
  readonly captcha: Captcha;
  readonly mails: Mails;
  readonly fingerprints: Fingerprints;
  readonly referral: Referral;
  readonly responsible: Responsible;
  readonly people: People;
  readonly payments: Payments;
  readonly playerStatus: PlayerStatus;
  readonly standings: CurrentStandings;
  /** What the gate decides from. */
  readonly gate: GateOptions;
  readonly hub: TopicHub;
  readonly live: Live;
  readonly bus: LiveBus;
  readonly importMap: ImportMap;
  readonly visitors: Visitors;
  readonly placeBet: PlaceBetService;
  readonly stakeFactors: StakeFactors;
  readonly cashOuts: CashOuts;
  /** What open bets cost, shared by everything that prices them. */
  readonly costMemo: CostMemo;
  readonly betChanges: BetChangesOptions;
  /** Sends mail, and looks for bets that reached the value they are sold at and bonuses that are over. */
  readonly repeatedJobs: readonly RepeatedJob[];
  readonly voidEvent: ReturnType<typeof createVoidEvent>;
  readonly correctResults: (correction: ResultCorrection) => Promise<CorrectionReport>;
  readonly settlementJob: SettlementJob;
  readonly outboxRelay: OutboxRelay;
}

/** Makes the modules and hands each what it needs of the others. */
export async function createModules(options: ModulesOptions): Promise<Modules> {
  const { pool, clock, log, feed } = options;
  const { assertFits } = options;
  const configuration = createConfiguration({
    pool,
    clock,
    log,
    assertFits,
    settingsOf: (plugin) => importMap.service.settingsOf(plugin),
    offers: {
      sendsMessages: ({ testSms }) => testSms && mayOfferTestProviders(options.environment),
      sendsMail: ({ testSms }) =>
        options.environment.SMTP_URL !== undefined ||
        (testSms && mayOfferTestProviders(options.environment)),
      hasNetworks: (settings) =>
        offeredNetworks(settings, mayOfferTestProviders(options.environment)).length > 0,
    },
  });
  const listener = createListener({
    pool,
    onTrouble: (error) => log.warn({ err: error }, 'no notifications; polling until they resume'),
  });
  const hub = createTopicHub({
    book: feed.book,
    clock,
    createGeneration: () => randomBytes(6).toString('base64url'),
  });
  const people = await createPeople({ pool, clock, log });
  const auth: Auth = await createAuth({
    pool,
    clock,
    people,
    configuration: async () => (await configuration.read()).core,
    openMainAccount: openAccount,
  });
  const protection = async () => (await configuration.read()).protection;
  const captcha = await createCaptcha({
    pool,
    clock,
    settings: async () => (await protection()).captcha,
  });
  const fingerprints = await createFingerprints({
    pool,
    clock,
    settings: async () => (await protection()).fingerprint,
  });
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
      connectionsPerAddress: options.environment.LIVE_CONNECTIONS_PER_ADDRESS,
      attemptsPerAddress: options.environment.LIVE_ATTEMPTS_PER_ADDRESS,
    },
    standing: (cookies) => ({
      configuration: configuration.version(),
      release: importMap.service.composition({ visitor: visitors.inHeader(cookies) }).release,
    }),
  });
  const { artefacts, published } = options;
  const importMap = await createImportMap({
    pool,
    listener,
    clock,
    configuration,
    operatorToken: options.operatorToken,
    environment: options.environment,
    log,
    artefacts,
    published,
    onRelease: (release) => live.broadcast({ type: 'release-changed', release }),
  });
  await importMap.service.refresh();
  configuration.onChange((version) => live.broadcast({ type: 'configuration-changed', version }));
  // It decides which page is shown: a superseded token still tells whose it is.
  const { identify: verifyToken } = auth.tokens;
  const { countryHeader } = options;
  const blocks = createBlocks({ pool, clock, verifyToken, countryHeader });
  const redirects = createRedirects({ pool, clock });
  const responsible = createResponsible({
    pool,
    clock,
    configuration,
    spending: createLedgerSpending(),
    people,
    isPluginLive: createPluginPresence({
      importMap: importMap.service,
      clock,
      folders: [artefacts, published],
      id: 'responsible-gaming',
    }),
    onExcluded: (playerId) => auth.endAllSessions(playerId, EXCLUDED),
  });
  const notifyOutbox = createOutboxNotifier(pool);
  const standing = {
    clock,
    people,
    isPersonalDataAsked: async () =>
      (await configuration.read()).responsible.personalDataBeforePlay,
    isTermsAsked: async () => (await configuration.read()).core.flags[TERMS_FLAG] === true,
  };
  const { environment } = options;
  const mails = await openMails({ pool, clock, log, configuration, environment });
  const payments = await createPayments({
    pool,
    clock,
    log,
    configuration,
    mayTest: mayOfferTestProviders(options.environment),
    wallet: createDepositWallet({
      clock,
      bonusSettings: async () => (await configuration.read()).payments.firstDepositBonus,
    }),
    guard: guardDeposits(responsible.depositGuard, standing),
    writeRefundNotice: (client, refund) =>
      mails.writeNotice(client, { kind: 'deposit-refunded', ...refund }),
    onCredited: notifyOutbox,
  });
  const playerStatus = createPlayerStatus({
    pool,
    clock,
    operatorToken: options.operatorToken,
    hasDeposit: payments.hasDeposit,
  });
  const standings = createCurrentStandings({
    clock,
    read: async (playerId) => {
      const [player, isExcluded] = await Promise.all([
        playerStatus.read(playerId),
        responsible.isExcluded(playerId),
      ]);
      return { ...player, isExcluded };
    },
  });
  const gate = {
    configuration,
    blocks,
    standings,
    clock,
    isProduction: isProduction(options.environment),
  };
  const stakeFactors = createStakeFactors({ pool, clock });
  const costMemo = createCostMemo();
  const betting = {
    memo: costMemo,
    pool,
    clock,
    book: feed.book,
    stakeFactors,
    guard: guardBets(responsible.betGuard, standing),
    settings: async () => (await configuration.read()).betting,
    quoteSecret: await serviceSecret(pool, 'cash-out-quote'),
  };
  const placeBet = createPlaceBet({ ...betting, onPlaced: notifyOutbox });
  const cashOuts = createCashOuts({ ...betting, onSold: notifyOutbox });
  const settlement = createSettlement({ pool, clock, log });
  const settlementJob = createSettlementJob({
    settlement,
    results: feed,
    log,
  });
  const outboxRelay = createOutboxRelay({
    pool,
    listener,
    log,
    publish: (events) => {
      notifyPlayers(live, events);
      if (events.some(({ topic }) => topic === 'mail.written')) {
        mails.job.wake();
      }
    },
  });
  return {
    listener,
    configuration,
    blocks,
    redirects,
    auth,
    captcha,
    mails,
    fingerprints,
    referral: createReferral({ pool, clock }),
    responsible,
    people,
    payments,
    playerStatus,
    standings,
    gate,
    hub,
    live,
    bus,
    importMap,
    visitors,
    placeBet,
    stakeFactors,
    cashOuts,
    costMemo,
    betChanges: { ...betting, onChanged: notifyOutbox },
    repeatedJobs: [
      mails.job,
      createRepeatedJob({
        everyMs: 5_000,
        work: cashOuts.sellDue,
        log,
        failure: 'automatic cash-out failed; will retry',
      }),
      createRepeatedJob({
        everyMs: 30_000,
        work: async () => endInactiveSessions(auth, (await configuration.read()).office),
        log,
        failure: 'inactive sessions could not be ended; it is tried again soon',
      }),
      createRepeatedJob({
        everyMs: 60_000,
        work: people.noteExcluded,
        log,
        failure: 'excluded players could not be noted; retrying',
      }),
      createRepeatedJob({
        everyMs: 60_000,
        work: () => endBonuses(pool, clock()),
        log,
        failure: 'bonuses could not be ended; it is tried again soon',
      }),
      createRepeatedJob({
        everyMs: 300_000,
        work: () => raiseUndecidedLegs({ pool, clock, settings: betting.settings }),
        log,
        failure: 'undecided legs were not looked for; the next run retries',
      }),
    ],
    voidEvent: createVoidEvent({ pool, clock, settlement }),
    correctResults: (correction) => correctResults({ pool, clock, settlement }, correction),
    settlementJob,
    outboxRelay,
  };
}
