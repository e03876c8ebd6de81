import type { Score, Side, TurnsResult, TurnsSport } from '@touchline/domain/markets';
import { describe, expect, it } from 'vitest';
import { createFastRandom } from '../../../../test/models/fast-random.ts';
import { type Draw, playMany } from '../../../../test/models/sport-runs.ts';
import { deviations } from '../../../../test/models/tally.ts';
import type { TurnsState } from '../match-state.ts';
import { defaultPricingSettings } from '../pricing/pricing-settings.ts';
import type { SportModel } from '../sport-model.ts';
import { createTurnsModel } from './turns-model.ts';

const RUNS = 2_500;
const settings = defaultPricingSettings();

/** Each sport as it is written down for people: attacks a side and part, and what scores are worth. */
const RULES: Readonly<
  Record<TurnsSport, { turns: number; parts: number; values: Readonly<Record<number, number>> }>
> = {
  handball: { turns: 27, parts: 2, values: { 1: 0.52 } },
  rugby: { turns: 12, parts: 2, values: { 3: 0.075, 5: 0.045, 7: 0.085 } },
  'american-football': { turns: 3, parts: 4, values: { 3: 0.16, 6: 0.012, 7: 0.2, 8: 0.01 } },
};

interface Case {
  readonly title: string;
  readonly sport: TurnsSport;
  readonly from: Partial<TurnsState>;
  /** Attacks that each side still has, by part. */
  readonly left: readonly (readonly [home: number, away: number])[];
}

function attack(sport: TurnsSport, expected: number, draw: Draw): number {
  const { turns, parts, values } = RULES[sport];
  const entries = Object.entries(values);
  const mean = entries.reduce((sum, [points, share]) => sum + Number(points) * share, 0);
  let rest = draw();
  for (const [points, share] of entries) {
    rest -= (share * expected) / (mean * turns * parts);
    if (rest < 0) return Number(points);
  }
  return 0;
}

/** Plays what is left of a match, attack by attack: no sum of chances is used. */
function playOn({ sport, from, left }: Case, expected: Readonly<Record<Side, number>>, draw: Draw) {
  const parts = left.map(([home, away], part): Score => {
    const score = { ...(from.parts?.[part] ?? { home: 0, away: 0 }) };
    for (let turn = 0; turn < home; turn += 1) score.home += attack(sport, expected.home, draw);
    for (let turn = 0; turn < away; turn += 1) score.away += attack(sport, expected.away, draw);
    return score;
  });
  const all = (side: Side) => parts.reduce((sum, part) => sum + part[side], 0);
  const regulation = { home: all('home'), away: all('away') };
  const result: TurnsResult = { sport, status: 'finished', parts, regulation };
  if (sport !== 'american-football' || regulation.home !== regulation.away) return result;
  // The fifth part begins with the home side.
  for (let side: Side = 'home'; ; side = side === 'home' ? 'away' : 'home') {
    if (attack(sport, expected[side], draw) > 0) return { ...result, overtimeWinner: side };
  }
}

const CASES: readonly Case[] = [
  {
    title: 'handball before the start',
    sport: 'handball',
    from: {},
    left: [
      [27, 27],
      [27, 27],
    ],
  },
  {
    title: 'handball, 20–22 with ten minutes to go',
    sport: 'handball',
    from: {
      phase: 'playing',
      part: 2,
      phaseSeconds: 1_200,
      parts: [
        { home: 12, away: 15 },
        { home: 8, away: 7 },
      ],
    },
    left: [
      [0, 0],
      [9, 9],
    ],
  },
  {
    title: 'rugby before the start',
    sport: 'rugby',
    from: {},
    left: [
      [12, 12],
      [12, 12],
    ],
  },
  {
    title: 'rugby at half-time, 10–13',
    sport: 'rugby',
    from: { phase: 'break', part: 1, phaseSeconds: 60, parts: [{ home: 10, away: 13 }] },
    left: [
      [0, 0],
      [12, 12],
    ],
  },
  {
    title: 'American football before the start',
    sport: 'american-football',
    from: {},
    left: [
      [3, 3],
      [3, 3],
      [3, 3],
      [3, 3],
    ],
  },
  {
    title: 'American football, 17–20 in the third quarter',
    sport: 'american-football',
    from: {
      phase: 'playing',
      part: 3,
      phaseSeconds: 500,
      parts: [
        { home: 7, away: 10 },
        { home: 10, away: 3 },
        { home: 0, away: 7 },
      ],
    },
    // Three of six drives are over, of which the home side had the first and the third.
    left: [
      [0, 0],
      [0, 0],
      [1, 2],
      [3, 3],
    ],
  },
];

describe.each(CASES)('$title', (one) => {
  // All sports of turns have one shape.
  const model = createTurnsModel(one.sport) as unknown as SportModel<'handball'>;
  const strengths = model.strengthsFrom({ home: 0.6, away: -0.2 });
  const state = { ...model.newMatch(), ...one.from } as TurnsState<'handball'>;
  const markets = model.priceMatch({ state, strengths, settings });

  it('the model of turns offers each market once, with probabilities that add up', () => {
    expect(markets.length).toBeGreaterThanOrEqual(25);
    expect(new Set(markets.map(({ marketKey }) => marketKey)).size).toBe(markets.length);
    for (const { marketKey, outcomes } of markets) {
      const sum = outcomes.reduce((all, { probability }) => all + probability, 0);
      expect(sum, marketKey).toBeCloseTo(marketKey.endsWith('double-chance') ? 2 : 1, 6);
    }
  });

  it('the probabilities of turns agree with matches played attack by attack', () => {
    const draw = createFastRandom(29);
    const expected = { home: strengths.homePoints, away: strengths.awayPoints };
    const tally = playMany(RUNS, () => playOn(one, expected, draw));
    for (const { marketKey, outcome, model: fair, simulated } of deviations(markets, tally)) {
      const error = Math.sqrt((fair * (1 - fair)) / RUNS);
      expect(Math.abs(simulated - fair), `${marketKey} ${outcome}`).toBeLessThan(
        4.5 * error + 0.002,
      );
    }
  });
});
