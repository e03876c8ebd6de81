import {
  ChampStatistics,
  EventStatistics,
  StatisticChampsAnswer,
  TeamStatistics,
} from '@touchline/contracts/results';
import { defineResource } from '@touchline/plugin-api';

const BASE = '/line-api/v1/statistics';
const FRESH_FOR = 15_000;

/** The competitions of a sport that have results. */
export const champIndexResource = defineResource({
  name: 'sport.statistic-champs',
  path: ({ sport }: { readonly sport: string }) =>
    `${BASE}/champs?sport=${encodeURIComponent(sport)}`,
  schema: StatisticChampsAnswer,
  freshFor: FRESH_FOR,
});

/** A season of a competition: its table, results and matches to come. */
export const champStatisticsResource = defineResource({
  name: 'sport.champ-statistics',
  path: ({
    champId,
    season,
  }: {
    readonly champId: number;
    readonly season?: string | undefined;
  }) =>
    season === undefined
      ? `${BASE}/champs/${champId}`
      : `${BASE}/champs/${champId}?season=${encodeURIComponent(season)}`,
  schema: ChampStatistics,
  interval: 'champResults',
  freshFor: FRESH_FOR,
});

/** The form of an event's sides and their meetings. */
export const eventStatisticsResource = defineResource({
  name: 'sport.event-statistics',
  path: ({ eventId }: { readonly eventId: number }) => `${BASE}/events/${eventId}`,
  schema: EventStatistics,
  freshFor: FRESH_FOR,
});

/** A team's results, matches to come and competitions. */
export const teamStatisticsResource = defineResource({
  name: 'sport.team-statistics',
  path: ({ teamId }: { readonly teamId: number }) => `${BASE}/teams/${teamId}`,
  schema: TeamStatistics,
  freshFor: FRESH_FOR,
});
