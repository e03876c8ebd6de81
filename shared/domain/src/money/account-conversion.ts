import { DomainError } from '../errors/domain-error.ts';
import { decimalRatio, invert, multiply, type Ratio, ratio, tenTo } from '../exact/ratio.ts';
import { decimalText, roundToInteger, trimZeros } from '../exact/rounding.ts';
import { currencyExponent } from './currency.ts';
import { type MinorUnits, minorUnits } from './money.ts';

/** The base of all rates. */
const BASE = 'EUR';
/** How many digits beyond the minor unit are shown of an amount that is not rounded yet. */
const SHOWN_BEYOND = 4;

/**
 * Units of a currency for one euro where law fixes them: for kuna, Council Regulation (EU) 2022/1208. All six
 * figures count; amounts are converted with them alone and rounded to the nearest cent.
 */
const LEGAL_RATES: Readonly<Record<string, string>> = { HRK: '7.53450' };

/** Whether a currency is no longer money: its accounts are to be converted (product.txt §9). */
export function isRetired(currency: string): boolean {
  return Object.hasOwn(LEGAL_RATES, currency);
}

/** Units of the two currencies for one euro, as plain decimals. */
export interface ConversionRates {
  readonly from: string;
  readonly to: string;
}

/** What an account becomes in another currency. */
export interface AccountConversion {
  /** Minor units of the target. */
  readonly converted: MinorUnits;
  /** The same before rounding, in major units and cut off after four more digits. */
  readonly exact: string;
  readonly rates: ConversionRates;
  /** Whether the rate between the two is the one of law. */
  readonly isLegal: boolean;
}

/** The rate by law where there is one, else the one given. */
function rateOf(currency: string, given: string | undefined): string {
  const rate = currency === BASE ? '1' : isRetired(currency) ? LEGAL_RATES[currency] : given;
  if (rate === undefined) {
    throw new DomainError('exchange_rate_missing', `no exchange rate of ${currency}`);
  }
  return rate;
}

const isLegalTender = (currency: string) => currency === BASE || isRetired(currency);

function exactly(
  amount: number,
  { from, to, rates }: { from: string; to: string; rates: ConversionRates },
): Ratio {
  const rate = multiply(decimalRatio(rates.to), invert(decimalRatio(rates.from)));
  const scale = ratio(tenTo(currencyExponent(to)), tenTo(currencyExponent(from)));
  return multiply(ratio(BigInt(amount)), multiply(rate, scale));
}

/**
 * An amount of minor units as an account in another currency has it. Between the euro and a currency that became
 * it, the rate of law applies and half a minor unit is rounded up, as law says; between others what is less than
 * a minor unit is dropped, so that converting there and back never makes money.
 * `given` are units of the currencies for one euro; those of law need none.
 * Throws `exchange_rate_missing`, `currency_unknown` and `amount_too_large`.
 */
export function convertAccount({
  amount,
  from,
  to,
  given,
}: {
  readonly amount: number;
  readonly from: string;
  readonly to: string;
  readonly given: { readonly from: string | undefined; readonly to: string | undefined };
}): AccountConversion {
  const rates = { from: rateOf(from, given.from), to: rateOf(to, given.to) };
  const isLegal = isLegalTender(from) && isLegalTender(to);
  const exact = exactly(amount, { from, to, rates });
  const digits = currencyExponent(to) + SHOWN_BEYOND;
  const shown = (exact.numerator * tenTo(SHOWN_BEYOND)) / exact.denominator;
  return {
    converted: minorUnits(
      isLegal ? roundToInteger(exact, 'half-away') : exact.numerator / exact.denominator,
    ),
    exact: trimZeros(decimalText(shown, digits), currencyExponent(to)),
    rates,
    isLegal,
  };
}
