import type { VoidBetAnswer, VoidReason } from '@touchline/contracts/betting';
import { appendAudit } from '../../platform/audit/audit-log.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Pool, PoolClient, Queryable, RowOf } from '../../platform/database/queryable.ts';
import { settleBets } from '../../money/wallet/bet-money.ts';
import { loadOpenBets } from '../bets/open-bets.ts';
import { settleAgain } from './settle-again.ts';
import { voidCoupon } from './settle-coupon.ts';

/** A void of one bet requested by an operator. */
export interface VoidBetCommand {
  readonly betId: string;
  /** Shown to the player. */
  readonly reason: VoidReason;
  /** For the audit log alone. */
  readonly note: string;
  readonly actor: string;
}

const BET = `SELECT status, ended_by, payout, currency, ended_by IS NOT DISTINCT FROM 'void' OR NOT EXISTS (
    SELECT FROM bet_leg WHERE bet_id = bet.id AND result IS DISTINCT FROM 'void') AS is_void
  FROM bet WHERE id = $1`;

type BetRow = RowOf<typeof BET>;

/** @throws ApiError `not_found` */
async function readBet(client: Queryable, betId: string): Promise<BetRow> {
  const { rows } = await client.query(BET, [betId]);
  const [bet] = rows;
  if (bet === undefined) {
    throw new ApiError('not_found', `there is no bet ${betId}`);
  }
  return bet;
}

/** @returns whether the bet was open */
async function voidOpen(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  { betId, reason }: VoidBetCommand,
  record: (client: PoolClient, before: BetRow) => Promise<unknown>,
): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const at = clock();
    const [bet] = await loadOpenBets(client, [betId]);
    const before = await readBet(client, betId);
    const ended = bet === undefined ? [] : await settleBets(client, [voidCoupon(bet, at)]);
    if (ended.length === 0) {
      return false;
    }
    await client.query(
      `UPDATE bet_leg SET result = 'void', void_reason = $3, graded_at = $2
       WHERE bet_id = $1 AND result IS NULL`,
      [betId, new Date(at), reason],
    );
    await record(client, before);
    return true;
  });
}

/**
 * Makes a bet void, in one transaction with its row in the audit log: the stake of an open bet goes
 * back, a settled bet is settled again with its former settlement reversed. A bet that is void already
 * stays as it is, so that a repeated command does no harm.
 * @throws ApiError `not_found`, `bad_request` for a bet that was sold, `balance_insufficient` where the
 * player no longer has what would go back
 */
export async function voidBet(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  command: VoidBetCommand,
): Promise<VoidBetAnswer> {
  const { betId, reason, note, actor } = command;

  const record = (client: PoolClient, before: BetRow) =>
    appendAudit(client, {
      actor,
      action: 'bet.void',
      subject: `bet:${betId}`,
      reason: note,
      before: { status: before.status, payout: before.payout, currency: before.currency },
      after: { status: 'refunded', reason },
      at: clock(),
    });

  async function voidSettled(before: BetRow): Promise<void> {
    const isDone = await settleAgain({ pool, clock }, betId, {
      reason,
      voidReason: reason,
      change: (client) =>
        client.query(
          `UPDATE bet_leg SET result = 'void', void_reason = $3, graded_at = $2
           WHERE bet_id = $1 AND result <> 'void'`,
          [betId, new Date(clock()), reason],
        ),
      record: (client) => record(client, before),
    });
    if (!isDone) {
      throw new ApiError('balance_insufficient', 'the player no longer has what would go back');
    }
  }

  if (!(await voidOpen({ pool, clock }, command, record))) {
    const before = await readBet(pool, betId);
    if (before.ended_by !== null && before.ended_by !== 'void') {
      throw new ApiError('bad_request', 'this bet was sold; it cannot be voided');
    }
    if (!before.is_void) {
      await voidSettled(before);
    }
  }
  const { status, payout } = await readBet(pool, betId);
  return { betId, status, payout: exactNumber(payout ?? '0') };
}
