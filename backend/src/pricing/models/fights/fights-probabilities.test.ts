import type { FightResult, FightSport, Side } from '@touchline/domain/markets';
import { describe, expect, it } from 'vitest';
import { createFastRandom } from '../../../../test/models/fast-random.ts';
import { type Draw, playMany } from '../../../../test/models/sport-runs.ts';
import { deviations } from '../../../../test/models/tally.ts';
import type { FightState } from '../match-state.ts';
import { defaultPricingSettings } from '../pricing/pricing-settings.ts';
import type { SportModel } from '../sport-model.ts';
import { createFightModel } from './fight-model.ts';

const RUNS = 8_000;
const settings = defaultPricingSettings();

/** A stoppage a second, as the parameters say it of a round. */
const A_SECOND: Readonly<Record<FightSport, { chance: number; seconds: number; taps: number }>> = {
  boxing: { chance: 0.065 / 180, seconds: 180, taps: 0 },
  mma: { chance: 0.24 / 300, seconds: 300, taps: 0.38 },
};

/** Fights on second by second, with a judge who counts rounds: no exponential is used. */
function fightOn(
  state: FightState,
  { homeStops, homeRound }: { readonly homeStops: number; readonly homeRound: number },
  draw: Draw,
): FightResult {
  const { sport, rounds } = state;
  const { chance, seconds, taps } = A_SECOND[sport];
  const cards = [...state.cards];
  let second = state.phase === 'playing' ? state.phaseSeconds : 0;
  for (let round = cards.length + 1; round <= rounds; round += 1) {
    for (; second < seconds; second += 1) {
      if (draw() < chance) {
        const winner: Side = draw() < homeStops ? 'home' : 'away';
        const method = draw() < taps ? 'submission' : 'ko';
        const isLate = second >= seconds / 2;
        const finish = { winner, method, round, isLate } as const;
        return { sport, status: 'finished', finish, cards };
      }
    }
    second = 0;
    cards.push(draw() < homeRound ? { home: 10, away: 9 } : { home: 9, away: 10 });
  }
  const home = cards.filter((card) => card.home > card.away).length;
  const decision = { method: 'decision', round: rounds, isLate: true } as const;
  const isLevel = 2 * home === rounds;
  if (isLevel && draw() < 0.25) return { sport, status: 'finished', finish: decision, cards };
  const isHome = isLevel ? draw() < homeRound : 2 * home > rounds;
  const finish = { ...decision, winner: isHome ? 'home' : 'away' } as const;
  return { sport, status: 'finished', finish, cards };
}

const CASES: readonly (readonly [string, FightSport, Partial<FightState>])[] = [
  ['boxing over ten rounds before the start', 'boxing', { rounds: 10 }],
  [
    'boxing, half-way through the eleventh of twelve rounds, level',
    'boxing',
    {
      phase: 'playing',
      round: 11,
      phaseSeconds: 100,
      cards: Array.from({ length: 10 }, (_, at) =>
        at % 2 ? { home: 10, away: 9 } : { home: 9, away: 10 },
      ),
    },
  ],
  ['mixed martial arts over five rounds before the start', 'mma', { rounds: 5 }],
  [
    'mixed martial arts after the first of three rounds',
    'mma',
    { phase: 'break', round: 1, phaseSeconds: 20, cards: [{ home: 9, away: 10 }] },
  ],
];

describe.each(CASES)('%s', (_, sport, from) => {
  // Both sports have one shape.
  const model = createFightModel(sport) as unknown as SportModel<'boxing'>;
  const strengths = model.strengthsFrom({ home: 0.5, away: -0.3 });
  const state = { ...model.newMatch(), ...from } as FightState<'boxing'>;
  const markets = model.priceMatch({ state, strengths, settings });

  it('the model of fights offers each market once, with probabilities that add up', () => {
    expect(markets.length).toBeGreaterThanOrEqual(5);
    expect(new Set(markets.map(({ marketKey }) => marketKey)).size).toBe(markets.length);
    for (const { marketKey, outcomes } of markets) {
      const sum = outcomes.reduce((all, { probability }) => all + probability, 0);
      expect(sum, marketKey).toBeCloseTo(1, 6);
    }
  });

  it('the probabilities of fights agree with fights that are fought second by second', () => {
    const draw = createFastRandom(37);
    const tally = playMany(RUNS, () => fightOn(state, strengths, draw));
    for (const { marketKey, outcome, model: fair, simulated } of deviations(markets, tally)) {
      const error = Math.sqrt((fair * (1 - fair)) / RUNS);
      expect(Math.abs(simulated - fair), `${marketKey} ${outcome}`).toBeLessThan(
        4.5 * error + 0.002,
      );
    }
  });
});
