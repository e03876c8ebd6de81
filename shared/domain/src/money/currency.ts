import type { Branded } from '../brand.ts';
import { DomainError } from '../errors/domain-error.ts';
import { CODES_BY_EXPONENT } from './currency-exponents.ts';

/** An ISO 4217 code such as "EUR". */
export type CurrencyCode = Branded<string, 'CurrencyCode'>;

const CODE = /^[A-Z]{3}$/;
/** Withdrawn from ISO 4217, and still on accounts that are to be converted (product.txt §9). */
const WITHDRAWN: Readonly<Record<string, number>> = { HRK: 2 };

/** Reads a currency code. Throws `currency_unknown` unless ISO 4217 lists it, or did for kuna. */
export function currencyCode(text: string): CurrencyCode {
  currencyExponent(text);
  return text as CurrencyCode;
}

/**
 * Digits after the point of a currency's minor unit, from the pinned ISO 4217 table; never from
 * `Intl`, which disagrees with ISO for HUF, IQD and others. Throws `currency_unknown`.
 */
export function currencyExponent(currency: string): number {
  if (CODE.test(currency)) {
    for (const [exponent, codes] of Object.entries(CODES_BY_EXPONENT)) {
      if (codes.includes(currency)) return Number(exponent);
    }
  }
  const withdrawn = WITHDRAWN[currency];
  if (withdrawn !== undefined) return withdrawn;
  throw new DomainError('currency_unknown', `"${currency}" is not a currency of ISO 4217`);
}
