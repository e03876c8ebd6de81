import type { Race } from '@touchline/contracts/racing';
import type { Queryable } from '../../platform/database/queryable.ts';

/** A page of results has so many races. */
export const RACES_A_PAGE = 20;

/** Writes races that were run; one that is there already is left as it is. */
export async function recordRaces(
  client: Queryable,
  races: readonly Race[],
  at: number,
): Promise<void> {
  const rows = races.map((race) => ({
    event_id: race.id,
    sport: race.sport,
    starts_at: new Date(race.startsAt),
    race,
  }));
  await client.query({
    name: 'results.record-races',
    text: `INSERT INTO race_result (event_id, sport, starts_at, race, recorded_at)
           SELECT event_id, sport, starts_at, race, $2 FROM jsonb_to_recordset($1) AS given
             (event_id bigint, sport text, starts_at timestamptz, race jsonb)
           ON CONFLICT (event_id) DO NOTHING`,
    values: [JSON.stringify(rows), new Date(at)],
  });
}

/** Deletes races that were recorded before. */
export async function forgetRaces(client: Queryable, recordedBefore: number): Promise<void> {
  await client.query({
    name: 'results.forget-races',
    text: 'DELETE FROM race_result WHERE recorded_at < $1',
    values: [new Date(recordedBefore)],
  });
}

/** The races of a sport that were run, the latest first; before a moment where one is given. */
export async function latestRaces(
  client: Queryable,
  { sport, before }: { readonly sport: string; readonly before: number | undefined },
): Promise<readonly Race[]> {
  const { rows } = await client.query({
    name: 'results.latest-races',
    text: `SELECT race FROM race_result WHERE sport = $1 AND ($2::timestamptz IS NULL OR starts_at < $2)
           ORDER BY starts_at DESC, event_id DESC LIMIT $3`,
    values: [sport, before === undefined ? null : new Date(before), RACES_A_PAGE],
  });
  return rows.map(({ race }) => race as Race);
}

/** A race that was run; undefined where there is none. */
export async function recordedRace(client: Queryable, eventId: number): Promise<Race | undefined> {
  const { rows } = await client.query({
    name: 'results.recorded-race',
    text: 'SELECT race FROM race_result WHERE event_id = $1',
    values: [eventId],
  });
  return rows[0]?.race as Race | undefined;
}
