import { type MaintenancePlan, noticeLanguage } from '@touchline/domain/site';
import english from './notice.en.json';
import russian from './notice.ru.json';

export interface NoticeText {
  /** The language it is written in, which may be another than the page's. */
  readonly language: 'en' | 'ru';
  readonly text: string;
}

/**
 * The notice of maintenance with its date, its start and its end in a time zone that is named. It is
 * Russian for readers of Azerbaijani, Kazakh, Ukrainian and Russian, and English for all others
 * (platform specification §4); text key `main_site_maintenance_text` with host, date, start, end.
 */
export function noticeText(given: {
  readonly plan: MaintenancePlan;
  readonly host: string;
  /** The page's language. */
  readonly language: string;
  /** The reader's own unless given. */
  readonly timeZone?: string;
}): NoticeText {
  const { plan, host, timeZone } = given;
  const language = noticeLanguage(given.language);
  const texts = language === 'ru' ? russian : english;
  const written = (key: keyof typeof english, values: Readonly<Record<string, string>>) => ({
    language,
    text: texts[key].replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? ''),
  });
  const { startAt, finishAt } = plan;
  if (startAt === undefined) {
    return written('main_site_maintenance_unplanned_text', { host });
  }
  const format = (time: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language === 'ru' ? 'ru' : 'en-GB', {
      ...options,
      ...(timeZone === undefined ? {} : { timeZone }),
    }).format(time);
  const day = (time: number) => format(time, { day: 'numeric', month: 'long', year: 'numeric' });
  const clock = (time: number) =>
    format(time, { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' });
  const date = day(startAt);
  if (finishAt === undefined) {
    return written('main_site_maintenance_open_end_text', { host, date, start: clock(startAt) });
  }
  const isSameDay = day(finishAt) === date;
  return written('main_site_maintenance_text', {
    host,
    date,
    start: clock(startAt),
    end: isSameDay ? clock(finishAt) : `${day(finishAt)}, ${clock(finishAt)}`,
  });
}
