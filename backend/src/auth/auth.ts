import type { CoreConfiguration } from '@touchline/contracts';
import type { Pool } from 'pg';
import type { People } from '../identity/people.ts';
import type { Clock } from '../platform/clock.ts';
import type { Player } from '../platform/player.ts';
import { serviceSecret } from '../platform/service-secret.ts';
import { type AccessTokens, createAccessTokens } from './access-tokens.ts';
import { type LoginGuard, createLoginGuard } from './login-guard.ts';
import { type OpenMainAccount, type Registration, createRegistration } from './registration.ts';
import { type Sessions, createSessions } from './sessions.ts';

export interface AuthOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly configuration: () => Promise<CoreConfiguration>;
  readonly openMainAccount: OpenMainAccount;
  readonly people?: Pick<People, 'admit'> | undefined;
  /** Told of every sign-in that ends, so that its open connections can be closed. */
  readonly onSessionEnded?: ((player: Player, reason: string) => void) | undefined;
}

export interface Auth {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly configuration: () => Promise<CoreConfiguration>;
  readonly tokens: AccessTokens;
  readonly sessions: Sessions;
  readonly guard: LoginGuard;
  readonly registration: Registration;
  /** Ends one sign-in, at once and everywhere. */
  readonly endSession: (player: Player, reason: string) => Promise<void>;
  /** Ends all sign-ins of a player, at once and everywhere. */
  readonly endAllSessions: (playerId: string, reason: string) => Promise<void>;
  /** Learns of sign-ins ended by other instances. @returns stops it */
  readonly watchEndedSessions: () => () => void;
}

const WATCH_EVERY_MS = 1_000;
const PRUNE_EVERY_MS = 3_600_000;
/** Clocks of two instances may differ by this much. */
const OVERLAP_MS = 10_000;

/** Players, sign-ins and tokens. */
export async function createAuth(options: AuthOptions): Promise<Auth> {
  const { pool, clock } = options;
  const [accessSecret, refreshSecret] = await Promise.all([
    serviceSecret(pool, 'access-token'),
    serviceSecret(pool, 'refresh-token'),
  ]);
  const tokens = createAccessTokens({ secret: accessSecret, clock });
  const sessions = createSessions({ pool, secret: refreshSecret, clock });

  function refuse(player: Player, reason: string): void {
    tokens.refuseSession(player.sessionId);
    options.onSessionEnded?.(player, reason);
  }

  return {
    pool,
    clock,
    configuration: options.configuration,
    tokens,
    sessions,
    guard: createLoginGuard({ pool, clock }),
    registration: createRegistration({ ...options, sessions }),
    endSession: async (player, reason) => {
      await sessions.end(player.sessionId, reason);
      refuse(player, reason);
    },
    endAllSessions: async (playerId, reason) => {
      for (const sessionId of await sessions.endAll(playerId, reason)) {
        refuse({ id: playerId, sessionId }, reason);
      }
    },
    watchEndedSessions: () => {
      const seen = new Set<string>();
      async function look(since: number): Promise<void> {
        for (const player of await sessions.endedSince(since)) {
          if (!seen.has(player.sessionId)) {
            seen.add(player.sessionId);
            refuse(player, 'ended');
          }
        }
      }
      // A failed look is made up for by the next one: each looks back further than the interval.
      const watch = setInterval(() => {
        look(clock() - OVERLAP_MS).catch(() => undefined);
      }, WATCH_EVERY_MS);
      const prune = setInterval(() => {
        seen.clear();
        sessions.prune().catch(() => undefined);
      }, PRUNE_EVERY_MS);
      watch.unref();
      prune.unref();
      return () => {
        clearInterval(watch);
        clearInterval(prune);
      };
    },
  };
}
