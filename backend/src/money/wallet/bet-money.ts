import type { Queryable } from '../../platform/database/queryable.ts';

/** A leg as it is written down; `facts` are for the history and never decide money. */
export interface PlacedLegRecord {
  readonly event: number;
  readonly outcome: string;
  /** Decimal text, as taken. */
  readonly price: string;
  readonly facts: object;
}

/** A bet to place, in the words of the SQL function. Amounts in minor units. */
export interface PlacementRequest {
  readonly player: string;
  readonly account: string;
  /** The client's idempotency key. */
  readonly key: string;
  /** Of the request: a key is repeated with the same or is refused. */
  readonly digest: string;
  readonly type: number;
  readonly stake: number;
  readonly odds: string;
  /** If everything wins. */
  readonly possible: number;
  /** The most it returns. */
  readonly maximum: number;
  readonly terms?: object | undefined;
  /** Whether the player's limits were checked under their lock. */
  readonly checked: boolean;
  /** Milliseconds since epoch. */
  readonly at: number;
  readonly legs: readonly PlacedLegRecord[];
  /** What its outcomes are in: operators may take no bets on one of these. */
  readonly scopes?: readonly string[] | undefined;
}

/**
 * The result of a placement. `repeated`: the key has its bet already; `guarded`: the player has
 * limits in force, so check them under the lock and come again; `suspended`: operators take no bets on it now.
 */
export interface PlacementResult {
  readonly outcome:
    | 'placed'
    | 'repeated'
    | 'key-reused'
    | 'account-unknown'
    | 'guarded'
    | 'suspended'
    | 'insufficient';
  readonly bet: string | null;
  readonly currency: string | null;
  /** After the stake when placed, else as it is. */
  readonly balance: number | null;
}

/** How a bet ends, in the words of the SQL function. */
export interface SettlementRequest {
  readonly bet: string;
  readonly kind: 'settlement' | 'void';
  readonly status: 'won' | 'lost' | 'refunded';
  /** Minor units. */
  readonly payout: number;
  readonly settlement: object;
  /** Milliseconds since epoch. */
  readonly at: number;
}

/**
 * Places bets in one transaction, in the order given, which must be that of their accounts; a
 * refusal is an outcome and leaves the others alone.
 */
export async function placeBets(
  client: Queryable,
  requests: readonly PlacementRequest[],
): Promise<readonly PlacementResult[]> {
  const { rows } = await client.query({
    name: 'wallet.place-bets',
    text: 'SELECT place_bets($1) AS answers',
    values: [JSON.stringify(requests)],
  });
  return (rows[0]?.answers ?? []) as readonly PlacementResult[];
}

/**
 * Ends bets: their stakes leave the open stakes, payouts go to the players. A bet that has ended
 * already is left as it is.
 * @returns the ids of the bets ended now
 */
export async function settleBets(
  client: Queryable,
  requests: readonly SettlementRequest[],
): Promise<readonly string[]> {
  if (requests.length === 0) {
    return [];
  }
  const { rows } = await client.query({
    name: 'wallet.settle-bets',
    text: 'SELECT settle_bets($1) AS ended',
    values: [JSON.stringify(requests)],
  });
  return (rows[0]?.ended ?? []) as readonly string[];
}

/** A sale of an open bet, in the words of the SQL function. Amounts in minor units. */
export interface CashOutRequest {
  readonly bet: string;
  readonly player: string;
  /** The client's idempotency key. */
  readonly key: string;
  /** What was still staked when the price was made. */
  readonly expected: number;
  readonly sold: number;
  readonly price: number;
  /** What the rest may return. */
  readonly possibleLeft: number;
  readonly isAutomatic: boolean;
  /** Milliseconds since epoch. */
  readonly at: number;
}

/** The result of a cash-out. */
interface CashOutResult {
  readonly outcome: 'sold' | 'repeated' | 'changed' | 'not-open';
  /** Minor units after it. */
  readonly balance?: number;
}

/** Sells an open bet or a part of it, once for a key. */
export async function cashOutBet(
  client: Queryable,
  request: CashOutRequest,
): Promise<CashOutResult> {
  const { bet, player, key, expected, sold, price, possibleLeft, isAutomatic, at } = request;
  const { rows } = await client.query({
    name: 'wallet.cash-out-bet',
    text: 'SELECT cash_out_bet($1, $2, $3, $4, $5, $6, $7, $8, $9) AS answer',
    values: [bet, player, key, expected, sold, price, possibleLeft, isAutomatic, new Date(at)],
  });
  return (rows[0]?.answer ?? { outcome: 'not-open' }) as CashOutResult;
}

type ResettlementResult = 'corrected' | 'not-settled' | 'insufficient';

/**
 * Takes a settlement back and writes the new one, or opens the bet again without one.
 * `insufficient`: the player no longer has what must go back.
 */
export async function resettleBet(
  client: Queryable,
  correction: {
    readonly bet: string;
    readonly corrected: Pick<SettlementRequest, 'status' | 'payout' | 'settlement'> | undefined;
    readonly reason: string;
    /** Milliseconds since epoch. */
    readonly at: number;
  },
): Promise<ResettlementResult> {
  const { bet, corrected, reason, at } = correction;
  const { rows } = await client.query({
    name: 'wallet.resettle-bet',
    text: 'SELECT resettle_bet($1, $2, $3, $4) AS outcome',
    values: [bet, corrected === undefined ? null : JSON.stringify(corrected), reason, new Date(at)],
  });
  return (rows[0]?.outcome ?? 'not-settled') as ResettlementResult;
}
