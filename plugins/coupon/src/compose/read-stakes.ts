import type { StoredCoupon } from '@touchline/contracts/betting';
import { isDomainError } from '@touchline/domain/errors';
import { type MinorUnits, minorUnits, parseAmount } from '@touchline/domain/money';
import { splitStakes, splittingLegs } from './split-stake.ts';

/** An amount as typed, read: minor units, or why there is none. */
export type ReadAmount =
  | { readonly amount: MinorUnits }
  | { readonly fault: 'stake_missing' | 'stake_invalid' };

/** Every amount of a slip. Legs and blocks without an own amount are not in the maps. */
export interface ReadStakes {
  readonly main: ReadAmount;
  readonly byBet: ReadonlyMap<string, ReadAmount>;
  readonly byBlock: ReadonlyMap<number, ReadAmount>;
  /** What legs without an own amount have of the main one, where it is split among them. */
  readonly shares: ReadonlyMap<string, MinorUnits>;
}

/** Reads an amount typed in major units. */
export function readAmount(text: string, currency: string): ReadAmount {
  if (text.trim() === '') {
    return { fault: 'stake_missing' };
  }
  try {
    return { amount: parseAmount({ text, currency }) };
  } catch (error) {
    if (isDomainError(error)) {
      return { fault: 'stake_invalid' };
    }
    throw error;
  }
}

/**
 * Reads the amounts of a slip; `largest` is the meaning of "maximum" while it is on. The main one is
 * what is staked in all, whatever it was typed as.
 */
export function readStakes({
  state,
  currency,
  largest,
  times = 1,
}: {
  readonly state: StoredCoupon;
  readonly currency: string;
  readonly largest: MinorUnits | undefined;
  /** On how many lines the typed amount is staked each. */
  readonly times?: number | undefined;
}): ReadStakes {
  const byBet = new Map(
    Object.entries(state.amountByBetId).map(([id, text]) => [id, readAmount(text, currency)]),
  );
  const byBlock = new Map(
    Object.entries(state.amountByBlockId).map(([id, text]) => [
      Number(id),
      readAmount(text, currency),
    ]),
  );
  const sharing = splittingLegs(state);
  const typed =
    state.isAutoMax && largest !== undefined
      ? { amount: Math.floor(largest / times) * Math.max(1, sharing.length) }
      : readAmount(state.amount, currency);
  const main = 'amount' in typed ? { amount: minorUnits(typed.amount * times) } : typed;
  return { main, byBet, byBlock, shares: splitStakes(amountOf(main) ?? 0, sharing) };
}

/** The amount where there is one. */
export function amountOf(read: ReadAmount | undefined): MinorUnits | undefined {
  return read !== undefined && 'amount' in read ? read.amount : undefined;
}
