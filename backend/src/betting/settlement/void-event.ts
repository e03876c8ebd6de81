import { hash } from 'node:crypto';
import type { VoidAnswer, VoidEvent } from '@touchline/contracts/betting';
import { builderOutcomeId, partsOfOutcome } from '@touchline/domain/markets';
import { closeTask } from '../../operator/tasks/tasks.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type {
  Known,
  Pool,
  PoolClient,
  Queryable,
  RowOf,
} from '../../platform/database/queryable.ts';
import { appendAudit } from '../../platform/audit/audit-log.ts';
import { gradeBuilders } from './grade-builders.ts';
import { settleAgain } from './settle-again.ts';
import type { Settlement } from './settlement.ts';

/** A void requested by an operator, with the key that makes it happen once. */
export interface VoidCommand {
  readonly eventId: number;
  readonly requested: VoidEvent;
  readonly idempotencyKey: string;
  readonly actor: string;
}

export interface VoidOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly settlement: Pick<Settlement, 'settleQueued'>;
}

/**
 * Legs in question that are not void yet, of bets that were neither sold nor voided. What an early payout has won stays
 * won, whatever becomes of the match.
 */
const LEGS_OF_EVENT = `FROM bet_leg leg JOIN bet ON bet.id = leg.bet_id AND bet.ended_by IS NULL
  WHERE leg.event_id = $1 AND leg.result IS DISTINCT FROM 'void' AND leg.paid_early IS NULL`;
const IS_NAMED = `($2::text[] IS NULL OR split_part(leg.outcome_id, '~', 2) = ANY ($2))
    AND ($3::text[] IS NULL OR leg.outcome_id = ANY ($3))`;
/** Some of the selections that the leg is made of are named. */
const HAS_NAMED_PARTS = `EXISTS (SELECT FROM unnest(CASE WHEN split_part(leg.outcome_id, '~', 2) = 'builder'
      THEN string_to_array(split_part(leg.outcome_id, '~', 3), '+') END) WITH ORDINALITY AS part (code, place)
    WHERE leg.part_results[place] IS DISTINCT FROM 'void'
      AND ($2::text[] IS NULL OR split_part(code, ':', 1) = ANY ($2))
      AND ($3::text[] IS NULL OR $1::bigint || '~' || replace(code, ':', '~') = ANY ($3)))`;
const TOUCHED_LEGS = `${LEGS_OF_EVENT} AND ((${IS_NAMED}) OR ${HAS_NAMED_PARTS})`;

type Touched = Pick<VoidAnswer, 'bets' | 'legs' | 'money'>;

const BEGUN_VOID =
  'SELECT payload_digest, touched, answer FROM event_void WHERE idempotency_key = $1';

type BegunVoid = Known<
  RowOf<typeof BEGUN_VOID>,
  { readonly touched: Touched; readonly answer: VoidAnswer | null }
>;

function scopeOf({ eventId, requested }: VoidCommand): readonly unknown[] {
  return [eventId, requested.marketKeys ?? null, requested.outcomeIds ?? null];
}

/** What a void touches as things are now. */
async function touchedBy(client: Queryable, command: VoidCommand): Promise<Touched> {
  const { rows } = await client.query({
    name: 'betting.touched-by-void',
    text: `WITH touched AS (
             SELECT bet.id, bet.currency, bet.status, bet.stake - bet.sold_stake AS stake,
               coalesce(bet.payout, 0) AS paid, count(*) AS legs ${TOUCHED_LEGS} GROUP BY bet.id
           )
           SELECT currency, count(*) FILTER (WHERE status = 'open') AS open,
             count(*) FILTER (WHERE status <> 'open') AS settled,
             coalesce(sum(stake), 0)::bigint AS stake, coalesce(sum(paid), 0)::bigint AS paid,
             coalesce(sum(legs), 0)::bigint AS legs
           FROM touched GROUP BY currency ORDER BY currency`,
    values: [...scopeOf(command)],
  });
  const money = rows.map(({ currency, open, settled, stake, paid }) => ({
    currency,
    openBets: exactNumber(open),
    settledBets: exactNumber(settled),
    stake: exactNumber(stake),
    paid: exactNumber(paid),
  }));
  return {
    bets: money.reduce((sum, { openBets, settledBets }) => sum + openBets + settledBets, 0),
    legs: rows.reduce((sum, { legs }) => sum + exactNumber(legs), 0),
    money,
  };
}

/**
 * Makes legs of an event void: open bets are settled where nothing else is open, settled bets are
 * settled again, each in a separate transaction. Once for a key; sent again after a kill it resumes
 * on where it was. Recorded in the audit log.
 * @throws ApiError `idempotency_key_reused` for another void under the same key
 */
