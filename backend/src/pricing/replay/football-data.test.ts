import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseKickOff, readFootballData } from './football-data.ts';

const HEADER = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,AvgH,AvgD,AvgA';
const ROW = 'E0,15/08/2020,20:00,Alpha,Beta,2,1,H,1,0,H,1.80,3.60,4.50';
const read = (...lines: string[]) => readFootballData('f.csv', `${lines.join('\n')}\n`);

describe('football-data reader', () => {
  it('the football-data reader reads result, half-time score, kick-off, competition and prices', () => {
    expect(read(HEADER, ROW)).toEqual({
      name: 'f.csv',
      problems: [],
      matches: [
        {
          source: 'f.csv:2',
          competition: { name: 'Premier League', country: 'GB-ENG' },
          kickOff: Date.UTC(2020, 7, 15, 20, 0),
          home: 'Alpha',
          away: 'Beta',
          fullTime: { home: 2, away: 1 },
          halfTime: { home: 1, away: 0 },
          prices: { result: { home: 1.8, draw: 3.6, away: 4.5 } },
        },
      ],
    });
  });

  it('the football-data reader accepts both forms of a date, and none that does not exist', () => {
    const noon = Date.UTC(2019, 7, 9, 12, 30);
    expect(parseKickOff('09/08/2019', '12:30')).toBe(noon);
    expect(parseKickOff('09/08/19', '12:30')).toBe(noon);
    expect(parseKickOff('9/8/19', '12:30')).toBe(noon);
    expect(parseKickOff('14/08/93', '')).toBe(Date.UTC(1993, 7, 14, 15, 0));
    for (const [date, time] of [
      ['31/02/2019', ''],
      ['2019-08-09', ''],
      ['', ''],
      ['09/08/2019', '25:00'],
      ['09/08/2019', 'soon'],
    ]) {
      expect(parseKickOff(date ?? '', time ?? ''), date).toBeUndefined();
    }
  });

  it('the football-data reader lists unknown and missing columns, and continues', () => {
    const { matches, problems } = read(
      'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,Weather,B365H',
      'E0,15/08/20,Alpha,Beta,2,1,rain,1.5',
    );
    expect(matches).toHaveLength(1);
    expect(matches[0]).not.toHaveProperty('halfTime');
    expect(matches[0]).not.toHaveProperty('prices');
    expect(problems).toEqual([
      'unknown columns are ignored: Weather',
      'there is no column Time, HTHG, HTAG; what it serves is not offered',
    ]);
  });

  it('the football-data reader rejects a file without results, and reports it', () => {
    const { matches, problems } = read('Div,Date,HomeTeam,AwayTeam', 'E0,15/08/20,Alpha,Beta');
    expect(matches).toEqual([]);
    expect(problems.at(-1)).toBe('the file cannot be used: there is no column FTHG, FTAG');
  });

  it('the football-data reader omits empty cells: no half-time, no prices, the next best bookmaker', () => {
    const header =
      'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,HTHG,HTAG,AvgH,AvgD,AvgA,B365H,B365D,B365A';
    const { matches } = read(
      header,
      'E0,15/08/2020,20:00,Alpha,Beta,2,1,,,1.80,,4.50,1.75,3.50,4.75',
      'E0,15/08/2020,20:00,Gamma,Delta,2,1,1,0,,,,,,',
    );
    expect(matches[0]).not.toHaveProperty('halfTime');
    expect(matches[0]?.prices?.result).toEqual({ home: 1.75, draw: 3.5, away: 4.75 });
    expect(matches[1]).not.toHaveProperty('prices');
  });

  it('the football-data reader reports a cut-off last line and omits it, even when enough of it is there', () => {
    for (const cut of [
      'E0,15/08/2020,20:00,Gam',
      'E0,15/08/2020,20:00,Gamma,Delta,1',
      'E0,15/08/2020,20:00,Gamma,Delta,2,1,H,1,0,H,1.8',
    ]) {
      const { matches, problems } = readFootballData('f.csv', `${HEADER}\n${ROW}\n${cut}`);
      expect(matches.map(({ home }) => home)).toEqual(['Alpha']);
      expect(problems).toEqual(['line 3, the last, is cut off; it is left out']);
    }
  });

  it('the football-data reader omits rows that cannot be settled or identified, each with its line and reason', () => {
    const { matches, problems } = read(
      HEADER,
      'E0,15/08/2020,20:00,Alpha,Beta,,,,,,,1.80,3.60,4.50',
      'E0,someday,20:00,Gamma,Delta,1,1,D,0,0,D,1.80,3.60,4.50',
      'E0,15/08/2020,20:00,,Delta,1,1,D,0,0,D,1.80,3.60,4.50',
      ROW,
      ROW,
    );
    expect(matches).toHaveLength(1);
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'line 2',
      'line 3',
      'line 4',
      'line 6',
    ]);
  });

  it('the football-data reader ignores a half-time score that contradicts the result, and prices of 1 or less', () => {
    const { matches } = read(HEADER, 'E0,15/08/2020,20:00,Alpha,Beta,2,1,H,3,0,H,1.00,3.60,4.50');
    expect(matches[0]).not.toHaveProperty('halfTime');
    expect(matches[0]).not.toHaveProperty('prices');
  });

  it('the football-data reader reads totals, handicaps, a byte-order mark and rows with too many cells', () => {
    const { matches, problems } = readFootballData(
      'f.csv',
      `\uFEFF${HEADER},Avg>2.5,Avg<2.5,AHh,AvgAHH,AvgAHA\n${ROW},1.95,1.85,-0.75,2.01,1.87,spare\n`,
    );
    expect(matches[0]?.prices).toMatchObject({
      total: { line: 2.5, over: 1.95, under: 1.85 },
      handicap: { line: -0.75, home: 2.01, away: 1.87 },
    });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('line 2');
  });

  it('the football-data reader survives an empty file and a binary one', () => {
    expect(readFootballData('f.csv', '').matches).toEqual([]);
    expect(readFootballData('f.csv', '\u0000\u0001binary').matches).toEqual([]);
    expect(readFootballData('f.csv', '').problems.at(-1)).toContain('cannot be used');
  });

  it('the football-data reader reads the made-up sample whole', () => {
    const text = readFileSync(new URL('./sample/made-up-league.csv', import.meta.url), 'utf8');
    const { matches, problems } = readFootballData('made-up-league.csv', text);
    expect([matches.length, problems]).toEqual([96, []]);
    expect(matches[0]?.competition).toEqual({ name: 'Made-up League', country: 'world' });
  });
});
