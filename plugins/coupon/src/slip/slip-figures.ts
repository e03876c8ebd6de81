import type { Selection } from '@touchline/contracts';
import {
  COUPON_TYPE,
  currencyCode,
  decimalOdds,
  minorUnits,
  parseAmount,
  potentialReturn,
  totalOdds,
} from '@touchline/domain';

function legsOf(bets: readonly Selection[]) {
  return bets.map(({ price }) => ({ odds: decimalOdds(price) }));
}

function typeOf(bets: readonly Selection[]) {
  return bets.length > 1 ? COUPON_TYPE.express : COUPON_TYPE.single;
}

/** Total odds as shown, three decimals at most; a single shows its price as offered. */
export function shownTotalOdds(bets: readonly Selection[]): string | undefined {
  const [first] = bets;
  if (first === undefined) {
    return undefined;
  }
  return bets.length === 1 ? first.price : totalOdds({ type: typeOf(bets), legs: legsOf(bets) });
}

/** What the slip returns if every leg wins, in minor units. */
export function possibleReturn({
  bets,
  stake,
  currency,
  maxPayout,
}: {
  readonly bets: readonly Selection[];
  /** Minor units. */
  readonly stake: number;
  readonly currency: string;
  readonly maxPayout: number | undefined;
}): number {
  return potentialReturn({
    type: typeOf(bets),
    stake: minorUnits(stake),
    currency: currencyCode(currency),
    legs: legsOf(bets),
    maxPayout,
  }).payout;
}

export type StakeFault =
  | 'missing'
  | 'stake_invalid'
  | 'stake_below_minimum'
  | 'stake_above_maximum'
  | 'balance_insufficient';

/** The typed stake in minor units, or what is wrong with it, before anything is sent. */
export function readStake({
  text,
  currency,
  minimum,
  maximum,
  balance,
}: {
  readonly text: string;
  readonly currency: string;
  readonly minimum: number;
  readonly maximum: number;
  readonly balance: number;
}): { readonly amount: number } | { readonly fault: StakeFault } {
  if (text.trim() === '') {
    return { fault: 'missing' };
  }
  try {
    const amount = parseAmount({ text, currency });
    if (amount < minimum) {
      return { fault: 'stake_below_minimum' };
    }
    if (amount > maximum) {
      return { fault: 'stake_above_maximum' };
    }
    return amount > balance ? { fault: 'balance_insufficient' } : { amount };
  } catch {
    return { fault: 'stake_invalid' };
  }
}

/** Legs of events that appear more than once: they cannot be combined. */
export function relatedEvents(bets: readonly Selection[]): ReadonlySet<number> {
  const seen = new Set<number>();
  const related = new Set<number>();
  for (const { eventId } of bets) {
    if (seen.has(eventId)) {
      related.add(eventId);
    }
    seen.add(eventId);
  }
  return related;
}
