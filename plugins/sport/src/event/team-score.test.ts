import type { EventState } from '@touchline/contracts/line';
import { describe, expect, it } from 'vitest';
import { teamScore } from './team-score.ts';

const live = (score: EventState['score']): EventState => ({ status: 'live', score });
const football = live({
  total: [2, 1],
  periods: [
    [1, 1],
    [1, 0],
  ],
});
const tennis = live({
  total: [0, 1],
  periods: [
    [4, 6],
    [2, 3],
  ],
  detail: { points: ['40', 'A'], serving: 'away' },
});

describe('the score behind a team’s name', () => {
  it('the score of a team is the total alone where it is enough, unless all parts are requested', () => {
    expect(teamScore(football, 'football', 'home')).toMatchObject({ score: '2', parts: [] });
    expect(teamScore(football, 'football', 'home', 'all').parts).toEqual(['1', '1']);
    expect(teamScore(football, 'football', 'away', 'all').parts).toEqual(['1', '0']);
  });

  it('a first half says what the total says and is not repeated', () => {
    const begun = live({ total: [1, 0], periods: [[1, 0]] });
    expect(teamScore(begun, 'football', 'home', 'all')).toMatchObject({ score: '1', parts: [] });
  });

  it.each([undefined, 'all'] as const)(
    'the score of a team has sets and the points of the game always (%s)',
    (parts) => {
      const away = teamScore(tennis, 'tennis', 'away', parts);
      expect(away).toEqual({ score: '1', parts: ['6', '3', 'A'], isServing: true });
      const first = live({ total: [0, 0], periods: [[3, 2]] });
      expect(teamScore(first, 'tennis', 'home', parts).parts).toEqual(['3']);
    },
  );

  it('the score of a team is nothing before the start', () => {
    expect(teamScore({ status: 'scheduled' }, 'football', 'home', 'all')).toEqual({
      score: undefined,
      parts: [],
      isServing: false,
    });
  });
});
