import type { CoreConfiguration } from '@touchline/contracts/configuration';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { People } from '../people/people.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Player } from '../../platform/http/player.ts';
import { serviceSecret } from '../../platform/database/service-secret.ts';
import { type AccessTokens, createAccessTokens } from './access-tokens.ts';
import { endSessionsOf } from './end-sessions.ts';
import { createKnownBrowsers, type KnownBrowsers } from './known-browsers.ts';
import { type LoginGuard, createLoginGuard } from './login-guard.ts';
import { createOwnSessions, type OwnSessions } from './own-sessions.ts';
import { type OpenMainAccount, type Registration, createRegistration } from './registration.ts';
import { createSessionStatuses, type SessionChange } from './session-statuses.ts';
import { type Sessions, createSessions } from './sessions.ts';
import { createPendingSignIns, type PendingSignIns } from '../two-factor/pending-sign-ins.ts';
import { createPasskeys, type Passkeys } from '../passkeys/passkeys.ts';
import { createQrSignIns, type QrSignIns } from '../qr-sign-in/qr-sign-ins.ts';
import {
  createSecurityQuestions,
  type SecurityQuestions,
} from '../security-question/security-question.ts';
import { createTwoFactor, type TwoFactor } from '../two-factor/two-factor.ts';

export interface AuthOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly configuration: () => Promise<CoreConfiguration>;
  readonly openMainAccount: OpenMainAccount;
  readonly people?: Pick<People, 'admit'> | undefined;
}

export interface Auth {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly configuration: () => Promise<CoreConfiguration>;
  readonly tokens: AccessTokens;
  readonly sessions: Sessions;
  readonly guard: LoginGuard;
  readonly knownBrowsers: KnownBrowsers;
  readonly registration: Registration;
  readonly twoFactor: TwoFactor;
  readonly passkeys: Passkeys;
  readonly securityQuestions: SecurityQuestions;
  /** Sign-ins that a signed-in device approves. */
  readonly qrSignIns: QrSignIns;
  /** Sign-ins whose second proof is still to come. */
  readonly pendingSignIns: PendingSignIns;
  /** Ends one sign-in, here immediately and everywhere within a second. */
  readonly endSession: (player: Player, reason: string) => Promise<void>;
  /** Ends all sign-ins of a player in the same way. */
  readonly endAllSessions: (playerId: string, reason: string) => Promise<void>;
  /**
   * Does something after which sign-ins of a player may not go on: both happen, or neither, whatever comes between.
   * @returns what the work answered, and how many sign-ins ended
   */
  readonly withSessionsEnded: <Result>(
    ending: SessionsEnding,
    work: (client: PoolClient) => Promise<Result>,
  ) => Promise<{ readonly result: Result; readonly ended: number }>;
  /** Ends all sign-ins of a player but the present one. @returns how many */
  readonly endOtherSessions: (player: Player, reason: string) => Promise<number>;
  /** Sign-ins as their player sees them. */
  readonly ownSessions: OwnSessions;
  /**
   * Reports sign-ins that ended or changed on any instance, each more than once; called at every look,
   * also when there are none.
   * @returns stops it
   */
  readonly watchSessions: (onChanges: (changes: readonly SessionChange[]) => void) => () => void;
}

/** Which sign-ins end: all of a player, or all but one. */
export interface SessionsEnding {
  readonly playerId: string;
  readonly reason: string;
  readonly except?: string | undefined;
}

const PRUNE_EVERY_MS = 3_600_000;

/** Deletes sessions that are long over. @returns stops it */
function pruneHourly(sessions: Pick<Sessions, 'prune'>): () => void {
  const timer = setInterval(() => {
    sessions.prune().catch(() => undefined);
  }, PRUNE_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Players, sign-ins and tokens. */
export async function createAuth(options: AuthOptions): Promise<Auth> {
  const { pool, clock } = options;
  const [accessSecret, refreshSecret, browserSecret, twoFactorSecret, passkeySecret, qrSecret] =
    await Promise.all([
      serviceSecret(pool, 'access-token'),
      serviceSecret(pool, 'refresh-token'),
      serviceSecret(pool, 'known-browser'),
      serviceSecret(pool, 'two-factor'),
      serviceSecret(pool, 'passkey'),
      serviceSecret(pool, 'qr-sign-in'),
    ]);
  const statuses = createSessionStatuses({ pool, elapsed: () => performance.now() });
  const tokens = createAccessTokens({ secret: accessSecret, clock, statuses });
  const guard = createLoginGuard({ pool, clock });
  const twoFactor = createTwoFactor({ pool, clock, guard, key: twoFactorSecret });
  const sessions = createSessions({ pool, secret: refreshSecret, clock });

  async function endSessions(playerId: string, reason: string, except?: string): Promise<number> {
    const ended = await sessions.endAll(playerId, reason, except);
    for (const sessionId of ended) {
      statuses.invalidate(sessionId);
    }
    return ended.length;
  }

  async function withSessionsEnded<Result>(
    { playerId, reason, except }: SessionsEnding,
    work: (client: PoolClient) => Promise<Result>,
  ) {
    const { result, ended } = await inTransaction(pool, async (client) => ({
      result: await work(client),
      ended: await endSessionsOf(client, playerId, { reason, at: clock(), except }),
    }));
    for (const sessionId of ended) {
      statuses.invalidate(sessionId);
    }
    return { result, ended: ended.length };
  }

  return {
    pool,
    clock,
    configuration: options.configuration,
    tokens,
    sessions,
    guard,
    twoFactor,
    securityQuestions: createSecurityQuestions({ pool, clock, twoFactor }),
    passkeys: createPasskeys({ pool, clock, key: passkeySecret }),
    qrSignIns: createQrSignIns({ pool, clock, guard, sessions, key: qrSecret }),
    pendingSignIns: createPendingSignIns({ pool, clock }),
    knownBrowsers: createKnownBrowsers(browserSecret),
    registration: createRegistration({ ...options, sessions }),
    endSession: async (player, reason) => {
      await sessions.end(player.sessionId, reason);
      statuses.invalidate(player.sessionId);
    },
    endAllSessions: async (playerId, reason) => {
      await endSessions(playerId, reason);
    },
    withSessionsEnded,
    endOtherSessions: ({ id, sessionId }, reason) => endSessions(id, reason, sessionId),
    ownSessions: createOwnSessions({ pool, clock }),
    watchSessions: (onChanges) => {
      const unfollow = statuses.follow(onChanges);
      const stopPruning = pruneHourly(sessions);
      return () => {
        unfollow();
        stopPruning();
      };
    },
  };
}
