import type { Grade } from '@touchline/domain';
import type { Pool, PoolClient } from 'pg';
import type { Clock } from '../platform/clock.ts';
import { inTransaction } from '../platform/transaction.ts';
import { appendAudit } from '../audit/audit-log.ts';
import { resettleBet } from '../wallet/bet-money.ts';
import { loadSettledBets } from './open-bets.ts';
import { settleCoupon } from './settle-coupon.ts';
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
  /** Bets settled anew, or opened again where that depends on other legs now. */
  readonly corrected: number;
  /** Bets left as they were: their players no longer have what would have to go back. */
  readonly refused: readonly string[];
}

/** A bet whose correction must not be kept. */
class Insufficient extends Error {}

/**
 * Corrects results: each bet concerned is settled anew in a transaction of its own, its former
 * settlement taken back by a reversing journal. Told again, nothing more happens.
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
  const wanted = JSON.stringify(outcomes);
  const { rows } = await pool.query<{ bet_id: string }>({
    name: 'betting.legs-to-correct',
    text: `SELECT DISTINCT leg.bet_id FROM bet_leg leg
           JOIN bet ON bet.id = leg.bet_id AND bet.ended_by IS NULL
           JOIN jsonb_to_recordset($2) AS wanted ("outcomeId" text, result text)
             ON wanted."outcomeId" = leg.outcome_id
           WHERE leg.event_id = $1 AND leg.result <> wanted.result ORDER BY leg.bet_id`,
    values: [eventId, wanted],
  });
  let corrected = 0;
  const refused: string[] = [];
  for (const { bet_id: betId } of rows) {
    try {
      await inTransaction(pool, (client) => correctBet(client, betId));
      corrected += 1;
    } catch (error) {
      if (!(error instanceof Insufficient)) throw error;
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

  async function correctBet(client: PoolClient, betId: string): Promise<void> {
    // The bet before its legs, as settling does.
    await client.query('SELECT FROM bet WHERE id = $1 FOR NO KEY UPDATE', [betId]);
    await client.query(
      `UPDATE bet_leg SET result = wanted.result, score = coalesce(wanted.score, bet_leg.score),
         graded_at = $3
       FROM jsonb_to_recordset($2) AS wanted ("outcomeId" text, result text, score text)
       WHERE bet_leg.bet_id = $1 AND bet_leg.outcome_id = wanted."outcomeId"
         AND bet_leg.result IS NOT NULL`,
      [betId, wanted, new Date(clock())],
    );
    const [bet] = await loadSettledBets(client, [betId]);
    if (bet === undefined) {
      // It is still open: the ordinary settlement takes it from here.
      await client.query('INSERT INTO settlement_queue VALUES ($1) ON CONFLICT DO NOTHING', [
        betId,
      ]);
      return;
    }
    const settled = settleCoupon(bet, clock());
    const outcome = await resettleBet(client, {
      bet: betId,
      corrected: settled,
      reason,
      at: clock(),
    });
    if (outcome === 'insufficient') {
      throw new Insufficient();
    }
  }
}
