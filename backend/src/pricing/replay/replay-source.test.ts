import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createMarketBook } from '../book/market-book.ts';
import { createInlinePricer } from '../engine/pricer.ts';
import { createVolatileMemory, type FeedMemory } from '../engine/feed-memory.ts';
import { readReplayFiles } from './read-files.ts';
import { createReplayCalendar } from './replay-calendar.ts';
import { createReplaySource } from './replay-source.ts';

const NOW = Date.UTC(2026, 10, 21, 18, 0, 0);
const MINUTE = 60_000;
const folder = fileURLToPath(new URL('./sample', import.meta.url));

function setUp(
  options: { at?: number; memory?: FeedMemory; paths?: string[]; speed?: number } = {},
) {
  let now = options.at ?? NOW;
  const book = createMarketBook();
  const source = createReplaySource({
    paths: options.paths ?? ['made-up-league.csv', 'made-up-cup.json'],
    folder,
    startsIn: 2 * MINUTE,
    memory: options.memory ?? createVolatileMemory(),
    book,
    pricer: createInlinePricer(),
    pace: { clock: () => now, speed: options.speed ?? 1 },
    log: pino({ level: 'silent' }),
  });
  return { book, source, pass: (ms: number) => (now += ms) };
}

async function started(options: Parameters<typeof setUp>[0] = {}) {
  const world = setUp(options);
  await world.source.start();
  await world.source.stop();
  return world;
}

describe('replay source', () => {
  it('the replay source opens the files as line with their real prices, the first kick-off after the given time', async () => {
    const { book } = await started();
    const events = [...book.events()].sort((left, right) => left.startsAt - right.startsAt);
    expect(events[0]?.startsAt).toBe(NOW + 2 * MINUTE);
    expect(events.every(({ section }) => section === 'line')).toBe(true);
    const [file] = await readReplayFiles(['made-up-league.csv'], folder);
    const first = file?.matches[0];
    const event = events.find(
      ({ home, away }) => home.name === first?.home && away.name === first.away,
    );
    expect(event?.markets.get('ft-1x2')?.prices).toEqual(
      [first?.prices?.result.home, first?.prices?.result.draw, first?.prices?.result.away].map(
        (price) => price?.toFixed(2),
      ),
    );
    expect(event?.markets.get('ft-total@2.5')?.prices[0]).toBe(
      first?.prices?.total?.over.toFixed(2),
    );
    expect(event?.markets.size).toBeGreaterThan(40);
  });

  it('the replay source gives fixtures without prices those of the model', async () => {
    const { book } = await started({ paths: ['made-up-cup.json'] });
    const priced = [...book.events()].filter(({ markets }) => markets.has('ft-1x2'));
    expect(priced.length).toBe(23);
  });

  it('the replay source offers no market that the file cannot settle', async () => {
    const { book } = await started({ paths: ['made-up-cup.json'] });
    const [file] = await readReplayFiles(['made-up-cup.json'], folder);
    const withoutHalf = file?.matches.filter(({ halfTime }) => halfTime === undefined) ?? [];
    expect(withoutHalf.length).toBeGreaterThan(0);
    for (const event of book.events()) {
      const keys = [...event.markets.keys()];
      expect(keys.some((key) => key.startsWith('ft-next-goal'))).toBe(false);
      const lacksHalf = withoutHalf.some(
        ({ home, away }) => home === event.home.name && away === event.away.name,
      );
      if (!lacksHalf) {
        expect(keys.some((key) => key.startsWith('1h-'))).toBe(true);
      }
    }
    const lacking = [...book.events()].filter(
      ({ markets }) => ![...markets.keys()].some((key) => key.startsWith('1h-')),
    );
    expect(lacking.length).toBeGreaterThan(0);
  });

  it('the replay source ends every match with the result of the file', async () => {
    const files = await readReplayFiles(['.'], folder);
    const calendar = createReplayCalendar({
      files,
      pace: { clock: () => NOW, speed: 1 },
      startsAt: NOW,
      run: 1,
    });
    const fixtures = [...Array(200).keys()].flatMap((hour) =>
      calendar.currentAt(NOW + hour * 3_600_000),
    );
    const unique = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
    const matches = files.flatMap((file) => file.matches);
    expect(unique.size).toBe(matches.length);
    for (const fixture of unique.values()) {
      const course = fixture.startCourse();
      course.advanceTo(fixture.longestSeconds);
      const real = matches.filter(
        ({ home, away }) => home === fixture.home.name && away === fixture.away.name,
      );
      expect(real.map(({ fullTime }) => fullTime)).toContainEqual(
        course.result?.sport === 'football' ? course.result.fullTime : undefined,
      );
    }
  });

  it('the replay source resumes after a restart: same ids, same kick-offs, results of what ended', async () => {
    const memory = createVolatileMemory();
    const before = await started({ memory });
    const first = [...before.book.events()].sort(
      (left, right) => left.startsAt - right.startsAt,
    )[0];
    const after = await started({ memory, at: NOW + 200 * MINUTE });
    const known = new Map([...before.book.events()].map(({ id, startsAt }) => [id, startsAt]));
    const again = [...after.book.events()];
    expect(again.length).toBeGreaterThan(20);
    expect(again.every(({ id, startsAt }) => known.get(id) === startsAt)).toBe(true);
    expect(await after.source.resultOf(first?.id ?? 0)).toMatchObject({ status: 'finished' });
    expect(await before.source.resultOf(first?.id ?? 0)).toBeUndefined();
  });

  it('the replay source restarts with new events once the last match has ended, and at another speed', async () => {
    const memory = createVolatileMemory();
    const first = await started({ memory });
    const ids = new Set([...first.book.events()].map(({ id }) => id));
    const later = await started({ memory, at: NOW + 365 * 24 * 60 * MINUTE });
    expect([...later.book.events()].length).toBeGreaterThan(0);
    expect([...later.book.events()].some(({ id }) => ids.has(id))).toBe(false);
    const faster = await started({ memory, at: NOW + 365 * 24 * 60 * MINUTE, speed: 60 });
    expect([...faster.book.events()].some(({ id }) => ids.has(id))).toBe(false);
  });

  it('the replay source starts without events when no file can be read', async () => {
    const { book, source } = await started({ paths: ['missing.csv', '../replay-source.ts'] });
    expect([...book.events()]).toEqual([]);
    expect(await source.resultOf(5)).toBeUndefined();
  });
});
