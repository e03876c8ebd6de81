import type { OwnSession } from '@touchline/contracts/identity';
import type { Period } from '@touchline/contracts/period';
import { formattingLocale, languageWithTexts } from '@touchline/domain/languages';
import { historyFacts, utcTime } from '../../../platform/pdf/history-facts.ts';
import { isolated } from '../../../platform/pdf/isolated.ts';
import { pdfTable } from '../../../platform/pdf/pdf-table.ts';
import { serverTexts } from '../../../platform/texts/server-texts.ts';
import { sessionWords } from './session-words.ts';

/** A player's sign-ins as a document. */
export function sessionsAsPdf({
  playerId,
  period,
  pages,
  language,
  at,
}: {
  readonly playerId: string;
  readonly period: Period;
  readonly pages: AsyncIterable<readonly OwnSession[]>;
  readonly language: string;
  /** When it is made, in milliseconds since epoch. */
  readonly at: number;
}): Promise<Buffer> {
  const { pdf, sessionExport } = serverTexts(language);
  const { column } = sessionExport;
  const locale = formattingLocale(languageWithTexts(language));
  const words = sessionWords(language);
  return pdfTable<OwnSession>({
    title: pdf.sessions,
    language,
    facts: historyFacts({ playerId, period, language, at }),
    columns: [
      { heading: column.started, share: 16 },
      { heading: column.seen, share: 16 },
      { heading: column.device, share: 26 },
      { heading: column.country, share: 22 },
      { heading: column.state, share: 20 },
    ],
    pages,
    rowOf: (session) => [
      utcTime(session.startedAt, locale),
      utcTime(session.lastSeenAt, locale),
      [words.device(session), ...[session.browser, session.system].flatMap((name) => name ?? [])]
        .map(isolated)
        .join(', '),
      [words.country(session), session.network ?? '']
        .filter((part) => part !== '')
        .map(isolated)
        .join(' · '),
      words.state(session),
    ],
  });
}
