import type { Score, Side } from '@touchline/domain/markets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FootballState } from '../match-state.ts';
import { defaultPricingSettings } from '../pricing/pricing-settings.ts';
import { createFootballModel } from './football-model.ts';
import { newFootballMatch } from './simulate-football.ts';

const model = createFootballModel();
const settings = defaultPricingSettings();

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

/** What files of results contain: the scores of both halves, not who scored when. */
const scoresOnly = { sport: 'football', facts: ['final', 'parts'] } as const;

/** Markets with at least one price. */
function openMarkets(
  match: FootballState,
  sides: Parameters<typeof model.priceMatch>[0]['strengths'],
): number {
  return model
    .priceMatch({ state: match, strengths: sides, settings, shape: scoresOnly })
    .filter(({ outcomes }) => outcomes.some(({ price }) => price !== undefined)).length;
}

const upToNine = Array.from({ length: 10 }, (_, goals) => goals);
const everyScore = upToNine.flatMap((home) => upToNine.map((away): Score => ({ home, away })));
/** The favourite at home, equals, the favourite away. */
const pairings = [
  [1.7, -1.7],
  [0, 0],
  [-1.7, 1.7],
].map(([home = 0, away = 0]) => model.strengthsFrom({ home, away }));

describe('a live football match, settled by its scores alone, has 60 markets or more open', () => {
  it('a live football match has 60 open markets at every minute of the first half and every score up to 9–9', () => {
    const minutes = fc.integer({ min: 0, max: 47 });
    const scores = fc.constantFrom(...everyScore);
    const check = fc.property(minutes, scores, strengths, (minute, score, sides) => {
      const match = state({ phase: 'first-half', minute, score });
      expect(openMarkets(match, sides)).toBeGreaterThanOrEqual(60);
    });
    fc.assert(check, { numRuns: 500 });
  });

  it('a live football match has 60 open markets at every minute up to the 90th and every score up to 9–9, however its halves went', () => {
    const minutes = fc.integer({ min: 0, max: 45 });
    const shares = fc.double({ min: 0, max: 1, noNaN: true });
    const check = fc.property(
      minutes,
      fc.constantFrom(...everyScore),
      shares,
      shares,
      strengths,
      (minute, score, homeShare, awayShare, sides) => {
        const halfTime = {
          home: Math.round(score.home * homeShare),
          away: Math.round(score.away * awayShare),
        };
        const match = state({ phase: 'second-half', minute, score, halfTime });
        expect(openMarkets(match, sides)).toBeGreaterThanOrEqual(60);
      },
    );
    fc.assert(check, { numRuns: 1_000 });
  });

  it.each([80, 85, 90])(
    'a live football match has 60 open markets in minute %i at each of the 100 scores up to 9–9',
    (minute) => {
      for (const sides of pairings) {
        for (const score of everyScore) {
          for (const halfTime of [{ home: 0, away: 0 }, score]) {
            const match = state({ phase: 'second-half', minute: minute - 45, score, halfTime });
            const where = `${score.home}–${score.away}, ${halfTime.home}–${halfTime.away} at half-time`;
            expect(openMarkets(match, sides), where).toBeGreaterThanOrEqual(60);
          }
        }
      }
    },
  );

  it('a live football match has 60 open markets until a minute before the usual end of added time', () => {
    for (const score of everyScore) {
      const match = state({ phase: 'second-half', minute: 48, score, halfTime: score });
      expect(openMarkets(match, model.strengthsFrom({ home: 0, away: 0 }))).toBeGreaterThanOrEqual(
        60,
      );
    }
  });
});
