import { marketTypes } from '@touchline/domain/markets';
import { createOverrounds } from '../src/pricing/models/pricing/overrounds.ts';
import { defaultPricingSettings } from '../src/pricing/models/pricing/pricing-settings.ts';
import { PriceSheet } from '../src/pricing/models/pricing/price-sheet.ts';
import { fixedFootballStates } from '../test/models/fixed-states.ts';
import { createFootballPricer } from '../src/pricing/models/football/price-football.ts';

export interface RepriceFigure {
  /** Microseconds to reprice one live match, all its markets, median over batches. */
  readonly microseconds: number;
  /** The quickest batch: what it takes when nothing else wants the processor. */
  readonly fastest: number;
  /** Markets offered per match, on average over the states. */
  readonly markets: number;
  readonly repricings: number;
}

/**
 * Measures how long repricing one live football match takes: probabilities, margins and rounded
 * prices of every market into the flat sheet, over the fixed live states in turn.
 * @param now a clock in milliseconds with fractions, such as `performance.now`
 */
export function measureFootballRepricing(now: () => number): RepriceFigure {
  const states = fixedFootballStates().filter(({ state }) => state.phase !== 'not-started');
  const types = marketTypes('football');
  const sheet = new PriceSheet(types);
  const overrounds = createOverrounds(types)(defaultPricingSettings(), true);
  const price = createFootballPricer();
  const batch = 500;
  const times: number[] = [];
  let markets = 0;
  for (let round = 0; round < 60; round += 1) {
    const started = now();
    for (let index = 0; index < batch; index += 1) {
      const { state, strengths } = states[index % states.length] as (typeof states)[number];
      sheet.begin(overrounds);
      price(sheet, state, strengths);
      markets += sheet.markets;
    }
    times.push(((now() - started) * 1000) / batch);
  }
  const warm = times.slice(20).toSorted((one, other) => one - other);
  return {
    microseconds: warm[warm.length >> 1] ?? Number.NaN,
    fastest: warm[0] ?? Number.NaN,
    markets: markets / (60 * batch),
    repricings: 60 * batch,
  };
}
