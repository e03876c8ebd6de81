import { findMarketTypeById } from '@touchline/domain/markets';
import { describe, expect, it } from 'vitest';
import { createFastRandom } from '../../../../test/models/fast-random.ts';
import { deviations } from '../../../../test/models/tally.ts';
import { defaultPricingSettings } from '../pricing/pricing-settings.ts';
import { createFootballModel } from './football-model.ts';
import { playRuns } from '../../../../test/models/football-runs.ts';
import { fixedFootballStates } from '../../../../test/models/fixed-states.ts';

const settings = defaultPricingSettings();

describe.each(fixedFootballStates())('football, $title', ({ state, strengths }) => {
  const markets = createFootballModel().priceMatch({ state, strengths, settings });

  it('the football model offers at least 60 markets, each key once', () => {
    expect(markets.length).toBeGreaterThanOrEqual(60);
    expect(new Set(markets.map((market) => market.marketKey)).size).toBe(markets.length);
  });

  it('the football probabilities add up to the number of winners before margin', () => {
    for (const { marketKey, typeId, outcomes } of markets) {
      const sum = outcomes.reduce((all, outcome) => all + outcome.probability, 0);
      const winners = findMarketTypeById(typeId)?.kind.winners ?? 0;
      expect(sum, marketKey).toBeCloseTo(winners, 9);
    }
  });

  it('the football probabilities are within 0.002 of a million seeded runs of the same model in every outcome', () => {
    const tally = playRuns({ state, strengths, runs: 1_000_000, random: createFastRandom(20) });
    const [worst] = deviations(markets, tally);
    expect(
      Math.abs((worst?.model ?? 0) - (worst?.simulated ?? 1)),
      JSON.stringify(worst),
    ).toBeLessThan(0.002);
  }, 60_000);
});
