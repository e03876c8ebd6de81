import { DomainError } from '../errors/domain-error.ts';
import {
  type Ratio,
  ZERO,
  add,
  decimalRatio,
  invert,
  multiply,
  ratio,
  tenTo,
} from '../exact/ratio.ts';
import { roundToInteger } from '../exact/rounding.ts';
import { currencyExponent } from './currency.ts';
import { type MinorUnits, minorUnits } from './money.ts';

/** An amount with what is needed to convert it into another currency. */
export interface ConvertibleAmount {
  /** Minor units; below zero for money that went the other way. */
  readonly amount: number;
  readonly currency: string;
  /**
   * Plain decimals of one day: units of the amount's own currency and of the target currency for one
   * unit of the base. Undefined where the day has none.
   */
  readonly ownRate: string | undefined;
  readonly targetRate: string | undefined;
}

/**
 * The sum of amounts in one currency, in its minor units. Each amount is converted at its own rates,
 * exactly, and the sum is rounded once, half away from zero. Amounts already in that currency need no
 * rate. Throws `exchange_rate_missing`, `currency_unknown` and `amount_too_large`.
 */
export function convertedSum(amounts: readonly ConvertibleAmount[], currency: string): MinorUnits {
  const sum = amounts.map((amount) => converted(amount, currency)).reduce(add, ZERO);
  return minorUnits(roundToInteger(sum, 'half-away'));
}

function converted(from: ConvertibleAmount, currency: string): Ratio {
  const amount = ratio(BigInt(from.amount));
  if (from.currency === currency) return amount;
  const { ownRate, targetRate } = from;
  if (ownRate === undefined || targetRate === undefined) {
    throw new DomainError(
      'exchange_rate_missing',
      `no exchange rate from ${from.currency} to ${currency}`,
    );
  }
  const rate = multiply(decimalRatio(targetRate), invert(decimalRatio(ownRate)));
  const scale = ratio(tenTo(currencyExponent(currency)), tenTo(currencyExponent(from.currency)));
  return multiply(amount, multiply(rate, scale));
}
