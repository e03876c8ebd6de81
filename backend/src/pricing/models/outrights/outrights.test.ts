import { competitorCode, placePrice } from '@touchline/domain/markets';
import {
  type PlayedMatch,
  type StandingRule,
  standingRuleOf,
  standingsOf,
} from '@touchline/domain/results';
import { describe, expect, it } from 'vitest';
import { defaultPricingSettings } from '../pricing/pricing-settings.ts';
import { createRandom } from '../random.ts';
import { createSportModels } from '../sport-models.ts';
import { matchLaw } from './match-law.ts';
import { chooseEachWay, priceOutrights } from './price-outrights.ts';
import { createTableSimulation } from './simulate-table.ts';

const models = createSportModels();
const RATINGS = [1.5, 0.8, 0.4, 0, -0.4, -1.2] as const;

function ruleOf(sport: 'football' | 'ice-hockey' | 'basketball'): StandingRule {
  const rule = standingRuleOf({ sport, country: 'world' });
  if (rule === undefined) throw new RangeError(`${sport} has no table`);
  return rule;
}

/** Every side at home to every other once. */
const PAIRS = RATINGS.flatMap((_, home) =>
  RATINGS.flatMap((__, away) => (home === away ? [] : [{ home, away }])),
);

function simulated(sport: 'football' | 'ice-hockey' | 'basketball', seasons: number) {
  const model = models[sport];
  const simulation = createTableSimulation({
    rule: ruleOf(sport),
    rows: RATINGS.map(() => undefined),
    matches: PAIRS.map(({ home, away }) => ({
      home,
      away,
      law:
        matchLaw(
          model.newMatch(),
          model.strengthsFrom({ home: RATINGS[home] ?? 0, away: RATINGS[away] ?? 0 }),
        ) ?? [],
    })),
    random: createRandom(7),
  });
  simulation.run(seasons);
  return simulation;
}

