/** What of an event search engines get. */
export interface ListedEvent {
  readonly sport: string;
  readonly competition: string;
  readonly home: string;
  readonly away: string;
  /** Milliseconds since epoch. */
  readonly startsAt: number;
  readonly status: 'scheduled' | 'live' | 'finished' | 'cancelled' | 'postponed';
}

const STATUS = {
  scheduled: 'EventScheduled',
  live: 'EventScheduled',
  finished: 'EventScheduled',
  cancelled: 'EventCancelled',
  postponed: 'EventPostponed',
} as const;

/**
 * An event as structured data, https://schema.org/SportsEvent in JSON-LD.
 * @param url the event's canonical address
 */
export function sportsEventData(
  event: ListedEvent,
  url: string,
): Readonly<Record<string, unknown>> {
  const team = (name: string) => ({ '@type': 'SportsTeam', name });
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: `${event.home} – ${event.away}`,
    url,
    sport: event.sport,
    startDate: new Date(event.startsAt).toISOString(),
    eventStatus: `https://schema.org/${STATUS[event.status]}`,
    superEvent: { '@type': 'SportsEvent', name: event.competition },
    homeTeam: team(event.home),
    awayTeam: team(event.away),
    competitor: [team(event.home), team(event.away)],
  };
}
