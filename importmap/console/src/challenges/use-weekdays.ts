import { DAY } from '@touchline/domain/time';
import { useTexts } from '../texts/texts-context.ts';

/** A Sunday. */
const SUNDAY = Date.UTC(2026, 0, 4);

/** The name of a day of the week, ISO: Monday is 1. */
export function useWeekdays(): (day: number) => string {
  const { language } = useTexts();
  const names = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return (day) => names.format(SUNDAY + day * DAY);
}
