import type { Score, Side } from '@touchline/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FootballState } from '../match-state.ts';
import { defaultPricingSettings } from '../pricing/pricing-settings.ts';
import { createFootballModel } from './football-model.ts';
import { newFootballMatch } from './simulate-football.ts';

const model = createFootballModel();
const settings = defaultPricingSettings();

const half = fc.record({
  home: fc.integer({ min: 0, max: 3 }),
  away: fc.integer({ min: 0, max: 3 }),
});
/** Sides as far apart as the best and the worst of a competition, at home or on neutral ground. */
const rating = fc.double({ min: -1.7, max: 1.7, noNaN: true });
const strengths = fc
  .record({ home: rating, away: rating, neutral: fc.boolean() })
  .map(model.strengthsFrom);

function state(options: {
  readonly phase: FootballState['phase'];
  readonly minute: number;
  readonly score: Score;
  readonly halfTime?: Score;
}): FootballState {
  const { minute, score, ...rest } = options;
  const goals: Side[] = [
    ...Array.from({ length: score.home }, (): Side => 'home'),
    ...Array.from({ length: score.away }, (): Side => 'away'),
  ];
  return { ...newFootballMatch(), ...rest, score, goals, phaseSeconds: minute * 60 };
}

/** Markets with at least one price. */
function openMarkets(
  match: FootballState,
  sides: Parameters<typeof model.priceMatch>[0]['strengths'],
) {
  return model
    .priceMatch({ state: match, strengths: sides, settings })
    .filter(({ outcomes }) => outcomes.some(({ price }) => price !== undefined)).length;
}

describe('a live football match', () => {
  it('has 60 markets or more open at every minute of the first half', () => {
    const minutes = fc.integer({ min: 0, max: 47 });
    const check = fc.property(minutes, half, strengths, (minute, score, sides) => {
      const match = state({ phase: 'first-half', minute, score });
      expect(openMarkets(match, sides)).toBeGreaterThanOrEqual(60);
    });
    fc.assert(check, { numRuns: 500 });
  });

  it('has 60 or more at every minute of the second, up to six goals and a lead of three', () => {
    const minutes = fc.integer({ min: 0, max: 51 });
    const check = fc.property(minutes, half, half, strengths, (minute, first, second, sides) => {
      const score = { home: first.home + second.home, away: first.away + second.away };
      fc.pre(score.home + score.away <= 6 && Math.abs(score.home - score.away) <= 3);
      const match = state({ phase: 'second-half', minute, score, halfTime: first });
      expect(openMarkets(match, sides)).toBeGreaterThanOrEqual(60);
    });
    fc.assert(check, { numRuns: 1_000 });
  });
});
