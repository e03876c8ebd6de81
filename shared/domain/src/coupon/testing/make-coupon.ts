import { currencyCode } from '../../money/currency.ts';
import { minorUnits } from '../../money/money.ts';
import type { DecimalOdds } from '../../odds/decimal-odds.ts';
import type { DecidedCoupon, LegResult, SettledLeg } from '../coupon.ts';

/** A leg in one word: a price, its result, and what else a type needs. */
export function leg(
  odds: string,
  result: LegResult = 'won',
  more: Partial<SettledLeg> = {},
): SettledLeg {
  return { odds: odds as DecimalOdds, result, ...more };
}

/** A decided coupon in euro with a stake of 100.00 by default. */
export function coupon(
  parts: Pick<DecidedCoupon, 'type' | 'legs'> &
    Partial<Omit<DecidedCoupon, 'stake'>> & { stake?: number },
): DecidedCoupon {
  const { stake = 10_000, ...rest } = parts;
  return { currency: currencyCode('EUR'), ...rest, stake: minorUnits(stake) };
}
