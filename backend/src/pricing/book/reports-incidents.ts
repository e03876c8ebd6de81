import type { SquadMember, TimelineIncident } from '@touchline/contracts/timeline';

/** What a source may report of its matches beyond their scores; one that cannot leaves it out. */
export interface ReportsIncidents {
  /**
   * All incidents of a match by now, in order, also of one that has ended; undefined where it has not begun or is
   * not known. A source that corrects itself answers differently the next time: an incident keeps its id, and one
   * that it takes back is marked, never left out.
   */
  readonly incidentsOf: (eventId: number) => Promise<readonly TimelineIncident[] | undefined>;
  /** The players of a team; undefined where they are not known. */
  readonly squadOf?: (teamId: number) => readonly SquadMember[] | undefined;
}
