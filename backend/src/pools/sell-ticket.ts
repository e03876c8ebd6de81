import { hash, randomBytes } from 'node:crypto';
import type { Account } from '@touchline/contracts/money';
import { BONUS_ACCOUNT } from '@touchline/domain/money';
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
    | 'account-unknown'
    | 'liability';
  readonly ticket?: string;
  readonly balance?: number;
  readonly left?: number;
}

/** What tickets are sold with. */
export interface TicketShop {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly guard: PlayGuard;
  readonly isOffered: () => Promise<boolean>;
  /** Called after money has moved. */
  readonly onMoved: () => void;
}

/** What a ticket stands for, as `buy_lottery_ticket` books it. */
export interface TicketOrder {
  readonly playerId: string;
  readonly key: string;
  readonly drawId: string;
  readonly account: Pick<Account, 'id' | 'currency'>;
  readonly stake: number;
  /** Whatever makes it another order than one with the same key. */
  readonly digested: readonly unknown[];
  readonly chosen: object;
  /** Refuses what is not to be sold now; not asked about a ticket that was sold already. */
  readonly check?: () => void | Promise<void>;
  /** The refusal of a bet whose draw has so much left that may be owed. */
  readonly overLiability?: (left: number) => ApiError;
}

const NONCE_BYTES = 32;

const REFUSALS = {
  'key-reused': ['idempotency_key_reused', 'this key belongs to another ticket'],
  closed: ['draw_closed', 'the draw takes no tickets any more'],
  insufficient: ['balance_insufficient', 'the balance does not cover the ticket'],
  'account-unknown': ['account_unknown', 'there is no account to play with'],
} as const;

async function sell(client: Queryable, request: object): Promise<Sale> {
  const { rows } = await client.query({
    name: 'pools.buy-ticket',
    text: 'SELECT buy_lottery_ticket($1) AS answer',
    values: [JSON.stringify(request)],
  });
  return rows[0]?.answer as Sale;
}

/** The accounts that tickets are paid out of: a bonus pays none. */
export async function payingAccounts(pool: Pool, playerId: string): Promise<readonly Account[]> {
  return (await balances(pool, playerId)).filter(({ type }) => type !== BONUS_ACCOUNT);
}

/** A ticket that was sold is answered with, whatever holds now. */
async function checkNew({ pool, isOffered, guard }: TicketShop, order: TicketOrder): Promise<void> {
  const { rows: known } = await pool.query(
    'SELECT id FROM lottery_ticket WHERE player_id = $1 AND idempotency_key = $2',
    [order.playerId, order.key],
  );
  if (known.length > 0) {
    return;
  }
  if (!(await isOffered())) {
    throw new ApiError('draw_closed', 'no tickets are sold now');
  }
  await order.check?.();
  await guard.assertAvailable();
}

/**
 * Sells a ticket, once for each key. Limits, exclusion and breaks hold as for bets.
 * @throws ApiError `draw_closed`, `balance_insufficient`, `account_unknown`, `idempotency_key_reused`, and those of the
 * guard and of the order
 */
export async function sellTicket(
  shop: TicketShop,
  order: TicketOrder,
): Promise<{ readonly id: string; readonly balance: number }> {
  const { pool, guard } = shop;
  const { playerId, account, stake } = order;
  const request = {
    player: playerId,
    account: account.id,
    key: order.key,
    digest: hash('sha256', JSON.stringify(order.digested), 'base64url'),
    draw: order.drawId,
    nonce: randomBytes(NONCE_BYTES).toString('hex'),
    stake,
    ...order.chosen,
    checked: false,
    at: shop.clock(),
  };
  await checkNew(shop, order);
  let sale = await sell(pool, request);
  if (sale.outcome === 'guarded') {
    const bet = { playerId, amount: stake, currency: account.currency };
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
  if (sale.left !== undefined && order.overLiability !== undefined) {
    throw order.overLiability(sale.left);
  }
  if (sale.ticket === undefined || sale.balance === undefined) {
    throw new Error(`a ticket was neither sold nor refused: ${sale.outcome}`);
  }
  shop.onMoved();
  return { id: sale.ticket, balance: sale.balance };
}
