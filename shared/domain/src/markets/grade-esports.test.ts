import { describe, expect, it } from 'vitest';
import { marketTypes } from './catalogue.ts';
import { canGrade, gradeOutcome } from './grade-outcome.ts';
import { type RoundsResult, shapeOf, type Side } from './match-result.ts';

/** A match of maps as it is called: the winners of its rounds, one word a map. */
function match(...words: readonly string[]): RoundsResult {
  const rounds = words.map((word) =>
    [...word].map((letter): Side => (letter === 'h' ? 'home' : 'away')),
  );
  const count = (map: readonly Side[], side: Side) => map.filter((one) => one === side).length;
  const maps = rounds.map((map) => ({ home: count(map, 'home'), away: count(map, 'away') }));
  return {
    sport: 'cs2',
    status: 'finished',
    rounds,
    maps,
    mapsWon: {
      home: maps.filter(({ home, away }) => home > away).length,
      away: maps.filter(({ home, away }) => away > home).length,
    },
  };
}

const H13 = 'h'.repeat(13);
const MATCHES: Readonly<Record<string, readonly string[]>> = {
  'two maps to nil': [H13, `${'a'.repeat(12)}${H13}hhh`],
  'three maps': [`aaa${H13}`, 'ah'.repeat(9) + 'aaaa', `hhhhh${'a'.repeat(13)}`],
  'one map': [`${'ah'.repeat(11)}aa`],
};

/** The winning outcomes, counted letter by letter from the words: nothing of the results is used. */
const winners: Readonly<Record<string, (words: readonly string[]) => string | undefined>> = {
  'cs2-winner': (words) => (mapsOf(words, 'h') > mapsOf(words, 'a') ? 'home' : 'away'),
  'cs2-map-handicap@-1.5': (words) =>
    mapsOf(words, 'h') - mapsOf(words, 'a') > 1 ? 'home' : 'away',
  'cs2-map-handicap@1.5': (words) =>
    mapsOf(words, 'a') - mapsOf(words, 'h') > 1 ? 'away' : 'home',
  'cs2-total-maps@2.5': (words) => (words.length > 2 ? 'over' : 'under'),
  'cs2-score-best-of-3': (words) =>
    words.length === 1 ? undefined : `${mapsOf(words, 'h')}-${mapsOf(words, 'a')}`,
  'cs2-home-takes-map': (words) => (mapsOf(words, 'h') > 0 ? 'yes' : 'no'),
  'cs2-away-takes-map': (words) => (mapsOf(words, 'a') > 0 ? 'yes' : 'no'),
  'cs2-total-rounds@41.5': (words) => (words.join('').length > 41.5 ? 'over' : 'under'),
  'cs2-handicap-rounds@-3.5': (words) => {
    const all = words.join('');
    return letters(all, 'h') - letters(all, 'a') > 3.5 ? 'home' : 'away';
  },
  'cs2-home-rounds@26.5': (words) => (letters(words.join(''), 'h') > 26 ? 'over' : 'under'),
  'cs2-away-rounds@12.5': (words) => (letters(words.join(''), 'a') > 12 ? 'over' : 'under'),
  'cs2-odd-even-rounds': (words) => (words.join('').length % 2 ? 'odd' : 'even'),
  'cs2-m1-winner': ([first = '']) => (first.endsWith('h') ? 'home' : 'away'),
  'cs2-m2-winner': ([, second]) =>
    second === undefined ? 'void' : second.endsWith('h') ? 'home' : 'away',
  'cs2-m2-total@22.5': ([, second]) =>
    second === undefined ? 'void' : second.length > 22 ? 'over' : 'under',
  'cs2-m1-handicap@4.5': ([first = '']) =>
    letters(first, 'a') - letters(first, 'h') < 4.5 ? 'home' : 'away',
  'cs2-m1-odd-even': ([first = '']) => (first.length % 2 ? 'odd' : 'even'),
  'cs2-m2-overtime': ([, second]) =>
    second === undefined ? 'void' : second.length > 24 ? 'yes' : 'no',
  'cs2-m1-round-winner@13': ([first = '']) => (first[12] === 'h' ? 'home' : 'away'),
  'cs2-m1-round-winner@20': ([first = '']) =>
    first[19] === undefined ? 'void' : first[19] === 'h' ? 'home' : 'away',
  'cs2-m3-round-winner@1': ([, , third]) =>
    third === undefined ? 'void' : third.startsWith('h') ? 'home' : 'away',
};

function letters(word: string, letter: string): number {
  return word.split(letter).length - 1;
}

function mapsOf(words: readonly string[], letter: string): number {
  return words.filter((word) => word.endsWith(letter)).length;
}

describe('grading disciplines of rounds', () => {
  const table = Object.keys(winners).flatMap((marketKey) =>
    Object.entries(MATCHES).map(([title, words]) => ({ marketKey, title, words })),
  );

  it.each(table)('the grading of $marketKey agrees with the rounds of $title', (row) => {
    const { marketKey, words } = row;
    const result = match(...words);
    const type = marketTypes('cs2').find(({ code }) => code === marketKey.split('@')[0]);
    const expected = winners[marketKey]?.(words);
    for (const outcomeCode of type?.kind.outcomes ?? []) {
      const grade = gradeOutcome({ marketKey, outcomeCode, result });
      expect(grade, outcomeCode).toBe(
        expected === 'void' ? 'void' : outcomeCode === expected ? 'won' : 'lost',
      );
    }
  });

  it('every market of a discipline of rounds is graded by a full result', () => {
    const shape = shapeOf(match(H13, H13));
    for (const { code, kind } of marketTypes('cs2')) {
      const line = kind.line === 'none' ? '' : kind.line === 'ordinal' ? '@1' : '@1.5';
      expect(canGrade(`${code}${line}`, shape), code).toBe(true);
    }
  });

  it('a match that was broken off grades the maps that were complete, and voids the others', () => {
    const { mapsWon: _, ...rest } = match(H13);
    const result: RoundsResult = { ...rest, status: 'abandoned' };
    const grade = (marketKey: string, outcomeCode: string) =>
      gradeOutcome({ marketKey, outcomeCode, result });
    expect(grade('cs2-m1-winner', 'home')).toBe('won');
    expect(grade('cs2-m2-winner', 'home')).toBe('void');
    expect(grade('cs2-winner', 'home')).toBe('void');
    expect(grade('cs2-total-rounds@30.5', 'over')).toBe('void');
  });

  it('a market of one discipline is not graded by a match of another', () => {
    const result = { ...match(H13), sport: 'valorant' as const };
    expect(() => gradeOutcome({ marketKey: 'cs2-winner', outcomeCode: 'home', result })).toThrow(
      expect.objectContaining({ code: 'market_sport_mismatch' }),
    );
  });
});
