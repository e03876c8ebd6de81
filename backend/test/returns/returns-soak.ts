import { checkBonusWagering } from './bonus-wagering.ts';
import { checkReturns, faultsOf } from './check-returns.ts';
import { checkInsured } from './insured-accumulators.ts';

const MATCHES = 24;
const MOST_LEGS = 8;
/** A bonus is wagered with many coupons. */
const RUNS_PER_BONUS = 20;

/** Every coupon type, bonus and boost on the house's own line, insured accumulators and the bonus of a first deposit, for the long counts. */
export function runReturns({
  seed,
  runs,
}: {
  readonly seed: number;
  /** How often each match is played. */
  readonly runs: number;
}): { readonly coupons: number; readonly faults: readonly string[] } {
  const checked = [
    ...checkReturns({ seed, matches: MATCHES, runs, mostLegs: MOST_LEGS }),
    ...checkInsured({ seed, matches: MATCHES }),
    ...checkBonusWagering({ seed, matches: MATCHES, bonuses: Math.ceil(runs / RUNS_PER_BONUS) }),
  ];
  return { coupons: checked.length, faults: checked.flatMap(faultsOf) };
}
