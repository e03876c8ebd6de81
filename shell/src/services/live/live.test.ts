import type { LineEvent, MarketTuple, TopicSnapshot } from '@touchline/contracts/line';
import { describe, expect, it, vi } from 'vitest';
import { LINGER } from './followed-topics.ts';
import { createLiveBook } from './live-book.ts';
import { createLiveConnection } from './live-connection.ts';
import type { Transport, TransportEvents, WantedTopic } from './transport.ts';

const result: MarketTuple = [
  'ft-1x2',
  1,
  0,
  null,
  [
    ['home', '2.10'],
    ['draw', '3.40'],
    ['away', '3.60'],
  ],
];

const event: LineEvent = {
  id: 1,
  sportId: 1,
  sport: 'football',
  champ: { id: 5, name: 'Premier League', slug: 'premier-league', country: 'GB' },
  slug: 'a-b',
  home: { id: 1, name: 'A' },
  away: { id: 2, name: 'B' },
  startsAt: 0,
  section: 'live',
  state: { status: 'live' },
  marketCount: 60,
  markets: [result],
};
const snapshot = (clk: string) => ({ topic: 't', clk, time: 0, events: [event] });
const price = (from: string, to: string, home: string, version: number) => [
  'delta',
  't',
  from,
  to,
  [['m', 1, 'ft-1x2', version, 0, null, [home, '3.40', '3.60']]],
];

function fakeTransport(name: Transport['name']) {
  const made: {
    events: TransportEvents;
    followed: (readonly WantedTopic[])[];
    tokens: string[];
    closed: boolean;
    pause: number | undefined;
  }[] = [];
  const transport: Transport = {
    name,
    connect: (topics, events) => {
      const entry = {
        events,
        followed: [topics],
        tokens: [] as string[],
        closed: false,
        pause: undefined,
      };
      made.push(entry);
      return {
        follow: (given) => void entry.followed.push(given),
        authenticate: (token) => void entry.tokens.push(token),
        pause: () => entry.pause ?? 0,
        close: () => {
          if (!entry.closed) {
            entry.closed = true;
            events.onClose();
          }
        },
      };
    },
  };
  return { transport, made };
}

function setUp(seeds: Record<string, TopicSnapshot> = {}) {
  let now = 0;
  const timers: { at: number; act: () => void }[] = [];
  const clock = {
    now: () => now,
    after: (milliseconds: number, act: () => void) => {
      const timer = { at: now + milliseconds, act };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
    },
    every: vi.fn(),
  };
  const advance = (milliseconds: number) => {
    const until = now + milliseconds;
    for (;;) {
      const due = timers.toSorted((left, right) => left.at - right.at)[0];
      if (due === undefined || due.at > until) {
        break;
      }
      timers.splice(timers.indexOf(due), 1);
      now = due.at;
      due.act();
    }
    now = until;
  };
  const socket = fakeTransport('websocket');
  const sse = fakeTransport('sse');
  const onServerTime = vi.fn();
  const onReleaseChanged = vi.fn();
  const onRefused = vi.fn();
  const token = vi.fn(
    async (refused?: string): Promise<string | undefined> =>
      refused === undefined ? 'token' : `after ${refused}`,
  );
  const left = new Map(Object.entries(seeds));
  const book = createLiveBook({
    clock,
    seed: (topic) => {
      const seed = left.get(topic);
      left.delete(topic);
      return seed;
    },
  });
  const connection = createLiveConnection({
    book,
    transports: [socket.transport, sse.transport],
    clock,
    log: { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() },
    token,
    onServerTime,
    release: 'r1',
    onReleaseChanged,
    onConfiguration: vi.fn(),
    onRefused,
    random: () => 1,
  });
  const live = { ...book.live, ...connection };
  return {
    live,
    advance,
    socket: socket.made,
    sse: sse.made,
    token,
    onServerTime,
    onReleaseChanged,
    onRefused,
    timers,
  };
}

