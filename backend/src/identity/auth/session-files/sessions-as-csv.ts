import type { OwnSession } from '@touchline/contracts/identity';
import { csvTable } from '../../../platform/http/csv-download.ts';
import { serverTexts } from '../../../platform/texts/server-texts.ts';
import { sessionWords } from './session-words.ts';

/** Sign-ins as a table of comma-separated values, piece by piece; times in UTC. */
export function sessionsAsCsv(
  pages: AsyncIterable<readonly OwnSession[]>,
  language: string,
): AsyncGenerator<string> {
  const { column } = serverTexts(language).sessionExport;
  const words = sessionWords(language);
  const time = (at: number | undefined) => (at === undefined ? '' : new Date(at).toISOString());
  return csvTable({
    header: [
      column.started,
      column.seen,
      column.device,
      column.browser,
      column.system,
      column.country,
      column.network,
      column.state,
      column.ended,
    ],
    pages,
    rowOf: (session) => [
      time(session.startedAt),
      time(session.lastSeenAt),
      words.device(session),
      session.browser ?? '',
      session.system ?? '',
      words.country(session),
      session.network ?? '',
      words.state(session),
      time(session.end?.at),
    ],
  });
}
