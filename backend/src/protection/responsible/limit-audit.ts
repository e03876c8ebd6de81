import { isDeepStrictEqual } from 'node:util';
import { appendAudit, byPlayer } from '../../platform/audit/audit-log.ts';
import type { PoolClient } from '../../platform/database/queryable.ts';
import { type StoredLimit, currentLimits, lockLimits } from './limit-store.ts';

/** What of a limit the audit log keeps. */
function recordOf({ type, value, currency, state, endsAt, reason }: StoredLimit) {
  return {
    type,
    value,
    state,
    ...(currency && { currency }),
    ...(endsAt && { endsAt }),
    ...(reason && { reason }),
  };
}

/** Notifies a player that their limits have changed, in the transaction of the change. */
export type WriteLimitNotice = (
  client: PoolClient,
  notice: { readonly kind: 'limit-active' | 'limit-changed'; readonly playerId: string },
) => Promise<void>;

/**
 * Makes a player's change to their own limits and exclusions, and records what was and what is in
 * the audit log, in the same transaction; nothing where nothing has changed. A change of limits is a notice to the
 * player; an exclusion ends the sign-ins and is seen by that.
 */
export async function auditedLimitChange(
  client: PoolClient,
  act: {
    readonly playerId: string;
    readonly action: string;
    readonly at: number;
    /** Undefined where something else that changes limits is reported itself. */
    readonly writeNotice: WriteLimitNotice | undefined;
  },
  change: () => Promise<void>,
): Promise<void> {
  const { playerId, action, at, writeNotice } = act;
  await lockLimits(client, playerId);
  const read = async () =>
    (await currentLimits(client, { playerId, now: at })).map((limit) => recordOf(limit));
  const before = await read();
  await change();
  const after = await read();
  if (!isDeepStrictEqual(before, after)) {
    await appendAudit(client, { ...byPlayer(playerId), action, before, after, at });
    if (action.startsWith('limit.')) {
      const kind = action === 'limit.approve' ? 'limit-active' : 'limit-changed';
      await writeNotice?.(client, { kind, playerId });
    }
  }
}
