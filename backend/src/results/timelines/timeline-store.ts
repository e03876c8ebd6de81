import { TimelineIncident } from '@touchline/contracts/timeline';
import * as z from 'zod/mini';
import type { Queryable } from '../../platform/database/queryable.ts';

const Incidents = z.array(TimelineIncident);

/** Writes the timeline of a match that the archive has; reported differently, it replaces what there was. */
export async function writeTimeline(
  client: Queryable,
  timeline: { readonly eventId: number; readonly incidents: readonly TimelineIncident[] },
  at: number,
): Promise<void> {
  await client.query(
    `INSERT INTO match_timeline (event_id, incidents, written_at)
     SELECT event_id, $2, $3 FROM match_result WHERE event_id = $1
     ON CONFLICT (event_id) DO UPDATE SET incidents = excluded.incidents,
       written_at = excluded.written_at
     WHERE match_timeline.incidents <> excluded.incidents`,
    [timeline.eventId, JSON.stringify(timeline.incidents), new Date(at)],
  );
}

/** The timeline of a match as it was written; undefined where there is none. */
export async function readTimeline(
  client: Queryable,
  eventId: number,
): Promise<readonly TimelineIncident[] | undefined> {
  const { rows } = await client.query('SELECT incidents FROM match_timeline WHERE event_id = $1', [
    eventId,
  ]);
  return rows[0] && Incidents.parse(rows[0].incidents);
}

/** Removes timelines that were written before a moment; their results stay. */
export async function forgetTimelines(client: Queryable, before: number): Promise<void> {
  await client.query('DELETE FROM match_timeline WHERE written_at < $1', [new Date(before)]);
}
