import type { ResultsAnswer } from '@touchline/contracts/results';
import type { Queryable } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import {
  champResults,
  countDay,
  type DayPlace,
  dayResults,
  type DaySpan,
  findResults,
  firstFrom,
  lastBefore,
  type LatestPlace,
  type PlacedRow,
  teamResults,
} from './result-queries.ts';
import { type EventOf, toResultMatch } from './result-wire.ts';

/** As many as fill some screens of a phone. */
export const PAGE_SIZE = 40;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** What is asked for: a day, the last one with results unless given; or the latest of something, until a day's end. */
export interface ResultsQuery {
  readonly day?: string | undefined;
  /** Minutes that the reader's clock is ahead of UTC: where days begin. */
  readonly offset: number;
  readonly sport?: string | undefined;
  readonly champ?: number | undefined;
  readonly team?: number | undefined;
  readonly q?: string | undefined;
  readonly cursor?: string | undefined;
}

export interface ResultsReading {
  readonly client: Queryable;
  readonly now: number;
  readonly eventOf: EventOf;
}

/** The numbers of a cursor. @throws ApiError `bad_request` unless there are as many as wanted */
function placeOf(cursor: string | undefined, length: number): readonly number[] | undefined {
  const numbers = cursor?.split('.').map(Number);
  if (
    numbers !== undefined &&
    (numbers.length !== length || !numbers.every(Number.isSafeInteger))
  ) {
    throw new ApiError('bad_request', 'the cursor is not one of an answer');
  }
  return numbers;
}

function dayOf(moment: number, offset: number): string {
  return new Date(moment + offset * MINUTE_MS).toISOString().slice(0, 10);
}

/** @throws ApiError `bad_request` for a day that there is not */
function spanOf(day: string, offset: number): DaySpan {
  const start = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(start) || new Date(start).toISOString().slice(0, 10) !== day) {
    throw new ApiError('bad_request', 'there is no such day');
  }
  const from = start - offset * MINUTE_MS;
  return { from, to: from + DAY_MS };
}

/** Rows that were read one more than a page has: the page, and where the next one begins. */
function cut(
  rows: readonly PlacedRow[],
  {
    eventOf,
    cursorOf,
  }: { readonly eventOf: EventOf; readonly cursorOf: (row: PlacedRow) => string },
) {
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    matches: shown.map((row) => toResultMatch(row, eventOf)),
    ...(rows.length > PAGE_SIZE && last !== undefined && { nextCursor: cursorOf(last) }),
  };
}

async function resultsOfDay(
  { client, now, eventOf }: ResultsReading,
  { day, offset, sport, cursor }: ResultsQuery,
): Promise<ResultsAnswer> {
  const chosen = day ?? dayOf((await lastBefore(client, { moment: now, sport })) ?? now, offset);
  const span = spanOf(chosen, offset);
  const after = placeOf(cursor, 4) as DayPlace | undefined;
  const [rows, sports, before, next] = await Promise.all([
    dayResults(client, { span, sport, after, limit: PAGE_SIZE + 1 }),
    countDay(client, span),
    lastBefore(client, { moment: span.from, sport }),
    firstFrom(client, { moment: span.to, sport }),
  ]);
  return {
    day: chosen,
    ...(before !== undefined && { previousDay: dayOf(before, offset) }),
    ...(next !== undefined && { nextDay: dayOf(next, offset) }),
    sports: [...sports],
    ...cut(rows, {
      eventOf,
      cursorOf: (row) => [row.tier, row.champ_id, row.starts_at.getTime(), row.event_id].join('.'),
    }),
  };
}

/** A page of results. @throws ApiError `bad_request` for a cursor or a day that there is not */
export async function resultsPage(
  reading: ResultsReading,
  query: ResultsQuery,
): Promise<ResultsAnswer> {
  const { champ, team, q, sport, cursor } = query;
  if (champ === undefined && team === undefined && q === undefined) {
    return resultsOfDay(reading, query);
  }
  const { client, eventOf } = reading;
  const after =
    (placeOf(cursor, 2) as LatestPlace | undefined) ??
    (query.day === undefined ? undefined : ([spanOf(query.day, query.offset).to, 0] as const));
  const page = { sport, after, limit: PAGE_SIZE + 1 };
  const rows = await (q !== undefined
    ? findResults(client, { ...page, text: q })
    : team !== undefined
      ? teamResults(client, { ...page, teamId: team })
      : champResults(client, { ...page, champId: champ ?? 0 }));
  return {
    sports: [],
    ...cut(rows, {
      eventOf,
      cursorOf: (row) => [row.starts_at.getTime(), row.event_id].join('.'),
    }),
  };
}
