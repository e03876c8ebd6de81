import type {
  ChampStatistics,
  EventStatistics,
  StatisticChamp,
  TeamStatistics,
} from '@touchline/contracts/results';
import { headToHead } from '@touchline/domain/results';
import type { MarketBook } from '../../pricing/book/market-book.ts';
import type { ReportsIncidents } from '../../pricing/book/reports-incidents.ts';
import { withCountry } from '../../live/names/countries.ts';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { fixturesOf } from './fixtures.ts';
import { meetings, teamResults } from './result-queries.ts';
import { resultOfRow, toResultMatch } from './result-wire.ts';
import {
  type ChampRow,
  champsOfTeam,
  champsWithResults,
  findChamp,
  findMatch,
  findSide,
  type seasonMatches,
  seasonsOf,
} from './statistic-queries.ts';
import { tableOf } from './table.ts';

const LAST_RESULTS = 10;
const FORM_LENGTH = 5;
/** Meetings that are counted, and those of them that are shown. */
const MEETINGS = { counted: 50, shown: 10 };

export interface StatisticsReading {
  readonly client: Queryable;
  readonly book: MarketBook;
  readonly feed: Pick<Partial<ReportsIncidents>, 'squadOf'>;
  /** Reads a season; for some seconds the same rows answer everybody. */
  readonly seasonOf: typeof seasonMatches;
}

function toChamp({ id, ...champ }: ChampRow): StatisticChamp {
  return { ...champ, id: exactNumber(id) };
}

/** The competitions of a sport that have results. */
export async function statisticChamps(
  { client }: StatisticsReading,
  sport: string,
): Promise<readonly StatisticChamp[]> {
  return (await champsWithResults(client, sport)).map(toChamp);
}

/** A season of a competition, the latest unless given. @throws ApiError `not_found` */
export async function champStatistics(
  { client, book, seasonOf }: StatisticsReading,
  { champId, season: wanted }: { readonly champId: number; readonly season?: string | undefined },
): Promise<ChampStatistics> {
  const [found, seasons] = await Promise.all([
    findChamp(client, champId),
    seasonsOf(client, champId),
  ]);
  const season = wanted ?? seasons[0];
  if (found === undefined || season === undefined || !seasons.includes(season)) {
    throw new ApiError('not_found', 'there are no results of this competition and season');
  }
  const { sport, name, slug, country } = found;
  const matches = await seasonOf(client, { champId, season });
  const isLatest = season === seasons[0];
  const table = tableOf(found, matches);
  const champ = { id: champId, name, slug, country };
  const eventOf = (eventId: number) => book.event(eventId);
  return {
    champ,
    sport,
    season,
    seasons: [...seasons],
    ...(table && { table }),
    results: matches
      .slice(-LAST_RESULTS)
      .toReversed()
      .map((row) =>
        toResultMatch(
          {
            ...row,
            sport,
            season,
            champ_id: String(champId),
            champ_name: name,
            champ_slug: slug,
            champ_country: country,
          },
          eventOf,
        ),
      ),
    fixtures: isLatest ? [...fixturesOf(book, (event) => event.champ.id === champId)] : [],
  };
}

/** A match as the book has it, or the archive once it has left the book. */
async function factsOf({ client, book }: StatisticsReading, eventId: number) {
  const event = book.event(eventId);
  if (event !== undefined) {
    const { id, sport, champ, slug, home, away, startsAt, section } = event;
    const { tier: _tier, ...named } = champ;
    return { id, sport, champ: named, slug, home, away, startsAt, section };
  }
  const row = await findMatch(client, eventId);
  return (
    row && {
      id: eventId,
      sport: row.sport,
      champ: {
        id: exactNumber(row.champ_id),
        name: row.champ_name,
        slug: row.champ_slug,
        country: row.champ_country,
      },
      slug: row.slug,
      home: { id: exactNumber(row.home_id), name: row.home_name },
      away: { id: exactNumber(row.away_id), name: row.away_name },
      startsAt: row.starts_at.getTime(),
    }
  );
}

/** What went before a match: the form of its sides and their meetings. @throws ApiError `not_found` */
export async function eventStatistics(
  reading: StatisticsReading,
  eventId: number,
): Promise<EventStatistics> {
  const facts = await factsOf(reading, eventId);
  if (facts === undefined) {
    throw new ApiError('not_found', 'there is no such event');
  }
  const { client, book } = reading;
  const eventOf = (id: number) => book.event(id);
  // Those of the match itself and of later ones came after it.
  const after = [facts.startsAt, eventId] as const;
  const formOf = async (teamId: number) =>
    (await teamResults(client, { teamId, after, limit: FORM_LENGTH })).map((row) =>
      toResultMatch(row, eventOf),
    );
  const sides = [facts.home.id, facts.away.id] as const;
  const [homeForm, awayForm, met] = await Promise.all([
    formOf(facts.home.id),
    formOf(facts.away.id),
    meetings(client, { sides, after, limit: MEETINGS.counted }),
  ]);
  const played = met.map((row) => ({
    homeId: exactNumber(row.home_id),
    awayId: exactNumber(row.away_id),
    result: resultOfRow(row),
  }));
  const counts = headToHead(played, { firstId: sides[0], secondId: sides[1] });
  return {
    ...facts,
    homeForm,
    awayForm,
    headToHead: {
      homeWon: counts.firstWon,
      drawn: counts.drawn,
      awayWon: counts.secondWon,
      results: met.slice(0, MEETINGS.shown).map((row) => toResultMatch(row, eventOf)),
    },
  };
}

/** A team or a player: its matches and the competitions it plays in. @throws ApiError `not_found` */
export async function teamStatistics(
  { client, book, feed }: StatisticsReading,
  teamId: number,
): Promise<TeamStatistics> {
  const eventOf = (id: number) => book.event(id);
  const [team, champs, results] = await Promise.all([
    findSide(client, teamId),
    champsOfTeam(client, teamId),
    teamResults(client, { teamId, limit: LAST_RESULTS }),
  ]);
  if (team === undefined) {
    throw new ApiError('not_found', 'there is no such team');
  }
  const squad = feed.squadOf?.(teamId);
  return {
    team: withCountry({ id: teamId, name: team.name }),
    sport: team.sport,
    champs: champs.map(toChamp),
    results: results.map((row) => toResultMatch(row, eventOf)),
    fixtures: [...fixturesOf(book, ({ home, away }) => home.id === teamId || away.id === teamId)],
    ...(squad && { squad: [...squad] }),
  };
}
