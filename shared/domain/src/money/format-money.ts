import { amountText } from './amount-text.ts';
import { currencyExponent } from './currency.ts';

export interface MoneyFormat {
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** BCP 47 language tag of the reader. */
  readonly locale: string;
  /** How the currency is named; the narrow symbol by default. */
  readonly display?: 'narrowSymbol' | 'symbol' | 'code' | 'name' | undefined;
}

/** Formatters are costly to make and lists format hundreds of amounts. */
const formatters = new Map<string, Intl.NumberFormat>();

/**
 * An amount as a reader of `locale` writes it, with as many digits as ISO 4217 gives the currency
 * (`Intl` alone would show HUF and others without). Throws `currency_unknown` and
 * `amount_malformed`.
 */
export function formatMoney({ amount, currency, locale, display }: MoneyFormat): string {
  const text = amountText({ amount, currency });
  // The text form keeps digits that a binary fraction would lose.
  return formatterOf({ currency, locale, display: display ?? 'narrowSymbol' }).format(
    text as Intl.StringNumericLiteral,
  );
}

/**
 * An amount that has not been rounded to minor units, as `1174.57863`, with all its digits: as a reader of `locale`
 * writes money.
 */
export function formatExactMoney({
  text,
  ...format
}: Omit<MoneyFormat, 'amount'> & { readonly text: string }): string {
  const { currency, locale, display } = format;
  const digits = Math.max(currencyExponent(currency), text.split('.')[1]?.length ?? 0);
  return formatterOf({ currency, locale, display: display ?? 'narrowSymbol' }, digits).format(
    text as Intl.StringNumericLiteral,
  );
}

function formatterOf(
  options: Required<Omit<MoneyFormat, 'amount'>>,
  digits = currencyExponent(options.currency),
): Intl.NumberFormat {
  const { currency, locale, display } = options;
  const key = `${locale} ${currency} ${display} ${digits}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: display ?? 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formatters.set(key, made);
  return made;
}
