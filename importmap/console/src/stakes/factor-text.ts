import { OwnStakeFactor } from '@touchline/contracts/betting';

const PERCENT = /^\d{1,4}(?:[.,]\d{1,2})?$/;
/** The ledger of factors keeps four digits after the point. */
const FACTOR_DIGITS = 4;

/** The factor that a typed percentage means: 0.5 for `50`; undefined where no player can have it. */
export function factorIn(percent: string): number | undefined {
  const typed = percent.trim();
  if (!PERCENT.test(typed)) {
    return undefined;
  }
  const factor = Number((Number(typed.replace(',', '.')) / 100).toFixed(FACTOR_DIGITS));
  return OwnStakeFactor.shape.factor.safeParse(factor).data;
}

/** A factor as a percentage to type: `50` for 0.5. */
export function percentOf(factor: number): string {
  return String(Number((factor * 100).toFixed(2)));
}
