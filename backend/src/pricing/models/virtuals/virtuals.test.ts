import {
  competitorCode,
  gradeOutcome,
  gradeOutright,
  gradeRaceOrder,
  type MatchResult,
  orderCode,
} from '@touchline/domain/markets';
import { footballGoals, raceFinish, tennisGames } from '@touchline/domain/virtuals';
import { describe, expect, it } from 'vitest';
import { createFastRandom } from '../../../../test/models/fast-random.ts';
import { matchOutcome, raceOutcome } from '../../virtuals/round-state.ts';
import { orderProbability } from '../racing/price-race.ts';
import { raceOverround } from '../racing/parameters.ts';
import type { PricedMarket } from '../sport-model.ts';
import { MATCH_OVERROUND, SCORE_OVERROUND } from './parameters.ts';
import { createVirtualFootballPricer } from './price-virtual-football.ts';
import { priceVirtualRace } from './price-virtual-race.ts';
import { createVirtualTennisPricer } from './price-virtual-tennis.ts';
import { virtualSettings } from './virtual-settings.ts';

const SPAN = 2 ** 32;
const ROUNDS = 40_000;
const within = (probability: number, rounds: number) =>
  4 * Math.sqrt((probability * (1 - probability)) / rounds) + 1e-4;

/** Numbers below 2³² with a fixed seed. */
function numbers(seed: number): () => number {
  const draw = createFastRandom(seed);
  return () => Math.floor(draw() * SPAN);
}

const RACE = {
  sport: 'virtual-greyhounds',
  runners: [200, 150, 110, 90, 60, 40].map((weight, at) => ({
    id: 101 + at,
    name: `Runner ${at}`,
    number: at + 1,
    weight,
  })),
} as const;

describe('a virtual race', () => {
  const { markets, law, runners } = priceVirtualRace(RACE);

  it('the law of a race is that of all its orders, one by one', () => {
    const weights = RACE.runners.map(({ weight }) => weight);
    const placed = weights.map(() => 0);
    const won = weights.map(() => 0);
    const enumerate = (left: readonly number[], order: readonly number[], chance: number): void => {
      if (order.length === 2) {
        won[order[0] ?? 0] = (won[order[0] ?? 0] ?? 0) + chance;
        for (const at of order) placed[at] = (placed[at] ?? 0) + chance;
        return;
      }
      const sum = left.reduce((all, at) => all + (weights[at] ?? 0), 0);
      for (const at of left) {
        const rest = left.filter((other) => other !== at);
        enumerate(rest, [...order, at], (chance * (weights[at] ?? 0)) / sum);
      }
    };
    enumerate([...weights.keys()], [], 1);
    for (const [at, chance] of law.amongFirst(1).entries())
      expect(chance).toBeCloseTo(won[at] ?? 0, 12);
    for (const [at, chance] of law.amongFirst(2).entries())
      expect(chance).toBeCloseTo(placed[at] ?? 0, 12);
  });

  it('a race is won, placed and ordered as often as it is priced', () => {
    const next = numbers(1136);
    const results = Array.from({ length: ROUNDS }, () =>
      raceOutcome({ sport: 'virtual-greyhounds', finish: raceFinish(RACE, next) }),
    );
    const frequency = (marketKey: string, outcomeCode: string) =>
      results.filter(
        (result) =>
          [gradeOutright, gradeRaceOrder][Number(outcomeCode.includes('-'))]?.({
            marketKey,
            outcomeCode,
            result,
          }) === 'won',
      ).length / ROUNDS;
    for (const [at, id] of runners.entries()) {
      for (const [places, key] of [
        [1, 'outright-winner'],
        [2, 'outright-top@2'],
      ] as const) {
        const chance = law.amongFirst(places)[at] ?? 0;
        const counted = frequency(key, competitorCode(id));
        expect(Math.abs(counted - chance), `${key} ${id}`).toBeLessThan(within(chance, ROUNDS));
      }
    }
    for (const named of [
      [101, 102],
      [106, 101],
      [103, 105],
    ]) {
      const code = orderCode('forecast', named);
      const chance = orderProbability({ runners }, law, { market: 'forecast', outcomeCode: code });
      expect(Math.abs(frequency('forecast', code) - (chance ?? 0))).toBeLessThan(
        within(chance ?? 0, ROUNDS),
      );
    }
  });

  it('the winner keeps the margin of its field, and no market has a starting price', () => {
    const winner = markets.find(({ key }) => key === 'outright-winner');
    const inverse = (winner?.prices ?? []).reduce((sum, price) => sum + 1 / Number(price), 0);
    expect(inverse).toBeGreaterThanOrEqual(raceOverround(6));
    expect(inverse).toBeLessThan(raceOverround(6) + 0.03);
    expect(markets.map(({ key }) => key)).not.toContain('race-sp');
  });
});

