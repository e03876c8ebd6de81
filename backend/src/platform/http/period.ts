import type { Period } from '@touchline/contracts/period';
import { isSoundPeriod } from '@touchline/domain/time';
import { ApiError } from './api-error.ts';

/** @throws ApiError `validation_failed` for a period that ends before it begins or is too long */
export function assertPeriod({ from, to }: Period): void {
  const time = (text: string | undefined) => (text === undefined ? undefined : Number(text));
  if (!isSoundPeriod({ from: time(from), to: time(to) })) {
    throw new ApiError(
      'validation_failed',
      'a period begins before it ends and lasts twelve months at most',
    );
  }
}

/** The ends of a period for a query that always has both, so that an index finds it. */
export function periodValues({ from, to }: Period): readonly [Date | string, Date | string] {
  return [
    from === undefined ? '-infinity' : new Date(Number(from)),
    to === undefined ? 'infinity' : new Date(Number(to)),
  ];
}