const hi = ['hi', { protocol: 1, time: 5000, heartbeatMs: 5000, staleAfterMs: 12_000 }];

describe('live prices', () => {
  it('the live prices show what came with the document before anything is connected', () => {
    const { live, socket } = setUp({ t: snapshot('c1') });
    live.follow('t');
    expect(live.outcome('1~ft-1x2~home').get()).toMatchObject({ price: '2.10' });
    expect(socket).toHaveLength(0);
    live.start();
    expect(socket[0]?.followed[0]).toEqual([{ topic: 't', clk: 'c1' }]);
  });

  it('the live prices notify only the subscribers of the price that changed', () => {
    const { live, socket } = setUp({ t: snapshot('c1') });
    live.follow('t');
    live.start();
    const home = vi.fn();
    const draw = vi.fn();
    live.outcome('1~ft-1x2~home').subscribe(home);
    live.outcome('1~ft-1x2~draw').subscribe(draw);
    socket[0]?.events.onFrame(hi);
    socket[0]?.events.onFrame(price('c1', 'c2', '2.20', 2));
    expect(home).toHaveBeenCalledOnce();
    expect(draw).not.toHaveBeenCalled();
    expect(live.status.get()).toMatchObject({ state: 'live', transport: 'websocket' });
  });

  it('a release that came while nothing was connected is reported with the next greeting, once', () => {
    const { live, socket, advance, onReleaseChanged } = setUp({ t: snapshot('c1') });
    const greet = (release: string) => ['hi', { ...(hi[1] as object), release }];
    live.follow('t');
    live.start();
    socket[0]?.events.onFrame(greet('r1'));
    expect(onReleaseChanged).not.toHaveBeenCalled();
    socket[0]?.events.onClose();
    advance(2000);
    socket[1]?.events.onFrame(greet('r2'));
    socket[1]?.events.onFrame(greet('r2'));
    expect(onReleaseChanged.mock.calls).toEqual([['r2']]);
    socket[1]?.events.onFrame(['sys', { type: 'release-changed', release: 'r3' }]);
    expect(onReleaseChanged).toHaveBeenLastCalledWith('r3');
  });

  it('the code that the server refuses the connection with is reported', () => {
    const { live, socket, onRefused } = setUp({ t: snapshot('c1') });
    live.follow('t');
    live.start();
    socket[0]?.events.onFrame(hi);
    expect(onRefused).not.toHaveBeenCalled();
    socket[0]?.events.onFrame(['err', 'visitor_blocked', 'closed']);
    expect(onRefused.mock.calls).toEqual([['visitor_blocked']]);
  });

  it('a gap requests the topic again from the clock of the page', () => {
    const { live, socket } = setUp({ t: snapshot('c1') });
    live.follow('t');
    live.start();
    socket[0]?.events.onFrame(price('c5', 'c6', '2.20', 2));
    expect(socket[0]?.followed.slice(-2)).toEqual([[], [{ topic: 't', clk: 'c1' }]]);
    expect(live.outcome('1~ft-1x2~home').get()?.price).toBe('2.10');
  });

  it('a frame that does not fit is reported and skipped', () => {
    const { live, socket } = setUp({ t: snapshot('c1') });
    live.follow('t');
    live.start();
    socket[0]?.events.onFrame([
      'delta',
      't',
      'c1',
      'c2',
      [['m', 1, 'ft-1x2', 2, 0, null, ['free']]],
    ]);
    expect(live.topic('t').get().clk).toBe('c1');
  });

  it('the live prices become stale by silence and the connection is made again with its clock', () => {
    const { live, socket, advance } = setUp({ t: snapshot('c1') });
    live.follow('t');
    live.start();
    socket[0]?.events.onFrame(hi);
    socket[0]?.events.onFrame(price('c1', 'c2', '2.20', 2));
    advance(11_999);
    expect(live.status.get().state).toBe('live');
    advance(1);
    expect(live.status.get()).toMatchObject({ state: 'stale', lastHeardAt: 0 });
    advance(2000);
    expect(socket).toHaveLength(2);
    expect(socket[1]?.followed[0]).toEqual([{ topic: 't', clk: 'c2' }]);
    socket[1]?.events.onFrame(hi);
    expect(live.status.get().state).toBe('live');
  });

  it('a polling transport is stale once a response is missing, not while none is due', () => {
    const { live, socket, advance } = setUp({ t: snapshot('c1') });
    live.follow('t');
    live.start();
    const [connection] = socket;
    if (connection === undefined) {
      throw new Error('nothing was connected');
    }
    connection.pause = 60_000;
    connection.events.onFrame(hi);
    advance(119_999);
    expect(live.status.get().state).toBe('live');
    advance(1);
    expect(live.status.get().state).toBe('stale');
  });

  it('a stream that never begins makes the prices of the document stale after 15 s', () => {
    const { live, socket, advance } = setUp({ t: snapshot('c1') });
    live.follow('t');
    live.start();
    advance(5_000);
    socket.at(-1)?.events.onClose();
    advance(9_999);
    expect(live.status.get().state).toBe('connecting');
    advance(1);
    expect(live.status.get().state).toBe('stale');
    socket.at(-1)?.events.onFrame(hi);
    expect(live.status.get().state).toBe('live');
  });

  it('a way that never answers is given up after 10 s, and the next one tried', () => {
    const { live, socket, sse, advance } = setUp({ t: snapshot('c1') });
    live.follow('t');
    live.start();
    advance(9_999);
    expect(socket[0]?.closed).toBe(false);
    advance(1);
    expect(socket[0]?.closed).toBe(true);
    advance(2_000);
    expect([socket.length, sse.length]).toEqual([1, 1]);
    sse[0]?.events.onFrame(hi);
    expect(live.status.get()).toMatchObject({ state: 'live', transport: 'sse' });
    // What did answer is not given up for it.
    advance(10_000);
    expect(sse[0]?.closed).toBe(false);
  });

  it('the live prices use the next transport after two failures, and retry the best one later', () => {
    const { live, socket, sse, advance } = setUp();
    live.follow('t');
    live.start();
    socket[0]?.events.onClose();
    advance(2000);
    socket[1]?.events.onClose();
    advance(4000);
    expect(sse).toHaveLength(1);
    sse[0]?.events.onFrame(hi);
    expect(live.status.get().transport).toBe('sse');
    advance(5000);
    sse[0]?.events.onFrame(['beat', 1]);
    for (let second = 0; second < 55; second += 5) {
      advance(5000);
      sse[0]?.events.onFrame(['beat', 1]);
    }
    expect(socket).toHaveLength(3);
  });

  it('a page that was left long is disconnected and resumes immediately', () => {
    const { live, socket } = setUp({ t: snapshot('c1') });
    live.follow('t');
    live.start();
    live.setActive(false);
    expect(socket[0]?.closed).toBe(true);
    expect(live.status.get().state).toBe('offline');
    live.setActive(true);
    expect(socket).toHaveLength(2);
  });

  it('a page that was left long resumes by the way that worked, and tries the best one later', () => {
    const { live, socket, sse, advance } = setUp();
    live.follow('t');
    live.start();
    socket[0]?.events.onClose();
    advance(2000);
    socket[1]?.events.onClose();
    advance(4000);
    sse[0]?.events.onFrame(hi);
    live.setActive(false);
    advance(120_000);
    live.setActive(true);
    expect([socket.length, sse.length]).toEqual([2, 2]);
    for (let second = 0; second < 60; second += 5) {
      sse[1]?.events.onFrame(['beat', 1]);
      advance(5000);
    }
    expect(socket).toHaveLength(3);
  });

  it('the live prices have what came with the document for the first render, before any subscriber', () => {
    const { live } = setUp({ t: snapshot('c1') });
    expect(live.topic('t').get().ready).toBe(true);
  });

  it('the live prices follow a topic once for all subscribers and drop it a while after the last', () => {
    const { live, socket, advance } = setUp({ t: snapshot('c1') });
    const first = live.follow('t');
    const second = live.follow('t');
    live.start();
    first();
    first();
    expect(live.topic('t').get().ready).toBe(true);
    second();
    expect(live.topic('t').get().ready).toBe(true);
    for (const passed of [LINGER / 2, LINGER / 2]) {
      // The line is heard, or the connection would be made again.
      socket[0]?.events.onFrame(hi);
      advance(passed);
    }
    expect(live.topic('t').get().ready).toBe(false);
    expect(socket[0]?.followed.at(-1)).toEqual([]);
  });

  it('the live prices identify the player, receive their events, and start clean for another', async () => {
    const { live, socket } = setUp();
    const heard = vi.fn();
    live.onPlayerEvent(heard);
    live.follow('t');
    live.start();
    await vi.waitFor(() => expect(socket[0]?.tokens).toEqual(['token']));
    socket[0]?.events.onFrame([
      'me',
      { type: 'balance', accountId: 'a', currency: 'EUR', balance: 500 },
    ]);
    expect(heard).toHaveBeenCalledOnce();
    live.reauthenticate();
    expect(socket[0]?.closed).toBe(true);
    expect(socket).toHaveLength(2);
  });

  it('the live prices leave no timer behind when they are stopped', () => {
    const { live, socket, timers } = setUp();
    live.follow('t');
    live.start();
    socket[0]?.events.onFrame(hi);
    live.stop();
    expect(timers).toEqual([]);
  });

  describe('with a refused token', () => {
    const settle = () => new Promise((resolve) => setTimeout(resolve));
    const refusal = ['err', 'token_expired', 'the token has been superseded'];

    it('the live prices with a refused token present another on the same connection, once', async () => {
      const { live, socket } = setUp({ t: snapshot('c1') });
      live.follow('t');
      live.start();
      await settle();
      socket[0]?.events.onFrame(hi);
      socket[0]?.events.onFrame(refusal);
      socket[0]?.events.onFrame(refusal);
      await settle();
      expect(socket[0]?.tokens).toEqual(['token', 'after token']);
    });

    it('the live prices with a refused token connect again immediately where the connection is closed for it, and are never stale', async () => {
      const { live, socket, token } = setUp({ t: snapshot('c1') });
      live.follow('t');
      live.start();
      await settle();
      socket[0]?.events.onFrame(hi);
      token.mockResolvedValue('new');
      socket[0]?.events.onFrame(refusal);
      socket[0]?.events.onClose();
      expect(live.status.get().state).toBe('live');
      await settle();
      expect(token.mock.calls).toEqual([[undefined], ['token'], [undefined]]);
      expect([socket.length, socket[1]?.tokens]).toEqual([2, ['new']]);
      expect(live.status.get().state).toBe('live');
    });

    it('the live prices with a refused token continue for a guest where the session has ended', async () => {
      const { live, socket, token } = setUp({ t: snapshot('c1') });
      live.follow('t');
      live.start();
      await settle();
      token.mockResolvedValue(undefined);
      socket[0]?.events.onFrame(hi);
      socket[0]?.events.onFrame(['err', 'unauthorized', 'the session has ended']);
      socket[0]?.events.onClose();
      await settle();
      expect([socket.length, socket[1]?.tokens]).toEqual([2, []]);
    });

    it('the live prices do not request tokens endlessly where every token is refused', async () => {
      const { live, socket, advance } = setUp({ t: snapshot('c1') });
      live.follow('t');
      live.start();
      await settle();
      for (let refused = 0; refused < 5; refused += 1) {
        socket[0]?.events.onFrame(refusal);
        await settle();
      }
      expect(socket[0]?.tokens).toHaveLength(2);
      advance(5000);
      socket[0]?.events.onFrame(refusal);
      await settle();
      expect(socket[0]?.tokens).toHaveLength(3);
    });
  });
});
