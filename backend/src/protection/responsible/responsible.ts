import type { ConfigurationValues } from '@touchline/contracts/configuration';
import { isSelfExcluded, LIMIT_TYPE } from '@touchline/domain/limits';
import type { BetGuard } from '../../betting/placement/bet-guard.ts';
import type { DepositGuard } from '../../money/payments/deposit-guard.ts';
import type { People } from '../../identity/people/people.ts';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { currentLimits, isOnBreak, lockLimits } from './limit-store.ts';
import { type Limits, createLimits } from './limits.ts';
import type { WriteLimitNotice } from './limit-audit.ts';
import { createPendingLimits } from './pending-limits.ts';
import { createPlayTime } from './play-time.ts';
import { createRealityChecks } from './reality-check.ts';
import { registerRealityCheckRoutes } from './reality-check-routes.ts';
import { registerCareRoutes } from '../care/care-routes.ts';
import { registerDeskRoutes } from '../desk/desk-routes.ts';
import { registerClosureRoute, registerReturnRoutes } from '../returns/return-routes.ts';
import { createReturns, type Returns } from '../returns/returns.ts';
import { closedAt } from '../returns/closure-store.ts';
import { type ResponsibleGaming, createResponsibleGaming } from './responsible-gaming.ts';
import { registerLimitRoutes } from './limit-routes.ts';
import { type Spending, movedSince } from './spending.ts';

export interface ResponsibleOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly configuration: {
    readonly read: () => Promise<Pick<ConfigurationValues, 'core' | 'responsible'>>;
  };
  readonly spending: Spending;
  readonly areMandatoryPluginsLive: () => boolean | Promise<boolean>;
  /** Recognises excluded people in other accounts. */
  readonly people: Pick<People, 'note'>;
  /** Called when a player is excluded from play, so that open sign-ins end. */
  readonly onExcluded: (playerId: string) => Promise<void>;
  /** The same for an account that its player has closed. */
  readonly onClosed: (playerId: string) => Promise<void>;
  /** Notifies a player of a change of their limits. */
  readonly writeNotice: WriteLimitNotice;
}

export interface Responsible {
  readonly gaming: ResponsibleGaming;
  readonly limits: Limits;
  readonly depositGuard: DepositGuard;
  readonly betGuard: BetGuard;
  readonly returns: Returns;
  /** Whether the player has excluded themselves and the time is not over, or has closed the account. */
  readonly isExcluded: (playerId: string) => Promise<boolean>;
  readonly register: (app: App) => void;
  /** The operators' side. */
  readonly registerDesk: (app: App, operatorToken: string) => void;
}

async function currencyOf(client: Pool | PoolClient, playerId: string): Promise<string> {
  const { rows } = await client.query('SELECT currency FROM player WHERE id = $1', [playerId]);
  if (rows[0] === undefined) {
    throw new Error(`there is no player ${playerId}`);
  }
  return rows[0].currency;
}

/** The parts behind the checks and the calls. */
function createParts(options: ResponsibleOptions) {
  const { pool, clock, configuration, spending, areMandatoryPluginsLive, writeNotice } = options;
  const offer = async () => (await configuration.read()).responsible;
  const playTime = createPlayTime({
    pool,
    clock,
    zoneOffset: async () => (await configuration.read()).core.settings.timeZone ?? 0,
  });
  const realityChecks = createRealityChecks({
    pool,
    clock,
    maySilence: async () => (await offer()).realityCheckSilence,
    stopsBets: async () => (await offer()).realityCheckStopsBets,
    moved: async (playerId, since) => {
      const currency = await currencyOf(pool, playerId);
      return { ...(await movedSince(pool, { playerId, currency, since })), currency };
    },
  });
  return {
    offer,
    playTime,
    realityChecks,
    gaming: createResponsibleGaming({
      pool,
      clock,
      spending,
      playTime,
      realityChecks,
      areMandatoryPluginsLive,
    }),
    limits: createLimits({
      pool,
      clock,
      currencyOf,
      offer,
      notePerson: options.people.note,
      onExcluded: options.onExcluded,
      writeNotice,
    }),
    pending: createPendingLimits({ pool, clock, writeNotice }),
    returns: createReturns({
      pool,
      clock,
      mayReturnEarly: async () => (await offer()).earlyReturn,
      onClosed: options.onClosed,
    }),
  };
}

/** Responsible gaming on the server: limits, exclusions and the checks of every bet and deposit. */
export function createResponsible(options: ResponsibleOptions): Responsible {
  const { pool, clock } = options;
  const parts = createParts(options);
  const { gaming, limits, playTime, returns } = parts;
  return {
    returns,
    gaming,
    limits,
    isExcluded: async (playerId) => {
      const now = clock();
      return (
        isSelfExcluded(await currentLimits(pool, { playerId, now }), now) ||
        (await closedAt(pool, playerId)) !== undefined
      );
    },
    betGuard: {
      assertAvailable: gaming.assertAvailable,
      lock: lockLimits,
      checkBet: gaming.checkBet,
    },
    depositGuard: {
      lockDeposits: lockLimits,
      checkDeposit: gaming.checkDeposit,
      isOnBreak: (client, playerId) => isOnBreak(client, { playerId, now: clock() }),
      setDailyDepositLimit: (client, { playerId, amount, currency }) =>
        limits.setIn(client, playerId, { type: LIMIT_TYPE.depositDay, value: amount, currency }),
    },
    register: (app) => {
      registerLimitRoutes(app, { ...parts, clock });
      registerRealityCheckRoutes(app, parts.realityChecks);
      registerReturnRoutes(app, returns);
      registerClosureRoute(app, returns);
      registerCareRoutes(app, { pool, clock });
    },
    registerDesk: (app, operatorToken) => {
      const wire = { limits, gaming, playTime, clock };
      registerDeskRoutes(app, { pool, clock, operatorToken, limits, wire });
    },
  };
}
