import { currencyExponent } from '@touchline/domain/money';
import type { FineAmount } from './wallet-command.ts';

const FINE_DIGITS = 5;

/** Hundred-thousandths of the unit in a minor unit of a currency. */
export function finePerMinor(currency: string): number {
  return 10 ** (FINE_DIGITS - currencyExponent(currency));
}

/** A fine sum in whole minor units, and what that leaves: the sum less the minor units. */
export interface RoundedAmount {
  readonly minor: number;
  /** Hundred-thousandths of the unit; below zero where it was rounded up. */
  readonly remainder: number;
}

/** Rounds half to even, so that many wins of half a unit favour neither side. */
export function roundFine(amount: FineAmount, currency: string): RoundedAmount {
  const per = finePerMinor(currency);
  const below = Math.floor(amount / per);
  const rest = amount - below * per;
  const isUp = rest * 2 > per || (rest * 2 === per && below % 2 === 1);
  const minor = isUp ? below + 1 : below;
  return { minor, remainder: amount - minor * per };
}

/** Minor units as a fine sum. */
export function fineOf(minor: number, currency: string): FineAmount {
  return minor * finePerMinor(currency);
}

/** A decimal text such as `12.34` as a fine sum; undefined for what is none, or is finer. */
export function parseFine(text: string): FineAmount | undefined {
  const match = /^(\d{1,10})(?:\.(\d{1,5})0*)?$/.exec(text);
  if (match === null) {
    return undefined;
  }
  return Number(match[1]) * 10 ** FINE_DIGITS + Number((match[2] ?? '').padEnd(FINE_DIGITS, '0'));
}
