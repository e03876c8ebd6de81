import type { Queryable, RowOf } from '../../platform/database/queryable.ts';

const LATEST_SEASON = `JOIN LATERAL (SELECT season, starts_at FROM match_result match
    WHERE match.champ_id = champ.id AND match.status <> 'scheduled'
    ORDER BY match.starts_at DESC, match.event_id DESC LIMIT 1) latest ON true`;

const CHAMPS = `SELECT champ.id, champ.sport, champ.name, champ.slug, champ.country, latest.season
  FROM result_champ champ ${LATEST_SEASON} WHERE champ.sport = $1 ORDER BY champ.tier, champ.name`;

export type ChampRow = RowOf<typeof CHAMPS>;

/** The competitions of a sport that have results, best known first. */
export async function champsWithResults(
  client: Queryable,
  sport: string,
): Promise<readonly ChampRow[]> {
  const { rows } = await client.query({
    name: 'results.champs',
    text: CHAMPS,
    values: [sport],
  });
  return rows;
}

/** The competitions that a side has results in, the one it played in last first. */
export async function champsOfTeam(
  client: Queryable,
  teamId: number,
): Promise<readonly ChampRow[]> {
  const { rows } = await client.query({
    name: 'results.champs-of-team',
    text: `SELECT champ.id, champ.sport, champ.name, champ.slug, champ.country, played.season
           FROM (SELECT champ_id, max(season) AS season, max(starts_at) AS last FROM match_result
             WHERE status <> 'scheduled' AND (home_id = $1 OR away_id = $1) GROUP BY champ_id) played
           JOIN result_champ champ ON champ.id = played.champ_id ORDER BY played.last DESC`,
    values: [teamId],
  });
  return rows as readonly ChampRow[];
}

/** A competition by its id. */
export async function findChamp(client: Queryable, champId: number) {
  const { rows } = await client.query({
    name: 'results.champ',
    text: 'SELECT id, sport, name, slug, country FROM result_champ WHERE id = $1',
    values: [champId],
  });
  return rows[0];
}

/** A team or a player by its id. */
export async function findSide(client: Queryable, sideId: number) {
  const { rows } = await client.query({
    name: 'results.side',
    text: 'SELECT id, sport, name FROM result_side WHERE id = $1',
    values: [sideId],
  });
  return rows[0];
}

/** The seasons that a competition has results of, the latest first. */
export async function seasonsOf(client: Queryable, champId: number): Promise<readonly string[]> {
  const { rows } = await client.query({
    name: 'results.seasons',
    text: `SELECT season FROM match_result WHERE champ_id = $1 AND status <> 'scheduled'
           GROUP BY season ORDER BY max(starts_at) DESC`,
    values: [champId],
  });
  return rows.map(({ season }) => season);
}

const SEASON = `SELECT match.event_id, match.slug, match.home_id, match.away_id, match.starts_at, match.result,
    home.name AS home_name, away.name AS away_name
  FROM match_result match JOIN result_side home ON home.id = match.home_id
    JOIN result_side away ON away.id = match.away_id
  WHERE match.champ_id = $1 AND match.season = $2 AND match.status <> 'scheduled'
  ORDER BY match.starts_at, match.event_id`;

export type SeasonRow = RowOf<typeof SEASON>;

/** Everything that was played of a season, in order. */
export async function seasonMatches(
  client: Queryable,
  { champId, season }: { readonly champId: number; readonly season: string },
): Promise<readonly SeasonRow[]> {
  const { rows } = await client.query({
    name: 'results.season',
    text: SEASON,
    values: [champId, season],
  });
  return rows;
}

/** An event by its id, whatever has become of it. */
export async function findMatch(client: Queryable, eventId: number) {
  const { rows } = await client.query({
    name: 'results.match',
    text: `SELECT match.event_id, match.sport, match.slug, match.starts_at, match.champ_id,
             champ.name AS champ_name, champ.slug AS champ_slug, champ.country AS champ_country,
             match.home_id, home.name AS home_name, match.away_id, away.name AS away_name
           FROM match_result match JOIN result_champ champ ON champ.id = match.champ_id
           JOIN result_side home ON home.id = match.home_id
           JOIN result_side away ON away.id = match.away_id WHERE match.event_id = $1`,
    values: [eventId],
  });
  return rows[0];
}
