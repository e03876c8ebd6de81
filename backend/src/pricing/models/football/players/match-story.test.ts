import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testSquads } from '../../../../../test/models/test-squads.ts';
import { createModelCourse } from '../../../engine/model-course.ts';
import { createStoryCourse } from '../../../engine/story-course.ts';
import type { AnyModel } from '../../../engine/any-model.ts';
import { createRandom } from '../../random.ts';
import type { Incident } from '../../sport-model.ts';
import { createFootballModel, footballStrengths } from '../football-model.ts';

const model = createFootballModel() as unknown as AnyModel;
const strengths = footballStrengths({ home: 0.4, away: -0.2 });
const squads = testSquads();
const END = 6_700;

function play(seed: number, stops: readonly number[] = [END]) {
  const course = createStoryCourse({
    course: createModelCourse({ model, strengths, random: createRandom(seed) }),
    strengths,
    squads,
    random: createRandom(seed + 1_000_000),
  });
  const incidents = stops.flatMap((stop) => course.advanceTo(stop));
  const { result } = course;
  if (result?.sport !== 'football') throw new Error('the match has not ended');
  return { incidents, result };
}

const seeds = fc.integer({ min: 0, max: 900_000 });
const of = (incidents: readonly Incident[], kind: Incident['kind'], side?: 'home' | 'away') =>
  incidents.filter((one) => one.kind === kind && (side === undefined || one.side === side));
const quick = { numRuns: 8 };

describe('the story of a football match', () => {
  it('the goals of a story are the goals of the score, always, and the counts are those of its incidents', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { incidents, result } = play(seed);
        const bare = createModelCourse({ model, strengths, random: createRandom(seed) });
        bare.advanceTo(END);
        expect(result).toMatchObject(bare.result ?? {});
        for (const side of ['home', 'away'] as const) {
          expect(of(incidents, 'goal', side)).toHaveLength(result.fullTime?.[side] ?? -1);
          expect(of(incidents, 'corner', side)).toHaveLength(result.corners?.[side] ?? -1);
          expect(of(incidents, 'card', side)).toHaveLength(result.cards?.[side] ?? -1);
        }
        expect(of(incidents, 'goal').map(({ side }) => side)).toEqual(result.goals);
      }),
      quick,
    );
  });

  it('a story is the same in steps of whatever length, and in order', () => {
    fc.assert(
      fc.property(
        seeds,
        fc.array(fc.integer({ min: 1, max: END }), { maxLength: 30 }),
        (seed, at) => {
          const { incidents } = play(seed);
          expect(play(seed, [...at.toSorted((a, b) => a - b), END]).incidents).toEqual(incidents);
          expect(incidents.map((one) => one.at)).toEqual(
            incidents.map((one) => one.at).toSorted((a, b) => a - b),
          );
        },
      ),
      quick,
    );
  });

  it('the records of players are what the incidents say of them, and own goals count for no one', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { incidents, result } = play(seed);
        const counted = of(incidents, 'goal').filter(({ note }) => note !== 'own');
        const { firstScorer, records } = result.players ?? { records: [] };
        expect(firstScorer).toBe(counted[0]?.player);
        for (const { id, goals = 0, assists = 0, shots = 0, cards = 0 } of records) {
          const his = (kind: Incident['kind']) =>
            of(incidents, kind).filter(({ player, note }) => player === id && note !== 'own')
              .length;
          expect(goals).toBe(his('goal'));
          expect(shots).toBe(his('shot') + goals);
          expect(cards).toBe(his('card'));
          expect(assists).toBe(counted.filter(({ second }) => second === id).length);
        }
      }),
      quick,
    );
  });

  it('players do nothing before they come on or after they have gone off', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { incidents, result } = play(seed);
        const took = new Set(result.players?.records.map(({ id }) => id));
        const changes = of(incidents, 'substitution');
        const on = new Set([...took].filter((id) => changes.every(({ player }) => player !== id)));
        expect(on.size).toBe(22);
        for (const { kind, player, second, note } of incidents) {
          if (kind === 'substitution') {
            expect(on.delete(second ?? 0)).toBe(true);
            on.add(player ?? 0);
          } else if (player !== undefined) {
            expect(on.has(player)).toBe(true);
            if (note === 'red' || note === 'second-yellow') on.delete(player);
          }
        }
      }),
      quick,
    );
  });
});
