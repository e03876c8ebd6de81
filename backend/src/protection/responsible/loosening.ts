import { limitLock, type LimitType } from '@touchline/domain/limits';
import type { PoolClient } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { currentLimits } from './limit-store.ts';

/**
 * Refuses to loosen a limit while something locks it, in a transaction that has the player's lock.
 * @throws ApiError `limit_locked` with the reason
 */
export async function assertLoosening(
  client: PoolClient,
  {
    playerId,
    type,
    locksTogether,
    now,
  }: {
    readonly playerId: string;
    readonly type: LimitType;
    readonly locksTogether: boolean;
    readonly now: number;
  },
): Promise<void> {
  const limits = await currentLimits(client, { playerId, now });
  const lock = limitLock({ type, limits, locksTogether, now });
  if (lock !== undefined) {
    throw new ApiError('limit_locked', 'limits can only be lowered now', {
      details: { limitType: type, reason: lock },
    });
  }
}
