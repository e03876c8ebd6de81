import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawExpresses, type ExpressCandidate, isExpressWhole } from './day-express.ts';

/** Two outcomes of each of a number of events. */
function candidates(events: number): ExpressCandidate[] {
  return Array.from({ length: events }, (_, index) => index + 1).flatMap((eventId) =>
    ['home', 'away'].map((code) => ({ eventId, outcomeId: `${eventId}~ft-1x2~${code}` })),
  );
}

const events = (express: readonly ExpressCandidate[]) => express.map(({ eventId }) => eventId);

describe('SLIP-18 the express of the day', () => {
  const offer = candidates(30);
  const today = { day: '2026-01-15/line', sizes: [3, 4, 5], candidates: offer };

  test('SLIP-18 the accumulator of the day is the same on every draw of that day, whatever the order of the line', () => {
    const drawn = drawExpresses(today);
    expect(drawn.map(({ length }) => length)).toEqual([3, 4, 5]);
    expect(drawExpresses({ ...today, candidates: offer.toReversed() })).toEqual(drawn);
  });

  test('SLIP-18 the accumulator of the day is another one on another day', () => {
    expect(drawExpresses({ ...today, day: '2026-01-16/line' })).not.toEqual(drawExpresses(today));
  });

  test('SLIP-18 the accumulator of the day retains the offered legs and redraws only the missing ones', () => {
    const [first = [], ...others] = drawExpresses(today);
    const gone = first[1]?.eventId;
    const [renewed = [], ...same] = drawExpresses({
      ...today,
      candidates: offer.filter(({ eventId }) => eventId !== gone),
      retained: [first.filter(({ eventId }) => eventId !== gone), ...others],
    });
    expect(renewed).toHaveLength(3);
    expect(renewed.slice(0, 2)).toEqual([first[0], first[2]]);
    expect(events(renewed)).not.toContain(gone);
    expect(same).toEqual(others);
  });

  test('SLIP-18 the accumulator of the day is omitted where too few events are offered', () => {
    const drawn = drawExpresses({ ...today, candidates: candidates(6) });
    expect(drawn.map(({ length }) => length)).toEqual([3, 0, 0]);
  });

  test('SLIP-18 the accumulator of the day never has an event twice, in one or in two of them', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(fc.integer({ min: 2, max: 6 }), { maxLength: 4 }),
        fc.integer({ min: 0, max: 25 }),
        (day, sizes, count) => {
          const drawn = drawExpresses({ day, sizes, candidates: candidates(count) });
          const all = drawn.flat();
          expect(new Set(events(all)).size).toBe(all.length);
          for (const [at, size] of sizes.entries()) {
            expect([0, size]).toContain(drawn[at]?.length);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('SLIP-19 its bonus', () => {
  const offered = ['1~ft-1x2~home', '2~ft-1x2~away', '3~ft-1x2~home'];

  test('SLIP-19 the bonus is earned by an accumulator of exactly its outcomes, in any order', () => {
    expect(isExpressWhole({ type: 1, outcomeIds: offered.toReversed() }, offered)).toBe(true);
  });

  test.each([
    ['another type', { type: 2, outcomeIds: offered }],
    ['a leg less', { type: 1, outcomeIds: offered.slice(1) }],
    ['a leg more', { type: 1, outcomeIds: [...offered, '4~ft-1x2~home'] }],
    ['another outcome', { type: 1, outcomeIds: [...offered.slice(1), '1~ft-1x2~away'] }],
  ])('SLIP-19 the bonus is not earned by %s', (_name, coupon) => {
    expect(isExpressWhole(coupon, offered)).toBe(false);
  });
});
