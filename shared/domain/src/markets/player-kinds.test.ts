import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canGrade, gradeOutcome } from './grade-outcome.ts';
import type { MatchResult, PlayersResult } from './match-result.ts';
import { shapeOf } from './match-result.ts';
import { parseOutcomeId } from './market-id.ts';

/** Home 2–1: an own goal by the visitors' 21, then 10's two goals, one of the visitors' 29; 19 came on late. */
const players: PlayersResult = {
  firstScorer: 10,
  records: [
    { id: 10, goals: 1, shots: 3, cards: 1 },
    { id: 7, assists: 1, shots: 1 },
    { id: 21, cards: 2 },
    { id: 29, goals: 1, shots: 2 },
    { id: 19, isLate: true, shots: 1 },
  ],
};
const result: MatchResult = {
  sport: 'football',
  status: 'finished',
  fullTime: { home: 2, away: 1 },
  corners: { home: 7, away: 4 },
  cards: { home: 1, away: 2 },
  players,
};

const grade = (marketKey: string, outcomeCode: string, of: MatchResult = result) =>
  gradeOutcome({ marketKey, outcomeCode, result: of });

describe('markets of players', () => {
  it.each([
    ['player-scorer', 'c10', 'won'],
    ['player-scorer', 'c29', 'won'],
    // His was an own goal.
    ['player-scorer', 'c21', 'lost'],
    // He did not take part.
    ['player-scorer', 'c8', 'void'],
    ['player-scorer', 'c19', 'lost'],
    ['player-first-scorer', 'c10', 'won'],
    ['player-first-scorer', 'c29', 'lost'],
    // He came on when the first goal had been scored.
    ['player-first-scorer', 'c19', 'void'],
    ['player-first-scorer', 'c8', 'void'],
    ['player-first-scorer', 'noscorer', 'lost'],
    ['player-assist', 'c7', 'won'],
    ['player-assist', 'c10', 'lost'],
    ['player-shots@2', 'c10', 'won'],
    ['player-shots@2', 'c29', 'won'],
    ['player-shots@2', 'c7', 'lost'],
    ['player-shots@3', 'c29', 'lost'],
    ['player-booked', 'c21', 'won'],
    ['player-booked', 'c7', 'lost'],
    ['player-booked', 'c8', 'void'],
  ])('a bet on %s of %s is %s', (marketKey, code, expected) => {
    expect(grade(marketKey, code)).toBe(expected);
  });

  it('the first scorer is no one where every goal is an own goal, and where there is none', () => {
    const ownGoals = { ...result, players: { records: players.records } };
    expect(grade('player-first-scorer', 'noscorer', ownGoals)).toBe('won');
    expect(grade('player-first-scorer', 'c10', ownGoals)).toBe('lost');
  });

  it.each([
    ['corners-1x2', 'home', 'won'],
    ['corners-total@10.5', 'over', 'won'],
    ['corners-total@11.5', 'over', 'lost'],
    ['corners-handicap@-2.5', 'home', 'won'],
    ['corners-handicap@-3.5', 'home', 'lost'],
    ['cards-1x2', 'away', 'won'],
    ['cards-total@2.5', 'over', 'won'],
    ['cards-handicap@0.5', 'home', 'lost'],
    // The score of the match is another matter.
    ['ft-total@10.5', 'over', 'lost'],
  ])('a bet on %s %s is %s by what was counted', (marketKey, code, expected) => {
    expect(grade(marketKey, code)).toBe(expected);
  });

  it('a result without corners, cards and players grades none of their markets; a match cut short voids them', () => {
    const bare: MatchResult = {
      sport: 'football',
      status: 'finished',
      fullTime: { home: 1, away: 0 },
    };
    for (const key of ['corners-total@9.5', 'cards-1x2', 'player-scorer']) {
      expect(canGrade(key, shapeOf(bare))).toBe(false);
      expect(canGrade(key, shapeOf(result))).toBe(true);
      expect(() => grade(key, key === 'player-scorer' ? 'c1' : 'home', bare)).toThrow();
    }
    expect(grade('player-scorer', 'c1', { ...bare, status: 'abandoned' })).toBe('void');
    expect(grade('corners-1x2', 'home', { sport: 'football', status: 'cancelled' })).toBe('void');
  });

  it('an outcome of such a market is a player or no scorer, and of any other market never a player', () => {
    expect(parseOutcomeId('5~player-scorer~c10').outcomeCode).toBe('c10');
    expect(parseOutcomeId('5~player-first-scorer~noscorer').outcomeCode).toBe('noscorer');
    for (const id of ['5~player-scorer~noscorer', '5~player-scorer~home', '5~ft-1x2~c10']) {
      expect(() => parseOutcomeId(id)).toThrow(
        expect.objectContaining({ code: 'outcome_unknown' }),
      );
    }
  });

  it('the scorers of any match are those whom a count of its goals finds, and the first is the first of them', () => {
    const goals = fc.array(fc.record({ id: fc.integer({ min: 1, max: 5 }), isOwn: fc.boolean() }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(goals, (scored) => {
        const counted = scored.filter(({ isOwn }) => !isOwn);
        const [first] = counted;
        const of = (id: number) => counted.filter((goal) => goal.id === id).length;
        const played: MatchResult = {
          ...result,
          players: {
            ...(first && { firstScorer: first.id }),
            records: [1, 2, 3, 4, 5].map((id) => ({ id, ...(of(id) > 0 && { goals: of(id) }) })),
          },
        };
        for (const id of [1, 2, 3, 4, 5]) {
          const hasScored = counted.some((goal) => goal.id === id);
          expect(grade('player-scorer', `c${id}`, played)).toBe(hasScored ? 'won' : 'lost');
          const isFirst = counted.findIndex((goal) => goal.id === id) === 0;
          expect(grade('player-first-scorer', `c${id}`, played)).toBe(isFirst ? 'won' : 'lost');
        }
        expect(grade('player-first-scorer', 'noscorer', played)).toBe(
          counted.length ? 'lost' : 'won',
        );
      }),
    );
  });
});
