import { BET_FILTER_STATUSES, BetFilter } from '@touchline/contracts/betting';
import { type Days, readDays } from '@touchline/domain/time';

/** What the address says of the bets that are shown; days are those of the player's zone. */
export interface BetChoice extends Days {
  readonly status: (typeof BET_FILTER_STATUSES)[number] | undefined;
  /** The id of a coupon type. */
  readonly type: string | undefined;
  readonly account: string | undefined;
  readonly number: string | undefined;
}

/** The choice of an address; what no choice can be is left out, as if it were not there. */
export function choiceOf(query: Readonly<Record<string, string>>): BetChoice {
  const { shape } = BetFilter;
  return {
    ...readDays(query),
    status: shape.status.safeParse(query['status']).data,
    type: shape.type.safeParse(query['type']).data,
    account: shape.account.safeParse(query['account']).data,
    number: shape.number.safeParse(query['number']).data,
  };
}

/** Whether a choice leaves bets out. */
export function isNarrowed(choice: BetChoice): boolean {
  return Object.values(choice).some((part) => part !== undefined);
}

/** Why a list is empty: the last part of its text's key. */
export function emptyReason(choice: BetChoice): 'open' | 'settled' | 'filtered' | 'all' {
  const { status, ...others } = choice;
  const isOnly = Object.values(others).every((part) => part === undefined);
  if (isOnly && (status === 'open' || status === 'settled')) {
    return status;
  }
  return isNarrowed(choice) ? 'filtered' : 'all';
}
