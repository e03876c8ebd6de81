import type { FastifyBaseLogger } from 'fastify';
import type { CashOuts } from '../betting/cash-out/cash-out.ts';
import type { EventInterest } from '../betting/interest/event-interest.ts';
import { countPairs } from '../betting/recommendations/count-pairs.ts';
import { endInactiveSessions } from '../identity/auth/activity-route.ts';
import type { Pool } from '../platform/database/queryable.ts';
import type { Integrity } from '../operator/integrity/integrity.ts';
import type { Games } from '../gaming/games.ts';
import type { IdentityModules } from './identity-modules.ts';
import { endBonuses } from '../money/wallet/bonuses.ts';
import { runLoyalty } from '../loyalty/loyalty-job.ts';
import { notifySettledBets } from '../messages/notices/settled-bets.ts';
import { createSmsJob } from '../messages/sms/sms-job.ts';
import type { Clock } from '../platform/clock.ts';
import { createRepeatedJob, type RepeatedJob } from '../platform/jobs/repeated-job.ts';
import type { Lotteries } from '../pools/lotteries.ts';
import { notifyTickets } from '../pools/notify-tickets.ts';
import type { Totos } from '../pools/toto/totos.ts';
import type { KnowsBalls } from '../pricing/book/knows-balls.ts';
import { raiseFlags } from '../protection/care/nightly-flags.ts';
import { recordFigures } from '../results/cricket/record-figures.ts';
import type { Returns } from '../protection/returns/returns.ts';
import type { Verification } from '../verification/verification.ts';
import type { Configuration } from '../site/configuration/configuration.ts';

/** What the site does on its own every few seconds or minutes, each with the line logged when it fails. */
export function createRepeatedJobs(options: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly configuration: Pick<Configuration, 'read'>;
  readonly identity: Pick<IdentityModules, 'auth' | 'mails' | 'notices' | 'people' | 'phones'>;
  readonly cashOuts: Pick<CashOuts, 'sellDue'>;
  readonly raiseUndecided: () => Promise<void>;
  readonly returns: Pick<Returns, 'liftDue'>;
  readonly interest: Pick<EventInterest, 'refresh'>;
  readonly verification: Pick<Verification, 'eraseDue' | 'expireDue' | 'lookUpQuiet'>;
  readonly integrity: Pick<Integrity, 'checkWhenDue'>;
  readonly games: Pick<Games, 'countPlayed' | 'countReturns' | 'reconcile'>;
  readonly lotteries: Pick<Lotteries, 'run'>;
  readonly totos: Pick<Totos, 'run'>;
  readonly feed: Partial<KnowsBalls>;
}): readonly RepeatedJob[] {
  const { pool, clock, log, configuration, cashOuts, raiseUndecided, returns, interest } = options;
  const { auth, mails, notices, people, phones } = options.identity;
  const core = async () => (await configuration.read()).core;
  const zoneOffset = async () => (await core()).settings.timeZone ?? 0;
  return [
    mails.job,
    createSmsJob({
      pool,
      clock,
      log,
      brand: async () => (await core()).brand,
      fallback: async () => (await core()).defaultLanguage,
      provider: phones.provider,
    }),
    createRepeatedJob({
      everyMs: 5_000,
      work: cashOuts.sellDue,
      log,
      failure: 'automatic cash-out failed; will retry',
    }),
    createRepeatedJob({
      everyMs: 5_000,
      work: () => notifySettledBets({ pool, clock, notices }),
      log,
      failure: 'players could not be notified of settled bets; will retry',
    }),
    createRepeatedJob({
      everyMs: 30_000,
      work: interest.refresh,
      log,
      failure: 'the bets on events could not be counted; will retry',
    }),
    createRepeatedJob({
      everyMs: 30_000,
      work: () => recordFigures({ pool, clock, feed: options.feed }),
      log,
      failure: 'the figures of cricketers could not be written; will retry',
    }),
    createRepeatedJob({
      everyMs: 30_000,
      work: () => countPairs({ pool, clock }),
      log,
      failure: 'what is backed together could not be counted; will retry',
    }),
    createRepeatedJob({
      everyMs: 30_000,
      work: async () => endInactiveSessions(auth, (await configuration.read()).office),
      log,
      failure: 'inactive sessions could not be ended; will retry',
    }),
    createRepeatedJob({
      everyMs: 60_000,
      work: people.noteExcluded,
      log,
      failure: 'excluded players could not be noted; will retry',
    }),
    createRepeatedJob({
      everyMs: 30_000,
      work: returns.liftDue,
      log,
      failure: 'players could not be let back; will retry',
    }),
    createRepeatedJob({
      everyMs: 60_000,
      work: () => endBonuses(pool, clock()),
      log,
      failure: 'bonuses could not be ended; will retry',
    }),
    createRepeatedJob({
      everyMs: 5_000,
      work: () =>
        runLoyalty({
          pool,
          clock,
          settings: async () => (await configuration.read()).loyalty,
          writeNotice: notices.write,
          zoneOffset,
        }),
      log,
      failure: 'points and cashback could not be counted; will retry',
    }),
    createRepeatedJob({
      everyMs: 300_000,
      work: () => raiseFlags({ pool, clock, log, zoneOffset }),
      log,
      failure: 'behaviour flags could not be computed; will retry',
    }),
    createRepeatedJob({
      everyMs: 3_600_000,
      work: options.verification.eraseDue,
      log,
      failure: 'old identity documents could not be erased; will retry',
    }),
    createRepeatedJob({
      everyMs: 60_000,
      work: options.integrity.checkWhenDue,
      log,
      failure: 'the integrity of the system could not be checked; will retry',
    }),
    createRepeatedJob({
      everyMs: 3_600_000,
      work: options.verification.expireDue,
      log,
      failure: 'identity documents could not be expired; will retry',
    }),
    createRepeatedJob({
      everyMs: 60_000,
      work: options.verification.lookUpQuiet,
      log,
      failure: 'quiet checks of identities could not be looked up; will retry',
    }),
    createRepeatedJob({
      everyMs: 30_000,
      work: options.games.countPlayed,
      log,
      failure: 'what is played could not be counted; will retry',
    }),
    createRepeatedJob({
      everyMs: 600_000,
      work: options.games.countReturns,
      log,
      failure: 'what games have returned could not be counted; will retry',
    }),
    createRepeatedJob({
      everyMs: 3_600_000,
      work: options.games.reconcile,
      log,
      failure: 'rounds of games could not be compared with their providers; will retry',
    }),
    createRepeatedJob({
      everyMs: 2_000,
      work: options.lotteries.run,
      log,
      failure: 'draws could not be held or their winners paid; will retry',
    }),
    createRepeatedJob({
      everyMs: 5_000,
      work: () => notifyTickets({ pool, writeNotice: notices.write }),
      log,
      failure: 'players could not be notified of paid tickets; will retry',
    }),
    createRepeatedJob({
      everyMs: 5_000,
      work: options.totos.run,
      log,
      failure: 'rounds of matches could not be opened or settled; will retry',
    }),
    createRepeatedJob({
      everyMs: 300_000,
      work: raiseUndecided,
      log,
      failure: 'undecided legs could not be looked up; will retry',
    }),
  ];
}
