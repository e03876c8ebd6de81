import type { StoredCoupon } from '@touchline/contracts/betting';
import { splittingLegs } from '../compose/split-stake.ts';
import { stakeTimes } from '../compose/staked-lines.ts';

/**
 * A limit of what is staked as one of what is typed, which is staked on several lines or split among
 * several singles. Minor units.
 */
export function typedLimit(
  limit: number,
  state: StoredCoupon,
  round: (quotient: number) => number,
): number {
  return round(limit / stakeTimes(state)) * Math.max(1, splittingLegs(state).length);
}
