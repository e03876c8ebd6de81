import type { Pool, PoolClient } from 'pg';
import { ApiError } from '../platform/api-error.ts';
import type { Clock } from '../platform/clock.ts';
import { inTransaction } from '../platform/transaction.ts';
import { decideLimitChange, isRipe } from './limit-change.ts';
import {
  DAY_MS,
  EXCLUSION_DAYS,
  SELF_EXCLUSION,
  SELF_EXCLUSION_MARKER,
  amountLimitType,
} from './limit-catalogue.ts';
import {
  type StoredLimit,
  activateLimit,
  closeEnded,
  closeLimits,
  currentLimits,
  insertLimit,
  lockLimits,
} from './limit-store.ts';

export interface LimitWish {
  readonly type: number;
  /** Minor units for amounts, days for exclusions. */
  readonly value: number;
}

export interface Limits {
  readonly list: (playerId: string) => Promise<readonly StoredLimit[]>;
  /**
   * Sets limits, all or none.
   * @throws ApiError `validation_failed` for a type or period not offered, or a shorter exclusion
   */
  readonly set: (playerId: string, wishes: readonly LimitWish[]) => Promise<void>;
  /** As `set` for one amount limit, inside a transaction of the caller. */
  readonly setAmountIn: (client: PoolClient, playerId: string, wish: LimitWish) => Promise<void>;
  /**
   * Confirms or drops raised limits; without a type, all that are ready (approve) or waiting (reject).
   * @throws ApiError `limit_unknown` when there is none, `limit_change_too_early` before 24 hours
   */
  readonly act: (
    playerId: string,
    action: { readonly action: 'approve' | 'reject'; readonly type?: number | undefined },
  ) => Promise<void>;
  /** @throws ApiError `limit_unknown` */
  readonly cancelPending: (playerId: string, id: string) => Promise<void>;
  /** Excludes the player until somebody else lifts it. */
  readonly blockPlayer: (playerId: string) => Promise<void>;
}

export interface LimitsOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Currency of a player's limits. */
  readonly currencyOf: (client: Pool | PoolClient, playerId: string) => Promise<string>;
  /** Types that the site offers. */
  readonly offered: () => Promise<readonly number[]>;
  /** Told when a player is excluded from play, so that open sign-ins end. */
  readonly onExcluded: (playerId: string) => Promise<void>;
}

function refuse(problem: string): never {
  throw new ApiError('validation_failed', problem, {
    details: [{ path: '/limits', problem }],
  });
}

/** The limits that players keep: how they come, change and go. */
export function createLimits(options: LimitsOptions): Limits {
  const { pool, clock } = options;

  async function setAmountIn(client: PoolClient, playerId: string, wish: LimitWish): Promise<void> {
    await lockLimits(client, playerId);
    const now = clock();
    const held = await currentLimits(client, { playerId, now });
    const of = (state: StoredLimit['state']) =>
      held.find((limit) => limit.type === wish.type && limit.state === state);
    const change = decideLimitChange({
      active: of('ACTIVE'),
      pending: of('PENDING'),
      wish: wish.value,
    });
    await closeLimits(client, { ids: change.replaces, reason: 'replaced', at: now });
    if (change.kind !== 'keep') {
      await insertLimit(client, {
        playerId,
        type: wish.type,
        value: wish.value,
        currency: await options.currencyOf(client, playerId),
        state: change.kind === 'activate' ? 'ACTIVE' : 'PENDING',
        startedAt: now,
      });
    }
  }

  async function setExclusionIn(
    client: PoolClient,
    playerId: string,
    wish: LimitWish,
  ): Promise<void> {
    if (EXCLUSION_DAYS[wish.type]?.includes(wish.value) !== true) {
      refuse(`a period of ${wish.value} days is not offered`);
    }
    await lockLimits(client, playerId);
    const now = clock();
    await closeEnded(client, { playerId, now });
    const active = (await currentLimits(client, { playerId, now })).find(
      (limit) => limit.type === wish.type,
    );
    const endsAt = now + wish.value * DAY_MS;
    if (active !== undefined && (active.endsAt ?? Infinity) >= endsAt) {
      refuse('an exclusion cannot be shortened');
    }
    await closeLimits(client, {
      ids: active === undefined ? [] : [active.id],
      reason: 'replaced',
      at: now,
    });
    const { type, value } = wish;
    await insertLimit(client, { playerId, type, value, state: 'ACTIVE', startedAt: now, endsAt });
  }

  async function pendingOf(client: PoolClient, playerId: string): Promise<readonly StoredLimit[]> {
    await lockLimits(client, playerId);
    const held = await currentLimits(client, { playerId, now: clock() });
    return held.filter(({ state }) => state === 'PENDING');
  }

  return {
    list: (playerId) => currentLimits(pool, { playerId, now: clock() }),
    setAmountIn,
    set: async (playerId, wishes) => {
      const offered = await options.offered();
      await inTransaction(pool, async (client) => {
        for (const wish of wishes) {
          if (!offered.includes(wish.type)) {
            refuse(`limits of type ${wish.type} are not offered`);
          }
          const setIn = amountLimitType(wish.type) === undefined ? setExclusionIn : setAmountIn;
          await setIn(client, playerId, wish);
        }
      });
      if (wishes.some(({ type }) => type === SELF_EXCLUSION)) {
        await options.onExcluded(playerId);
      }
    },
    act: (playerId, { action, type }) =>
      inTransaction(pool, async (client) => {
        const now = clock();
        const asked = (await pendingOf(client, playerId)).filter(
          (limit) => type === undefined || limit.type === type,
        );
        if (asked.length === 0) {
          throw new ApiError('limit_unknown', 'there is no limit waiting for this');
        }
        if (action === 'reject') {
          await closeLimits(client, {
            ids: asked.map(({ id }) => id),
            reason: 'rejected',
            at: now,
          });
          return;
        }
        const ripe = asked.filter(({ startedAt }) => isRipe(startedAt, now));
        if (ripe.length === 0) {
          throw new ApiError(
            'limit_change_too_early',
            'a raised limit can be confirmed after 24 hours',
          );
        }
        const held = await currentLimits(client, { playerId, now });
        for (const limit of ripe) {
          const active = held.find(
            (other) => other.type === limit.type && other.state === 'ACTIVE',
          );
          const ids = active === undefined ? [] : [active.id];
          await closeLimits(client, { ids, reason: 'replaced', at: now });
          await activateLimit(client, { id: limit.id, at: now });
        }
      }),
    cancelPending: (playerId, id) =>
      inTransaction(pool, async (client) => {
        const pending = (await pendingOf(client, playerId)).find((limit) => limit.id === id);
        if (pending === undefined) {
          throw new ApiError('limit_unknown', 'there is no such pending limit');
        }
        await closeLimits(client, { ids: [id], reason: 'cancelled', at: clock() });
      }),
    blockPlayer: async (playerId) => {
      await inTransaction(pool, async (client) => {
        await lockLimits(client, playerId);
        const now = clock();
        const held = await currentLimits(client, { playerId, now });
        if (!held.some(({ type }) => type === SELF_EXCLUSION_MARKER)) {
          await insertLimit(client, {
            playerId,
            type: SELF_EXCLUSION_MARKER,
            value: 1,
            state: 'ACTIVE',
            startedAt: now,
          });
        }
      });
      await options.onExcluded(playerId);
    },
  };
}
