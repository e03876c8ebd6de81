import { describe, expect, it } from 'vitest';
import { marketTypes } from './catalogue.ts';
import { canGrade, gradeOutcome } from './grade-outcome.ts';
import {
  type BattlesResult,
  type EsoccerResult,
  type RoundsResult,
  shapeOf,
  type Side,
} from './match-result.ts';

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

/** Every course of a short match: up to two goals a side and half. */
function* courses() {
  for (let at = 0; at < 81; at += 1) {
    const [a, b, c, d] = [
      at % 3,
      Math.floor(at / 3) % 3,
      Math.floor(at / 9) % 3,
      Math.floor(at / 27),
    ];
    yield { first: [a, b], second: [c, d] } as const;
  }
}

type Course = ReturnType<typeof courses> extends Generator<infer One> ? One : never;
const ft = ({ first, second }: Course) =>
  [(first[0] ?? 0) + (second[0] ?? 0), (first[1] ?? 0) + (second[1] ?? 0)] as const;
const sign = ([home, away]: readonly [number, number]) =>
  home > away ? 'home' : home < away ? 'away' : 'draw';
const all = ([home, away]: readonly [number, number]) => home + away;
const yes = (is: boolean) => (is ? 'yes' : 'no');

/** The winning outcomes of football on a console, from its goals alone. */
const goalWinners: Readonly<Record<string, (course: Course) => string | readonly string[]>> = {
  'esoccer-1x2': (course) => sign(ft(course)),
  'esoccer-double-chance': (course) =>
    ['home-draw', 'home-away', 'draw-away'].filter((pair) =>
      pair.split('-').includes(sign(ft(course))),
    ),
  'esoccer-draw-no-bet': (course) => (sign(ft(course)) === 'draw' ? 'void' : sign(ft(course))),
  'esoccer-total@4.5': (course) => (all(ft(course)) > 4 ? 'over' : 'under'),
  'esoccer-both-score': (course) => yes(Math.min(...ft(course)) > 0),
  'esoccer-handicap@-0.5': (course) => (sign(ft(course)) === 'home' ? 'home' : 'away'),
  'esoccer-home-total@1.5': (course) => (ft(course)[0] > 1 ? 'over' : 'under'),
  'esoccer-away-total@0.5': (course) => (ft(course)[1] > 0 ? 'over' : 'under'),
  'esoccer-odd-even': (course) => (all(ft(course)) % 2 ? 'odd' : 'even'),
  'esoccer-next-goal@2': ({ first, second }) => {
    const order = [...'h'.repeat(first[0] ?? 0), ...'a'.repeat(first[1] ?? 0)].concat([
      ...'h'.repeat(second[0] ?? 0),
      ...'a'.repeat(second[1] ?? 0),
    ]);
    return order[1] === undefined ? 'none' : order[1] === 'h' ? 'home' : 'away';
  },
  'esoccer-correct-score': (course) => ft(course).join('-'),
  'esoccer-1h-1x2': ({ first }) => sign(first as [number, number]),
  'esoccer-1h-total@1.5': ({ first }) => (all(first as [number, number]) > 1 ? 'over' : 'under'),
  'esoccer-1h-both-score': ({ first }) => yes(Math.min(...first) > 0),
  'esoccer-2h-1x2': ({ second }) => sign(second as [number, number]),
  'esoccer-2h-total@2.5': ({ second }) => (all(second as [number, number]) > 2 ? 'over' : 'under'),
  'esoccer-2h-both-score': ({ second }) => yes(Math.min(...second) > 0),
};

describe('grading football on a console', () => {
  it('every market of esoccer has a rule here', () => {
    const ruled = new Set(Object.keys(goalWinners).map((key) => key.split('@')[0]));
    expect(marketTypes('esoccer').filter(({ code }) => !ruled.has(code))).toEqual([]);
  });

  it.each(Object.keys(goalWinners))('the grading of %s agrees with the goals', (marketKey) => {
    const type = marketTypes('esoccer').find(({ code }) => code === marketKey.split('@')[0]);
    for (const course of courses()) {
      const [home, away] = ft(course);
      const { first, second } = course;
      const sides = (score: readonly number[]) => [
        ...Array<Side>(score[0] ?? 0).fill('home'),
        ...Array<Side>(score[1] ?? 0).fill('away'),
      ];
      const result: EsoccerResult = {
        sport: 'esoccer',
        status: 'finished',
        halfTime: { home: first[0] ?? 0, away: first[1] ?? 0 },
        fullTime: { home, away },
        goals: [...sides(first), ...sides(second)],
      };
      const expected = new Set([goalWinners[marketKey]?.(course) ?? []].flat());
      for (const outcomeCode of type?.kind.outcomes ?? []) {
        const grade = gradeOutcome({ marketKey, outcomeCode, result });
        const right = expected.has('void') ? 'void' : expected.has(outcomeCode) ? 'won' : 'lost';
        expect(grade, `${outcomeCode} ${JSON.stringify(course)}`).toBe(right);
      }
    }
  });
});

