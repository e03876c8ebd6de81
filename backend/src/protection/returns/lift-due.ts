import { LIMIT_TYPE } from '@touchline/domain/limits';
import { appendAudit } from '../../platform/audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { closeLimits, currentLimits, lockLimits } from '../responsible/limit-store.ts';
import { reopenClosure } from './closure-store.ts';
import { closeRequest, lockRequest } from './return-store.ts';

const BATCH = 100;
const EXCLUSIONS: ReadonlySet<number> = new Set([
  LIMIT_TYPE.selfExclusion,
  LIMIT_TYPE.selfExclusionMarker,
]);

/** Lets one player back, unless the request has been withdrawn or ended by a new exclusion meanwhile. */
async function lift(
  client: PoolClient,
  { id, playerId, at }: { readonly id: string; readonly playerId: string; readonly at: number },
): Promise<void> {
  await lockLimits(client, playerId);
  const request = await lockRequest(client, id);
  if (request === undefined) {
    return;
  }
  const limits = await currentLimits(client, { playerId, now: at });
  const lifted = limits.filter(({ type }) => EXCLUSIONS.has(type));
  await closeLimits(client, { ids: lifted.map((limit) => limit.id), reason: 'lifted', at });
  await reopenClosure(client, { playerId, at });
  await closeRequest(client, { id, reason: 'returned', at });
  await appendAudit(client, {
    actor: 'system',
    action: 'return.take-effect',
    subject: `player:${playerId}`,
    before: { exclusions: lifted.map(({ type }) => type) },
    after: { kind: request.kind },
    at,
  });
}

/** Lets the players back whose waiting time has ended: their exclusions and closures end now. */
export async function liftDue({
  pool,
  clock,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
}): Promise<void> {
  const { rows } = await pool.query(
    `SELECT id, player_id FROM return_request
     WHERE closed_at IS NULL AND effective_at <= $1 ORDER BY effective_at LIMIT ${BATCH}`,
    [new Date(clock())],
  );
  for (const { id, player_id: playerId } of rows) {
    await inTransaction(pool, (client) => lift(client, { id, playerId, at: clock() }));
  }
}
