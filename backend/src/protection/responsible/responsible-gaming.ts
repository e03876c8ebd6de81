import {
  type LimitRefusal,
  type LimitType,
  checkLimits,
  isInForce,
  isUnset,
  limitRule,
} from '@touchline/domain/limits';
import { convertNow } from '../../money/exchange-rates/convert-now.ts';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { ApiError, isCodedError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { type StoredLimit, currentLimits } from './limit-store.ts';
import { type PlayTime, sessionLimitOf } from './play-time.ts';
import type { RealityChecks } from './reality-check.ts';
import type { CountedAmount, Spending } from './spending.ts';

type Queryable = Pool | PoolClient;
type Action = 'bet' | 'deposit';

export interface CheckedAmount {
  readonly playerId: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
}

/** What is left of an amount limit. */
export interface LimitBalance {
  readonly limit: StoredLimit;
  /** Minor units; not below zero. */
  readonly remaining: number;
}

export interface ResponsibleGaming {
  /** @throws ApiError `responsible_gaming_unavailable` while nothing may be allowed at all */
  readonly assertAvailable: () => Promise<void>;
  /**
   * Whether a bet may be placed; returns when it may. Called with a client whose transaction has
   * the player's lock, it counts everything that came before.
   * @throws ApiError `player_excluded`, `session_limit_reached`, `reality_check_due`, `limit_reached`,
   * `exchange_rate_missing`, `responsible_gaming_unavailable`
   */
  readonly checkBet: (client: Queryable, bet: CheckedAmount) => Promise<void>;
  /** As `checkBet`, for a deposit. */
  readonly checkDeposit: (client: Queryable, deposit: CheckedAmount) => Promise<void>;
  /** What is left of each active amount limit. */
  readonly balances: (playerId: string) => Promise<readonly LimitBalance[]>;
}

export interface ResponsibleGamingOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly spending: Spending;
  readonly playTime: PlayTime;
  readonly realityChecks: Pick<RealityChecks, 'assertAcknowledged'>;
  /** Whether every plugin that betting and depositing need is live, e.g. that of the limits. */
  readonly areMandatoryPluginsLive: () => boolean | Promise<boolean>;
}

const COUNTED: Readonly<Record<Action, readonly CountedAmount[]>> = {
  bet: ['wagering', 'loss'],
  deposit: ['deposit'],
};
const ALL_COUNTED: readonly CountedAmount[] = ['wagering', 'loss', 'deposit'];

function countedBy(limit: StoredLimit): CountedAmount | undefined {
  const kind = limitRule(limit.type)?.kind;
  return ALL_COUNTED.find((counted) => counted === kind);
}

function unavailable(cause?: unknown): ApiError {
  return new ApiError('responsible_gaming_unavailable', 'your limits cannot be checked now', {
    cause,
  });
}

function refusal(decision: LimitRefusal, currency: string): ApiError {
  const { code, limitType } = decision;
  if (code === 'session_limit_reached') {
    return new ApiError(code, 'you have played as long today as you allowed yourself', {
      details: { limitType },
    });
  }
  const details = { limitType, until: decision.until ?? null };
  if (code === 'deposit_time_out') {
    return new ApiError(code, 'you have chosen a break from deposits', { details });
  }
  return code === 'self_excluded'
    ? new ApiError('player_excluded', 'you have chosen a break from this', { details })
    : new ApiError('limit_reached', 'this would go over a limit you have set', {
        details: { limitType, remaining: decision.remaining ?? 0, currency },
      });
}

/**
 * The protection every bet and deposit passes through. Without limits a player is free; without an
 * answer nothing is allowed: a check that cannot be made refuses.
 */
export function createResponsibleGaming(options: ResponsibleGamingOptions): ResponsibleGaming {
  const { pool, clock, spending, playTime, realityChecks, areMandatoryPluginsLive } = options;

  async function usedOf(client: Queryable, playerId: string, limit: StoredLimit): Promise<number> {
    const counts = countedBy(limit);
    if (counts === undefined || limit.currency === undefined) {
      return 0;
    }
    return spending.sum(client, {
      playerId,
      counts,
      currency: limit.currency,
      since: clock() - (limitRule(limit.type)?.window ?? 0),
    });
  }

  async function assertAllowed(
    client: Queryable,
    action: Action,
    { playerId, amount, currency }: CheckedAmount,
  ): Promise<void> {
    const now = clock();
    const limits = await currentLimits(client, { playerId, now });
    const used: Partial<Record<LimitType, number>> = {};
    const converted: Partial<Record<LimitType, number>> = {};
    for (const limit of limits) {
      const counts = countedBy(limit);
      const acts = isInForce(limit, now) && !isUnset(limit);
      if (counts === undefined || !COUNTED[action].includes(counts) || !acts) {
        continue;
      }
      used[limit.type] = await usedOf(client, playerId, limit);
      converted[limit.type] = await convertNow(client, {
        amount,
        from: currency,
        to: limit.currency ?? currency,
        at: now,
      });
    }
    // A bet or a deposit is a sign of life as a ping is: a page that does not ping gains nothing.
    const sessionAge =
      sessionLimitOf(limits, now) === undefined
        ? undefined
        : (await playTime.count(client, playerId)).played;
    const decision = checkLimits({ action, amount, converted, now, limits, used, sessionAge });
    if (!decision.isAllowed) {
      const decisive = limits.find(
        ({ type, state }) => type === decision.limitType && state === 'ACTIVE',
      );
      throw refusal(decision, decisive?.currency ?? currency);
    }
    if (action === 'bet') {
      await realityChecks.assertAcknowledged(client, playerId, limits);
    }
  }

  async function assertAvailable(): Promise<void> {
    if (!(await areMandatoryPluginsLive())) {
      throw unavailable();
    }
  }

  async function guarded(
    client: Queryable,
    action: Action,
    requested: CheckedAmount,
  ): Promise<void> {
    try {
      await assertAvailable();
      await assertAllowed(client, action, requested);
    } catch (error) {
      throw isCodedError(error) ? error : unavailable(error);
    }
  }

  return {
    assertAvailable,
    checkBet: (client, bet) => guarded(client, 'bet', bet),
    checkDeposit: (client, deposit) => guarded(client, 'deposit', deposit),
    balances: async (playerId) => {
      const now = clock();
      const limits = (await currentLimits(pool, { playerId, now })).filter(
        (limit) => countedBy(limit) !== undefined && isInForce(limit, now) && !isUnset(limit),
      );
      return Promise.all(
        limits.map(async (limit) => ({
          limit,
          remaining: Math.max(0, limit.value - (await usedOf(pool, playerId, limit))),
        })),
      );
    },
  };
}