describe('the law of a match', () => {
  it.each([
    'football',
    'ice-hockey',
    'basketball',
    'handball',
    'rugby',
    'american-football',
  ] as const)('the law of a match of %s has the winner’s probability of its prices', (sport) => {
    const model = models[sport];
    const strengths = model.strengthsFrom({ home: 0.9, away: -0.3 });
    const law = matchLaw(model.newMatch(), strengths) ?? [];
    expect(law.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
    const homeWins = law
      .filter(({ winner }) => winner === 'home')
      .reduce((sum, { probability }) => sum + probability, 0);
    const keys = {
      football: 'ft-1x2',
      'ice-hockey': 'hockey-winner',
      basketball: 'basketball-winner',
      handball: 'handball-1x2',
      rugby: 'rugby-1x2',
      'american-football': 'american-football-winner',
    };
    const priced = model
      .priceMatch({
        state: model.newMatch() as never,
        strengths: strengths as never,
        settings: defaultPricingSettings(),
      })
      .find(({ marketKey }) => marketKey === keys[sport]);
    expect(homeWins).toBeCloseTo(priced?.outcomes[0]?.probability ?? 0, 4);
  });

  it('the law of a match in play goes on from its score', () => {
    const { football } = models;
    const strengths = football.strengthsFrom({ home: 0, away: 0 });
    const state = {
      ...football.newMatch(),
      phase: 'second-half' as const,
      phaseSeconds: 45 * 60,
      elapsed: 107 * 60,
      score: { home: 0, away: 2 },
      halfTime: { home: 0, away: 1 },
    };
    const away = (matchLaw(state, strengths) ?? [])
      .filter(({ winner }) => winner === 'away')
      .reduce((sum, { probability }) => sum + probability, 0);
    expect(away).toBeGreaterThan(0.99);
    expect(matchLaw({ ...state, phase: 'finished' }, strengths)).toBeUndefined();
  });
});

const SIDES = [1.6, 0.4, -0.2, -1.4] as const;
const SEASONS = 60;

/** A season whose matches are all in their second half, so that it is quickly played to its end. */
function seasonInPlay() {
  const { football } = models;
  const pairs = SIDES.flatMap((_, home) =>
    SIDES.flatMap((__, away) => (home < away ? [{ home, away }] : [])),
  );
  return pairs.map(({ home, away }, at) => ({
    home,
    away,
    strengths: football.strengthsFrom({ home: SIDES[home] ?? 0, away: SIDES[away] ?? 0 }),
    state: {
      ...football.newMatch(),
      phase: 'second-half' as const,
      phaseSeconds: 32 * 60,
      elapsed: 94 * 60,
      score: { home: at % 2, away: at % 3 === 0 ? 1 : 0 },
      halfTime: { home: at % 2, away: 0 },
    },
  }));
}

/** Plays it on by the model itself, second by second, and reads its table by the rule of the domain. */
function playedTable(season: ReturnType<typeof seasonInPlay>, seed: number) {
  const { football } = models;
  const matches = season.map(({ home, away, strengths, state: from }, at): PlayedMatch => {
    const random = createRandom(seed * 1_000 + at);
    const { state } = football.advance({ state: from, strengths, seconds: 4_000, random });
    const result = football.resultOf(state);
    if (result === undefined) throw new RangeError('the match is not over');
    return { homeId: home, awayId: away, result };
  });
  return standingsOf(matches, ruleOf('football'));
}

describe('a simulated season', () => {
  it('a simulated season ends as often as priced as one that is played by the model and its table', () => {
    const season = seasonInPlay();
    const simulation = createTableSimulation({
      rule: ruleOf('football'),
      rows: SIDES.map(() => undefined),
      matches: season.map(({ home, away, state, strengths }) => ({
        home,
        away,
        law: matchLaw(state, strengths) ?? [],
      })),
      random: createRandom(7),
    });
    simulation.run(4_000);
    const ends = SIDES.map(() => ({ first: 0, rank: 0 }));
    for (let seed = 1; seed <= SEASONS; seed += 1) {
      for (const [rank, { sideId }] of playedTable(season, seed).entries()) {
        const end = ends[sideId];
        if (end === undefined) continue;
        end.first += rank === 0 ? 1 : 0;
        end.rank += rank;
      }
    }
    for (const [side, { first, rank }] of ends.entries()) {
      const chances = SIDES.map((_, at) => simulation.probability(side, at));
      const [win = 0] = chances;
      // Within 3.3 standard errors of so many seasons: one failure in a thousand, and the seeds are fixed.
      expect(Math.abs(first / SEASONS - win)).toBeLessThan(
        3.3 * Math.sqrt((win * (1 - win)) / SEASONS) + 0.01,
      );
      const mean = chances.reduce((sum, chance, at) => sum + chance * at, 0);
      const variance = chances.reduce((sum, chance, at) => sum + chance * (at - mean) ** 2, 0);
      expect(Math.abs(rank / SEASONS - mean)).toBeLessThan(3.3 * Math.sqrt(variance / SEASONS));
    }
  });

  it('a simulated season gives each rank to one competitor, and the same draws give the same', () => {
    const [one, other] = [simulated('basketball', 300), simulated('basketball', 300)];
    for (const [rank] of RATINGS.entries()) {
      const all = RATINGS.map((_, competitor) => one.probability(competitor, rank));
      expect(all.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      expect(RATINGS.map((_, competitor) => other.probability(competitor, rank))).toEqual(all);
    }
  });

  it('a simulated season without matches left ends as the table stands', () => {
    const rule = ruleOf('football');
    const row = { played: 1, overtimeWon: 0, drawn: 0, overtimeLost: 0, scored: 1, conceded: 0 };
    const simulation = createTableSimulation({
      rule,
      rows: [
        { ...row, sideId: 1, won: 0, lost: 1, points: 0, scored: 0, conceded: 1 },
        { ...row, sideId: 2, won: 1, lost: 0, points: 3 },
      ],
      matches: [],
      random: createRandom(1),
    });
    simulation.run(10);
    expect(simulation.probability(1, 0)).toBe(1);
    expect(simulation.probability(0, 1)).toBe(1);
  });
});

describe('the prices of an outright', () => {
  const toPrice = {
    simulation: simulated('ice-hockey', 4_000),
    competitors: RATINGS.map((_, at) => at + 1),
    top: [3],
    bottom: 2,
    settings: defaultPricingSettings(),
  };

  it('the prices of an outright keep the house’s margin, and never less than it', () => {
    const winners = { 'outright-winner': 1, 'outright-top@3': 3, 'outright-bottom@2': 2 };
    const priced = priceOutrights(toPrice);
    expect(priced.map(({ key }) => key)).toEqual(Object.keys(winners));
    for (const { key, prices, codes } of priced) {
      // Whoever has no price is not on the list.
      expect(prices).not.toContain(undefined);
      expect(toPrice.competitors.map(competitorCode)).toEqual(expect.arrayContaining([...codes]));
      const implied = prices.reduce((sum, price) => sum + (price ? 1 / Number(price) : 0), 0);
      const [type = ''] = key.split('@');
      const overround = toPrice.settings.overround[type] ?? 0;
      const of = winners[key as keyof typeof winners];
      expect(implied).toBeGreaterThanOrEqual(of * overround - 1e-9);
      // Rounding down to a rung and the error of the count are on the house's side.
      expect(implied).toBeLessThan(of * overround + 0.2);
    }
  });

  it('the likeliest come first: the strongest to win, the weakest to go down', () => {
    const [winner, , bottom] = priceOutrights(toPrice);
    for (const market of [winner, bottom]) {
      const prices = market?.prices.map((price) => Number(price ?? 1_001)) ?? [];
      expect(prices).toEqual(prices.toSorted((left, right) => left - right));
    }
    expect(winner?.codes[0]).toBe('c1');
    expect(bottom?.codes[0]).toBe('c6');
  });

  it('no place part of an each-way bet returns more than the house allows', () => {
    const eachWay = chooseEachWay(toPrice);
    expect(eachWay).toBeDefined();
    if (eachWay === undefined) return;
    const priced = priceOutrights({ ...toPrice, eachWay });
    const winner = priced.find(({ key }) => key === 'outright-winner');
    const place = priced.find(({ key }) => key === `outright-place@${eachWay.places}`);
    expect(place?.prices.filter(Boolean).length).toBeGreaterThan(2);
    for (const [at, price] of (place?.prices ?? []).entries()) {
      if (price === undefined) continue;
      expect(price).toBe(placePrice(winner?.prices[at] ?? '', eachWay));
      let chance = 0;
      for (let rank = 0; rank < eachWay.places; rank += 1) {
        chance += toPrice.simulation.probability(Number(winner?.codes[at]?.slice(1)) - 1, rank);
      }
      expect(chance * Number(price)).toBeLessThanOrEqual(0.96);
    }
  });
});
