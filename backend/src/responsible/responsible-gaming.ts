import type { Pool, PoolClient } from 'pg';
import { ApiError } from '../platform/api-error.ts';
import type { Clock } from '../platform/clock.ts';
import {
  type AmountLimitType,
  type CountedAmount,
  DEPOSIT_TIME_OUT,
  NO_LIMIT,
  SELF_EXCLUSION,
  SELF_EXCLUSION_MARKER,
  amountLimitType,
} from './limit-catalogue.ts';
import { type StoredLimit, currentLimits, lockLimits } from './limit-store.ts';
import type { Spending } from './spending.ts';

type Queryable = Pool | PoolClient;

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
  /** Makes other checks of the player wait until this transaction ends. */
  readonly lock: (client: PoolClient, playerId: string) => Promise<void>;
  /**
   * Whether a bet may be placed; returns when it may.
   * @throws ApiError `player_excluded`, `limit_reached`, `responsible_gaming_unavailable`
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
  /** Whether the plugin through which players see and set limits is live. */
  readonly isPluginLive: () => Promise<boolean>;
}

const EXCLUDED_FROM: Readonly<Record<'bet' | 'deposit', readonly number[]>> = {
  bet: [SELF_EXCLUSION, SELF_EXCLUSION_MARKER],
  deposit: [SELF_EXCLUSION, SELF_EXCLUSION_MARKER, DEPOSIT_TIME_OUT],
};

const COUNTED_FOR: Readonly<Record<'bet' | 'deposit', readonly CountedAmount[]>> = {
  bet: ['wagering', 'loss'],
  deposit: ['deposit'],
};

function isAmountLimit(limit: StoredLimit): boolean {
  return limit.state === 'ACTIVE' && limit.currency !== undefined && limit.value < NO_LIMIT;
}

/**
 * The protection every bet and deposit passes through. Without limits a player is free; without an
 * answer nothing is allowed: a check that cannot be made refuses.
 */
export function createResponsibleGaming(options: ResponsibleGamingOptions): ResponsibleGaming {
  const { pool, clock, spending, isPluginLive } = options;

  async function remaining(
    client: Queryable,
    { limit, type, playerId }: { limit: StoredLimit; type: AmountLimitType; playerId: string },
  ): Promise<number> {
    const spent = await spending.sum(client, {
      playerId,
      counts: type.counts,
      currency: limit.currency ?? '',
      since: clock() - type.windowMs,
    });
    return Math.max(0, limit.value - spent);
  }

  async function check(
    client: Queryable,
    action: 'bet' | 'deposit',
    { playerId, amount, currency }: CheckedAmount,
  ): Promise<void> {
    const limits = await currentLimits(client, { playerId, now: clock() });
    const exclusion = limits.find(
      ({ type, state }) => state === 'ACTIVE' && EXCLUDED_FROM[action].includes(type),
    );
    if (exclusion !== undefined) {
      throw new ApiError('player_excluded', 'you have chosen a break from this', {
        details: { limitType: exclusion.type, endsAt: exclusion.endsAt ?? null },
      });
    }
    for (const limit of limits.filter(isAmountLimit)) {
      const type = amountLimitType(limit.type);
      if (type === undefined || !COUNTED_FOR[action].includes(type.counts)) {
        continue;
      }
      if (limit.currency !== currency) {
        throw new Error(`a limit in ${limit.currency} cannot be checked against ${currency}`);
      }
      const left = await remaining(client, { limit, type, playerId });
      if (amount > left) {
        throw new ApiError('limit_reached', 'this would go over a limit you have set', {
          details: { limitType: limit.type, remaining: left, currency },
        });
      }
    }
  }

  async function guarded(
    client: Queryable,
    action: 'bet' | 'deposit',
    wish: CheckedAmount,
  ): Promise<void> {
    try {
      if (await isPluginLive()) {
        return await check(client, action, wish);
      }
    } catch (error) {
      if (error instanceof ApiError) {
        throw error;
      }
      throw new ApiError('responsible_gaming_unavailable', 'limits cannot be checked now', {
        cause: error,
      });
    }
    throw new ApiError('responsible_gaming_unavailable', 'limits cannot be checked now');
  }

  return {
    lock: lockLimits,
    checkBet: (client, bet) => guarded(client, 'bet', bet),
    checkDeposit: (client, deposit) => guarded(client, 'deposit', deposit),
    balances: async (playerId) => {
      const limits = await currentLimits(pool, { playerId, now: clock() });
      return Promise.all(
        limits.filter(isAmountLimit).flatMap((limit) => {
          const type = amountLimitType(limit.type);
          return type === undefined
            ? []
            : [
                remaining(pool, { limit, type, playerId }).then((left) => ({
                  limit,
                  remaining: left,
                })),
              ];
        }),
      );
    },
  };
}
