import { formattingLocale } from '@touchline/domain/languages';
import { useTexts } from '../texts/texts-context.ts';

/** The currency that all rates are for one unit of. */
export const BASE = 'EUR';

/** The first part of every query about rates: a change invalidates them all. */
export const RATES_KEY = 'rates';

/** Names of currencies in the operator's language; the code where there is none. */
export function useCurrencyName(): (currency: string) => string {
  const { language } = useTexts();
  const names = new Intl.DisplayNames(formattingLocale(language), { type: 'currency' });
  return (currency) => names.of(currency) ?? currency;
}
