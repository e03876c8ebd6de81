import type { ResultMatch } from '@touchline/contracts/results';
import { describe, expect, it } from 'vitest';
import { formOf } from './form.ts';

function match(fields: Partial<ResultMatch>): ResultMatch {
  return {
    id: 1,
    sport: 'football',
    champ: { id: 7, name: 'League', slug: 'league', country: 'GB-ENG' },
    season: '2026/27',
    slug: 'a-b',
    home: { id: 50, name: 'A' },
    away: { id: 51, name: 'B' },
    startsAt: 0,
    status: 'finished',
    periods: [],
    ...fields,
  };
}

describe('the form of a team', () => {
  it('the form has how each match ended for the team, at home and away, and nothing of those that do not count', () => {
    const matches = [
      match({ score: [2, 1] }),
      match({ score: [0, 0] }),
      match({ score: [1, 3] }),
      match({ status: 'abandoned', score: [1, 0] }),
      match({}),
      match({ score: [100, 100], overtime: 'away' }),
    ];
    expect(formOf(matches, 50)).toEqual(['won', 'drawn', 'lost', 'lost']);
    expect(formOf(matches, 51)).toEqual(['lost', 'drawn', 'won', 'won']);
  });
});
