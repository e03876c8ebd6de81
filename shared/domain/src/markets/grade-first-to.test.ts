import { describe, expect, it } from 'vitest';
import { marketTypes } from './catalogue.ts';
import { canGrade, gradeOutcome } from './grade-outcome.ts';
import { type FirstToResult, shapeOf, type Side } from './match-result.ts';

const sideOf = (letter: string): Side => (letter === 'h' ? 'home' : 'away');

/** A match of sets as it was played: the winners of its points or legs, one word a set. */
function match(sport: 'table-tennis' | 'darts', words: readonly string[]): FirstToResult {
  const sets = words.map((word) => ({ home: letters(word, 'h'), away: letters(word, 'a') }));
  const won = (side: 'h' | 'a') => words.filter((word) => word.endsWith(side)).length;
  return {
    sport,
    status: 'finished',
    sets,
    setsWon: { home: won('h'), away: won('a') },
    ...(sport === 'darts' && { winners: words.map((word) => [...word].map(sideOf)) }),
  };
}

function frames(word: string): FirstToResult {
  return {
    sport: 'snooker',
    status: 'finished',
    setsWon: { home: letters(word, 'h'), away: letters(word, 'a') },
    winners: [[...word].map(sideOf)],
  };
}

function letters(word: string, letter: 'h' | 'a'): number {
  return word.split(letter).length - 1;
}

type Winners = Readonly<Record<string, (words: readonly string[]) => string>>;

const sets = (words: readonly string[], side: 'h' | 'a') =>
  words.filter((word) => word.endsWith(side)).length;

/** The winning outcomes, counted letter by letter from the words: nothing of the results is used. */
function setWinners(sport: string, unit: string): Winners {
  const all = (words: readonly string[]) => words.join('');
  return {
    [`${sport}-winner`]: (words) => (words.at(-1)?.endsWith('h') ? 'home' : 'away'),
    [`${sport}-set-handicap@-1.5`]: (words) =>
      sets(words, 'h') - sets(words, 'a') > 1 ? 'home' : 'away',
    [`${sport}-total-sets@3.5`]: (words) => (words.length > 3 ? 'over' : 'under'),
    [`${sport}-score-best-of-5`]: (words) => `${sets(words, 'h')}-${sets(words, 'a')}`,
    [`${sport}-home-takes-set`]: (words) => (sets(words, 'h') > 0 ? 'yes' : 'no'),
    [`${sport}-away-takes-set`]: (words) => (sets(words, 'a') > 0 ? 'yes' : 'no'),
    [`${sport}-total-${unit}@17.5`]: (words) => (all(words).length > 17 ? 'over' : 'under'),
    [`${sport}-handicap-${unit}@-2.5`]: (words) =>
      letters(all(words), 'h') - letters(all(words), 'a') > 2.5 ? 'home' : 'away',
    [`${sport}-home-${unit}@11.5`]: (words) => (letters(all(words), 'h') > 11 ? 'over' : 'under'),
    [`${sport}-away-${unit}@8.5`]: (words) => (letters(all(words), 'a') > 8 ? 'over' : 'under'),
    [`${sport}-odd-even-${unit}`]: (words) => (all(words).length % 2 ? 'odd' : 'even'),
    [`${sport}-s1-winner`]: ([first = '']) => (first.endsWith('h') ? 'home' : 'away'),
    [`${sport}-s1-total@4.5`]: ([first = '']) => (first.length > 4 ? 'over' : 'under'),
    [`${sport}-s1-handicap@1.5`]: ([first = '']) =>
      letters(first, 'a') - letters(first, 'h') < 1.5 ? 'home' : 'away',
    [`${sport}-s1-odd-even`]: ([first = '']) => (first.length % 2 ? 'odd' : 'even'),
    [`${sport}-s4-winner`]: ([, , , fourth]) =>
      fourth === undefined ? 'void' : fourth.endsWith('h') ? 'home' : 'away',
  };
}

const legWinners: Winners = {
  'darts-s1-leg-winner@2': ([first = '']) => sideOf(first[1] ?? ''),
  'darts-s1-leg-winner@5': ([first = '']) => (first[4] === undefined ? 'void' : sideOf(first[4])),
};

