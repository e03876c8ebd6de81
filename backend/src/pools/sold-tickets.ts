import type { DrawBet, Marks } from '@touchline/domain/pools';
import { exactNumber } from '../platform/database/exact-number.ts';
import type { PoolClient } from '../platform/database/queryable.ts';

interface Sold {
  readonly id: string;
  readonly currency: string;
  readonly stake: number;
  /** The random bits of its sale; none of tickets that were sold without. */
  readonly nonce: string;
}

/** A ticket with lines, whose stake is in the pool. */
export interface SoldTicket extends Sold {
  readonly marks: Marks;
}

/** A ticket with a bet at fixed odds. */
export interface SoldBet extends Sold {
  readonly bet: DrawBet;
}

export const hasBet = (sold: SoldTicket | SoldBet): sold is SoldBet => 'bet' in sold;
export const hasLines = (sold: SoldTicket | SoldBet): sold is SoldTicket => !hasBet(sold);

/** All tickets that were sold of a draw, in the order of their sale. */
export async function soldOf(
  client: PoolClient,
  drawId: string,
): Promise<readonly (SoldTicket | SoldBet)[]> {
  const { rows } = await client.query(
    'SELECT id, currency, stake, marks, bet, nonce FROM lottery_ticket WHERE draw_id = $1 ORDER BY id',
    [drawId],
  );
  return rows.map(({ id, currency, stake, marks, bet, nonce }) => ({
    id,
    currency,
    stake: exactNumber(stake),
    nonce: nonce ?? '',
    ...(bet === null ? { marks: marks as Marks } : { bet: bet as DrawBet }),
  }));
}
