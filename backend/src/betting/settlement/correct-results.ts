import type { Grade } from '@touchline/domain/markets';
import type { Clock } from '../../platform/clock.ts';
import { appendAudit } from '../../platform/audit/audit-log.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { gradeBuilders } from './grade-builders.ts';
import { settleAgain } from './settle-again.ts';
import type { Settlement } from './settlement.ts';

/** What an event's outcomes really ended as. */
export interface ResultCorrection {
  readonly eventId: number;
  readonly outcomes: readonly {
    readonly outcomeId: string;
    readonly result: Grade;
    /** Deciding score as shown, e.g. "2:1". */
    readonly score?: string | undefined;
  }[];
  readonly reason: string;
  readonly actor: string;
}

export interface CorrectionReport {
  /** Bets settled again, or opened again where that depends on other legs now. */
  readonly corrected: number;
  /** Bets left as they were: their players no longer have what would have to go back. */
  readonly refused: readonly string[];
}

/** Bets with a leg whose result would change; an early payout is never taken back. */
async function betsToCorrect(
  pool: Pool,
  { eventId, outcomes }: ResultCorrection,
): Promise<readonly string[]> {
  const { rows } = await pool.query({
    name: 'betting.legs-to-correct',
    text: `SELECT DISTINCT leg.bet_id
           FROM jsonb_to_recordset($2) AS wanted ("outcomeId" text, result text)
           JOIN bet_leg leg ON leg.outcome_id = wanted."outcomeId" OR EXISTS (
             SELECT FROM unnest(string_to_array(split_part(leg.outcome_id, '~', 3), '+'))
               WITH ORDINALITY AS part (code, place)
             WHERE $1::bigint || '~' || replace(code, ':', '~') = wanted."outcomeId"
               AND leg.part_results[place] <> wanted.result)
           JOIN bet ON bet.id = leg.bet_id AND bet.ended_by IS NULL
           WHERE leg.event_id = $1 AND leg.paid_early IS NULL AND (leg.result <> wanted.result
             OR leg.part_results IS NOT NULL) ORDER BY leg.bet_id`,
    values: [eventId, JSON.stringify(outcomes)],
  });
  return rows.map(({ bet_id: betId }) => betId);
}

/** @returns whether the bet was corrected; its player may no longer have what would have to go back */
function correctBet(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  betId: string,
  { eventId, outcomes, reason, actor }: ResultCorrection,
): Promise<boolean> {
  return settleAgain({ pool, clock }, betId, {
    reason,
    record: (client) =>
      appendAudit(client, {
        actor,
        action: 'result.correct',
        subject: `bet:${betId}`,
        reason,
        after: { eventId, outcomes },
        at: clock(),
      }),
    change: async (client) => {
      const { rowCount } = await client.query(
        `UPDATE bet_leg SET result = wanted.result, score = coalesce(wanted.score, bet_leg.score),
           void_reason = NULL, graded_at = $3
         FROM jsonb_to_recordset($2) AS wanted ("outcomeId" text, result text, score text)
         WHERE bet_leg.bet_id = $1 AND bet_leg.outcome_id = wanted."outcomeId"
           AND bet_leg.result <> wanted.result AND bet_leg.paid_early IS NULL`,
        [betId, JSON.stringify(outcomes), new Date(clock())],
      );
      const at = clock();
      const grades = outcomes.map(({ outcomeId: outcome, result, score }) => ({
        outcome,
        result,
        score,
      }));
      return {
        rowCount: (rowCount ?? 0) + (await gradeBuilders(client, { eventId, grades, at, betId })),
      };
    },
  });
}

/**
 * Corrects results: each bet concerned is settled again in a separate transaction, with its row in
 * the audit log, its former settlement reversed by a reversing journal. Sent again, nothing more
 * happens. A last row sums the correction up.
 */
export async function correctResults(
  options: {
    readonly pool: Pool;
    readonly clock: Clock;
    readonly settlement: Pick<Settlement, 'settleQueued'>;
  },
  correction: ResultCorrection,
): Promise<CorrectionReport> {
  const { pool, clock, settlement } = options;
  const { eventId, outcomes, reason, actor } = correction;
  let corrected = 0;
  const refused: string[] = [];
  for (const betId of await betsToCorrect(pool, correction)) {
    if (await correctBet({ pool, clock }, betId, correction)) {
      corrected += 1;
    } else {
      refused.push(betId);
    }
  }
  await appendAudit(pool, {
    actor,
    action: 'result.correct',
    subject: `event:${eventId}`,
    reason,
    after: { outcomes, corrected, refused },
    at: clock(),
  });
  await settlement.settleQueued();
  return { corrected, refused };
}
