import { searchWords } from '../../live/line/event-search.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { MatchRow } from './result-wire.ts';

const COLUMNS = `match.event_id, match.sport, match.champ_id, champ.name AS champ_name,
  champ.slug AS champ_slug, champ.country AS champ_country, match.season, match.slug, match.tier,
  match.home_id, home.name AS home_name, match.away_id, away.name AS away_name, match.starts_at,
  match.result`;
const MATCHES = `FROM match_result match JOIN result_champ champ ON champ.id = match.champ_id
  JOIN result_side home ON home.id = match.home_id JOIN result_side away ON away.id = match.away_id
  WHERE match.status <> 'scheduled'`;
const LATEST_FIRST = 'ORDER BY match.starts_at DESC, match.event_id DESC';

/** A row of any page, with what its place in a day's list is decided by. */
export interface PlacedRow extends MatchRow {
  readonly tier: number;
}

const DAY_PAGE = `SELECT ${COLUMNS} ${MATCHES} AND match.starts_at >= $1 AND match.starts_at < $2
    AND ($3::text IS NULL OR match.sport = $3)
    AND ($4::int IS NULL OR (match.tier, match.champ_id, match.starts_at, match.event_id)
      > ($4, $5::bigint, $6::timestamptz, $7::bigint))
  ORDER BY match.tier, match.champ_id, match.starts_at, match.event_id LIMIT $8`;

/** Between which moments a day is, milliseconds since epoch. */
export interface DaySpan {
  readonly from: number;
  readonly to: number;
}

/** What a day's page begins after: tier, competition, start, event. */
export type DayPlace = readonly [tier: number, champId: number, startsAt: number, eventId: number];

/** Results of a day, those of the best known competitions first. */
export async function dayResults(
  client: Queryable,
  {
    span,
    sport,
    after,
    limit,
  }: {
    readonly span: DaySpan;
    readonly sport: string | undefined;
    readonly after: DayPlace | undefined;
    readonly limit: number;
  },
): Promise<readonly PlacedRow[]> {
  const [tier, champId, startsAt, eventId] = after ?? [];
  const { rows } = await client.query({
    name: 'results.day',
    text: DAY_PAGE,
    values: [
      new Date(span.from),
      new Date(span.to),
      sport ?? null,
      tier ?? null,
      champId ?? null,
      startsAt === undefined ? null : new Date(startsAt),
      eventId ?? null,
      limit,
    ],
  });
  return rows;
}

/** How many results a day has by sport. */
export async function countDay(
  client: Queryable,
  span: DaySpan,
): Promise<readonly { readonly sport: string; readonly count: number }[]> {
  const { rows } = await client.query({
    name: 'results.day-sports',
    text: `SELECT sport, count(*)::int AS count FROM match_result
           WHERE status <> 'scheduled' AND starts_at >= $1 AND starts_at < $2
           GROUP BY sport ORDER BY count(*) DESC, sport`,
    values: [new Date(span.from), new Date(span.to)],
  });
  return rows.map(({ sport, count }) => ({ sport, count: count ?? 0 }));
}

/** When the last match before a moment began that has a result. */
export async function lastBefore(
  client: Queryable,
  { moment, sport }: { readonly moment: number; readonly sport?: string | undefined },
): Promise<number | undefined> {
  const { rows } = await client.query({
    name: 'results.last-before',
    text: `SELECT starts_at FROM match_result WHERE status <> 'scheduled' AND starts_at < $1
             AND ($2::text IS NULL OR sport = $2) ORDER BY starts_at DESC, event_id DESC LIMIT 1`,
    values: [new Date(moment), sport ?? null],
  });
  return rows[0]?.starts_at.getTime();
}

/** When the first match from a moment on began that has a result. */
export async function firstFrom(
  client: Queryable,
  { moment, sport }: { readonly moment: number; readonly sport?: string | undefined },
): Promise<number | undefined> {
  const { rows } = await client.query({
    name: 'results.first-from',
    text: `SELECT starts_at FROM match_result WHERE status <> 'scheduled' AND starts_at >= $1
             AND ($2::text IS NULL OR sport = $2) ORDER BY starts_at, event_id LIMIT 1`,
    values: [new Date(moment), sport ?? null],
  });
  return rows[0]?.starts_at.getTime();
}

/** What a list of the latest results begins after: start, event. */
export type LatestPlace = readonly [startsAt: number, eventId: number];

interface LatestPage {
  readonly sport?: string | undefined;
  readonly after?: LatestPlace | undefined;
  readonly limit: number;
}

