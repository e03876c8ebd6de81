import { cashOutValue } from '@touchline/domain/coupon';

type Question = Parameters<typeof cashOutValue>[0];

/** What bets cost, kept while nothing that it follows from has changed. */
export interface CostMemo {
  /** Minor units. `key` names the bet; coupon, prices, results and margin are compared. */
  readonly valueOf: (key: string, question: Question) => number;
}

const MAX_KEPT = 20_000;

/**
 * Keeps the value of each coupon at the prices that it was worked out at: a system of many lines costs
 * milliseconds, and pages poll while no price moves.
 */
export function createCostMemo(compute: typeof cashOutValue = cashOutValue): CostMemo {
  const kept = new Map<string, { readonly state: string; readonly value: number }>();
  return {
    valueOf: (key, question) => {
      const state = JSON.stringify(question);
      const known = kept.get(key);
      if (known?.state === state) {
        return known.value;
      }
      const value = compute(question);
      kept.delete(key);
      kept.set(key, { state, value });
      const oldest = kept.size > MAX_KEPT ? kept.keys().next().value : undefined;
      if (oldest !== undefined) {
        kept.delete(oldest);
      }
      return value;
    },
  };
}
