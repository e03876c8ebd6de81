import { LIMIT_COOLING_OFF, isUnset } from '@touchline/domain/limits';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { auditedLimitChange, type WriteLimitNotice } from './limit-audit.ts';
import { assertLoosening } from './loosening.ts';
import {
  type StoredLimit,
  activateLimit,
  closeLimits,
  currentLimits,
  lockLimits,
} from './limit-store.ts';

export interface PendingLimits {
  /**
   * Confirms raised limits that are ready, or drops those that wait; without a type, all of them.
   * @throws ApiError `limit_unknown` when there is none, `limit_change_too_early` before 24 hours,
   * `limit_locked` during a break
   */
  readonly act: (
    playerId: string,
    action: { readonly action: 'approve' | 'reject'; readonly type?: number | undefined },
  ) => Promise<void>;
  /** @throws ApiError `limit_unknown` */
  readonly cancel: (playerId: string, id: string) => Promise<void>;
}

/** Whether a raised limit may be confirmed: 24 hours after the request, not a moment sooner. */
export function mayBeConfirmed(limit: StoredLimit, now: number): boolean {
  return limit.state === 'PENDING' && now - limit.startsAt >= LIMIT_COOLING_OFF;
}

/** Raised limits on their way into force (UK RTS 12D): 24 hours, then a second confirmation. */
export function createPendingLimits(options: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly writeNotice: WriteLimitNotice;
}): PendingLimits {
  const { pool, clock, writeNotice } = options;

  async function locked(client: PoolClient, playerId: string) {
    await lockLimits(client, playerId);
    const now = clock();
    return { now, held: await currentLimits(client, { playerId, now }) };
  }

  /** Confirms or drops what waits, inside the caller's transaction. */
  async function actIn(
    client: PoolClient,
    playerId: string,
    { action, type }: Parameters<PendingLimits['act']>[1],
  ): Promise<void> {
    const { now, held } = await locked(client, playerId);
    const waiting = held.filter(
      (limit) => limit.state === 'PENDING' && (type === undefined || limit.type === type),
    );
    if (waiting.length === 0) {
      throw new ApiError('limit_unknown', 'there is no limit waiting for this');
    }
    if (action === 'reject') {
      const ids = waiting.map(({ id }) => id);
      await closeLimits(client, { ids, reason: 'rejected', at: now });
      return;
    }
    const ready = waiting.filter((limit) => mayBeConfirmed(limit, now));
    if (ready.length === 0) {
      throw new ApiError(
        'limit_change_too_early',
        'a raised limit can be confirmed after 24 hours',
      );
    }
    for (const limit of ready) {
      // Only a break: another change that waits is no reason to keep this one back.
      await assertLoosening(client, { playerId, type: limit.type, locksTogether: false, now });
      const replaced = held.filter(
        (other) => other.type === limit.type && other.state === 'ACTIVE',
      );
      const ids = replaced.map(({ id }) => id);
      const isRemoval = isUnset(limit);
      await closeLimits(client, {
        ids: isRemoval ? [...ids, limit.id] : ids,
        reason: isRemoval ? 'removed' : 'replaced',
        at: now,
      });
      if (!isRemoval) {
        await activateLimit(client, { id: limit.id, at: now });
      }
    }
  }

  return {
    act: (playerId, act) =>
      inTransaction(pool, (client) =>
        auditedLimitChange(
          client,
          { playerId, action: `limit.${act.action}`, at: clock(), writeNotice },
          () => actIn(client, playerId, act),
        ),
      ),
    cancel: (playerId, id) =>
      inTransaction(pool, (client) =>
        auditedLimitChange(
          client,
          { playerId, action: 'limit.cancel', at: clock(), writeNotice },
          async () => {
            const { now, held } = await locked(client, playerId);
            if (!held.some((limit) => limit.id === id && limit.state === 'PENDING')) {
              throw new ApiError('limit_unknown', 'there is no such pending limit');
            }
            await closeLimits(client, { ids: [id], reason: 'cancelled', at: now });
          },
        ),
      ),
  };
}
