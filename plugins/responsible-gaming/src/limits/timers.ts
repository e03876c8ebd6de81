import type { Limit } from '@touchline/contracts/limits';

/** Limits of time, product.txt §3.7: hours of play in a day, minutes between reality checks. */
export const TIMER = { session: 31, realityCheck: 32 } as const;

/** A timer that is set: at least 1. The values for "not set" are 0 and below. */
export function activeTimer(limits: readonly Limit[], type: number): Limit | undefined {
  return limits.find(
    ({ limitType, limitState, limitValue }) =>
      limitType === type && limitState === 'ACTIVE' && limitValue > 0,
  );
}
