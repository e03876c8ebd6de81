import { RETURN_COOLING_OFF } from '@touchline/domain/limits';
import type { RecordAct } from '../../platform/audit/operator-acts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { closeRequest, lockRequest } from './return-store.ts';

export type ReturnDecision = 'approved' | 'refused';

/**
 * An operator decides about a return: approved, it takes effect after its waiting time; refused, everything
 * stays as it is. A decision is made once.
 * @throws ApiError `not_found` where no request waits for a decision
 */
export async function decideReturn(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  act: {
    readonly id: string;
    readonly decision: ReturnDecision;
    readonly reason: string;
    readonly actor: string;
    readonly audit: RecordAct;
  },
): Promise<void> {
  const { id, decision, reason, actor, audit } = act;
  await inTransaction(pool, async (client) => {
    const request = await lockRequest(client, id);
    if (request === undefined || request.effectiveAt !== undefined) {
      throw new ApiError('not_found', 'no such request waits for a decision');
    }
    const { kind, playerId } = request;
    const at = clock();
    const effectiveAt = decision === 'approved' ? at + RETURN_COOLING_OFF[kind] : undefined;
    if (decision === 'refused') {
      await closeRequest(client, { id, reason: 'refused', at });
    }
    await client.query(
      `UPDATE return_request SET decision = $2, decided_by = $3, decided_at = $4, decision_reason = $5,
         effective_at = $6
       WHERE id = $1`,
      [
        id,
        decision,
        actor,
        new Date(at),
        reason,
        effectiveAt === undefined ? null : new Date(effectiveAt),
      ],
    );
    await audit({
      client,
      subject: `player:${playerId}`,
      before: { return: kind },
      after: { return: kind, decision, ...(effectiveAt !== undefined && { effectiveAt }) },
      reason,
      at,
    });
  });
}
