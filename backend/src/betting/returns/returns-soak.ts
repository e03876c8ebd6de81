import { checkReturns, faultsOf } from './check-returns.ts';

const MATCHES = 24;
const MOST_LEGS = 8;

/** Every coupon type, bonus and boost on the house's own line, for the long counts. */
export function runReturns({
  seed,
  runs,
}: {
  readonly seed: number;
  /** How often each match is played. */
  readonly runs: number;
}): { readonly coupons: number; readonly faults: readonly string[] } {
  const checked = checkReturns({ seed, matches: MATCHES, runs, mostLegs: MOST_LEGS });
  return { coupons: checked.length, faults: checked.flatMap(faultsOf) };
}
