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

/**
 * Makes a player's change to their own limits and exclusions, and records what was and what is in
 * the audit log, in the same transaction; nothing where nothing has changed.
 */
export async function auditedLimitChange(
  client: PoolClient,
  act: { readonly playerId: string; readonly action: string; readonly at: number },
  change: () => Promise<void>,
): Promise<void> {
  const { playerId, action, at } = act;
  await lockLimits(client, playerId);
  const read = async () =>
    (await currentLimits(client, { playerId, now: at })).map((limit) => recordOf(limit));
  const before = await read();
  await change();
  const after = await read();
  if (!isDeepStrictEqual(before, after)) {
    await appendAudit(client, { ...byPlayer(playerId), action, before, after, at });
  }
}
