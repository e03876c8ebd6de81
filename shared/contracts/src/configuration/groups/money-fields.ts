import { currencyExponent, parseAmount } from '@touchline/domain/money';
import * as z from 'zod/mini';

function succeeds(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

/** Major units, as text. */
export const Amount = z.string().check(z.regex(/^\d+(?:\.\d+)?$/));
export const Currency = z.string().check(
  z.regex(/^[A-Z]{3}$/),
  z.refine((code) => succeeds(() => currencyExponent(code)), { error: 'must be a currency' }),
);
export const Days = z.number().check(z.int(), z.minimum(1), z.maximum(365));

/** Whether an amount has no more decimals than its currency. */
export function isAmountOf(text: string, currency: string): boolean {
  return succeeds(() => parseAmount({ text, currency }));
}
