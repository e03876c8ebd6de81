export type DatePart = 'day' | 'month' | 'year';

/** What is typed of a date, by its parts. */
export type DateParts = Readonly<Record<DatePart, string>>;

/** Day, month and year in the order in which a language writes them. */
export function datePartsOrder(language: string): readonly DatePart[] {
  return new Intl.DateTimeFormat(language)
    .formatToParts(new Date(0))
    .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []));
}

/** The names of the months, January first, as they stand alone. */
export function monthNames(language: string): readonly string[] {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month)));
}

/** The parts of an ISO date, without leading zeros. */
export function partsOfDate(date: string): DateParts {
  const [year = '', month = '', day = ''] = date.split('-').map((part) => part.replace(/^0+/, ''));
  return { day, month, year };
}

/** `YYYY-MM-DD`; empty while nothing is typed, and in no form of a date while a part is missing. */
export function dateOfParts({ day, month, year }: DateParts): string {
  const parts = [year, month, day];
  if (parts.includes('')) {
    return parts.every((part) => part === '') ? '' : parts.join('-');
  }
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
