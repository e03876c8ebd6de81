import { type MarketType, marketTypes } from '@touchline/domain/markets';
import {
  createFootballBatcher,
  createSheetReader,
  type FootballState,
  type PricingSettings,
  type RepricedBatch,
  type StrengthsOf,
} from '../models/index.ts';
import type { MarketPrices, PricingAnswer, PricingJob } from './pricing-job.ts';

/** A football match to price. */
export type FootballJob = PricingJob & {
  readonly state: FootballState;
  readonly strengths: StrengthsOf<'football'>;
  /** Its own, where they are not those of the batch. */
  readonly settings?: PricingSettings | undefined;
};

/** Prices football in flat arrays: only what has changed becomes text. */
export interface FootballAnswers {
  answer(jobs: readonly FootballJob[], settings: PricingSettings): readonly PricingAnswer[];
  forget(eventId: number): void;
}

/** A match's prices as last reported: where in the batch of that time each market's outcomes begin. */
interface Reported {
  readonly prices: Int32Array;
  readonly starts: ReadonlyMap<number, number>;
}

/** One number for type and line. */
function nameOf(type: number, line: number): number {
  return type * 65_536 + line + 32_768;
}

function samePrices(before: Reported, start: number, now: Int32Array, from: number, count: number) {
  for (let index = 0; index < count; index += 1) {
    if (before.prices[start + index] !== now[from + index]) return false;
  }
  return true;
}

/** Remembers what was reported of each match in play, so that answers contain changes alone. */
export function createFootballAnswers(): FootballAnswers {
  const types = marketTypes('football');
  const batcher = createFootballBatcher();
  const reader = createSheetReader(types);
  const reported = new Map<number, Reported>();

  function isGraded({ needs }: MarketType, { shape }: FootballJob): boolean {
    return shape === undefined || needs.every((fact) => shape.facts.includes(fact));
  }

  function answerOf(batch: RepricedBatch, at: number, job: FootballJob): PricingAnswer {
    const { eventId, isWhole, state } = job;
    const before = reported.get(eventId);
    const starts = new Map<number, number>();
    const markets: MarketPrices[] = [];
    const end = batch.matchStarts[at + 1] as number;
    for (let market = batch.matchStarts[at] as number; market < end; market += 1) {
      const typeIndex = batch.types[market] as number;
      if (!isGraded(types[typeIndex] as MarketType, job)) continue;
      const line = batch.lines[market] as number;
      const from = batch.outcomeStarts[market] as number;
      const count = (batch.outcomeStarts[market + 1] as number) - from;
      const name = nameOf(typeIndex, line);
      const known = before?.starts.get(name);
      starts.set(name, from);
      const isSame =
        before !== undefined &&
        known !== undefined &&
        samePrices(before, known, batch.prices, from, count);
      if (isWhole || !isSame) {
        const prices = Array.from(
          batch.prices.subarray(from, from + count),
          (price) => reader.priceText(price) ?? null,
        );
        markets.push([reader.marketKey(typeIndex, line), prices]);
      }
    }
    const gone = [...(before?.starts.keys() ?? [])]
      .filter((name) => !starts.has(name))
      .map((name) => reader.marketKey(Math.floor(name / 65_536), (name % 65_536) - 32_768));
    if (state.phase !== 'not-started') {
      reported.set(eventId, { prices: batch.prices, starts });
    }
    return { eventId, markets, gone };
  }

  return {
    answer(jobs, settings) {
      const batch = batcher.repriceBatch(jobs, settings);
      return jobs.map((job, at) => answerOf(batch, at, job));
    },
    forget: (eventId) => void reported.delete(eventId),
  };
}