function pageValues({ sport, after, limit }: LatestPage): readonly unknown[] {
  const [startsAt, eventId] = after ?? [];
  return [
    sport ?? null,
    startsAt === undefined ? null : new Date(startsAt),
    eventId ?? null,
    limit,
  ];
}

const PAGE = `AND ($1::text IS NULL OR match.sport = $1)
  AND ($2::timestamptz IS NULL OR (match.starts_at, match.event_id) < ($2, $3::bigint))`;

/** The latest results of a competition. */
export async function champResults(
  client: Queryable,
  { champId, ...page }: LatestPage & { readonly champId: number },
): Promise<readonly PlacedRow[]> {
  const { rows } = await client.query({
    name: 'results.of-champ',
    text: `SELECT ${COLUMNS} ${MATCHES} ${PAGE} AND match.champ_id = $5 ${LATEST_FIRST} LIMIT $4`,
    values: [...pageValues(page), champId],
  });
  return rows;
}

/** The latest results of a team or a player. */
export async function teamResults(
  client: Queryable,
  { teamId, ...page }: LatestPage & { readonly teamId: number },
): Promise<readonly PlacedRow[]> {
  const { rows } = await client.query({
    name: 'results.of-team',
    text: `SELECT ${COLUMNS} ${MATCHES} ${PAGE} AND (match.home_id = $5 OR match.away_id = $5)
           ${LATEST_FIRST} LIMIT $4`,
    values: [...pageValues(page), teamId],
  });
  return rows;
}

/** The latest matches of two sides against each other, whoever was at home. */
export async function meetings(
  client: Queryable,
  {
    sides: [first, second],
    after: [startsAt, eventId],
    limit,
  }: {
    readonly sides: readonly [number, number];
    /** The match that they came before. */
    readonly after: LatestPlace;
    readonly limit: number;
  },
): Promise<readonly PlacedRow[]> {
  const { rows } = await client.query({
    name: 'results.meetings',
    text: `SELECT ${COLUMNS} ${MATCHES} AND ((match.home_id = $1 AND match.away_id = $2)
             OR (match.home_id = $2 AND match.away_id = $1))
             AND (match.starts_at, match.event_id) < ($4, $5::bigint) ${LATEST_FIRST} LIMIT $3`,
    values: [first, second, limit, new Date(startsAt), eventId],
  });
  return rows;
}

/** The ids of sides and competitions whose names begin words with this one. */
async function namesWith(
  client: Queryable,
  word: string,
): Promise<{ readonly sides: readonly string[]; readonly champs: readonly string[] }> {
  const [sides, champs] = await Promise.all([
    client.query(`SELECT id FROM result_side WHERE strpos(search_text, ' ' || $1) > 0`, [word]),
    client.query(`SELECT id FROM result_champ WHERE strpos(search_text, ' ' || $1) > 0`, [word]),
  ]);
  return { sides: sides.rows.map(({ id }) => id), champs: champs.rows.map(({ id }) => id) };
}

/** About how many matches of the archive a name leads to, to compare words by. */
const MATCHES_OF = { side: 1, champ: 10 };

const FOUND = `SELECT ${COLUMNS} ${MATCHES} ${PAGE}
  AND (match.home_id = ANY ($5::bigint[]) OR match.away_id = ANY ($5::bigint[])
    OR match.champ_id = ANY ($6::bigint[]))
  AND NOT EXISTS (SELECT FROM unnest($7::text[]) AS word
    WHERE strpos(home.search_text || away.search_text || champ.search_text, ' ' || word) = 0)
  ${LATEST_FIRST} LIMIT $4`;

/** The latest results whose teams and competition have all words of a text. */
export async function findResults(
  client: Queryable,
  { text, ...page }: LatestPage & { readonly text: string },
): Promise<readonly PlacedRow[]> {
  const words = searchWords(text);
  const names = await Promise.all(words.map((word) => namesWith(client, word)));
  const costOf = ({ sides, champs }: (typeof names)[number]) =>
    sides.length * MATCHES_OF.side + champs.length * MATCHES_OF.champ;
  // The names of the rarest word lead to the matches; a word in no name leads to none.
  const [rarest] = names.toSorted((left, right) => costOf(left) - costOf(right));
  if (rarest === undefined || costOf(rarest) === 0) {
    return [];
  }
  const { sides, champs } = rarest;
  const { rows } = await client.query({
    name: 'results.found',
    text: FOUND,
    values: [...pageValues(page), sides, champs, words],
  });
  return rows;
}
