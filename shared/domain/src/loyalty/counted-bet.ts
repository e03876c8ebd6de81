/** What has become of a bet so far. Amounts in minor units of its account. */
export interface BetSoFar {
  readonly status: 'open' | 'won' | 'lost' | 'refunded';
  readonly stake: number;
  /** The part of the stake that was sold before the end. */
  readonly soldStake: number;
  /** What all sales brought, the one that ended the bet included. */
  readonly soldFor: number;
  /** Undefined while it is open. */
  readonly payout: number | undefined;
  readonly endedBy: 'void' | 'cash-out' | undefined;
  /** Paid with the player's own money alone: no free stake, advance or bonus account. */
  readonly isOwnMoney: boolean;
}

/** What of a bet is decided: staked, returned for it, and the stake that may count for the club. */
export interface DecidedMoney {
  readonly staked: number;
  readonly returned: number;
  readonly ranToItsEnd: number;
}

const NOTHING: DecidedMoney = { staked: 0, returned: 0, ranToItsEnd: 0 };

/**
 * The decided part of a bet. A void counts as if it had not been placed, a sale with what it brought; for the
 * club counts what ran to its end alone, so that no points are made by placing and selling.
 */
export function decidedMoney(bet: BetSoFar): DecidedMoney {
  const { status, stake, soldStake, soldFor, payout = 0, endedBy, isOwnMoney } = bet;
  if (!isOwnMoney) {
    return NOTHING;
  }
  const isSold = endedBy === 'cash-out';
  const before = { staked: soldStake, returned: isSold ? soldFor - payout : soldFor };
  const left = stake - soldStake;
  const isAsNotPlaced = status === 'refunded' && !isSold && payout === left;
  if (status === 'open' || isAsNotPlaced) {
    return { ...before, ranToItsEnd: 0 };
  }
  const ranToItsEnd = endedBy === undefined && status !== 'refunded' ? left : 0;
  return { staked: stake, returned: before.returned + payout, ranToItsEnd };
}
