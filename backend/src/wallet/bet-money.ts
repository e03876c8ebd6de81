import type { Queryable } from './accounts.ts';

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
  /** Of what was asked for: a key comes back with the same or is refused. */
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
}

/**
 * What became of a placement. `repeated`: the key has its bet already; `guarded`: the player has
 * limits in force, so check them under the lock and come again.
 */
export interface PlacementOutcome {
  readonly outcome:
    | 'placed'
    | 'repeated'
    | 'key-reused'
    | 'account-unknown'
    | 'guarded'
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
): Promise<readonly PlacementOutcome[]> {
  const { rows } = await client.query<{ answers: PlacementOutcome[] }>({
    name: 'wallet.place-bets',
    text: 'SELECT place_bets($1) AS answers',
    values: [JSON.stringify(requests)],
  });
  return rows[0]?.answers ?? [];
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
  const { rows } = await client.query<{ ended: string[] }>({
    name: 'wallet.settle-bets',
    text: 'SELECT settle_bets($1) AS ended',
    values: [JSON.stringify(requests)],
  });
  return rows[0]?.ended ?? [];
}
