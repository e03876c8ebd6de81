import { describe, expect, it } from 'vitest';
import { defaultPricingSettings } from '../models/pricing/pricing-settings.ts';
import { createSportModels } from '../models/sport-models.ts';
import { createFootballAnswers, type FootballJob } from './football-answers.ts';
import { modelOf } from './any-model.ts';
import { createRandom } from '../models/random.ts';
import { createModelCourse } from './model-course.ts';
import type { PricingAnswer } from './pricing-job.ts';

const settings = defaultPricingSettings();
const models = createSportModels();
const model = modelOf(models, 'football');
const strengths = model.strengthsFrom({ home: 0.4, away: -0.2 });

/** What the model prices alone, by market key. */
function priced({ state, strengths: sides, shape }: FootballJob) {
  const markets = models.football.priceMatch({
    state,
    strengths: sides,
    settings,
    ...(shape === undefined ? {} : { shape }),
  });
  return new Map<string, readonly (string | null)[]>(
    markets.map(({ marketKey, outcomes }) => [
      marketKey,
      outcomes.map(({ price }) => price ?? null),
    ]),
  );
}

function applied(held: Map<string, readonly (string | null)[]>, { markets, gone }: PricingAnswer) {
  for (const key of gone) {
    held.delete(key);
  }
  for (const [key, prices] of markets) {
    held.set(key, prices);
  }
  return held;
}

describe('football answers', () => {
  it('football answers are, change upon change, what the model prices at every minute of two matches at once', () => {
    const answers = createFootballAnswers();
    const courses = [3, 4].map((seed) =>
      createModelCourse({ model, strengths, random: createRandom(seed) }),
    );
    const held = courses.map(() => new Map<string, readonly (string | null)[]>());
    let reported = 0;
    for (let minute = 1; minute < 110; minute += 1) {
      for (const course of courses) {
        course.advanceTo(minute * 60);
      }
      const jobs = courses.map(
        ({ state }, at) => ({ eventId: at + 1, state, strengths, isWhole: false }) as FootballJob,
      );
      for (const [at, answer] of answers.answer(jobs, settings).entries()) {
        reported += answer.markets.length;
        expect(applied(held[at] ?? new Map(), answer)).toEqual(priced(jobs[at] as FootballJob));
      }
    }
    expect(reported).toBeGreaterThan(1_000);
  });

  it('football answers contain only what the source of results can grade', () => {
    const state = createModelCourse({ model, strengths, random: createRandom(3) }).state;
    const shape = { sport: 'football', facts: ['final'] } as const;
    const job = { eventId: 1, state, strengths, shape, isWhole: true } as FootballJob;
    const [answer] = createFootballAnswers().answer([job], settings);
    expect(new Map((answer?.markets ?? []).map(([key, prices]) => [key, prices]))).toEqual(
      priced(job),
    );
  });
});
