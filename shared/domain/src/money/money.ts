import type { Branded } from '../brand.ts';
import { DomainError } from '../errors/domain-error.ts';
import { type CurrencyCode, currencyCode } from './currency.ts';

/** A whole number of a currency's minor units (cents, kopecks); never a fraction. */
export type MinorUnits = Branded<number, 'MinorUnits'>;

/** An amount that knows its currency. */
export interface Money {
  readonly amount: MinorUnits;
  readonly currency: CurrencyCode;
}

/**
 * Brands a whole number of minor units. Throws `amount_malformed` for a fraction or no number, and
 * `amount_too_large` beyond what a number represents exactly.
 */
export function minorUnits(amount: number | bigint): MinorUnits {
  const value = Number(amount);
  if (typeof amount === 'number' && !Number.isFinite(amount)) {
    throw new DomainError('amount_malformed', `${amount} is not an amount`);
  }
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    throw new DomainError('amount_too_large', `${amount} minor units cannot be held exactly`);
  }
  if (!Number.isInteger(value)) {
    throw new DomainError('amount_malformed', `${amount} is not a whole number of minor units`);
  }
  return (value === 0 ? 0 : value) as MinorUnits;
}

/** Money of checked parts. Throws as `minorUnits` and `currencyCode` do. */
export function money({ amount, currency }: { amount: number | bigint; currency: string }): Money {
  return { amount: minorUnits(amount), currency: currencyCode(currency) };
}

/** The sum of two amounts of one currency. Throws `currency_mismatch` and `amount_too_large`. */
export function addMoney(left: Money, right: Money): Money {
  assertSameCurrency(left, right);
  return { amount: minorUnits(left.amount + right.amount), currency: left.currency };
}

/** Left less right, in one currency. Throws `currency_mismatch` and `amount_too_large`. */
export function subtractMoney(left: Money, right: Money): Money {
  assertSameCurrency(left, right);
  return { amount: minorUnits(left.amount - right.amount), currency: left.currency };
}

function assertSameCurrency(left: Money, right: Money): void {
  if (left.currency === right.currency) return;
  throw new DomainError('currency_mismatch', `${left.currency} and ${right.currency} do not mix`);
}
