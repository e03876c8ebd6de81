import { hash, randomBytes } from 'node:crypto';
import { BONUS_ACCOUNT } from '@touchline/domain/money';
import { linePrice, type Marks } from '@touchline/domain/pools';
import type { PlayGuard } from '../gaming/wallet/play-guard.ts';
import { balances } from '../money/wallet/accounts.ts';
import type { Clock } from '../platform/clock.ts';
import type { Pool, Queryable } from '../platform/database/queryable.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { ApiError } from '../platform/http/api-error.ts';

interface Sale {
  readonly outcome:
    | 'sold'
    | 'repeated'
    | 'key-reused'
    | 'closed'
    | 'guarded'
    | 'insufficient'
    | 'account-unknown';
  readonly ticket?: string;
  readonly balance?: number;
}

export interface TicketSeller {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly guard: PlayGuard;
  readonly isOffered: () => Promise<boolean>;
  /** Counts the lines of a ticket, undefined for marks that are wrong; undefined for draws that are not sold here. */
  readonly linesOf: (game: string) => ((marks: Marks) => number | undefined) | undefined;
  /** Called after money has moved. */
  readonly onMoved: () => void;
}

async function sell(client: Queryable, request: object): Promise<Sale> {
  const { rows } = await client.query({
    name: 'pools.buy-ticket',
    text: 'SELECT buy_lottery_ticket($1) AS answer',
    values: [JSON.stringify(request)],
  });
  return rows[0]?.answer as Sale;
}

const NONCE_BYTES = 32;

const REFUSALS = {
  'key-reused': ['idempotency_key_reused', 'this key belongs to another ticket'],
  closed: ['draw_closed', 'the draw takes no tickets any more'],
  insufficient: ['balance_insufficient', 'the balance does not cover the ticket'],
  'account-unknown': ['account_unknown', 'there is no account to play with'],
} as const;

/**
 * Sells a player a ticket of a draw, once for each key, out of the account that they pay with. Limits, exclusion and
 * breaks hold as for bets.
 * @throws ApiError `bad_request` for marks that are none of the draw's, `draw_closed`, `balance_insufficient`,
 * `account_unknown`, `idempotency_key_reused`, and those of the guard
 */
export async function buyTicket(
  seller: TicketSeller,
  {
    playerId,
    key,
    drawId,
    marks,
  }: {
    readonly playerId: string;
    readonly key: string;
    readonly drawId: string;
    readonly marks: Marks;
  },
): Promise<{ readonly id: string; readonly balance: number }> {
  const { pool, clock, guard } = seller;
  const { rows } = await pool.query('SELECT lottery FROM lottery_draw WHERE id = $1', [drawId]);
  const countLines = seller.linesOf(rows[0]?.lottery ?? '');
  if (countLines === undefined) {
    throw new ApiError('not_found', 'there is no such draw');
  }
  const lines = countLines(marks);
  if (lines === undefined) {
    throw new ApiError('bad_request', 'the marks are none of this draw, or too many');
  }
  const cash = (await balances(pool, playerId)).filter(({ type }) => type !== BONUS_ACCOUNT);
  const paying = cash.find(({ isActive }) => isActive) ?? cash[0];
  if (paying === undefined) {
    throw new ApiError('account_unknown', 'there is no account to play with');
  }
  const sorted = marks.map((field) => field.toSorted((one, other) => one - other));
  const stake = lines * linePrice(paying.currency);
  const request = {
    player: playerId,
    account: paying.id,
    key,
    digest: hash('sha256', JSON.stringify([drawId, sorted]), 'base64url'),
    draw: drawId,
    marks: sorted,
    nonce: randomBytes(NONCE_BYTES).toString('hex'),
    lines,
    stake,
    checked: false,
    at: clock(),
  };
  // A ticket that was sold is answered with, whatever holds now.
  const { rows: known } = await pool.query(
    'SELECT id FROM lottery_ticket WHERE player_id = $1 AND idempotency_key = $2',
    [playerId, key],
  );
  if (known.length === 0) {
    if (!(await seller.isOffered())) {
      throw new ApiError('draw_closed', 'no tickets are sold now');
    }
    await guard.assertAvailable();
  }
  let sale = await sell(pool, request);
  if (sale.outcome === 'guarded') {
    const bet = { playerId, amount: stake, currency: paying.currency };
    sale = await inTransaction(pool, async (client) => {
      await guard.lock(client, playerId);
      await guard.checkBet(client, bet);
      return sell(client, { ...request, checked: true });
    });
  }
  if (sale.outcome in REFUSALS) {
    const [code, message] = REFUSALS[sale.outcome as keyof typeof REFUSALS];
    throw new ApiError(code, message);
  }
  if (sale.ticket === undefined || sale.balance === undefined) {
    throw new Error(`a ticket was neither sold nor refused: ${sale.outcome}`);
  }
  seller.onMoved();
  return { id: sale.ticket, balance: sale.balance };
}
