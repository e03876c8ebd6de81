import type { BattlesDiscipline, BattlesResult, Score } from '@touchline/domain/markets';
import { describe, expect, it } from 'vitest';
import { createFastRandom } from '../../../../test/models/fast-random.ts';
import { type Draw, playMany } from '../../../../test/models/sport-runs.ts';
import { deviations } from '../../../../test/models/tally.ts';
import type { BattlesState } from '../match-state.ts';
import { defaultPricingSettings } from '../pricing/pricing-settings.ts';
import { createBattlesModel } from './battles-model.ts';
import { BATTLES_RULES } from './parameters.ts';
import { newBattlesMatch } from './simulate-battles.ts';

const RUNS = 10_000;
const settings = defaultPricingSettings();

/** A hundred tickets, on each a number of kills. */
function ticketsOf(shares: readonly number[]): readonly number[] {
  return shares.flatMap((share, kills) => Array<number>(Math.round(share * 100)).fill(kills));
}

/** Plays a match on by its rules, tower by tower, with odds and tickets in place of probabilities. */
function createPlay(sport: BattlesDiscipline, homeEdge: number) {
  const { momentum, winnerKills, loserKills } = BATTLES_RULES[sport];
  const [many, few] = [ticketsOf(winnerKills), ticketsOf(loserKills)];
  const pick = (tickets: readonly number[], draw: Draw) =>
    tickets[Math.floor(draw() * tickets.length)] ?? 0;
  return (state: BattlesState, draw: Draw): BattlesResult => {
    const maps: Score[] = [...state.maps];
    const kills: Score[] = [...state.mapKills];
    const won = { home: 0, away: 0 };
    for (const { home, away } of maps) won[home > away ? 'home' : 'away'] += 1;
    let towers = { ...state.towers };
    let killed = { ...state.kills };
    while (Math.max(won.home, won.away) < (state.bestOf === 3 ? 2 : 1)) {
      const odds = Math.exp(homeEdge + momentum * (towers.home - towers.away));
      const better = draw() * (1 + odds) < odds ? 'home' : 'away';
      const worse = better === 'home' ? 'away' : 'home';
      killed[better] += pick(many, draw);
      killed[worse] += pick(few, draw);
      towers[better] += 1;
      if (towers[better] === 11) {
        maps.push(towers);
        kills.push(killed);
        won[better] += 1;
        [towers, killed] = [
          { home: 0, away: 0 },
          { home: 0, away: 0 },
        ];
      }
    }
    return { sport, status: 'finished', maps, kills, mapsWon: won };
  };
}

const inSecond: Partial<BattlesState> = {
  phase: 'playing',
  maps: [{ home: 7, away: 11 }],
  mapKills: [{ home: 21, away: 30 }],
  kills: { home: 9, away: 4 },
  towers: { home: 6, away: 3 },
};

const cases: readonly (readonly [string, BattlesDiscipline, Partial<BattlesState>])[] = [
  ['Dota 2 before the start', 'dota2', {}],
  ['Dota 2, a map behind and three towers ahead', 'dota2', inSecond],
  ['League of Legends, one map, before the start', 'lol', { bestOf: 1 }],
];

describe.each(cases)('%s', (_, sport, position) => {
  const model = createBattlesModel(sport);
  const strengths = model.strengthsFrom({ home: 0.7, away: 0 });
  const state: BattlesState = { ...newBattlesMatch(sport), ...position };
  const markets = model.priceMatch({ state: state as BattlesState<'dota2'>, strengths, settings });

  it('the model of battles offers each market once, and its probabilities add up to one', () => {
    expect(markets.length).toBeGreaterThanOrEqual(15);
    expect(new Set(markets.map(({ marketKey }) => marketKey)).size).toBe(markets.length);
    for (const { marketKey, outcomes } of markets) {
      const sum = outcomes.reduce((all, { probability }) => all + probability, 0);
      expect(sum, marketKey).toBeCloseTo(1, 6);
    }
  });

  it('the probabilities of battles agree with matches played by the rules', () => {
    const draw = createFastRandom(5);
    const play = createPlay(sport, strengths.homeEdge);
    const tally = playMany(RUNS, () => play(state, draw));
    for (const { marketKey, outcome, model: fair, simulated } of deviations(markets, tally)) {
      const error = Math.sqrt((fair * (1 - fair)) / RUNS);
      expect(Math.abs(simulated - fair), `${marketKey} ${outcome}`).toBeLessThan(
        4.5 * error + 0.001,
      );
    }
  });
});
