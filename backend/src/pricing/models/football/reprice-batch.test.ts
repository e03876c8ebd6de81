import { describe, expect, it } from 'vitest';
import { defaultPricingSettings } from '../pricing/pricing-settings.ts';
import { createFootballModel } from './football-model.ts';
import { fixedFootballStates } from '../../../../test/models/fixed-states.ts';
import { buffersOf, createBatchReader, createFootballBatcher } from './reprice-batch.ts';

const settings = defaultPricingSettings();

describe('repricing a batch', () => {
  it('a batch of 500 matches gets the prices that each would get alone', () => {
    const states = fixedFootballStates();
    const matches = Array.from({ length: 500 }, (_, index) => {
      const { state, strengths } = states[index % states.length] as (typeof states)[number];
      return { eventId: index + 1, state, strengths };
    });
    const batch = createFootballBatcher().repriceBatch(matches, settings);
    const reader = createBatchReader();
    const model = createFootballModel();
    expect([...batch.eventIds]).toEqual(matches.map(({ eventId }) => eventId));
    for (const index of [0, 1, 7, 250, 499]) {
      const { state, strengths } = matches[index] as (typeof matches)[number];
      const alone = model.priceMatch({ state, strengths, settings });
      const prices = (markets: typeof alone) =>
        markets.map(({ marketKey, outcomes }) => [marketKey, outcomes.map(({ price }) => price)]);
      expect(prices(reader.matchOf(batch, index))).toEqual(prices(alone));
    }
  });

  it('a batch transfers its arrays without a copy', () => {
    const [{ state, strengths }] = fixedFootballStates() as [
      ReturnType<typeof fixedFootballStates>[number],
    ];
    const batch = createFootballBatcher().repriceBatch(
      [{ eventId: 1, state, strengths }],
      settings,
    );
    const moved = structuredClone(batch, { transfer: buffersOf(batch) });
    expect(batch.prices.length).toBe(0);
    expect(createBatchReader().matchOf(moved, 0).length).toBeGreaterThanOrEqual(60);
  });
});
