import { DomainError } from '../errors/domain-error.ts';
import { tenTo } from '../exact/ratio.ts';
import { decimalText } from '../exact/rounding.ts';
import { currencyExponent } from './currency.ts';
import { type MinorUnits, minorUnits } from './money.ts';

const AMOUNT = /^(\d*)(?:[.,](\d*))?$/;
const GROUPING = /(\d)[ \u00a0\u202f'\u2019](?=\d{3}(?!\d))/g;

/**
 * Minor units of an amount typed in major units: "12.5", "12,50" and "1 000" are read; the point or
 * comma is always the decimal separator, so "1,000" is refused in a currency of two digits instead
 * of being guessed at. Throws `amount_empty`, `amount_malformed`, `amount_negative`,
 * `amount_too_precise`, `amount_too_large` and `currency_unknown`.
 */
export function parseAmount({ text, currency }: { text: string; currency: string }): MinorUnits {
  const exponent = currencyExponent(currency);
  const typed = text.trim().replace(GROUPING, '$1');
  if (typed === '') throw new DomainError('amount_empty', 'No amount was given');
  if (/^[-\u2212]\s*[\d.,]/.test(typed)) {
    throw new DomainError('amount_negative', `"${text}" is below zero`);
  }
  const match = AMOUNT.exec(typed);
  const [, whole = '', fraction = ''] = match ?? [];
  if (!match || whole + fraction === '') {
    throw new DomainError('amount_malformed', `"${text}" is not an amount`);
  }
  if (fraction.length > exponent) {
    throw new DomainError(
      'amount_too_precise',
      `${currency} has ${exponent} digits, not "${text}"`,
    );
  }
  if (whole.length > 16) throw new DomainError('amount_too_large', `"${text}" is too large`);
  return minorUnits(BigInt(whole) * tenTo(exponent) + BigInt(fraction.padEnd(exponent, '0')));
}

/** Whether a text is an amount of a currency, as `parseAmount` reads it: no amount has more decimals than its currency. */
export function isAmountOf(given: { text: string; currency: string }): boolean {
  try {
    parseAmount(given);
    return true;
  } catch {
    return false;
  }
}

/** Plain major-unit text of minor units, for inputs and wires: (1950, EUR) → "19.50". */
export function amountText({ amount, currency }: { amount: number; currency: string }): string {
  return decimalText(BigInt(amount), currencyExponent(currency));
}
