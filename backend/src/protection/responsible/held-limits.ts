import type { LimitType } from '@touchline/domain/limits';
import type { PoolClient } from '../../platform/database/queryable.ts';
import { type StoredLimit, closeEnded, currentLimits, lockLimits } from './limit-store.ts';

/** The active and the pending limit of a type, locked until the transaction ends; both at a moment. */
export async function heldLimits(
  client: PoolClient,
  {
    playerId,
    type,
    now,
  }: { readonly playerId: string; readonly type: LimitType; readonly now: number },
): Promise<{
  readonly active: StoredLimit | undefined;
  readonly pending: StoredLimit | undefined;
  readonly now: number;
}> {
  await lockLimits(client, playerId);
  await closeEnded(client, { playerId, now });
  const held = await currentLimits(client, { playerId, now });
  const of = (state: StoredLimit['state']) =>
    held.find((limit) => limit.type === type && limit.state === state);
  return { active: of('ACTIVE'), pending: of('PENDING'), now };
}

/** The ids of those limits that there are. */
export function idsOf(limits: readonly (StoredLimit | undefined)[]): readonly string[] {
  return limits.flatMap((limit) => (limit === undefined ? [] : [limit.id]));
}
