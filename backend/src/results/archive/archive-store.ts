import type { MatchResult } from '@touchline/domain/markets';
import { seasonOf } from '@touchline/domain/results';
import type { EventFacts } from '../../pricing/book/book-event.ts';
import { competitionName, everyName, sideName } from '../../live/names/local-names.ts';
import { searchWordsOf } from '../../live/line/event-search.ts';
import type { Pool, Queryable, RowOf } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/** A match for the archive; with a result where it has been played. */
export interface ArchiveMatch extends EventFacts {
  /** Where its source names it; else it follows from the date. */
  readonly season?: string | undefined;
  readonly result?: MatchResult | undefined;
}

/** A name as searches look in it: each word after a space, in all languages. */
function searchText(name: string, nameIn: typeof sideName): string {
  return ` ${searchWordsOf(everyName(name, nameIn)).join(' ')}`;
}

async function writeNames(client: Queryable, matches: readonly ArchiveMatch[]): Promise<void> {
  const champs = new Map(
    matches.map(({ champ, sport }) => [
      champ.id,
      { ...champ, sport, search: searchText(champ.name, competitionName) },
    ]),
  );
  const sides = new Map(
    matches.flatMap(({ home, away, sport }) =>
      [home, away].map(
        ({ id, name }) => [id, { id, name, sport, search: searchText(name, sideName) }] as const,
      ),
    ),
  );
  await client.query(
    `INSERT INTO result_champ (id, sport, name, slug, country, tier, search_text)
     SELECT id, sport, name, slug, country, tier, search FROM jsonb_to_recordset($1) AS given
       (id bigint, sport text, name text, slug text, country text, tier smallint, search text)
     ORDER BY id
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, slug = excluded.slug,
       country = excluded.country, tier = excluded.tier, search_text = excluded.search_text
     WHERE (result_champ.name, result_champ.country, result_champ.tier, result_champ.search_text)
       IS DISTINCT FROM (excluded.name, excluded.country, excluded.tier, excluded.search_text)`,
    [JSON.stringify([...champs.values()])],
  );
  await client.query(
    `INSERT INTO result_side (id, sport, name, search_text)
     SELECT id, sport, name, search FROM jsonb_to_recordset($1) AS given
       (id bigint, sport text, name text, search text)
     ORDER BY id
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, search_text = excluded.search_text
     WHERE (result_side.name, result_side.search_text)
       IS DISTINCT FROM (excluded.name, excluded.search_text)`,
    [JSON.stringify([...sides.values()])],
  );
}

/** Adds matches that it does not have; one to come that was moved gets its new time. */
export async function addMatches(
  pool: Pool,
  matches: readonly ArchiveMatch[],
  at: number,
): Promise<void> {
  const byId = new Map(matches.map((match) => [match.id, match]));
  const rows = [...byId.values()].map(({ id, sport, champ, season, home, away, ...match }) => ({
    id,
    sport,
    champ: champ.id,
    tier: champ.tier,
    season: season ?? seasonOf({ sport, country: champ.country, startsAt: match.startsAt }),
    home: home.id,
    away: away.id,
    slug: match.slug,
    starts_at: new Date(match.startsAt),
    status: match.result?.status ?? 'scheduled',
    result: match.result,
  }));
  if (rows.length === 0) {
    return;
  }
  await inTransaction(pool, async (client) => {
    await writeNames(client, matches);
    await client.query(
      `INSERT INTO match_result (event_id, sport, champ_id, tier, season, home_id, away_id, slug,
         starts_at, status, result, recorded_at)
       SELECT id, sport, champ, tier, season, home, away, slug, starts_at, status, result,
         CASE WHEN result IS NOT NULL THEN $2::timestamptz END
       FROM jsonb_to_recordset($1) AS given (id bigint, sport text, champ bigint, tier smallint,
         season text, home bigint, away bigint, slug text, starts_at timestamptz, status text,
         result jsonb)
       ORDER BY id
       ON CONFLICT (event_id) DO UPDATE SET starts_at = excluded.starts_at, season = excluded.season
       WHERE match_result.status = 'scheduled' AND excluded.status = 'scheduled'
         AND match_result.starts_at <> excluded.starts_at`,
      [JSON.stringify(rows), new Date(at)],
    );
  });
}

/** What the feed reports about a match that has ended. */
export interface ReportedResult {
  readonly eventId: number;
  readonly result: MatchResult;
}

/** What each player did decides bets and is in the timeline; no table or list of results is made of it. */
function archived(result: MatchResult): MatchResult {
  if (result.sport !== 'football') return result;
  const { players: _players, ...rest } = result;
  return rest;
}

/** Writes results into their matches. Reported again, one changes nothing; reported differently, it is corrected. */
export async function recordResults(
  client: Queryable,
  reported: readonly ReportedResult[],
  at: number,
): Promise<void> {
  // The last report about a match is the one that counts.
  const latest = new Map(reported.map(({ eventId, result }) => [eventId, archived(result)]));
  await client.query(
    `UPDATE match_result match SET status = given.result->>'status', result = given.result,
       recorded_at = coalesce(match.recorded_at, $2),
       corrected_at = CASE WHEN match.result IS NOT NULL THEN $2::timestamptz END
     FROM jsonb_to_recordset($1) AS given (id bigint, result jsonb)
     WHERE match.event_id = given.id AND match.result IS DISTINCT FROM given.result`,
    [JSON.stringify([...latest].map(([id, result]) => ({ id, result }))), new Date(at)],
  );
}

const DUE = `SELECT event_id, starts_at FROM match_result
  WHERE status = 'scheduled' AND starts_at <= $1 AND NOT event_id = ANY ($2)
    AND ($3::timestamptz IS NULL OR (starts_at, event_id) < ($3, $4::bigint))
  ORDER BY starts_at DESC, event_id DESC LIMIT $5`;

export type DueMatch = RowOf<typeof DUE>;

/** Matches that have begun and have no result, those that began last first; `after` goes on from one. */
export async function dueMatches(
  client: Queryable,
  {
    now,
    except,
    after,
    limit,
  }: {
    readonly now: number;
    readonly except: readonly number[];
    readonly after: DueMatch | undefined;
    readonly limit: number;
  },
): Promise<readonly DueMatch[]> {
  const { rows } = await client.query(DUE, [
    new Date(now),
    except,
    after?.starts_at ?? null,
    after?.event_id ?? null,
    limit,
  ]);
  return rows;
}

/** Removes what is older than the archive reaches back, and matches that no result ever came of. */
export async function forgetMatches(
  client: Queryable,
  {
    recordedBefore,
    startedBefore,
  }: { readonly recordedBefore: number; readonly startedBefore: number },
): Promise<void> {
  await client.query('DELETE FROM match_result WHERE recorded_at < $1', [new Date(recordedBefore)]);
  await client.query(`DELETE FROM match_result WHERE status = 'scheduled' AND starts_at < $1`, [
    new Date(startedBefore),
  ]);
}
