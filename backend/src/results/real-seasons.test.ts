import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ChampStatistics, StatisticChampsAnswer } from '@touchline/contracts/results';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../test/database/test-database.ts';
import { createTestApp } from '../../test/platform/test-app.ts';
import type { App } from '../platform/http/app.ts';
import { createMarketBook } from '../pricing/book/market-book.ts';
import { pastSeasons } from '../pricing/replay/past-seasons.ts';
import { readReplayFiles } from '../pricing/replay/read-files.ts';
import { addMatches } from './archive/archive-store.ts';
import { registerResults } from './results-routes.ts';

const given = process.env['REPLAY_DATA'];
/** The real seasons of `REPLAY_DATA`; the project's made-up ones where there are none. */
const folder = given ?? join(import.meta.dirname, '../pricing/replay/sample');
const NOW = Date.UTC(2026, 10, 25);

/** Home, away, goals: read without the project's readers. */
type Line = readonly [home: string, away: string, scored: number, conceded: number];

function linesOfCsv(text: string): readonly Line[] {
  const [header = '', ...rows] = text.replace('\uFEFF', '').split(/\r?\n/);
  const names = header.split(',');
  const at = (row: readonly string[], name: string) => row[names.indexOf(name)] ?? '';
  return rows
    .map((row) => row.split(','))
    .filter((row) => at(row, 'FTHG') !== '')
    .map((row) => [
      at(row, 'HomeTeam'),
      at(row, 'AwayTeam'),
      Number(at(row, 'FTHG')),
      Number(at(row, 'FTAG')),
    ]);
}

function linesOfJson(text: string): readonly Line[] {
  const { matches } = JSON.parse(text) as {
    matches: { team1: string; team2: string; score?: { ft?: [number, number] } }[];
  };
  return matches.flatMap(({ team1, team2, score }) =>
    score?.ft === undefined ? [] : [[team1, team2, ...score.ft] as const],
  );
}

/** Points, goals scored and conceded by side, counted as one would by hand. */
function countByHand(lines: readonly Line[]): ReadonlyMap<string, string> {
  const teams = [...new Set(lines.flatMap(([home, away]) => [home, away]))];
  return new Map(
    teams.map((team) => {
      const own = lines.flatMap(([home, away, scored, conceded]) =>
        home === team ? [[scored, conceded]] : away === team ? [[conceded, scored]] : [],
      ) as [number, number][];
      const wins = own.filter(([ours, theirs]) => ours > theirs).length;
      const draws = own.filter(([ours, theirs]) => ours === theirs).length;
      const sum = (at: 0 | 1) => own.reduce((total, goals) => total + goals[at], 0);
      return [team, [own.length, 3 * wins + draws, sum(0), sum(1)].join(' ')];
    }),
  );
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:csv|json)$/.test(name))
  .map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return { name, lines: name.endsWith('.csv') ? linesOfCsv(text) : linesOfJson(text) };
  });

let database: TestDatabase;
let app: App;
let tables: ChampStatistics[];

beforeAll(async () => {
  database = await startTestDatabase();
  app = await createTestApp();
  registerResults(app, {
    pool: database.pool,
    clock: () => NOW,
    book: createMarketBook(),
    feed: {},
  });
  const past = pastSeasons(await readReplayFiles(['.'], folder), NOW);
  await addMatches(database.pool, past, NOW);
  const get = async (path: string) =>
    (await app.inject({ url: `/line-api/v1/statistics/champs${path}` })).json();
  const { champs } = StatisticChampsAnswer.parse(await get('?sport=football'));
  tables = [];
  for (const { id } of champs) {
    const latest = ChampStatistics.parse(await get(`/${id}`));
    for (const season of latest.seasons) {
      tables.push(ChampStatistics.parse(await get(`/${id}?season=${season}`)));
    }
  }
}, 120_000);
afterAll(async () => {
  await app.close();
  await database.stop();
});

describe('standings of the seasons of files', () => {
  it('a table is that which counting the results of its file by hand gives, for every season there is', () => {
    expect(tables).toHaveLength(files.length);
    for (const { name, lines } of files) {
      const counted = countByHand(lines);
      const table = tables.find(
        ({ table: found }) =>
          found?.rows.every(({ side }) => counted.has(side.name)) && found.matches === lines.length,
      )?.table;
      expect(table, name).toBeDefined();
      const rows = table?.rows ?? [];
      expect(
        new Map(
          rows.map(({ side, played, points, scored, conceded }) => [
            side.name,
            [played, points, scored, conceded].join(' '),
          ]),
        ),
        name,
      ).toEqual(counted);
      const points = rows.map((row) => row.points);
      expect(points, name).toEqual(points.toSorted((left, right) => right - left));
    }
  });

  it.skipIf(given === undefined)(
    'the table of the Premier League 2019/20 is the one that was awarded',
    () => {
      const season = tables.find(
        ({ champ, season: name }) => champ.name === 'Premier League' && name === '2019/20',
      );
      expect(season?.table?.rows.map(({ side, points }) => `${side.name} ${points}`)).toEqual([
        'Liverpool 99',
        'Man City 81',
        'Man United 66',
        'Chelsea 66',
        'Leicester 62',
        'Tottenham 59',
        'Wolves 59',
        'Arsenal 56',
        'Sheffield United 54',
        'Burnley 54',
        'Southampton 52',
        'Everton 49',
        'Newcastle 44',
        'Crystal Palace 43',
        'Brighton 41',
        'West Ham 39',
        'Aston Villa 35',
        'Bournemouth 34',
        'Watford 34',
        'Norwich 21',
      ]);
    },
  );
});
