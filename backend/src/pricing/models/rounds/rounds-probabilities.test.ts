import type { RoundsDiscipline, Side } from '@touchline/domain/markets';
import { describe, expect, it } from 'vitest';
import { createFastRandom } from '../../../../test/models/fast-random.ts';
import { playRoundsMatch, type RoundsPosition } from '../../../../test/models/rounds-runs.ts';
import { playMany } from '../../../../test/models/sport-runs.ts';
import { deviations } from '../../../../test/models/tally.ts';
import type { RoundsState } from '../match-state.ts';
import { defaultPricingSettings } from '../pricing/pricing-settings.ts';
import { createRoundsModel } from './rounds-model.ts';
import { newRoundsMatch } from './simulate-rounds.ts';

const RUNS = 12_000;
const settings = defaultPricingSettings();
const pistols = { home: 'pistol', away: 'pistol' } as const;
const won = (letters: string): readonly Side[] =>
  [...letters].map((letter) => (letter === 'h' ? 'home' : 'away'));

type Standing = Pick<
  RoundsPosition,
  'bestOf' | 'maps' | 'winners' | 'rounds' | 'firstDefender' | 'buys'
>;

const start: Standing = {
  bestOf: 3,
  maps: [],
  winners: [[]],
  rounds: { home: 0, away: 0 },
  firstDefender: 'home',
  buys: pistols,
};
const inSecond: Standing = {
  bestOf: 3,
  maps: [{ home: 10, away: 13 }],
  winners: [won('hhhhhhhhhhaaaaaaaaaaaaa'), won('hhahhahhahaahhha')],
  rounds: { home: 10, away: 6 },
  firstDefender: 'away',
  buys: { home: 'last', away: 'full' },
};
const inOvertime: Standing = {
  bestOf: 1,
  maps: [],
  winners: [won('hahahahahahahahahahahahah')],
  rounds: { home: 13, away: 12 },
  firstDefender: 'home',
  buys: { home: 'full', away: 'full' },
};

const cases: readonly (readonly [string, RoundsDiscipline, Standing])[] = [
  ['CS2 before the start', 'cs2', start],
  ['CS2, a map behind, 10–6 with nothing in the bank', 'cs2', inSecond],
  ['CS2, one map, after the first round of overtime', 'cs2', inOvertime],
  ['Valorant, one map, before the start', 'valorant', { ...start, bestOf: 1 }],
  ['Valorant, one map, after the first round of overtime', 'valorant', inOvertime],
];

describe.each(cases)('%s', (_, sport, standing) => {
  const model = createRoundsModel(sport);
  const strengths = model.strengthsFrom({ home: 0.9, away: 0 });
  const { winners, ...position } = standing;
  const state: RoundsState = {
    ...newRoundsMatch(sport),
    ...position,
    phase: standing.rounds.home === 0 ? 'not-started' : 'playing',
    roundWinners: winners,
  };
  const markets = model.priceMatch({ state: state as RoundsState<'cs2'>, strengths, settings });

  it('the model of rounds offers each market once, and its probabilities add up to one', () => {
    expect(markets.length).toBeGreaterThanOrEqual(12);
    expect(new Set(markets.map(({ marketKey }) => marketKey)).size).toBe(markets.length);
    for (const { marketKey, outcomes } of markets) {
      const sum = outcomes.reduce((all, { probability }) => all + probability, 0);
      expect(sum, marketKey).toBeCloseTo(1, 6);
    }
  });

  it('the probabilities of rounds agree with matches played by the rules', () => {
    const draw = createFastRandom(7);
    const homeEdge = strengths.homeEdge;
    const tally = playMany(RUNS, () => playRoundsMatch({ sport, homeEdge, ...standing }, draw));
    for (const { marketKey, outcome, model: fair, simulated } of deviations(markets, tally)) {
      // Four and a half standard errors: some hundreds of outcomes are checked.
      const error = Math.sqrt((fair * (1 - fair)) / RUNS);
      expect(Math.abs(simulated - fair), `${marketKey} ${outcome}`).toBeLessThan(
        4.5 * error + 0.001,
      );
    }
  });
});

describe('the margin of rounds', () => {
  it('the two prices of a winner carry the overround of the house', () => {
    const model = createRoundsModel('cs2');
    const strengths = model.strengthsFrom({ home: 0, away: 0 });
    const [winner] = model.priceMatch({ state: model.newMatch(), strengths, settings });
    const sum = winner?.outcomes.reduce((all, { price }) => all + 1 / Number(price), 0);
    expect(winner?.marketKey).toBe('cs2-winner');
    expect(sum).toBeCloseTo(settings.overround['cs2-winner'] ?? 0, 1);
  });
});
