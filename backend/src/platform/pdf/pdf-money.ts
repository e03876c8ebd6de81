import { formattingLocale, languageWithTexts } from '@touchline/domain/languages';
import { formatMoney } from '@touchline/domain/money';
import { isolated } from './isolated.ts';

/** Writes amounts (minor units) into a document in a language: with the code of their currency, kept together. */
export function pdfMoney(language: string): (amount: number, currency: string) => string {
  const locale = formattingLocale(languageWithTexts(language));
  return (amount, currency) => isolated(formatMoney({ amount, currency, locale, display: 'code' }));
}
