import {
  createSportModels,
  defaultPricingSettings,
  type PricedMarket,
  type PricingSettings,
  withExtraMargin,
} from '../models/index.ts';
import { modelOf } from './any-model.ts';
import { createFootballAnswers, type FootballJob } from './football-answers.ts';
import { createPropsAnswers } from './props-answers.ts';
import type { MarketPrices, PricingAnswer, PricingJob } from './pricing-job.ts';

/** Prices matches in batches, in whatever thread. */
export interface Pricer {
  /** Gets ready for the first jobs while they are still being put together. */
  prepare?(): void;
  price(jobs: readonly PricingJob[]): Promise<readonly PricingAnswer[]>;
  /** Drops what was remembered of an event that has ended. */
  forget(eventIds: readonly number[]): void;
  stop(): Promise<void>;
}

/** Prices matches together, and remembers the prices of each, so that answers contain changes alone. */
export interface PriceMemory {
  price(jobs: readonly PricingJob[]): readonly PricingAnswer[];
  forget(eventIds: readonly number[]): void;
}

function textOf({ outcomes }: PricedMarket): string {
  return outcomes.map(({ price }) => price ?? '').join(' ');
}

/** The pricing itself; one a thread. */
export function createPriceMemory(): PriceMemory {
  const models = createSportModels();
  const ordinary = defaultPricingSettings();
  const withMargins = new Map<number, PricingSettings>([[0, ordinary]]);
  const remembered = new Map<number, Map<string, string>>();
  const football = createFootballAnswers();
  const props = createPropsAnswers(ordinary);

  function settingsOf({ extraMargin = 0 }: PricingJob): PricingSettings {
    const settings = withMargins.get(extraMargin) ?? withExtraMargin(ordinary, extraMargin);
    withMargins.set(extraMargin, settings);
    return settings;
  }

  function priceOne(job: PricingJob): PricingAnswer {
    const { eventId, state, strengths, shape, isWhole } = job;
    const isLine = state.phase === 'not-started';
    const before = isLine ? undefined : remembered.get(eventId);
    const now = new Map<string, string>();
    const markets: MarketPrices[] = [];
    const priced = modelOf(models, state.sport).priceMatch({
      state,
      strengths,
      settings: settingsOf(job),
      ...(shape === undefined ? {} : { shape }),
    });
    for (const market of priced) {
      const text = textOf(market);
      now.set(market.marketKey, text);
      if (isWhole || before?.get(market.marketKey) !== text) {
        markets.push([market.marketKey, market.outcomes.map(({ price }) => price ?? null)]);
      }
    }
    if (!isLine) {
      remembered.set(eventId, now);
    }
    const gone = before === undefined ? [] : [...before.keys()].filter((key) => !now.has(key));
    return { eventId, markets, gone };
  }

  function isFootball(job: PricingJob): job is FootballJob {
    return job.state.sport === 'football';
  }

  return {
    price(jobs) {
      const matches = jobs
        .filter(isFootball)
        .map((job): FootballJob => ({ ...job, settings: settingsOf(job) }));
      const answers = football
        .answer(matches, ordinary)
        .map((answer, at) => props.withProps(answer, matches[at] as FootballJob))
        .values();
      return jobs.map((job) =>
        isFootball(job) ? (answers.next().value as PricingAnswer) : priceOne(job),
      );
    },
    forget(eventIds) {
      for (const eventId of eventIds) {
        football.forget(eventId);
        props.forget(eventId);
        remembered.delete(eventId);
      }
    },
  };
}

/** Prices in the calling thread: for tests and small feeds. */
export function createInlinePricer(): Pricer {
  const memory = createPriceMemory();
  return {
    price: (jobs) => Promise.resolve(memory.price(jobs)),
    forget: memory.forget,
    stop: () => Promise.resolve(),
  };
}
