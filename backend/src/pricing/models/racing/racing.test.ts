import {
  competitorCode,
  gradeOutright,
  gradeRaceOrder,
  orderCode,
} from '@touchline/domain/markets';
import { describe, expect, it } from 'vitest';
import { createFastRandom } from '../../../../test/models/fast-random.ts';
import { createFieldLaw, ordersOf } from './field.ts';
import { orderPrice, orderProbability, priceRace } from './price-race.ts';
import { raceOverround } from './parameters.ts';
import { runRace } from './run-race.ts';

const RUNNERS = [11, 12, 13, 14, 15, 16, 17, 18];
const SPEEDS = [1.5, 1.3, 1.15, 1.1, 1, 0.95, 0.8, 0.7];
const RACES = 40_000;
const law = createFieldLaw(SPEEDS);
const terms = { places: 3, fraction: 5 } as const;
const markets = new Map(
  priceRace({ runners: RUNNERS, speeds: SPEEDS, eachWay: terms }).map((one) => [one.key, one]),
);

/** Finishing orders, drawn with a fixed seed and graded by the domain. */
const results = (() => {
  const draw = createFastRandom(124);
  return Array.from({ length: RACES }, () => {
    const finishes = runRace(SPEEDS, () => draw());
    return {
      status: 'finished' as const,
      ranks: finishes.map(({ runner, rank }) => ({ competitorId: RUNNERS[runner] ?? 0, rank })),
    };
  });
})();

/** The share of the stakes on an outcome that wins at full odds. */
function frequency(marketKey: string, outcomeCode: string): number {
  const isOrder = outcomeCode.includes('-');
  let sum = 0;
  for (const result of results) {
    const grade = (isOrder ? gradeRaceOrder : gradeOutright)({ marketKey, outcomeCode, result });
    sum += typeof grade === 'object' ? grade.places / grade.tied : Number(grade === 'won');
  }
  return sum / RACES;
}

/** Four standard errors of what was counted. */
const within = (probability: number) =>
  4 * Math.sqrt((probability * (1 - probability)) / RACES) + 1e-4;

describe('the law of a race', () => {
  it('the probabilities of all orders of two and of three add up to one', () => {
    const field = SPEEDS.map((_, at) => at);
    for (const places of [1, 2, 3]) {
      const sum = ordersOf(field, places).reduce((all, order) => all + law.inOrder(order), 0);
      expect(sum).toBeCloseTo(1, 4);
    }
  });

  it('the probability to be placed is that of all orders with the runner in them', () => {
    const field = SPEEDS.map((_, at) => at);
    const orders = ordersOf(field, 3).map((order) => [order, law.inOrder(order)] as const);
    for (const [runner, placed] of law.amongFirst(3).entries()) {
      const sum = orders
        .filter(([order]) => order.includes(runner))
        .reduce((all, [, probability]) => all + probability, 0);
      expect(placed).toBeCloseTo(sum, 4);
    }
  });

  it('the probability of an order of equals is one in as many as there are orders', () => {
    const equal = createFieldLaw([1, 1, 1, 1, 1, 1]);
    expect(equal.inOrder([2])).toBeCloseTo(1 / 6, 6);
    expect(equal.inOrder([2, 0])).toBeCloseTo(1 / 30, 5);
    expect(equal.inOrder([2, 0, 5])).toBeCloseTo(1 / 120, 5);
    expect(equal.amongFirst(4)[3]).toBeCloseTo(4 / 6, 6);
  });

  it('winning is as frequent in races that are run as it is priced', () => {
    for (const [at, probability] of law.amongFirst(1).entries()) {
      const counted = frequency('outright-winner', competitorCode(RUNNERS[at] ?? 0));
      expect(Math.abs(counted - probability), `runner ${at}`).toBeLessThan(within(probability));
    }
  });

  it('being placed is as frequent as it is priced', () => {
    for (const [at, probability] of law.amongFirst(3).entries()) {
      const counted = frequency('outright-place@3', competitorCode(RUNNERS[at] ?? 0));
      expect(Math.abs(counted - probability), `runner ${at}`).toBeLessThan(within(probability));
    }
  });

  it.each([
    ['forecast', [11, 12]],
    ['forecast', [18, 11]],
    ['reverse-forecast', [11, 12]],
    ['reverse-forecast', [11, 14, 17]],
    ['tricast', [11, 12, 13]],
    ['tricast', [13, 11, 16]],
    ['combination-tricast', [11, 12, 13]],
    ['combination-tricast', [11, 12, 15, 18]],
  ] as const)('the %s on %j is as frequent as it is priced', (market, named) => {
    const code = orderCode(market, named);
    const probability = orderProbability({ runners: RUNNERS }, law, { market, outcomeCode: code });
    const counted = frequency(market, code);
    expect(probability).toBeDefined();
    expect(Math.abs(counted - (probability ?? 0))).toBeLessThan(within(probability ?? 0));
  });

  it('a second favourite that does not win is placed less often than by the formula of Harville', () => {
    const win = law.amongFirst(1);
    const [first = 0, , , , , , , last = 0] = win;
    const harville = (last * first) / (1 - last);
    expect(law.inOrder([7, 0])).toBeLessThan(harville);
  });
});

describe('the prices of a race', () => {
  it('a market keeps the margin of its field, and no outcome returns more than it costs', () => {
    const winner = markets.get('outright-winner');
    const inverse = (winner?.prices ?? []).reduce((sum, price) => sum + 1 / Number(price), 0);
    expect(inverse).toBeGreaterThanOrEqual(raceOverround(8));
    expect(inverse).toBeLessThan(raceOverround(8) + 0.03);
    const top = markets.get('outright-top@3');
    for (const [key, probabilities] of [
      ['outright-winner', law.amongFirst(1)],
      ['outright-top@3', law.amongFirst(3)],
      ['outright-place@3', law.amongFirst(3)],
    ] as const) {
      const priced = markets.get(key);
      for (const [at, code] of (priced?.codes ?? []).entries()) {
        const price = priced?.prices[at];
        if (price === undefined) continue;
        const chance = probabilities[RUNNERS.indexOf(Number(code.slice(1)))] ?? 1;
        expect(Number(price) * chance, `${key} ${code}`).toBeLessThan(1);
        expect(Number(price) * chance, `${key} ${code}`).toBeGreaterThan(0.6);
      }
    }
    expect(top?.codes).toHaveLength(8);
  });

  it('the starting price is offered at what the winner is', () => {
    expect(markets.get('race-sp')?.prices).toEqual(markets.get('outright-winner')?.prices);
  });

  it('a race without each-way terms has no places', () => {
    const few = priceRace({ runners: [1, 2, 3], speeds: [1, 1, 1], eachWay: undefined });
    expect(few.map(({ key }) => key)).toEqual(['outright-winner', 'race-sp']);
  });

  it('several runners cost what their margin allows, and nothing beyond what is quoted', () => {
    expect(orderPrice(0.1, 2)).toBe('8.80');
    expect(orderPrice(0.01, 3)).toBe('84.00');
    expect(orderPrice(0.9, 2)).toBeUndefined();
    expect(orderPrice(0.0001, 3)).toBeUndefined();
    const unknown = { market: 'forecast', outcomeCode: 'c11-c99' } as const;
    expect(orderProbability({ runners: RUNNERS }, law, unknown)).toBeUndefined();
  });
});