const frameWinners: Winners = {
  'snooker-winner': ([word = '']) => (word.endsWith('h') ? 'home' : 'away'),
  'snooker-total-frames@5.5': ([word = '']) => (word.length > 5 ? 'over' : 'under'),
  'snooker-handicap-frames@-1.5': ([word = '']) =>
    letters(word, 'h') - letters(word, 'a') > 1 ? 'home' : 'away',
  'snooker-home-frames@2.5': ([word = '']) => (letters(word, 'h') > 2 ? 'over' : 'under'),
  'snooker-away-frames@1.5': ([word = '']) => (letters(word, 'a') > 1 ? 'over' : 'under'),
  'snooker-odd-even-frames': ([word = '']) => (word.length % 2 ? 'odd' : 'even'),
  'snooker-score-best-of-7': ([word = '']) => `${letters(word, 'h')}-${letters(word, 'a')}`,
  'snooker-frame-winner@1': ([word = '']) => sideOf(word[0] ?? ''),
  'snooker-frame-winner@6': ([word = '']) => (word[5] === undefined ? 'void' : sideOf(word[5])),
};

const H11 = 'h'.repeat(11);
const A11 = 'a'.repeat(11);
const CLOSE = `${'ha'.repeat(10)}hh`;

type Case = readonly [string, FirstToResult, readonly string[], Winners];

const TABLE_TENNIS = [
  [H11, `aaa${H11}`, CLOSE],
  [A11, CLOSE, H11, `hhhh${A11}`, `hhhhhhhhh${A11}`],
].map(
  (words): Case => [
    `table tennis, ${words.join(' ')}`,
    match('table-tennis', words),
    words,
    setWinners('table-tennis', 'points'),
  ],
);

const DARTS = [
  ['hhh', 'ahahh', 'aahhh'],
  ['hahah', 'aaa', 'hhaaa', 'hhh', 'ahhaa'],
  ['aaa', 'haaa', 'ahhaa'],
].map(
  (words): Case => [
    `darts, ${words.join(' ')}`,
    match('darts', words),
    words,
    { ...setWinners('darts', 'legs'), ...legWinners },
  ],
);

const SNOOKER = ['hhhh', 'ahahahh', 'hahaaa'].map(
  (word): Case => [`snooker, ${word}`, frames(word), [word], frameWinners],
);

describe.each([...TABLE_TENNIS, ...DARTS, ...SNOOKER])('%s', (_, result, words, winners) => {
  it.each(Object.keys(winners))('the market %s of races is won by what was played', (marketKey) => {
    const expected = winners[marketKey]?.(words);
    const code = marketKey.split('@')[0] ?? '';
    const type = marketTypes(result.sport).find((one) => one.code === code);
    expect(canGrade(marketKey, shapeOf(result))).toBe(true);
    for (const outcomeCode of type?.kind.outcomes ?? []) {
      const grade = gradeOutcome({ marketKey, outcomeCode, result });
      const isWon = outcomeCode === expected ? 'won' : 'lost';
      expect(grade, outcomeCode).toBe(expected === 'void' ? 'void' : isWon);
    }
  });
});

describe('a match of the first-to family that ended early', () => {
  const given = match('darts', ['hhh', 'ahahh']);
  const grade = (marketKey: string, status: 'abandoned' | 'cancelled') =>
    gradeOutcome({
      marketKey,
      outcomeCode: marketTypes('darts').find(({ code }) => code === marketKey.split('@')[0])?.kind
        .outcomes[0] as string,
      // A player has withdrawn: who would have won is not known.
      result: { sport: 'darts', status, sets: given.sets ?? [], winners: given.winners ?? [] },
    });

  it('a set that was complete is graded, and the match is void', () => {
    expect(grade('darts-s1-winner', 'abandoned')).toBe('won');
    expect(grade('darts-winner', 'abandoned')).toBe('void');
    expect(grade('darts-s3-winner', 'abandoned')).toBe('void');
    expect(grade('darts-s1-winner', 'cancelled')).toBe('void');
  });
});
