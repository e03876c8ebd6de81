import type { EsoccerResult, Side } from '@touchline/domain/markets';
import { describe, expect, it } from 'vitest';
import { createFastRandom } from '../../../../test/models/fast-random.ts';
import { type Draw, playMany } from '../../../../test/models/sport-runs.ts';
import { deviations } from '../../../../test/models/tally.ts';
import type { EsoccerState } from '../match-state.ts';
import { defaultPricingSettings } from '../pricing/pricing-settings.ts';
import { createEsoccerModel } from './esoccer-model.ts';

const RUNS = 20_000;
const model = createEsoccerModel();
const strengths = model.strengthsFrom({ home: 0.8, away: 0 });
const settings = defaultPricingSettings();

/** Plays on goal by goal, by the waiting times between them: no Poisson count is drawn. */
function playOn(state: EsoccerState, minutesPlayed: number, draw: Draw): EsoccerResult {
  const score = { ...state.score };
  const goals: Side[] = [...state.goals];
  let halfTime = state.halfTime;
  const perMinute = (strengths.homeGoals + strengths.awayGoals) / 12;
  for (let minute = minutesPlayed; ; ) {
    minute += -Math.log(1 - draw()) / perMinute;
    if (minute >= 6) halfTime ??= { ...score };
    if (minute >= 12) break;
    const share = strengths.homeGoals / (strengths.homeGoals + strengths.awayGoals);
    const side: Side = draw() < share ? 'home' : 'away';
    score[side] += 1;
    goals.push(side);
  }
  return {
    sport: 'esoccer',
    status: 'finished',
    fullTime: score,
    halfTime: halfTime ?? score,
    goals,
  };
}

const start = model.newMatch();
const cases: readonly (readonly [string, EsoccerState, number])[] = [
  ['esoccer before the start', start, 0],
  [
    'esoccer, 1–0 in the fourth minute',
    {
      ...start,
      phase: 'first-half',
      phaseSeconds: 210,
      score: { home: 1, away: 0 },
      goals: ['home'],
    },
    3.5,
  ],
  [
    'esoccer, 1–2 in the second half',
    {
      ...start,
      phase: 'second-half',
      phaseSeconds: 120,
      score: { home: 1, away: 2 },
      halfTime: { home: 1, away: 1 },
      goals: ['home', 'away', 'away'],
    },
    8,
  ],
];

describe.each(cases)('%s', (_, state, minutesPlayed) => {
  const markets = model.priceMatch({ state, strengths, settings });

  it('the model of esoccer offers each market once', () => {
    expect(markets.length).toBeGreaterThanOrEqual(12);
    expect(new Set(markets.map(({ marketKey }) => marketKey)).size).toBe(markets.length);
  });

  it('the probabilities of esoccer agree with matches played goal by goal', () => {
    const draw = createFastRandom(11);
    const tally = playMany(RUNS, () => playOn(state, minutesPlayed, draw));
    for (const { marketKey, outcome, model: fair, simulated } of deviations(markets, tally)) {
      const error = Math.sqrt((fair * (1 - fair)) / RUNS);
      expect(Math.abs(simulated - fair), `${marketKey} ${outcome}`).toBeLessThan(
        4.5 * error + 0.001,
      );
    }
  });
});
