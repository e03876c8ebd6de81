import { gradeOutcome, marketTypes, parseMarketKey } from '@touchline/domain/markets';
import { describe, expect, it } from 'vitest';
import type { FootballState } from '../match-state.ts';
import { defaultPricingSettings } from '../pricing/pricing-settings.ts';
import type { PricedMarket } from '../sport-model.ts';
import { createFootballModel } from './football-model.ts';
import { fixedFootballStates } from '../../../../test/models/fixed-states.ts';
import { newFootballMatch } from './simulate-football.ts';

const model = createFootballModel();
const settings = defaultPricingSettings();
const strengths = { sport: 'football', homeGoals: 1.5, awayGoals: 1.2 } as const;

function live(home: number, away: number, minutes: number): FootballState {
  return {
    ...newFootballMatch(),
    phase: 'first-half',
    phaseSeconds: minutes * 60,
    score: { home, away },
    goals: [...Array<'home'>(home).fill('home'), ...Array<'away'>(away).fill('away')],
  };
}

function probability(markets: readonly PricedMarket[], key: string, code: string): number {
  const market = markets.find(({ marketKey }) => marketKey === key);
  return market?.outcomes.find((outcome) => outcome.code === code)?.probability ?? Number.NaN;
}

describe('football prices', () => {
  it('football prices move with the score: a goal for a side makes it likelier to win and to score more', () => {
    for (const [home, away] of [
      [0, 0],
      [1, 0],
      [0, 2],
      [1, 1],
    ] as const) {
      const before = model.priceMatch({ state: live(home, away, 30), strengths, settings });
      const after = model.priceMatch({ state: live(home + 1, away, 30), strengths, settings });
      const of = (code: string) =>
        [probability(before, 'ft-1x2', code), probability(after, 'ft-1x2', code)] as const;
      expect(of('home')[1]).toBeGreaterThan(of('home')[0]);
      expect(of('away')[1]).toBeLessThan(of('away')[0]);
      const line = `ft-total@${home + away + 1.5}`;
      expect(probability(after, line, 'over')).toBeGreaterThan(probability(before, line, 'over'));
    }
  });

  it('football prices move with the clock: without a goal fewer are expected and a draw grows likelier', () => {
    const at = (minutes: number) =>
      model.priceMatch({ state: live(0, 0, minutes), strengths, settings });
    for (let minutes = 5; minutes <= 40; minutes += 5) {
      const [early, late] = [at(minutes - 5), at(minutes)];
      expect(probability(late, 'ft-total@2.5', 'over')).toBeLessThan(
        probability(early, 'ft-total@2.5', 'over'),
      );
      expect(probability(late, 'ft-1x2', 'draw')).toBeGreaterThan(
        probability(early, 'ft-1x2', 'draw'),
      );
    }
  });

  it('football prices fall along a ladder of lines: over a higher line is never likelier', () => {
    for (const { state, strengths: sides } of fixedFootballStates()) {
      const markets = model.priceMatch({ state, strengths: sides, settings });
      for (const { code, kind } of marketTypes('football')) {
        if (!code.endsWith('total') || kind.line === 'none' || !kind.outcomes.includes('over')) {
          continue;
        }
        const ladder = markets
          .map(({ marketKey }) => ({ marketKey, parsed: parseMarketKey(marketKey) }))
          .filter(({ parsed }) => parsed.code === code)
          .map(({ marketKey }) => probability(markets, marketKey, 'over'));
        expect(ladder, code).toEqual(ladder.toSorted((one, other) => other - one));
      }
    }
  });

  it('football prices contain at least the configured margin, and are between 1.01 and 1000', () => {
    for (const { state, strengths: sides } of fixedFootballStates()) {
      for (const { marketKey, outcomes } of model.priceMatch({
        state,
        strengths: sides,
        settings,
      })) {
        const { code, type } = parseMarketKey(marketKey);
        const quoted = outcomes.filter(({ price }) => price !== undefined);
        expect(quoted.length, marketKey).toBeGreaterThanOrEqual(1);
        for (const { price = '' } of quoted) {
          expect(price).toMatch(/^\d{1,4}\.\d\d$/);
          expect(Number(price)).toBeGreaterThanOrEqual(1.01);
          expect(Number(price)).toBeLessThanOrEqual(1000);
        }
        if (quoted.length < outcomes.length) continue;
        const sum = quoted.reduce((all, { price }) => all + 1 / Number(price), 0);
        const least = settings.overround[code] ?? settings.defaultOverround;
        expect(sum, marketKey).toBeGreaterThanOrEqual(least * type.kind.winners - 1e-9);
        for (const { price, probability: fair } of quoted) {
          expect(Number(price) * fair, marketKey).toBeLessThan(1);
        }
      }
    }
  });

  it('football prices are offered only for what the source of results can grade', () => {
    const shape = { sport: 'football', facts: ['final'] } as const;
    const state = newFootballMatch();
    const markets = model.priceMatch({ state, strengths, settings, shape });
    expect(markets.length).toBeGreaterThan(60);
    const result = {
      sport: 'football',
      status: 'finished',
      fullTime: { home: 1, away: 0 },
    } as const;
    for (const { marketKey, outcomes } of markets) {
      for (const { code } of outcomes) {
        expect(() => gradeOutcome({ marketKey, outcomeCode: code, result })).not.toThrow();
      }
    }
  });

  it('football prices are not made for a finished match nor for an absurd score', () => {
    const finished = { ...newFootballMatch(), phase: 'finished' } as const;
    expect(model.priceMatch({ state: finished, strengths, settings })).toEqual([]);
    expect(model.priceMatch({ state: live(60, 0, 10), strengths, settings })).toEqual([]);
  });

  it('football prices follow ratings: the better side expects more goals, and home counts unless neutral', () => {
    const even = model.strengthsFrom({ home: 0, away: 0 });
    const better = model.strengthsFrom({ home: 1, away: 0 });
    const neutral = model.strengthsFrom({ home: 0, away: 0, neutral: true });
    expect(better.homeGoals).toBeGreaterThan(even.homeGoals);
    expect(better.awayGoals).toBeLessThan(even.awayGoals);
    expect(even.homeGoals).toBeGreaterThan(even.awayGoals);
    expect(neutral.homeGoals).toBe(neutral.awayGoals);
  });
});
