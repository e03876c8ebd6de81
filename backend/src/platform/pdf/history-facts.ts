import type { Period } from '@touchline/contracts/period';
import { fillText, formattingLocale, languageWithTexts } from '@touchline/domain/languages';
import { serverTexts } from '../texts/server-texts.ts';
import { isolated } from './isolated.ts';

/** Formatters are costly to make, and a table formats thousands of moments. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** A moment in milliseconds since epoch, as it is read in a document: in UTC. */
export function utcTime(at: number, locale: string): string {
  const formatter =
    formatters.get(locale) ??
    new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'UTC',
      hourCycle: 'h23',
    });
  formatters.set(locale, formatter);
  return isolated(formatter.format(at));
}

/** Whose history a document has, of which period, and when it was made. */
export function historyFacts({
  playerId,
  period: { from, to },
  language,
  at,
}: {
  readonly playerId: string;
  readonly period: Period;
  readonly language: string;
  /** Milliseconds since epoch. */
  readonly at: number;
}): readonly string[] {
  const { pdf } = serverTexts(language);
  const locale = formattingLocale(languageWithTexts(language));
  // The end of a period is the first moment that is no longer part of it.
  const last = utcTime(to === undefined ? at : Number(to) - 1, locale);
  return [
    fillText(pdf.player, { id: playerId }),
    from === undefined
      ? fillText(pdf.all, { to: last })
      : fillText(pdf.period, { from: utcTime(Number(from), locale), to: last }),
    fillText(pdf.made, { at: utcTime(at, locale) }),
  ];
}
