import { describe, expect, it } from 'vitest';
import { readOpenFootball } from './openfootball.ts';

const played = {
  round: 'Matchday 1',
  date: '2025-08-15',
  time: '20:00',
  team1: 'Alpha FC',
  team2: 'Beta FC',
  score: { ht: [1, 0], ft: [4, 2] },
};
const read = (matches: unknown[], name = '2025-26-en.1.json') =>
  readOpenFootball(name, JSON.stringify({ name: 'English Premier League 2025/26', matches }));

describe('openfootball reader', () => {
  it('the openfootball reader reads fixtures with their results, the competition and its country', () => {
    expect(read([played])).toEqual({
      name: '2025-26-en.1.json',
      problems: [],
      matches: [
        {
          source: '2025-26-en.1.json:1',
          competition: { name: 'English Premier League', country: 'GB-ENG' },
          kickOff: Date.UTC(2025, 7, 15, 20, 0),
          home: 'Alpha FC',
          away: 'Beta FC',
          fullTime: { home: 4, away: 2 },
          halfTime: { home: 1, away: 0 },
        },
      ],
    });
  });

  it('the openfootball reader counts matches that have no result yet in one sentence', () => {
    const { matches, problems } = read([
      played,
      { ...played, score: {} },
      { ...played, score: undefined },
    ]);
    expect(matches).toHaveLength(1);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^2 matches have no result yet/);
  });

  it('the openfootball reader omits matches decided without being played, and malformed ones', () => {
    const { matches, problems } = read([
      { ...played, status: 'awarded' },
      { ...played, team1: 7 },
      { ...played, date: '15/08/2025' },
      { ...played, score: { ft: [-1, 2] } },
      null,
    ]);
    expect(matches).toEqual([]);
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'match 1',
      'match 2',
      'match 3',
      'match 4',
      'match 5',
    ]);
  });

  it('the openfootball reader accepts a match without a half-time score, a time and a known country', () => {
    const { matches } = read([{ ...played, time: undefined, score: { ft: [0, 0] } }], 'cup.json');
    expect(matches[0]).not.toHaveProperty('halfTime');
    expect(matches[0]).toMatchObject({
      kickOff: Date.UTC(2025, 7, 15, 15, 0),
      competition: { country: 'world' },
    });
  });

  it('the openfootball reader reports a broken file and one in another format', () => {
    for (const text of ['', '{"name": "x", "matches": [{"da', '[]', '{"name": 1}']) {
      expect(readOpenFootball('x.json', text)).toEqual({
        name: 'x.json',
        matches: [],
        problems: ['the file is no JSON of the expected form'],
      });
    }
  });
});
