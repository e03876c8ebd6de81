// Repricing: one football match, and 500 of them in one tick, from the thread's work to the book:
// node --import ../test/typescript.mjs --conditions=touchline-source pricing.ts
import { createMarketBook } from '../src/pricing/book/market-book.ts';
import type { Fixture } from '../src/pricing/engine/fixture.ts';
import { modelOf } from '../src/pricing/engine/any-model.ts';
import { createRandom } from '../src/pricing/models/random.ts';
import { createModelCourse } from '../src/pricing/engine/model-course.ts';
import { applyPrices } from '../src/pricing/engine/price-book.ts';
import { createPriceMemory } from '../src/pricing/engine/pricer.ts';
import type { PricingJob } from '../src/pricing/engine/pricing-job.ts';
import { measureFootballRepricing } from './football-repricing.ts';
import { createSportModels } from '../src/pricing/models/sport-models.ts';

const MATCHES = 500;
const TICKS = 20;
const now = () => performance.now();

const model = modelOf(createSportModels(), 'football');
const book = createMarketBook();
const matches = Array.from({ length: MATCHES }, (_, at) => {
  const strengths = model.strengthsFrom({ home: (at % 7) / 3 - 1, away: (at % 5) / 3 - 1 });
  const course = createModelCourse({ model, strengths, random: createRandom(at) });
  // All minutes of a match, none within the time measured at its end.
  course.advanceTo(1 + ((at * 13) % (100 * 60)));
  const facts: Omit<Fixture, 'strengthsAt' | 'startCourse' | 'announcedAt' | 'longestSeconds'> = {
    id: at + 1,
    sport: 'football',
    sportId: 1,
    champ: { id: 1, name: 'League', slug: 'league', country: 'GB', tier: 1 },
    slug: 'home-away',
    home: { id: 1, name: 'Home' },
    away: { id: 2, name: 'Away' },
    startsAt: 0,
  };
  book.add(facts, { status: 'live' });
  book.goLive(at + 1, { status: 'live' });
  return { strengths, course };
});

function jobsOf(isWhole: boolean): readonly PricingJob[] {
  return matches.map(({ strengths, course }, at) => {
    course.advanceTo(course.state.elapsed + 1);
    return { eventId: at + 1, state: course.state, strengths, isWhole };
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[values.length >> 1] ?? Number.NaN;
}

// What the thread does, the way over to the main one, and what the main one does with it.
const memory = createPriceMemory();
const pricing: number[] = [];
const main: number[] = [];
for (let tick = 0; tick < TICKS; tick += 1) {
  const jobs = structuredClone(jobsOf(tick === 0));
  const before = now();
  const priced = memory.price(jobs);
  const answered = now();
  for (const answer of structuredClone(priced)) {
    applyPrices({ book, answer, isWhole: tick === 0 });
  }
  pricing.push(answered - before);
  main.push(now() - answered);
}
const open = [...book.events()].map(({ markets }) => markets.size);

const football = measureFootballRepricing(now);
const report = {
  matches: MATCHES,
  marketsPerMatch: Math.round(open.reduce((sum, one) => sum + one, 0) / MATCHES),
  pricingMs: Math.round(median(pricing.slice(5))),
  mainThreadMs: Math.round(median(main.slice(5))),
  footballMicroseconds: Number(football.microseconds.toFixed(1)),
  footballFastestMicroseconds: Number(football.fastest.toFixed(1)),
  footballMarkets: Math.round(football.markets),
};
process.stdout.write(`${JSON.stringify(report)}\n`);
