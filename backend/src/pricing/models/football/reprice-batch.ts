import { type MarketType, marketTypes, type ResultShape } from '@touchline/domain/markets';
import type { FootballState } from '../match-state.ts';
import { createOverrounds } from '../pricing/overrounds.ts';
import { PriceSheet } from '../pricing/price-sheet.ts';
import type { PricingSettings } from '../pricing/pricing-settings.ts';
import { createSheetReader } from '../pricing/sheet-reader.ts';
import type { PricedMarket } from '../sport-model.ts';
import type { StrengthsOf } from '../strengths.ts';
import { createFootballPricer } from './price-football.ts';

export interface MatchToReprice {
  readonly eventId: number;
  readonly state: FootballState;
  readonly strengths: StrengthsOf<'football'>;
  /** Its own, where they are not those of the batch. */
  readonly settings?: PricingSettings | undefined;
}

/**
 * The prices of many matches as flat arrays: cheap to post from a worker (transfer
 * `buffersOf(batch)`) and to compare with the batch before.
 */
export interface RepricedBatch {
  /** Event of each match. */
  readonly eventIds: Float64Array;
  /** First market of each match, and the end after the last. */
  readonly matchStarts: Uint32Array;
  /** Index of each market's type among `marketTypes('football')`. */
  readonly types: Uint16Array;
  /** Line of each market in quarters, or the sheet's `noLine`. */
  readonly lines: Int16Array;
  /** First outcome of each market, and the end after the last. */
  readonly outcomeStarts: Uint32Array;
  /** Thousandths of the decimal price; 0 while the outcome is not offered. */
  readonly prices: Int32Array;
  readonly probabilities: Float32Array;
}

export interface FootballBatcher {
  /** Reprices all matches in one call. */
  repriceBatch(matches: readonly MatchToReprice[], settings: PricingSettings): RepricedBatch;
}

/** Room for this many markets and outcomes a match, on average over the batch. */
const marketsPerMatch = 256;
const outcomesPerMatch = 1_024;

/** A batch pricer with its own scratch; the results are fresh arrays, safe to transfer. */
export function createFootballBatcher(): FootballBatcher {
  const types = marketTypes('football');
  const sheet = new PriceSheet(types);
  const overroundsOf = createOverrounds(types);
  const price = createFootballPricer();
  let scratch = emptyBatch(0);

  function repriceBatch(
    matches: readonly MatchToReprice[],
    settings: PricingSettings,
  ): RepricedBatch {
    if (scratch.eventIds.length < matches.length) {
      scratch = emptyBatch(matches.length);
    }
    const room = scratch;
    let markets = 0;
    let outcomes = 0;
    for (const [index, { eventId, state, strengths, settings: own }] of matches.entries()) {
      sheet.begin(overroundsOf(own ?? settings, state.phase !== 'not-started'));
      price(sheet, state, strengths);
      room.eventIds[index] = eventId;
      room.matchStarts[index] = markets;
      room.types.set(sheet.types.subarray(0, sheet.markets), markets);
      room.lines.set(sheet.lines.subarray(0, sheet.markets), markets);
      for (let market = 0; market < sheet.markets; market += 1) {
        room.outcomeStarts[markets + market] = outcomes + (sheet.starts[market] as number);
      }
      room.prices.set(sheet.prices.subarray(0, sheet.outcomes), outcomes);
      room.probabilities.set(sheet.probabilities.subarray(0, sheet.outcomes), outcomes);
      markets += sheet.markets;
      outcomes += sheet.outcomes;
    }
    room.matchStarts[matches.length] = markets;
    room.outcomeStarts[markets] = outcomes;
    return trim(room, { matches: matches.length, markets, outcomes });
  }

  return { repriceBatch };
}

function emptyBatch(matches: number): RepricedBatch {
  // One match alone may have more than the average.
  const markets = (matches + 1) * marketsPerMatch;
  const outcomes = (matches + 1) * outcomesPerMatch;
  return {
    eventIds: new Float64Array(matches),
    matchStarts: new Uint32Array(matches + 1),
    types: new Uint16Array(markets),
    lines: new Int16Array(markets),
    outcomeStarts: new Uint32Array(markets + 1),
    prices: new Int32Array(outcomes),
    probabilities: new Float32Array(outcomes),
  };
}

function trim(
  room: RepricedBatch,
  { matches, markets, outcomes }: Readonly<Record<'matches' | 'markets' | 'outcomes', number>>,
): RepricedBatch {
  return {
    eventIds: room.eventIds.slice(0, matches),
    matchStarts: room.matchStarts.slice(0, matches + 1),
    types: room.types.slice(0, markets),
    lines: room.lines.slice(0, markets),
    outcomeStarts: room.outcomeStarts.slice(0, markets + 1),
    prices: room.prices.slice(0, outcomes),
    probabilities: room.probabilities.slice(0, outcomes),
  };
}

/** The buffers to hand over when a batch is posted to another thread. */
export function buffersOf(batch: RepricedBatch): ArrayBuffer[] {
  return Object.values(batch as unknown as Record<string, Float64Array>).map(
    (array) => array.buffer as ArrayBuffer,
  );
}

/** Reads batches as text: `matchOf(batch, index)` are the markets of its index-th match. */
export interface BatchReader {
  matchOf(batch: RepricedBatch, index: number, shape?: ResultShape): readonly PricedMarket[];
}

export function createBatchReader(): BatchReader {
  const types = marketTypes('football');
  const reader = createSheetReader(types);

  function marketOf(batch: RepricedBatch, market: number, type: MarketType): PricedMarket {
    return {
      marketKey: reader.marketKey(batch.types[market] as number, batch.lines[market] as number),
      typeId: type.typeId,
      outcomes: reader.outcomes(batch, batch.outcomeStarts[market] as number, type.kind.outcomes),
    };
  }

  return {
    matchOf(batch, index, shape) {
      const markets: PricedMarket[] = [];
      const end = batch.matchStarts[index + 1] as number;
      for (let market = batch.matchStarts[index] as number; market < end; market += 1) {
        const type = types[batch.types[market] as number] as MarketType;
        if (shape && !type.needs.every((fact) => shape.facts.includes(fact))) continue;
        markets.push(marketOf(batch, market, type));
      }
      return markets;
    },
  };
}
