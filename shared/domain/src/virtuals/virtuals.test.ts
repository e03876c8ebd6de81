import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { footballGoals } from './football.ts';
import { raceFinish } from './race.ts';
import { numbersOf, roundMessages } from './round-numbers.ts';
import { roundResult } from './round-result.ts';
import { tennisGames } from './tennis.ts';

const SPAN = 2n ** 32n;
const number = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const weights = fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 2, maxLength: 8 });

function numbers(all: readonly number[]): () => number | undefined {
  const left = [...all];
  return () => left.shift();
}

/** The winner by exact whole numbers: whose part of the wheel the number points at. */
function picked(parts: readonly (readonly [id: number, weight: number])[], at: number): number {
  const sum = parts.reduce((all, [, weight]) => all + BigInt(weight), 0n);
  let edge = 0n;
  for (const [id, weight] of parts) {
    edge += BigInt(weight);
    if (BigInt(at) * sum < edge * SPAN) return id;
  }
  return -1;
}

describe('a virtual race', () => {
  it('a race finishes as whole numbers of any size say, each runner once', () => {
    fc.assert(
      fc.property(weights, fc.array(number, { minLength: 8, maxLength: 8 }), (all, drawn) => {
        const runners = all.map((weight, at) => ({ id: at + 1, name: '', number: at + 1, weight }));
        let left = runners.map(({ id, weight }) => [id, weight] as const);
        const expected = runners.map((_, place) => {
          const id = picked(left, drawn[place] ?? 0);
          left = left.filter(([other]) => other !== id);
          return id;
        });
        const finish = raceFinish({ sport: 'virtual-greyhounds', runners }, numbers(drawn));
        expect(finish).toEqual(expected);
        expect(new Set(finish).size).toBe(runners.length);
      }),
    );
  });
});

describe('virtual football', () => {
  it('a side scores in the minutes whose number is below its chance, and in no other', () => {
    const drawn = fc.array(number, { minLength: 180, maxLength: 180 });
    fc.assert(
      fc.property(drawn, number, number, (all, home, away) => {
        const team = { id: 1, name: '' };
        const goals = footballGoals(
          {
            sport: 'virtual-football',
            home: { ...team, chance: home },
            away: { ...team, chance: away },
          },
          numbers(all),
        );
        const expected = all.flatMap((one, at) =>
          one < (at % 2 === 0 ? home : away)
            ? [{ minute: Math.floor(at / 2) + 1, side: at % 2 === 0 ? 'home' : 'away' }]
            : [],
        );
        expect(goals).toEqual(expected);
      }),
    );
  });
});

describe('virtual tennis', () => {
  const player = (serve: number) => ({ id: 1, name: '', serve });
  const sets = (home: number, away: number, all: readonly number[]) =>
    tennisGames({ sport: 'virtual-tennis', home: player(home), away: player(away) }, numbers(all));
  const won = (set: readonly string[], side: string) => set.filter((one) => one === side).length;

  it('a match has two or three sets that end as sets of tennis do', () => {
    const drawn = fc.array(number, { minLength: 0, maxLength: 512 });
    fc.assert(
      fc.property(drawn, number, number, (all, home, away) => {
        const played = sets(home, away, all);
        const scores = played.map((set) => [won(set, 'home'), won(set, 'away')] as const);
        for (const [one, other] of scores) {
          expect(['6-0', '6-1', '6-2', '6-3', '6-4', '7-5', '7-6']).toContain(
            `${Math.max(one, other)}-${Math.min(one, other)}`,
          );
        }
        const homeSets = scores.filter(([one, other]) => one > other).length;
        expect(Math.max(homeSets, scores.length - homeSets)).toBe(2);
        const [last] = scores.slice(-1);
        expect((last?.[0] ?? 0) > (last?.[1] ?? 0)).toBe(homeSets === 2);
      }),
    );
  });

  it('servers who win every point come to a tie-break, which the home side wins once the numbers end', () => {
    const [first] = sets(
      2 ** 32,
      2 ** 32,
      Array.from({ length: 60 }, () => 0),
    );
    // Twelve games to love take 48 numbers, and twelve points of the tie-break the rest.
    expect(first?.slice(0, 12)).toEqual(
      Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? 'home' : 'away')),
    );
    expect(first?.[12]).toBe('home');
  });
});

describe('the numbers of a round', () => {
  it('numbers are read four bytes at a time, the most significant first, until there are no more', () => {
    const next = numbersOf(Uint8Array.of(0, 0, 1, 2, 255, 255, 255, 255, 9));
    expect([next(), next(), next()]).toEqual([258, 2 ** 32 - 1, undefined]);
  });

  it('a round signs its salt, its id and the number of each block', () => {
    const [first, ...others] = roundMessages({ sport: 'virtual-football', id: 7, salt: 'ab' });
    expect(first).toBe('ab:7:0');
    // 90 minutes of two numbers of four bytes, 32 bytes a block.
    expect(others).toHaveLength(Math.ceil((90 * 2 * 4) / 32) - 1);
  });

  it('a round depends on nothing but its card and its bytes', () => {
    const bytes = Uint8Array.from({ length: 2_048 }, (_, at) => (at * 37) % 256);
    const card = {
      sport: 'virtual-tennis',
      home: player(2 ** 31),
      away: player(2 ** 31),
    } as const;
    expect(roundResult(card, bytes)).toEqual(roundResult(card, Uint8Array.from(bytes)));
    function player(serve: number) {
      return { id: 1, name: '', serve };
    }
  });
});
