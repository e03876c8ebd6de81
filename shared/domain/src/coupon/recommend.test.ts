import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BackedTogether, LEAST_BACKERS, recommend } from './recommend.ts';

const always = { isOffered: () => true, most: 10 };
const pair = (outcomeId: string, other: string, players = LEAST_BACKERS) => ({
  outcomeId,
  other,
  players,
});

describe('what is recommended for a slip', () => {
  it('an outcome that fewer players than the least have backed is recommended to nobody', () => {
    const few = [pair('1~a~x', '2~a~x', LEAST_BACKERS - 1)];
    expect(recommend(['1~a~x'], few, always)).toEqual([]);
    expect(recommend(['1~a~x'], [pair('1~a~x', '2~a~x')], always)).toEqual([
      { outcomeId: '2~a~x', because: ['1~a~x'] },
    ]);
  });

  it('an outcome names all of the slip that it was backed with, in the order of the slip', () => {
    const pairs = [
      pair('3~a~x', '9~a~x', 40),
      pair('1~a~x', '9~a~x', 5),
      pair('1~a~x', '8~a~x', 44),
    ];
    expect(recommend(['1~a~x', '3~a~x'], pairs, always)).toEqual([
      { outcomeId: '9~a~x', because: ['1~a~x', '3~a~x'] },
      { outcomeId: '8~a~x', because: ['1~a~x'] },
    ]);
  });

  it('a match that is on the slip, and a second outcome of one match, are not recommended', () => {
    const pairs = [
      pair('1~a~x', '1~b~y', 50),
      pair('1~a~x', '2~a~x', 9),
      pair('1~a~x', '2~b~y', 30),
    ];
    expect(recommend(['1~a~x'], pairs, always).map(({ outcomeId }) => outcomeId)).toEqual([
      '2~b~y',
    ]);
    const closed = { ...always, isOffered: (id: string) => id !== '2~b~y' };
    expect(recommend(['1~a~x'], pairs, closed).map(({ outcomeId }) => outcomeId)).toEqual([
      '2~a~x',
    ]);
  });

  it('any slip is recommended what a plain count of the same pairs finds', () => {
    const id = fc
      .tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom('a', 'b'))
      .map(([event, code]) => `${event}~m~${code}`);
    const pairs = fc.uniqueArray(
      fc.record({ outcomeId: id, other: id, players: fc.integer({ min: 1, max: 30 }) }),
      { selector: ({ outcomeId, other }) => `${outcomeId} ${other}` },
    );
    fc.assert(
      fc.property(fc.uniqueArray(id, { maxLength: 4 }), pairs, (slip, given: BackedTogether[]) => {
        const found = recommend(slip, given, { isOffered: () => true, most: 3 });
        // For each outcome of a match that is not on the slip, the players of all pairs with the slip.
        const events = new Set(slip.map((one) => one.charAt(0)));
        const worth = (other: string) =>
          given
            .filter((one) => one.other === other && slip.includes(one.outcomeId))
            .filter(({ players }) => players >= LEAST_BACKERS)
            .reduce((sum, { players }) => sum + players, 0);
        const best = [1, 2, 3, 4, 5, 6]
          .filter((event) => !events.has(String(event)))
          .map((event) => Math.max(worth(`${event}~m~a`), worth(`${event}~m~b`)))
          .filter((players) => players > 0)
          .toSorted((left, right) => right - left);
        expect(found.map(({ outcomeId }) => worth(outcomeId))).toEqual(best.slice(0, 3));
        expect(new Set(found.map(({ outcomeId }) => outcomeId.charAt(0))).size).toBe(found.length);
      }),
    );
  });
});
