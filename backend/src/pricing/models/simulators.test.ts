import { canGrade, gradeOutcome, type MatchResult, shapeOf } from '@touchline/domain/markets';
import { describe, expect, it } from 'vitest';
import { deviations } from '../../../test/models/tally.ts';
import type { MatchState } from './match-state.ts';
import { defaultPricingSettings } from './pricing/pricing-settings.ts';
import { createRandom } from './random.ts';
import type { Incident, SportModel } from './sport-model.ts';
import { createSportModels, type MatchSport } from './sport-models.ts';

const models = createSportModels();
const settings = defaultPricingSettings();
const sports = Object.keys(models) as MatchSport[];
/** Longer than any match lasts. */
const allSeconds = 100_000;

/** One model seen without its sport: states go back to where they came from. */
function anyModel(sport: MatchSport): SportModel<'football'> {
  return models[sport] as unknown as SportModel<'football'>;
}

function playOut(sport: MatchSport, seed: number, step: number) {
  const model = anyModel(sport);
  const strengths = model.strengthsFrom({ home: 0.4, away: -0.2 });
  const random = createRandom(seed);
  let state = model.newMatch();
  const incidents: Incident[] = [];
  for (let played = 0; played < allSeconds && state.phase !== 'finished'; played += step) {
    const advanced = model.advance({ state, strengths, seconds: step, random });
    state = advanced.state;
    incidents.push(...advanced.incidents);
  }
  return { state, incidents, result: model.resultOf(state) as MatchResult };
}

describe.each(sports)('the simulator of %s', (sport) => {
  it('the simulator plays the same match from the same seed, however its seconds are split', () => {
    const whole = playOut(sport, 11, allSeconds);
    expect(whole.state.phase).toBe('finished');
    expect(playOut(sport, 11, allSeconds)).toEqual(whole);
    expect(playOut(sport, 11, 1)).toEqual(whole);
    expect(playOut(sport, 11, 97)).toEqual(whole);
    expect(playOut(sport, 12, allSeconds).incidents).not.toEqual(whole.incidents);
  });

  it('the simulator starts and ends once, with incidents in order of time', () => {
    const { incidents, state } = playOut(sport, 5, 60);
    const kinds = incidents.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'match-start')).toHaveLength(1);
    expect(kinds[0]).toBe('match-start');
    expect(kinds.filter((kind) => kind === 'match-end')).toHaveLength(1);
    expect(kinds.at(-1)).toBe('match-end');
    const times = incidents.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(state.elapsed).toBe(times.at(-1));
  });

  it('the simulator ends in a result that grades every market ever offered on the way', () => {
    const model = anyModel(sport);
    const strengths = model.strengthsFrom({ home: 0.4, away: -0.2 });
    const random = createRandom(21);
    const { result } = playOut(sport, 21, allSeconds);
    const shape = shapeOf(result);
    let state = model.newMatch();
    while (state.phase !== 'finished') {
      for (const { marketKey, outcomes } of model.priceMatch({ state, strengths, settings })) {
        expect(canGrade(marketKey, shape), marketKey).toBe(true);
        const grades = outcomes.map(({ code }) =>
          gradeOutcome({ marketKey, outcomeCode: code, result }),
        );
        const decided = grades.some((grade) => grade !== 'lost');
        expect(decided, `${marketKey} ${JSON.stringify(result)}`).toBe(true);
      }
      state = model.advance({ state, strengths, seconds: 240, random }).state;
    }
    expect(model.priceMatch({ state, strengths, settings })).toEqual([]);
  });

  it('the simulator plays a season whose results agree with the prices before the start', () => {
    const model = anyModel(sport);
    const strengths = model.strengthsFrom({ home: 0.4, away: -0.2 });
    const matches = 800;
    const tally = Array.from({ length: matches }, (_, index) => ({
      result: playOut(sport, 1_000 + index, allSeconds).result,
      runs: 1,
    }));
    const markets = model.priceMatch({ state: model.newMatch(), strengths, settings });
    for (const { marketKey, outcome, model: fair, simulated } of deviations(markets, tally)) {
      // Four and a half standard errors: some hundreds of outcomes are checked.
      const error = Math.sqrt((fair * (1 - fair)) / matches);
      expect(Math.abs(simulated - fair), `${marketKey} ${outcome}`).toBeLessThan(
        4.5 * error + 0.01,
      );
    }
  }, 60_000);

  it('the simulator does not modify the state it was given', () => {
    const model = anyModel(sport);
    const strengths = model.strengthsFrom({ home: 0, away: 0 });
    const random = createRandom(3);
    const { state } = model.advance({ state: model.newMatch(), strengths, seconds: 900, random });
    const before = structuredClone(state) as MatchState;
    model.advance({ state, strengths, seconds: 2_000, random });
    model.priceMatch({ state, strengths, settings });
    expect(state).toEqual(before);
  });
});
