import { languageWithTexts } from '@touchline/domain/languages';
import type { Pool } from '../../platform/database/queryable.ts';
import { serverTexts } from '../../platform/texts/server-texts.ts';

const KINDS = ['phone', 'tablet', 'computer'] as const;

/** Keeps a name apart from text that runs the other way (Unicode isolates). */
const isolated = (text: string) => `\u2068${text}\u2069`;

/**
 * A sign-in in words: what it was made with, where as far as it is known, and when.
 * @returns empty where it no longer exists
 */
export async function describedSession(
  pool: Pool,
  sessionId: string | undefined,
  language: string,
): Promise<string> {
  const { rows } = await pool.query(
    'SELECT device_kind, browser, operating_system, country, created_at FROM player_session WHERE id = $1',
    [sessionId],
  );
  const [row] = rows;
  if (row === undefined) {
    return '';
  }
  const readable = languageWithTexts(language);
  const { device } = serverTexts(readable);
  const names = [row.browser, row.operating_system].filter((name) => name !== null);
  const kind = KINDS.find((known) => known === row.device_kind);
  const countries = new Intl.DisplayNames([readable, 'en'], { type: 'region' });
  const time = new Intl.DateTimeFormat(readable === 'ar' ? 'ar-u-nu-latn' : readable, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const parts = [
    names.length > 0 ? names.join(', ') : device[kind ?? 'other'],
    row.country === null ? undefined : countries.of(row.country),
    `${time.format(row.created_at)} UTC`,
  ];
  return parts
    .filter((part) => part !== undefined)
    .map(isolated)
    .join(' · ');
}
