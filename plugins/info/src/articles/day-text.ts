import { formattingLocale } from '@touchline/domain/languages';

/** A day as its readers write it; the same on the server and in every browser. */
export function dayText(moment: string, language: string): string {
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(formattingLocale(language), format).format(new Date(moment));
}