/** Maps of battles: the towers and the kills of each, as they were called. */
const BATTLES = [
  {
    title: 'two maps to nil',
    towers: [
      [11, 4],
      [11, 10],
    ],
    kills: [
      [30, 12],
      [20, 31],
    ],
  },
  {
    title: 'three maps',
    towers: [
      [3, 11],
      [11, 6],
      [9, 11],
    ],
    kills: [
      [10, 25],
      [22, 22],
      [41, 40],
    ],
  },
] as const;
type Battle = (typeof BATTLES)[number];

const added = (scores: readonly (readonly number[])[], at: 0 | 1) =>
  scores.reduce((sum, score) => sum + (score[at] ?? 0), 0);
const taken = ({ towers }: Battle, at: 0 | 1) => towers.filter((score) => score[at] === 11).length;
const side = (isHome: boolean) => (isHome ? 'home' : 'away');
const over = (isOver: boolean) => (isOver ? 'over' : 'under');

const battleWinners: Readonly<Record<string, (battle: Battle) => string>> = {
  'dota2-winner': (battle) => side(taken(battle, 0) === 2),
  'dota2-map-handicap@-1.5': ({ towers }) => side(towers.every(([home]) => home === 11)),
  'dota2-total-maps@2.5': ({ towers }) => over(towers.length > 2),
  'dota2-score-best-of-3': (battle) => `${taken(battle, 0)}-${taken(battle, 1)}`,
  'dota2-home-takes-map': (battle) => yes(taken(battle, 0) > 0),
  'dota2-away-takes-map': (battle) => yes(taken(battle, 1) > 0),
  'dota2-total-kills@95.5': ({ kills }) => over(added(kills, 0) + added(kills, 1) > 95),
  'dota2-handicap-kills@-6.5': ({ kills }) => side(added(kills, 0) - added(kills, 1) > 6),
  'dota2-m1-winner': ({ towers }) => side(towers[0][0] === 11),
  'dota2-m2-winner': ({ towers }) => side(towers[1][0] === 11),
  'dota2-m3-winner': ({ towers }) => (towers.length < 3 ? 'void' : side(false)),
  'dota2-m1-total-kills@40.5': ({ kills }) => over(kills[0][0] + kills[0][1] > 40),
  'dota2-m2-handicap-kills@0.5': ({ kills }) => side(kills[1][0] + 0.5 > kills[1][1]),
  'dota2-m2-odd-even-kills': ({ kills }) => ((kills[1][0] + kills[1][1]) % 2 ? 'odd' : 'even'),
  'dota2-m1-total-towers@14.5': ({ towers }) => over(towers[0][0] + towers[0][1] > 14),
  'dota2-m2-handicap-towers@-2.5': ({ towers }) => side(towers[1][0] - towers[1][1] > 2),
};

describe('grading disciplines of battles', () => {
  it('every market of a map and of the match has a rule here', () => {
    const ofKind = (code: string) => code.replace(/-m[123]-/, '-m-');
    const ruled = new Set(Object.keys(battleWinners).map((key) => ofKind(key.split('@')[0] ?? '')));
    expect(marketTypes('dota2').filter(({ code }) => !ruled.has(ofKind(code)))).toEqual([]);
  });

  const table = Object.keys(battleWinners).flatMap((marketKey) =>
    BATTLES.map((battle) => ({ marketKey, title: battle.title, battle })),
  );
  it.each(table)('the grading of $marketKey agrees with the scores of $title', (row) => {
    const { marketKey, battle } = row;
    const score = ([home, away]: readonly [number, number]) => ({ home, away });
    const result: BattlesResult = {
      sport: 'dota2',
      status: 'finished',
      maps: battle.towers.map(score),
      kills: battle.kills.map(score),
      mapsWon: { home: taken(battle, 0), away: taken(battle, 1) },
    };
    const type = marketTypes('dota2').find(({ code }) => code === marketKey.split('@')[0]);
    const expected = battleWinners[marketKey]?.(battle);
    for (const outcomeCode of type?.kind.outcomes ?? []) {
      const grade = gradeOutcome({ marketKey, outcomeCode, result });
      const right = outcomeCode === expected ? 'won' : 'lost';
      expect(grade, outcomeCode).toBe(expected === 'void' ? 'void' : right);
    }
  });
});
