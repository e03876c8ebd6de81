import type { ResultMatch } from '@touchline/contracts/results';
import type { MatchResult, Score } from '@touchline/domain/markets';
import { shownResult } from '@touchline/domain/results';
import type { BookEvent } from '../../pricing/book/book-event.ts';
import { withCountry } from '../../live/names/countries.ts';
import { exactNumber } from '../../platform/database/exact-number.ts';

/** A match of the archive with its names, as statements read it. */
export interface MatchRow {
  readonly event_id: string;
  readonly sport: string;
  readonly champ_id: string;
  readonly champ_name: string;
  readonly champ_slug: string;
  readonly champ_country: string;
  readonly season: string;
  readonly slug: string;
  readonly home_id: string;
  readonly home_name: string;
  readonly away_id: string;
  readonly away_name: string;
  readonly starts_at: Date;
  readonly result: unknown;
}

/** Finds an event in the book. */
export type EventOf = (eventId: number) => BookEvent | undefined;

function pairOf({ home, away }: Score): [number, number] {
  return [home, away];
}

/** The result of a row; the database has it as the feed reported it. */
export function resultOfRow({ result }: Pick<MatchRow, 'result'>): MatchResult {
  return result as MatchResult;
}

/** A match of the archive as the wire shows it. */
export function toResultMatch(row: MatchRow, eventOf: EventOf): ResultMatch {
  const id = exactNumber(row.event_id);
  const result = resultOfRow(row);
  const { score, parts, overtime, wickets } = shownResult(result);
  const event = eventOf(id);
  return {
    id,
    sport: row.sport,
    champ: {
      id: exactNumber(row.champ_id),
      name: row.champ_name,
      slug: row.champ_slug,
      country: row.champ_country,
    },
    season: row.season,
    slug: row.slug,
    home: withCountry({ id: exactNumber(row.home_id), name: row.home_name }),
    away: withCountry({ id: exactNumber(row.away_id), name: row.away_name }),
    startsAt: row.starts_at.getTime(),
    status: result.status,
    ...(score && { score: pairOf(score) }),
    periods: parts.map(pairOf),
    ...(overtime && { overtime }),
    ...(wickets && { wickets: pairOf(wickets) }),
    ...(event && { section: event.section }),
  };
}
