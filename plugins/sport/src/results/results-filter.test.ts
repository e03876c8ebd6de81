import { describe, expect, it } from 'vitest';
import { filterOf } from './results-filter.ts';

describe('what an address of results asks for', () => {
  it.each([
    [{}, { offset: 180 }],
    [
      { day: '2026-11-25', sport: 'tennis' },
      { day: '2026-11-25', sport: 'tennis', offset: 180 },
    ],
    [{ day: 'today' }, { offset: 180 }],
    [{ q: ' arsenal ', day: '2026-11-25' }, { q: 'arsenal' }],
    [{ q: 'a' }, { offset: 180 }],
    [{ champ: '7' }, { champ: 7 }],
    [{ team: '50', champ: '7' }, { team: 50 }],
    [{ team: '5x' }, { offset: 180 }],
  ])('the query %o asks for %o', (query, filter) => {
    expect(filterOf(query as Record<string, string>, 180)).toEqual(filter);
  });
});
