import { inflateRawSync } from 'node:zlib';
import { CompetitionHub } from '@touchline/contracts/configuration';
import { ServerFrame } from '@touchline/contracts/live';
import { describe, expect, it, vi } from 'vitest';
import type { MarketOffer } from '../../pricing/book/book-event.ts';
import { createMarketBook } from '../../pricing/book/market-book.ts';
import { deflateText, type EncodedFrame } from './encoded-frame.ts';
import { addTestEvent, totalOffer } from '../../../test/live/add-test-event.ts';
import { createHubIndex } from '../hubs/competition-hubs.ts';
import { createTopicHub } from './topic-hub.ts';

function setUp() {
  const book = createMarketBook();
  let now = 0;
  let generation = 0;
  let deflations = 0;
  const hub = createTopicHub({
    book,
    clock: () => now,
    createGeneration: () => {
      generation += 1;
      return `g${generation}`;
    },
    deflate: (text) => {
      deflations += 1;
      return deflateText(text);
    },
  });
  addTestEvent(book, { id: 1 });
  const page = (language = 'en') => {
    const frames: ServerFrame[] = [];
    let isOpen = true;
    const subscriber = {
      send(frame: EncodedFrame) {
        if (isOpen) {
          const wire = frame.wire();
          const text = typeof wire === 'string' ? wire : inflateRawSync(wire).toString();
          expect(text).toBe(frame.text);
          frames.push(ServerFrame.parse(JSON.parse(text)));
        }
        return isOpen;
      },
      language,
      isClear: () => isOpen,
    };
    return { frames, subscriber, block: () => (isOpen = false), unblock: () => (isOpen = true) };
  };
  return {
    book,
    hub,
    page,
    deflations: () => deflations,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

function clkOf(frame: ServerFrame | undefined): string | undefined {
  if (frame?.[0] === 'snap') {
    return frame[1].clk;
  }
  return frame?.[0] === 'delta' ? frame[3] : undefined;
}

const COPA = { sport: 'football', country: 'ES', slug: 'copa-atletico' } as const;

describe('topic hub', () => {
  it('an outright is in its competition’s own topic and its hub’s, and in no list of matches', () => {
    const { book, hub, page } = setUp();
    const [match] = [...book.events()];
    if (match === undefined) throw new RangeError('the book is empty');
    const { sport, champ } = match;
    const index = createHubIndex([
      CompetitionHub.parse({
        name: 'own',
        competitions: [{ sport, country: champ.country, slug: champ.slug }],
      }),
    ]);
    const ofHubs = createTopicHub({
      book,
      clock: () => 0,
      createGeneration: () => 'g',
      hubs: () => index,
    });
    const idsOf = (topics: typeof hub, name: string) =>
      (
        JSON.parse(topics.open(name)?.snapshot('en').body ?? '{"events":[]}') as {
          events: { id: number; outright?: object }[];
        }
      ).events.map(({ id }) => id);
    expect(idsOf(hub, `outrights:${champ.id}`)).toEqual([]);
    const { frames, subscriber } = page();
    hub.subscribe(`outrights:${champ.id}`, undefined, subscriber);
    book.add(
      {
        ...match,
        id: 900,
        outright: { from: 0, until: 1, competitors: [{ id: 5, name: 'Ants' }] },
      },
      { status: 'scheduled' },
    );
    hub.flush();
    expect(frames.length).toBeGreaterThan(0);
    expect(idsOf(ofHubs, `outrights:${champ.id}`)).toEqual([900]);
    expect(idsOf(ofHubs, 'outrights:own')).toEqual([900]);
    for (const list of [`list:line:${sport}`, `champ:line:${champ.id}`, 'top:line', 'hub:own']) {
      expect(idsOf(ofHubs, list), list).not.toContain(900);
    }
    expect(ofHubs.open('outrights:unknown')).toBeUndefined();
  });

  it('the number of incidents is sent to the event’s own page alone; players are named there as well', () => {
    const { book, hub, page } = setUp();
    const [match] = [...book.events()];
    if (match === undefined) throw new RangeError('the book is empty');
    const players = () => [{ id: 7, name: 'Ida', side: 'home' as const }];
    book.add({ ...match, id: 2, players }, { status: 'live' });
    const [own, row, list] = ['event:2', 'row:2', `list:line:${match.sport}`].map((topic) => {
      const { frames, subscriber } = page();
      hub.subscribe(topic, undefined, subscriber);
      return frames;
    });
    const namesIn = (frame: ServerFrame | undefined) =>
      frame?.[0] === 'snap' && frame[1].events.map((event) => event.players);
    expect(namesIn(own?.[0])).toEqual([players()]);
    expect(namesIn(row?.[0])).toEqual([undefined]);
    book.setReported(2, 3);
    hub.flush();
    expect(own?.[1]?.[4]).toEqual([['e', 2, { status: 'live', reported: 3 }]]);
    expect(row).toHaveLength(1);
    expect(list).toHaveLength(1);
    book.setReported(2, 3);
    hub.flush();
    expect(own).toHaveLength(2);
    // What else is sent of it says how far it is, so that no topic takes it away from another.
    book.setState(2, { status: 'finished' });
    hub.flush();
    expect(row?.[1]?.[4]).toEqual([['e', 2, { status: 'finished', reported: 3 }]]);
  });

  it('the topic of a competition hub has its live and coming events, as its competitions change', () => {
    let hubs = createHubIndex([]);
    const book = createMarketBook();
    let generation = 0;
    const hub = createTopicHub({
      book,
      clock: () => 0,
      hubs: () => hubs,
      createGeneration: () => `g${(generation += 1)}`,
    });
    const idsOf = () => {
      const { body } = hub.open('hub:copa')?.snapshot('en') ?? { body: '{}' };
      return (JSON.parse(body) as { events?: { id: number }[] }).events?.map(({ id }) => id);
    };
    addTestEvent(book, { id: 1 });
    addTestEvent(book, { id: 2, isLive: false });
    expect(idsOf()).toBeUndefined();
    const copa = CompetitionHub.parse({ name: 'copa', competitions: [COPA] });
    hubs = createHubIndex([copa]);
    expect(idsOf()).toEqual([1, 2]);
    addTestEvent(book, { id: 3 });
    hub.flush();
    expect(idsOf()).toEqual([1, 2, 3]);
    hubs = createHubIndex([{ ...copa, competitions: [{ ...COPA, slug: 'copa-del-rey' }] }]);
    hub.flush();
    expect(idsOf()).toEqual([]);
    hubs = createHubIndex([copa]);
    hub.flush();
    expect(idsOf()).toEqual([1, 2, 3]);
  });

  it('the topic hub sends a snapshot, then deltas that join it without gap', () => {
    const { book, hub, page } = setUp();
    const { frames, subscriber } = page();
    hub.subscribe('list:live:football', undefined, subscriber);
    book.offer(1, [totalOffer('0.5', '1.85', '2.00')]);
    hub.flush();
    book.offer(1, [totalOffer('0.5', '1.80', '2.05')]);
    hub.flush();
    expect(frames.map(([kind]) => kind)).toEqual(['snap', 'delta', 'delta']);
    expect(frames[1]?.[2]).toBe(clkOf(frames[0]));
    expect(frames[2]?.[2]).toBe(clkOf(frames[1]));
    expect(frames[2]?.[4]).toEqual([['m', 1, 'ft-total@0.5', 4, 0, null, ['1.80', '2.05']]]);
  });

  it('the topic hub coalesces what happens between two flushes into the last state', () => {
    const { book, hub, page } = setUp();
    const { frames, subscriber } = page();
    hub.subscribe('event:1', undefined, subscriber);
    book.offer(1, [totalOffer('0.5', '1.85', '2.00')]);
    book.suspend(1, 'goal');
    hub.flush();
    expect(frames[1]?.[4]).toEqual([['m', 1, 'ft-total@0.5', 4, 1, 'goal', ['1.85', '2.00']]]);
    hub.flush();
    expect(frames).toHaveLength(2);
  });

  it('the topic hub resumes from a cached clock with the deltas after it alone', () => {
    const { book, hub, page } = setUp();
    const first = page();
    const stop = hub.subscribe('event:1', undefined, first.subscriber);
    book.offer(1, [totalOffer('0.5', '1.85', '2.00')]);
    hub.flush();
    stop?.();
    book.offer(1, [totalOffer('0.5', '1.80', '2.05')]);
    hub.flush();
    const second = page();
    hub.subscribe('event:1', clkOf(first.frames[1]), second.subscriber);
    expect(second.frames.map(([kind]) => kind)).toEqual(['delta']);
    expect(second.frames[0]?.[2]).toBe(clkOf(first.frames[1]));
  });

  it('the topic hub answers an unknown clock, such as one from before a restart, with a snapshot', () => {
    const { hub, page } = setUp();
    const { frames, subscriber } = page();
    hub.subscribe('event:1', 'other.5', subscriber);
    expect(frames.map(([kind]) => kind)).toEqual(['snap']);
  });

  it('the topic hub sends nothing on resuming at the present clock', () => {
    const { hub, page } = setUp();
    const { frames, subscriber } = page();
    hub.subscribe('event:1', hub.open('event:1')?.clk, subscriber);
    expect(frames).toEqual([]);
  });

  it('the topic hub compresses a frame once for all its subscribers', () => {
    const { book, hub, page, deflations } = setUp();
    addTestEvent(book, { id: 2, markets: 40 });
    const pages = Array.from({ length: 50 }, () => page());
    for (const { subscriber } of pages) {
      hub.subscribe('event:2', undefined, subscriber);
    }
    expect(deflations()).toBe(1);
    book.offer(
      2,
      Array.from({ length: 40 }, (_, at) => totalOffer(`${at}.5`, '1.70', '2.10')),
    );
    hub.flush();
    expect(deflations()).toBe(2);
    expect(pages.every(({ frames }) => frames.length === 2)).toBe(true);
  });

  it('the topic hub drops frames for a page that lags behind, and sends it a snapshot once it has caught up', () => {
    const { book, hub, page } = setUp();
    const slow = page();
    const quick = page();
    hub.subscribe('event:1', undefined, slow.subscriber);
    hub.subscribe('event:1', undefined, quick.subscriber);
    slow.block();
    for (const price of ['1.85', '1.80', '1.75']) {
      book.offer(1, [totalOffer('0.5', price, '2.00')]);
      hub.flush();
    }
    expect([slow.frames.length, quick.frames.length]).toEqual([1, 4]);
    slow.unblock();
    hub.flush();
    expect(slow.frames.map(([kind]) => kind)).toEqual(['snap', 'snap']);
    expect(clkOf(slow.frames[1])).toBe(clkOf(quick.frames[3]));
    book.offer(1, [totalOffer('0.5', '1.70', '2.00')]);
    hub.flush();
    expect(slow.frames[2]).toEqual(quick.frames[4]);
  });

  it('the topic hub returns a snapshot exactly as of its clock, whatever has happened since', () => {
    const { book, hub } = setUp();
    const topic = hub.open('event:1');
    const before = topic?.snapshot('en');
    book.offer(1, [totalOffer('0.5', '1.20', '4.00'), totalOffer('1.5', '1.50', '2.50')]);
    book.setState(1, { status: 'live', period: '2h' });
    addTestEvent(book, { id: 3 });
    expect(topic?.snapshot('en').body).toBe(before?.body);
    const fresh = setUp();
    const late = fresh.hub.open('event:1');
    fresh.book.offer(1, [totalOffer('0.5', '1.20', '4.00')]);
    expect(late?.snapshot('en').body).toContain('"1.90"');
  });

  it('the topic hub moves an event from the line topics to the live ones at kick-off, and out at its end', () => {
    const { book, hub, page } = setUp();
    addTestEvent(book, { id: 4, isLive: false });
    const line = page();
    const live = page();
    hub.subscribe('champ:line:9', undefined, line.subscriber);
    hub.subscribe('champ:live:9', undefined, live.subscriber);
    book.goLive(4, { status: 'live', period: '1h' });
    hub.flush();
    expect(line.frames[1]?.[4]).toEqual([['-', 4]]);
    expect((live.frames[1]?.[4] as unknown[][] | undefined)?.[0]).toMatchObject([
      '+',
      { id: 4, section: 'live' },
    ]);
    book.close(4, { status: 'finished' }, 'finished');
    hub.flush();
    expect(live.frames[2]?.[4]).toEqual([['-', 4]]);
  });

  it('the topic hub notifies an open event page of kick-off, added and removed markets, and their number', () => {
    const { book, hub, page } = setUp();
    const { frames, subscriber } = page();
    hub.subscribe('event:1', undefined, subscriber);
    book.offer(1, [totalOffer('1.5', '2.40', '1.55')]);
    hub.flush();
    expect(frames[1]?.[4]).toEqual([
      [
        'M',
        1,
        [
          'ft-total@1.5',
          3,
          0,
          null,
          [
            ['over', '2.40'],
            ['under', '1.55'],
          ],
        ],
      ],
      ['c', 1, 2],
    ]);
    book.withdraw(1, ['ft-total@0.5']);
    hub.flush();
    expect(frames[2]?.[4]).toEqual([
      ['x', 1, 'ft-total@0.5'],
      ['c', 1, 1],
    ]);
  });

  it('the topic hub knows topics by name alone, and no event that the book does not have', () => {
    const { hub } = setUp();
    const known = [
      'top:live',
      'top:line',
      'top:popular',
      'top:soon',
      'list:line:tennis',
      'champ:live:9',
      'event:1',
      'list:live:football:both-score',
      'champ:line:9:sets',
      'row:1',
    ];
    expect(known.filter((name) => hub.open(name) === undefined)).toEqual([]);
    const unknown = [
      '',
      'top',
      'top:x',
      'list:live',
      'list:live:chess',
      'champ:live:x',
      'event:2',
      'event:1:2',
      'event:-1',
      'row:2',
      'row:1:2',
      'top:live:both-score',
      'list:live:tennis:both-score',
      'list:live:football:result',
      'list:live:football:nonsense',
      'champ:live:9:total',
      'champ:live:9:sets:1',
    ];
    expect(unknown.filter((name) => hub.open(name) !== undefined)).toEqual([]);
  });

  it('an event as a row of a list has its main markets alone, and changes with them', () => {
    const { book, hub, page } = setUp();
    const { frames, subscriber } = page();
    const oddEven = { key: 'ft-odd-even', codes: ['odd', 'even'], prices: ['1.90', '1.90'] };
    book.offer(1, [totalOffer('0.5', '1.90', '1.95'), oddEven]);
    hub.subscribe('row:1', undefined, subscriber);
    expect(frames[0]?.[0] === 'snap' && frames[0][1].events).toMatchObject([
      {
        id: 1,
        marketCount: 2,
        markets: [['ft-total@0.5', expect.any(Number), 0, null, expect.any(Array)]],
      },
    ]);
    book.offer(1, [totalOffer('0.5', '1.80', '2.05'), oddEven]);
    hub.flush();
    expect(frames[1]?.[4]).toMatchObject([
      ['m', 1, 'ft-total@0.5', expect.any(Number), 0, null, ['1.80', '2.05']],
    ]);
  });

  it('a list of one market has the events of the list it is of, each with that market alone', () => {
    const { book, hub, page } = setUp();
    const { frames, subscriber } = page();
    const score = (yes: string, no: string): MarketOffer => ({
      key: 'ft-both-score',
      codes: ['yes', 'no'],
      prices: [yes, no],
    });
    book.offer(1, [totalOffer('0.5', '1.90', '1.95'), score('1.80', '2.00')]);
    addTestEvent(book, { id: 2 });
    hub.subscribe('list:live:football:both-score', undefined, subscriber);
    expect(frames[0]?.[0] === 'snap' && frames[0][1].events).toMatchObject([
      { id: 1, markets: [['ft-both-score', expect.any(Number), 0, null, expect.any(Array)]] },
      { id: 2, markets: [] },
    ]);
    book.offer(1, [totalOffer('0.5', '1.80', '2.05'), score('1.80', '2.00')]);
    hub.flush();
    expect(frames).toHaveLength(1);
    book.offer(1, [totalOffer('0.5', '1.80', '2.05'), score('1.85', '1.95')]);
    hub.flush();
    expect(frames[1]?.[4]).toMatchObject([
      ['m', 1, 'ft-both-score', expect.any(Number), 0, null, ['1.85', '1.95']],
    ]);
  });

  it('the topic hub keeps an unwatched topic for a while, so that a socket resumes from an HTTP response', () => {
    const { hub, pass } = setUp();
    const clk = hub.open('event:1')?.clk;
    pass(59_000);
    hub.flush();
    expect(hub.open('event:1')?.clk).toBe(clk);
    pass(61_000);
    hub.flush();
    expect(hub.counts().topics).toBe(0);
    expect(hub.open('event:1')?.clk).not.toBe(clk);
  });

  it('the topic hub shows some events of each sport in the top list, and replaces those that end', () => {
    const { book, hub, page } = setUp();
    for (let id = 10; id < 22; id += 1) {
      addTestEvent(book, { id });
    }
    const { frames, subscriber } = page();
    hub.subscribe('top:live', undefined, subscriber);
    const ids = frames[0]?.[0] === 'snap' ? frames[0][1].events.map(({ id }) => id) : [];
    expect(ids).toEqual([21, 20, 19, 18, 17, 16, 15, 14, 13, 12]);
    book.close(14, { status: 'finished' }, 'finished');
    hub.flush();
    const changes = frames[1]?.[4] as unknown[][];
    expect(changes.map(([kind]) => kind).sort()).toEqual(['+', '-']);
  });

  it('a top list is chosen among all events once a second, not with every delta', () => {
    const { book, hub, page, pass } = setUp();
    addTestEvent(book, { id: 10 });
    const { subscriber } = page();
    hub.subscribe('top:popular', undefined, subscriber);
    hub.subscribe('top:soon', undefined, subscriber);
    const reads = vi.spyOn(book, 'events');
    for (let tick = 0; tick < 4; tick += 1) {
      pass(200);
      book.offer(10, [totalOffer('0.5', `1.9${tick}`, '1.95')]);
      hub.flush();
    }
    expect(reads).not.toHaveBeenCalled();
    pass(200);
    hub.flush();
    expect(reads).toHaveBeenCalled();
  });

  it('the topic hub names a new event in the language of each page, and compresses prices once for all', () => {
    const { book, hub, page, deflations } = setUp();
    const russian = page('ru');
    const english = page();
    for (const { subscriber } of [russian, english]) {
      hub.subscribe('list:live:football', undefined, subscriber);
    }
    const names = { home: 'Arsenal', away: 'Chelsea', champ: 'Premier League' };
    addTestEvent(book, { id: 7, names });
    hub.flush();
    const homeOf = (frame: ServerFrame | undefined) =>
      frame?.[0] === 'delta'
        ? frame[4].flatMap((change) => (change[0] === '+' ? [change[1].home.name] : []))
        : [];
    expect(homeOf(russian.frames[1])).toEqual(['Арсенал']);
    expect(homeOf(english.frames[1])).toEqual(['Arsenal']);
    expect(clkOf(russian.frames[1])).toBe(clkOf(english.frames[1]));
    addTestEvent(book, { id: 2, markets: 40 });
    for (const { subscriber } of [russian, english]) {
      hub.subscribe('event:2', undefined, subscriber);
    }
    hub.flush();
    const before = deflations();
    book.offer(
      2,
      Array.from({ length: 40 }, (_, at) => totalOffer(`${at}.5`, '1.70', '2.10')),
    );
    hub.flush();
    expect(deflations()).toBe(before + 1);
    expect(russian.frames.at(-1)).toEqual(english.frames.at(-1));
  });
});