export function createVoidEvent(
  options: VoidOptions,
): (command: VoidCommand) => Promise<VoidAnswer> {
  const { pool, clock, settlement } = options;

  /** What the void touched when it was first sent, and its answer once it was finished. */
  async function begin(command: VoidCommand): Promise<BegunVoid> {
    const { eventId, requested, idempotencyKey, actor } = command;
    const digest = hash('sha256', JSON.stringify([eventId, requested]), 'base64url');
    await pool.query(
      `INSERT INTO event_void (idempotency_key, payload_digest, event_id, actor, asked_at, touched)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
      [
        idempotencyKey,
        digest,
        eventId,
        actor,
        new Date(clock()),
        JSON.stringify(await touchedBy(pool, command)),
      ],
    );
    const { rows } = await pool.query(BEGUN_VOID, [idempotencyKey]);
    const [begun] = rows as readonly BegunVoid[];
    if (begun?.payload_digest !== digest) {
      throw new ApiError('idempotency_key_reused', 'this key belongs to another void');
    }
    return begun;
  }

  /** Selections that are named, of legs that are made of several. */
  async function voidParts(
    client: PoolClient,
    betId: string,
    { eventId, requested }: VoidCommand,
  ): Promise<number> {
    const { marketKeys, outcomeIds } = requested;
    const { rows } = await client.query({
      name: 'betting.builders-of-bet',
      text: `SELECT outcome_id FROM bet_leg WHERE bet_id = $1 AND event_id = $2
               AND result IS DISTINCT FROM 'void'`,
      values: [betId, eventId],
    });
    const grades = rows
      .flatMap(({ outcome_id: outcomeId }) => partsOfOutcome(outcomeId) ?? [])
      .filter(({ marketKey }) => marketKeys?.includes(marketKey) ?? true)
      .map((part) => ({ outcome: builderOutcomeId(eventId, [part]), result: 'void' as const }))
      .filter(({ outcome }) => outcomeIds?.includes(outcome) ?? true);
    const { reason } = requested;
    return gradeBuilders(client, { eventId, grades, at: clock(), betId, reason });
  }

  async function voidLegsOf(betId: string, command: VoidCommand): Promise<boolean> {
    return settleAgain({ pool, clock }, betId, {
      reason: command.requested.reason,
      voidReason: command.requested.reason,
      change: async (client: PoolClient) => {
        const { rowCount } = await client.query(
          `UPDATE bet_leg SET result = 'void', void_reason = $5, graded_at = $6
           WHERE bet_id = $4 AND paid_early IS NULL AND position IN (
             SELECT leg.position ${LEGS_OF_EVENT} AND ${IS_NAMED} AND leg.bet_id = $4
           )`,
          [...scopeOf(command), betId, command.requested.reason, new Date(clock())],
        );
        return { rowCount: (rowCount ?? 0) + (await voidParts(client, betId, command)) };
      },
    });
  }

  /** The task of an event is done once none of its legs is open. */
  async function closeTaskOf({ eventId, actor }: VoidCommand, client: PoolClient): Promise<void> {
    const { rowCount } = await client.query(
      'SELECT FROM bet_leg WHERE event_id = $1 AND result IS NULL LIMIT 1',
      [eventId],
    );
    if (rowCount === 0) {
      const choice = { kind: 'undecided-legs', subject: `event:${eventId}` } as const;
      await closeTask(client, choice, { actor, note: 'voided', at: clock() });
    }
  }

  async function finish(command: VoidCommand, answer: VoidAnswer): Promise<void> {
    const { eventId, requested, idempotencyKey, actor } = command;
    const { dryRun: _dryRun, note, ...voided } = requested;
    await inTransaction(pool, async (client) => {
      const { rowCount } = await client.query(
        'UPDATE event_void SET answer = $2 WHERE idempotency_key = $1 AND answer IS NULL',
        [idempotencyKey, JSON.stringify(answer)],
      );
      if (rowCount === 0) {
        return;
      }
      await closeTaskOf(command, client);
      await appendAudit(client, {
        actor,
        action: 'event.void',
        subject: `event:${eventId}`,
        reason: note,
        after: { ...voided, bets: answer.bets, legs: answer.legs, refused: answer.refused },
        at: clock(),
      });
    });
  }

  return async (command) => {
    if (command.requested.dryRun) {
      return { dryRun: true, ...(await touchedBy(pool, command)), refused: [] };
    }
    const { touched, answer: earlier } = await begin(command);
    if (earlier !== null) {
      return earlier;
    }
    const { rows } = await pool.query({
      name: 'betting.bets-to-void',
      text: `SELECT DISTINCT bet.id ${TOUCHED_LEGS} ORDER BY bet.id`,
      values: [...scopeOf(command)],
    });
    const refused: string[] = [];
    for (const { id } of rows) {
      if (!(await voidLegsOf(id, command))) {
        refused.push(id);
      }
    }
    const answer = { dryRun: false, ...touched, refused };
    await settlement.settleQueued();
    await finish(command, answer);
    return answer;
  };
}
