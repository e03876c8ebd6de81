import { inningsCard } from '@touchline/domain/cricket';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createModelCourse } from '../engine/model-course.ts';
import type { Course, Fixture } from '../engine/fixture.ts';
import { modelOf } from '../engine/any-model.ts';
import { createRandom, createSportModels } from '../models/index.ts';
import { attributeBalls, bowlingPlan } from './attribute-balls.ts';
import { createCricketBalls, BEHIND_MS } from './cricket-balls.ts';
import { bowlersOf, cricketSquad, sideOfPlayer } from './cricket-squad.ts';

const model = modelOf(createSportModels(), 'cricket');
const WHOLE = 9 * 3_600;

function courseOf(seed: number, overs: 20 | 50): Course {
  return createModelCourse({
    model,
    strengths: model.strengthsFrom({ home: (seed % 5) - 2, away: (seed % 3) - 1 }),
    random: createRandom(seed),
    format: { overs },
  });
}

/** A match as it is known after some seconds, and the course that makes its score after the same time. */
function matchAfter(seed: number, { overs = 20, seconds }: { overs?: 20 | 50; seconds: number }) {
  const fixture = {
    sport: 'cricket',
    startsAt: 0,
    home: { id: 11, name: 'Home' },
    away: { id: 12, name: 'Away' },
    startCourse: () => courseOf(seed, overs),
  } as unknown as Fixture;
  const { ballByBall } = createCricketBalls({
    calendar: { find: () => fixture },
    pace: { clock: () => seconds * 1_000 + BEHIND_MS, speed: 1 },
  });
  const course = courseOf(seed, overs);
  course.advanceTo(seconds);
  const { state } = course;
  if (state.sport !== 'cricket') throw new Error('another sport');
  return { match: ballByBall(7), state };
}

const seeds = fc.integer({ min: 1, max: 1_000_000 });

describe('a match ball by ball', () => {
  it('a match has the runs, wickets and balls of its score, at any moment', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: WHOLE }), (seed, seconds) => {
        const { match, state } = matchAfter(seed, { seconds });
        const cards = match?.innings.map(({ batting, balls }) => {
          const { runs, wickets, balls: count } = inningsCard(balls);
          return { batting, runs, wickets, balls: count };
        });
        expect(cards).toEqual(
          state.innings.map(({ batting, runs, wickets, balls }) => ({
            batting,
            runs,
            wickets,
            balls,
          })),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('batters, bowlers and partnerships add up to the score, and a wicket is one batter’s', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(20, 50) as fc.Arbitrary<20 | 50>, (seed, overs) => {
        const { match, state } = matchAfter(seed, { seconds: WHOLE, overs });
        expect(state.phase).toBe('finished');
        for (const [at, { balls }] of (match?.innings ?? []).entries()) {
          const { batting, bowling, partnerships, fall } = inningsCard(balls);
          const score = state.innings[at];
          const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
          expect(sum(batting.map(({ runs }) => runs))).toBe(score?.runs);
          expect(sum(bowling.map(({ runs }) => runs))).toBe(score?.runs);
          expect(sum(partnerships.map(({ runs }) => runs))).toBe(score?.runs);
          expect(sum(bowling.map(({ wickets }) => wickets))).toBe(score?.wickets);
          expect(batting.filter(({ out }) => out !== undefined)).toHaveLength(score?.wickets ?? -1);
          expect(sum(bowling.map((each) => each.balls))).toBe(score?.balls);
          expect(fall).toHaveLength(score?.wickets ?? -1);
          expect(new Set(fall.map(({ player }) => player)).size).toBe(fall.length);
          expect(Math.max(...bowling.map((each) => each.balls))).toBeLessThanOrEqual(
            (overs / 5) * 6,
          );
        }
      }),
      { numRuns: 12 },
    );
  });

  it('a match is the same when it is asked for again, and what was known does not change as it goes on', () => {
    const early = matchAfter(42, { seconds: 1_800 }).match?.innings[0]?.balls ?? [];
    const late = matchAfter(42, { seconds: 5_000 }).match?.innings[0]?.balls ?? [];
    expect(early.length).toBeGreaterThan(20);
    expect(late.slice(0, early.length)).toEqual(early);
  });

  it('a match that has just begun has no innings yet', () => {
    for (const seconds of [-BEHIND_MS / 1_000, -1, 0]) {
      expect(matchAfter(42, { seconds }).match?.innings).toEqual([]);
    }
  });

  it('another sport, and a match that has not begun, are not known ball by ball', () => {
    const fixture = (sport: string, startsAt: number) => ({ sport, startsAt }) as Fixture;
    const balls = (found: Fixture | undefined) =>
      createCricketBalls({
        calendar: { find: () => found },
        pace: { clock: () => 0, speed: 1 },
      });
    expect(balls(fixture('football', -1)).ballByBall(1)).toBeUndefined();
    expect(balls(fixture('cricket', 1)).ballByBall(1)).toBeUndefined();
    expect(balls(undefined).ballByBall(1)).toBeUndefined();
  });
});

describe('who bowls and bats', () => {
  const batting = cricketSquad(1);
  const fielding = cricketSquad(2);
  const balls = (...runs: (number | 'w')[]) =>
    attributeBalls(
      runs.map((value) => ({ runs: value === 'w' ? 0 : value, isWicket: value === 'w' })),
      { batting, fielding, overs: 20, draw: () => 0 },
    );
  const strikers = (...runs: (number | 'w')[]) =>
    balls(...runs).map(({ batter }) => batting.findIndex(({ id }) => id === batter) + 1);

  it('batters change ends with odd runs and after an over, and a new one takes the end of who is out', () => {
    expect(strikers(1, 1, 2, 'w', 0)).toEqual([1, 2, 1, 1, 3]);
    expect(strikers(0, 0, 0, 0, 0, 0, 4)).toEqual([1, 1, 1, 1, 1, 1, 2]);
    expect(strikers(0, 0, 0, 0, 0, 1, 4)).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(strikers(0, 0, 0, 0, 0, 'w', 4, 1, 1)).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 3]);
  });

  it.each([20, 50])(
    'a bowler bowls no two overs in a row, nor more than a fifth of %i',
    (overs) => {
      const plan = bowlingPlan(6, overs);
      expect(plan).toHaveLength(overs);
      for (const [over, bowler] of plan.entries()) expect(bowler).not.toBe(plan[over - 1]);
      const counts = [0, 1, 2, 3, 4, 5].map((at) => plan.filter((bowler) => bowler === at).length);
      expect(Math.max(...counts)).toBe(overs / 5);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(overs);
    },
  );

  it('a squad is eleven people with names of their own, the same each time, six of whom bowl', () => {
    for (const side of [1, 2, 77, 2_147_483_647]) {
      const squad = cricketSquad(side);
      expect(squad).toEqual(cricketSquad(side));
      expect(new Set(squad.map(({ name }) => name)).size).toBe(11);
      expect(squad.every(({ id }) => sideOfPlayer(id) === side)).toBe(true);
      expect(bowlersOf(squad)).toHaveLength(6);
    }
  });
});