/** Compares every fair probability with how often the outcome won among those that did not push. */
function compare(priced: readonly PricedMarket[], results: readonly MatchResult[]): number {
  let compared = 0;
  for (const { marketKey, outcomes } of priced) {
    for (const { code, price, probability } of outcomes) {
      if (price !== undefined)
        expect(Number(price) * probability, `${marketKey} ${code}`).toBeLessThan(1);
      const grades = results.map((result) =>
        gradeOutcome({ marketKey, outcomeCode: code, result }),
      );
      const decided = grades.filter((grade) => grade === 'won' || grade === 'lost').length;
      const won = grades.filter((grade) => grade === 'won').length;
      if (decided === 0) continue;
      compared += 1;
      expect(Math.abs(won / decided - probability), `${marketKey} ${code}`).toBeLessThan(
        // So many comparisons have one beyond four standard errors now and then.
        1.25 * within(probability, decided) + 1e-3,
      );
    }
  }
  return compared;
}

function overroundOf(priced: readonly PricedMarket[], key: string): number {
  const market = priced.find(({ marketKey }) => marketKey === key);
  return (market?.outcomes ?? []).reduce((sum, { price }) => sum + 1 / Number(price), 0);
}

describe('a virtual match', () => {
  const MATCHES = 6_000;

  it('football ends as often in each way as it is priced, and keeps its margin', () => {
    const card = {
      sport: 'virtual-football',
      home: { id: 1, name: 'One', chance: Math.round(0.018 * SPAN) },
      away: { id: 2, name: 'Two', chance: Math.round(0.011 * SPAN) },
    } as const;
    const priced = createVirtualFootballPricer()(card, virtualSettings());
    const next = numbers(2136);
    const results = Array.from({ length: MATCHES }, () =>
      matchOutcome({ sport: 'virtual-football', goals: footballGoals(card, next) }),
    );
    expect(compare(priced, results)).toBeGreaterThan(60);
    const overround = overroundOf(priced, 'esoccer-1x2');
    expect(overround).toBeGreaterThanOrEqual(MATCH_OVERROUND);
    expect(overround).toBeLessThan(MATCH_OVERROUND + 0.02);
    const score = priced.find(({ marketKey }) => marketKey === 'esoccer-correct-score');
    const chance = (score?.outcomes ?? []).reduce(
      (sum, { price, probability }) => sum + (price === undefined ? 0 : probability),
      0,
    );
    const inverse = (score?.outcomes ?? []).reduce(
      (sum, { price }) => sum + (price === undefined ? 0 : 1 / Number(price)),
      0,
    );
    // Of the scores that have a price, which nearly all chances are in.
    expect(chance).toBeGreaterThan(0.97);
    expect(inverse / chance).toBeGreaterThan(SCORE_OVERROUND - 0.02);
    expect(inverse / chance).toBeLessThan(SCORE_OVERROUND + 0.04);
  });

  it('tennis ends as often in each way as it is priced, and keeps its margin', () => {
    const card = {
      sport: 'virtual-tennis',
      home: { id: 1, name: 'One', serve: Math.round(0.66 * SPAN) },
      away: { id: 2, name: 'Two', serve: Math.round(0.61 * SPAN) },
    } as const;
    const priced = createVirtualTennisPricer()(card, virtualSettings());
    const next = numbers(3136);
    const results = Array.from({ length: MATCHES }, () =>
      matchOutcome({ sport: 'virtual-tennis', games: tennisGames(card, next) }),
    );
    expect(compare(priced, results)).toBeGreaterThan(60);
    const overround = overroundOf(priced, 'tennis-winner');
    expect(overround).toBeGreaterThanOrEqual(MATCH_OVERROUND);
    expect(overround).toBeLessThan(MATCH_OVERROUND + 0.02);
  });
});
