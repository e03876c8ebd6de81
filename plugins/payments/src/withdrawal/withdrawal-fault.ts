import type { ErrorCode } from '@touchline/contracts/errors';
import { errorCode } from '@touchline/plugin-api';

/** The part of the form that an error is about; `page` for what no field can put right. */
export type FaultyPart = 'amount' | 'destination' | 'page';

const PARTS: Readonly<Partial<Record<ErrorCode, FaultyPart>>> = {
  payment_amount_below_minimum: 'amount',
  payment_amount_above_maximum: 'amount',
  balance_insufficient: 'amount',
  payment_method_unknown: 'destination',
  withdrawal_means_unknown: 'destination',
};

/** Where to show the error of a request for a withdrawal. */
export function faultyPart(error: unknown): FaultyPart {
  const parts: Readonly<Record<string, FaultyPart | undefined>> = PARTS;
  return parts[errorCode(error) ?? ''] ?? 'page';
}
