import { PaymentFilter } from '@touchline/contracts/money';
import { type Days, daysInQuery, readDays } from '@touchline/domain/time';

/** What the address says of the payments that are shown; days are those of the player's zone. */
export interface PaymentChoice extends Days {
  readonly kind: PaymentFilter['kind'];
  readonly status: PaymentFilter['status'];
  readonly account: string | undefined;
}

/** The choice of an address; what no choice can be is left out, as if it were not there. */
export function choiceOf(query: Readonly<Record<string, string>>): PaymentChoice {
  const { shape } = PaymentFilter;
  return {
    ...readDays(query),
    kind: shape.kind.safeParse(query['kind']).data,
    status: shape.status.safeParse(query['status']).data,
    account: shape.account.safeParse(query['account']).data,
  };
}

/** The query that asks the server for the payments of a choice; empty for all of them. */
export function queryOf(choice: PaymentChoice, zone: string | undefined): string {
  const { from, to, ...others } = choice;
  const parts = { ...others, ...daysInQuery({ from, to }, zone) };
  return new URLSearchParams(
    Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined),
  ).toString();
}

/** Why a list is empty: the last part of its text's key. */
export function emptyReason({
  kind,
  ...others
}: PaymentChoice): 'all' | 'filtered' | NonNullable<PaymentChoice['kind']> {
  return Object.values(others).some((part) => part !== undefined) ? 'filtered' : (kind ?? 'all');
}
