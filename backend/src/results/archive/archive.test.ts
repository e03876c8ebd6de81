import type { MatchResult } from '@touchline/domain/markets';
import { describe, expect, it } from 'vitest';
import { addTestEvent } from '../../../test/live/add-test-event.ts';
import { silentLog } from '../../../test/database/test-database.ts';
import { useTestDatabase } from '../../../test/database/use-test-database.ts';
import { createListeners } from '../../pricing/book/listeners.ts';
import { createMarketBook } from '../../pricing/book/market-book.ts';
import type { SettledMatch } from '../../pricing/book/feed-source.ts';
import type { PastMatch } from '../../pricing/book/past-matches.ts';
import { createArchive, KEPT_DAYS } from './archive.ts';

const database = useTestDatabase();
const DAY = 86_400_000;
/** A little after the kick-off of the test events. */
const NOW = 1_000_000;

const score = (home: number, away: number): MatchResult => ({
  sport: 'football',
  status: 'finished',
  fullTime: { home, away },
});

function setUp(given: { now?: number; known?: Map<number, MatchResult>; past?: PastMatch[] } = {}) {
  const book = createMarketBook();
  const results = createListeners<SettledMatch>();
  const asked: number[] = [];
  const time = { now: given.now ?? NOW };
  const archive = createArchive({
    pool: database.pool,
    clock: () => time.now,
    log: silentLog,
    feed: {
      book,
      onResult: results.add,
      resultOf: async (eventId) => {
        asked.push(eventId);
        return given.known?.get(eventId);
      },
      ...(given.past && { pastMatches: async () => given.past ?? [] }),
    },
  });
  return { book, results, asked, archive, time };
}

async function stored(eventId: number) {
  const { rows } = await database.pool.query<{
    status: string;
    result: MatchResult | null;
    season: string;
    corrected_at: Date | null;
  }>('SELECT status, result, season, corrected_at FROM match_result WHERE event_id = $1', [
    eventId,
  ]);
  return rows[0];
}

describe('the archive of results', () => {
  it('a match is kept from its announcement and gets its result when it ends', async () => {
    const { book, results, archive } = setUp();
    addTestEvent(book, { id: 101 });
    archive.start();
    addTestEvent(book, { id: 102 });
    results.notify({ eventId: 102, result: score(2, 1) });
    await archive.catchUp();
    await archive.stop();
    expect(await stored(101)).toMatchObject({ status: 'scheduled', result: null });
    expect(await stored(102)).toMatchObject({
      status: 'finished',
      result: score(2, 1),
      corrected_at: null,
    });
  });

  it('a result that is reported twice is written once, and one that is reported differently is corrected', async () => {
    const { book, results, archive } = setUp();
    archive.start();
    addTestEvent(book, { id: 111 });
    for (const result of [score(1, 0), score(1, 0)]) {
      results.notify({ eventId: 111, result });
      await archive.catchUp();
    }
    expect((await stored(111))?.corrected_at).toBeNull();
    results.notify({ eventId: 111, result: { sport: 'football', status: 'cancelled' } });
    await archive.catchUp();
    await archive.stop();
    expect(await stored(111)).toMatchObject({
      status: 'cancelled',
      corrected_at: new Date(NOW),
    });
  });

  it('a match that ended while nothing ran gets its result after the restart', async () => {
    const before = setUp();
    addTestEvent(before.book, { id: 121 });
    before.archive.start();
    await before.archive.catchUp();
    await before.archive.stop();
    const after = setUp({ known: new Map([[121, score(3, 3)]]) });
    after.archive.start();
    // Some are asked for at once; each comes up.
    for (
      let round = 0;
      after.asked.filter((id) => id === 121).length < 1 && round < 20;
      round += 1
    ) {
      await after.archive.catchUp();
    }
    await after.archive.stop();
    expect(await stored(121)).toMatchObject({ status: 'finished', result: score(3, 3) });
  });

  it('a match that the book has is not asked for: it reports by itself', async () => {
    const { book, archive, asked } = setUp();
    archive.start();
    addTestEvent(book, { id: 131 });
    await archive.catchUp();
    await archive.catchUp();
    await archive.stop();
    expect(asked).not.toContain(131);
  });

  it('an archive that lacks nothing looks for missed results twice a minute, and not each second', async () => {
    const { archive, asked, time } = setUp({ known: new Map([[136, score(1, 0)]]) });
    // All that other tests have left open are asked for first.
    let before = -1;
    while (before !== asked.length) {
      before = asked.length;
      await archive.catchUp();
    }
    const other = setUp();
    addTestEvent(other.book, { id: 136 });
    other.archive.start();
    await other.archive.catchUp();
    await other.archive.stop();
    await archive.catchUp();
    expect(asked).not.toContain(136);
    time.now += 30_000;
    await archive.catchUp();
    expect(asked).toContain(136);
    expect(await stored(136)).toMatchObject({ status: 'finished' });
  });

  it('a result that could not be written is written the next time', async () => {
    const { book, results, archive } = setUp();
    archive.start();
    addTestEvent(book, { id: 141 });
    results.notify({ eventId: 141, result: score(0, 0) });
    await database.pool.query('ALTER TABLE match_result RENAME TO match_result_gone');
    await expect(archive.catchUp()).rejects.toThrow('match_result');
    await database.pool.query('ALTER TABLE match_result_gone RENAME TO match_result');
    await archive.catchUp();
    await archive.stop();
    expect(await stored(141)).toMatchObject({ status: 'finished' });
  });

  it('a feed’s past is written once, with the seasons that its source names', async () => {
    const book = createMarketBook();
    addTestEvent(book, { id: 151 });
    const event = book.event(151);
    const past: PastMatch[] = event
      ? [{ ...event, startsAt: Date.UTC(2020, 6, 26), season: '2019/20', result: score(1, 2) }]
      : [];
    for (const round of [1, 2]) {
      const { archive, time } = setUp({ past, now: NOW + round });
      await archive.catchUp();
      time.now += DAY;
    }
    expect(await stored(151)).toMatchObject({ season: '2019/20', result: score(1, 2) });
  });

  it('the archive forgets what it has had for longer than it reaches back, and what never ended', async () => {
    const { book, results, archive } = setUp();
    archive.start();
    addTestEvent(book, { id: 161 });
    addTestEvent(book, { id: 162 });
    results.notify({ eventId: 161, result: score(1, 1) });
    await archive.catchUp();
    await archive.stop();
    // By then no result is awaited of the one that has none.
    const later = setUp({ now: NOW + (KEPT_DAYS - 1) * DAY });
    await later.archive.catchUp();
    expect(await stored(161)).toBeDefined();
    expect(await stored(162)).toBeUndefined();
    const last = setUp({ now: NOW + (KEPT_DAYS + 1) * DAY });
    await last.archive.catchUp();
    expect(await stored(161)).toBeUndefined();
  });
});
