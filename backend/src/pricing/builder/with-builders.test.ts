import { builderOutcomeId } from '@touchline/domain/markets';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { addTestEvent } from '../../../test/live/add-test-event.ts';
import { createMarketBook } from '../book/market-book.ts';
import { createCourseEngine } from '../engine/course-engine.ts';
import { modelOf } from '../engine/any-model.ts';
import { createModelCourse } from '../engine/model-course.ts';
import { createInlinePricer } from '../engine/pricer.ts';
import { createRandom } from '../models/random.ts';
import { createSportModels } from '../models/sport-models.ts';
import { withBuilders } from './with-builders.ts';

const START = Date.UTC(2026, 10, 21, 18);
const EVENT = 7;
const model = modelOf(createSportModels(), 'football');
const strengths = model.strengthsFrom({ home: 1, away: 0 });
const course = () => createModelCourse({ model, strengths, random: createRandom(4242) });
const fixture = {
  id: EVENT,
  sport: 'football',
  sportId: 1,
  champ: { id: 1, name: 'Cup', slug: 'cup', country: 'GB', tier: 1 },
  slug: 'a-b',
  home: { id: 1, name: 'A' },
  away: { id: 2, name: 'B' },
  startsAt: START,
  announcedAt: START - 3_600_000,
  longestSeconds: 112 * 60,
  strengthsAt: () => strengths,
  startCourse: course,
} as const;

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

/** A book that the engine has priced at a moment, with its clock. */
async function priced(at: number) {
  let now = at;
  const book = createMarketBook();
  const engine = createCourseEngine({
    name: 'test',
    calendar: { currentAt: () => [fixture], find: () => fixture },
    book,
    pricer: createInlinePricer(),
    pace: { clock: () => now, speed: 1 },
    log: pino({ level: 'silent' }),
  });
  stops.push(() => engine.stop());
  await engine.tick();
  await engine.tick();
  return {
    book,
    builders: withBuilders(book),
    playTo: async (time: number) => {
      now = time;
      await engine.tick();
    },
  };
}

const home = { marketKey: 'ft-1x2', outcomeCode: 'home' };
const over = { marketKey: 'ft-total@2.5', outcomeCode: 'over' };
const id = (...parts: (typeof home)[]) => builderOutcomeId(EVENT, parts);

describe('the book with builders', () => {
  it('a builder is an outcome with a price from the model that prices its match', async () => {
    const { builders } = await priced(START - 60_000);
    const found = builders.getOutcome(id(home, over));
    const singles = [home, over].map((part) => builders.getOutcome(id(part))?.price ?? '');
    expect(found).toMatchObject({ status: 'open', marketKey: 'builder', isLive: false });
    expect(found?.builder?.parts.map(({ price }) => price)).toEqual(singles);
    expect(Number(found?.price)).toBeGreaterThan(Math.max(...singles.map(Number)));
    const state = model.newMatch();
    const fair = 1 / (model.jointOf?.({ state, strengths, parts: [home, over] })?.at(-1) ?? 0);
    expect(Number(found?.price)).toBeGreaterThan(fair * 0.94 - 0.01);
    expect(Number(found?.price)).toBeLessThan(fair);
    expect(found?.builder?.reduced).toEqual({ 0: singles[0], 1: singles[1] });
  });

  it('an id whose parts are out of order, or of an unknown event, is unknown', async () => {
    const { builders } = await priced(START - 60_000);
    expect(builders.getOutcome('7~builder~ft-total@2.5:over+ft-1x2:home')).toBeUndefined();
    expect(builders.getOutcome('8~builder~ft-1x2:home+ft-total@2.5:over')).toBeUndefined();
    expect(builders.getOutcome(`${id(home, over)}~more`)).toBeUndefined();
  });

  it('a builder is suspended with its match and gets another price in play', async () => {
    const { book, builders, playTo } = await priced(START - 60_000);
    const before = builders.getOutcome(id(home, over));
    await playTo(START + 5 * 60_000);
    await playTo(START + 12 * 60_000);
    const live = builders.getOutcome(id(home, over));
    expect(live).toMatchObject({ status: 'open', isLive: true });
    expect(live?.price).not.toBe(before?.price);
    expect(live?.version).toBeGreaterThan(before?.version ?? 0);
    book.suspend(EVENT, 'goal');
    expect(builders.getOutcome(id(home, over))).toMatchObject({
      status: 'suspended',
      reason: 'goal',
    });
  });

  it('a builder with a part that is no longer offered is closed, and still has a price for those who have it', async () => {
    const { book, builders } = await priced(START - 60_000);
    book.withdraw(EVENT, ['ft-total@2.5']);
    const found = builders.getOutcome(id(home, over));
    expect(found).toMatchObject({ status: 'closed', price: undefined });
    expect(Number(found?.builder?.priceNow)).toBeGreaterThan(1);
  });

  it('builders that there is no time to price are suspended', async () => {
    const { book } = await priced(START - 60_000);
    const none = withBuilders(book, { spend: () => undefined }).getOutcome(id(home, over));
    expect(none).toMatchObject({
      status: 'suspended',
      reason: 'price-unavailable',
      price: undefined,
    });
  });

  it('selections without a common price come with the reason', async () => {
    const { builders } = await priced(START - 60_000);
    const away = { marketKey: 'ft-1x2', outcomeCode: 'away' };
    const asian = { marketKey: 'ft-draw-no-bet', outcomeCode: 'home' };
    const refusal = (...parts: (typeof home)[]) =>
      builders.getOutcome(id(...parts))?.builder?.refusal;
    expect(refusal(home, away)).toMatchObject({ reason: 'contradictory' });
    expect(refusal(home, asian)).toEqual({ reason: 'unsuited', parts: [1] });
    expect(builders.getOutcome(id(home, away))).toMatchObject({ status: 'closed' });
  });

  it('an event that no model of the house prices has no builders', () => {
    const book = createMarketBook();
    addTestEvent(book, { id: 9, markets: 3 });
    const found = withBuilders(book).getOutcome('9~builder~ft-total@0.5:over+ft-total@1.5:under');
    expect(found).toMatchObject({ status: 'closed', price: undefined });
    expect(found?.builder?.refusal?.reason).toBe('unsuited');
  });
});
