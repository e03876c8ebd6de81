import { PaymentFilter } from '@touchline/contracts/money';
import { type Days, readDays } from '@touchline/domain/time';

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

/** Why a list is empty: the last part of its text's key. */
export function emptyReason({
  kind,
  ...others
}: PaymentChoice): 'all' | 'filtered' | NonNullable<PaymentChoice['kind']> {
  return Object.values(others).some((part) => part !== undefined) ? 'filtered' : (kind ?? 'all');
}
