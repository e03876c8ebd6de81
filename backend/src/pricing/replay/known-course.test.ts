import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKnownCourse, KNOWN_COURSE_SECONDS } from './known-course.ts';

const goals = fc.integer({ min: 0, max: 9 });
const score = fc.record({ home: goals, away: goals });

describe('known course', () => {
  it('a known course meets the half-time and the full-time score, whatever the seed', () => {
    fc.assert(
      fc.property(score, score, fc.integer(), (first, second, seed) => {
        const fullTime = { home: first.home + second.home, away: first.away + second.away };
        const course = createKnownCourse({ fullTime, halfTime: first, seed });
        course.advanceTo(50 * 60);
        expect(course.state).toMatchObject({ phase: 'half-time', score: first, halfTime: first });
        course.advanceTo(KNOWN_COURSE_SECONDS);
        expect(course.state).toMatchObject({ phase: 'finished', score: fullTime });
        expect(course.result).toEqual({
          sport: 'football',
          status: 'finished',
          fullTime,
          halfTime: first,
        });
      }),
    );
  });

  it('a known course is the same in one step as in many, and for the same seed', () => {
    fc.assert(
      fc.property(score, fc.integer(), fc.integer({ min: 1, max: 900 }), (fullTime, seed, step) => {
        const stepped = createKnownCourse({ fullTime, seed });
        const incidents = [];
        for (let second = step; second < KNOWN_COURSE_SECONDS + step; second += step) {
          incidents.push(...stepped.advanceTo(second));
        }
        const once = createKnownCourse({ fullTime, seed });
        expect(once.advanceTo(KNOWN_COURSE_SECONDS + step)).toEqual(incidents);
        expect(incidents).toHaveLength(fullTime.home + fullTime.away);
        expect(once.state).toEqual(stepped.state);
      }),
    );
  });

  it('a known course gives no half-time score that the source did not give', () => {
    const course = createKnownCourse({ fullTime: { home: 2, away: 1 }, seed: 3 });
    expect(course.result).toBeUndefined();
    course.advanceTo(KNOWN_COURSE_SECONDS);
    expect(course.result).toEqual({
      sport: 'football',
      status: 'finished',
      fullTime: { home: 2, away: 1 },
    });
  });

  it('a known course sees goals ahead', () => {
    const course = createKnownCourse({ fullTime: { home: 1, away: 0 }, seed: 9 });
    const [goal] = course.peek(KNOWN_COURSE_SECONDS);
    course.advanceTo((goal?.at ?? 0) - 3);
    expect(course.peek(2)).toEqual([]);
    expect(course.peek(3)).toEqual([goal]);
    expect(course.state.sport === 'football' && course.state.score).toEqual({ home: 0, away: 0 });
  });
});
