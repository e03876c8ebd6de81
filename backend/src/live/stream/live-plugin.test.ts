import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { inflateRawSync } from 'node:zlib';
import type { TopicSnapshot } from '@touchline/contracts/line';
import { ServerFrame } from '@touchline/contracts/live';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createMarketBook } from '../../pricing/book/market-book.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { AppOptions } from '../../platform/http/create-app.ts';
import { createTestApp } from '../../../test/platform/test-app.ts';
import type { LiveLimits } from './connection.ts';
import { createLocalBus } from './live-bus.ts';
import { addTestEvent, totalOffer } from '../../../test/live/add-test-event.ts';
import { createLive, type LiveOptions } from './live-plugin.ts';
import { createTopicHub } from './topic-hub.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

const EXPIRES_AT = 605_000;
const HOLDER = { id: '10000001', sessionId: 's', epoch: 1, expiresAt: EXPIRES_AT };

async function setUp(
  limits: Partial<LiveLimits> = {},
  { currentVersions, ...options }: Partial<AppOptions> & Pick<LiveOptions, 'currentVersions'> = {},
) {
  let now = 5_000;
  const book = createMarketBook();
  addTestEvent(book, { id: 1, markets: 30 });
  const clock = () => now;
  // The interval is longer than any test: flushes are called by hand.
  const hub = createTopicHub({ book, clock, intervalMs: 3_600_000, createGeneration: () => 'g' });
  const bus = createLocalBus();
  const verifyToken = async (token: string) => {
    if (token !== 'good') {
      throw new ApiError('unauthorized', 'no');
    }
    return HOLDER;
  };
  const app = await createTestApp(options);
  const live = createLive({
    hub,
    bus,
    clock,
    verifyToken,
    tokenOf: (request) => request.cookies['user_token'],
    allowedOrigins: ['https://ok.example'],
    limits,
    ...(currentVersions && { currentVersions }),
  });
  live.register(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  closers.push(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const passTime = (milliseconds: number) => {
    now += milliseconds;
  };
  return { app, book, hub, live, port, passTime };
}

/** A page: a real socket and the frames it has received. */
async function openPage(
  port: number,
  options: { origin?: string; headers?: Record<string, string> } = {},
) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live-api/v1/ws`, {
    ...options,
    perMessageDeflate: true,
  });
  const frames: ServerFrame[] = [];
  const kinds: string[] = [];
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    const text = isBinary ? inflateRawSync(data).toString() : data.toString();
    kinds.push(isBinary ? 'binary' : 'text');
    frames.push(ServerFrame.parse(JSON.parse(text)));
  });
  let reason = '';
  const closed = new Promise<number>((resolve) => {
    socket.on('close', (code, text) => {
      reason = text.toString();
      resolve(code);
    });
  });
  await once(socket, 'open');
  closers.push(async () => socket.terminate());
  const until = (count: number) =>
    vi.waitFor(() => expect(frames.length).toBeGreaterThanOrEqual(count));
  const say = (frame: unknown) =>
    socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  return { socket, frames, kinds, closed, reason: () => reason, until, say };
}

describe('live socket', () => {
  it('the live socket sends a greeting, a compressed snapshot, then deltas as text where they are small', async () => {
    const { port, book, hub } = await setUp();
    const page = await openPage(port);
    page.say(['sub', 'event:1']);
    await page.until(2);
    expect(page.frames[0]).toEqual([
      'hi',
      { protocol: 1, time: 5_000, heartbeatMs: 10_000, staleAfterMs: 25_000 },
    ]);
    expect(page.frames[1]).toMatchObject([
      'snap',
      { topic: 'event:1', events: [{ id: 1, marketCount: 30 }] },
    ]);
    book.offer(1, [totalOffer('0.5', '1.85', '2.00')]);
    hub.flush();
    await page.until(3);
    expect(page.frames[2]?.[0]).toBe('delta');
    expect(page.kinds).toEqual(['text', 'binary', 'text']);
    expect(page.socket.extensions).toBe('');
  });

  it('the live socket and stream send the configuration and release that are current for the client', async () => {
    const currentVersions = (cookies?: string) => ({
      configuration: 'c7',
      release: cookies ?? 'most',
    });
    const { port, app } = await setUp({}, { currentVersions });
    const page = await openPage(port, { headers: { cookie: 'v=1' } });
    await page.until(1);
    expect(page.frames[0]?.[1]).toMatchObject({ configuration: 'c7', release: 'v=1' });
    const poll = await app.inject('/live-api/v1/poll?topics=event:1');
    expect(poll.json()[0][1]).toMatchObject({ configuration: 'c7', release: 'most' });
  });

  it('the live socket resumes after a lost connection from the clock of the page', async () => {
    const { port, book, hub } = await setUp();
    const first = await openPage(port);
    first.say(['sub', 'event:1']);
    await first.until(2);
    const clk = (first.frames[1]?.[1] as TopicSnapshot | undefined)?.clk;
    first.socket.terminate();
    await first.closed;
    book.offer(1, [totalOffer('0.5', '1.85', '2.00')]);
    hub.flush();
    const second = await openPage(port);
    second.say(['sub', 'event:1', clk]);
    await second.until(2);
    expect(second.frames[1]?.slice(0, 3)).toEqual(['delta', 'event:1', clk]);
  });

  it('the live socket stops a topic on unsub, and subscriptions with the connection', async () => {
    const { port, book, hub, live } = await setUp();
    const page = await openPage(port);
    page.say(['sub', 'event:1']);
    page.say(['sub', 'top:live']);
    await page.until(3);
    expect(hub.counts().subscriptions).toBe(2);
    page.say(['unsub', 'event:1']);
    await vi.waitFor(() => expect(hub.counts().subscriptions).toBe(1));
    book.offer(1, [totalOffer('0.5', '1.85', '2.00')]);
    hub.flush();
    await page.until(4);
    expect(page.frames[3]?.[1]).toBe('top:live');
    page.socket.close();
    await vi.waitFor(() => expect(live.connectionCount()).toBe(0));
    expect(hub.counts().subscriptions).toBe(0);
  });

  it('the live socket answers an impossible request with a coded frame', async () => {
    const { port } = await setUp({ topicsPerConnection: 1 });
    const page = await openPage(port);
    page.say(['sub', 'event:99']);
    page.say('no json');
    page.say(['dance']);
    page.say(['sub', 'event:1']);
    page.say(['sub', 'top:live']);
    await page.until(6);
    expect(
      page.frames.slice(1).map((frame) => [frame[0], frame[0] === 'err' ? frame[1] : '']),
    ).toEqual([
      ['err', 'topic_unknown'],
      ['err', 'bad_request'],
      ['err', 'bad_request'],
      ['snap', ''],
      ['err', 'rate_limited'],
    ]);
  });

  it('the live socket closes a connection that sends too much, too large or binary frames', async () => {
    const { port } = await setUp({ burst: 5, framesPerSecond: 0 });
    const chatty = await openPage(port);
    for (let count = 0; count < 7; count += 1) {
      chatty.say(['unsub', 'event:1']);
    }
    expect(await chatty.closed).toBe(1008);
    const large = await openPage(port);
    large.say('x'.repeat(9_000));
    await large.closed;
    const binary = await openPage(port);
    binary.socket.send(Buffer.from('x'));
    expect(await binary.closed).toBe(1003);
  });

  const balance = { type: 'balance', accountId: 'a', currency: 'EUR', balance: 100 } as const;

  /** A page whose player gets what concerns them. */
  async function signedInPage({ port, live }: Awaited<ReturnType<typeof setUp>>) {
    const page = await openPage(port);
    page.say(['auth', 'good']);
    await vi.waitFor(() => {
      live.publishToPlayer('10000001', balance);
      expect(page.frames.at(-1)).toEqual(['me', balance]);
    });
    // Those of earlier tries arrive before this does.
    live.broadcast({ type: 'release-changed', release: 'r1' });
    await vi.waitFor(() => expect(page.frames.at(-1)?.[0]).toBe('sys'));
    return page;
  }

  it('the live socket sends a player’s data to connections with their token alone', async () => {
    const site = await setUp();
    const other = await openPage(site.port);
    other.say(['auth', 'bad']);
    await other.until(2);
    expect(other.frames[1]).toEqual(['err', 'unauthorized', 'the token was not accepted']);
    await signedInPage(site);
    site.live.broadcast({ type: 'release-changed', release: 'r2' });
    await other.until(3);
    expect(other.frames.map(([kind]) => kind)).not.toContain('me');
  });

  it.each([
    ['has ended', { isEnded: true, epoch: 1 }, 'unauthorized'],
    ['has another epoch', { isEnded: false, epoch: 2 }, 'token_expired'],
  ])(
    'the live socket closes the connection of a session that %s, with the code',
    async (_title, status, code) => {
      const site = await setUp();
      const page = await signedInPage(site);
      const other = await openPage(site.port);
      const player = { id: '10000001', sessionId: 's' };
      site.live.reviewSessions([
        { ...status, player: { ...player, sessionId: 'another' }, reason: undefined },
      ]);
      site.live.publishToPlayer('10000001', balance);
      site.live.reviewSessions([{ ...status, player, reason: undefined }]);
      expect([await page.closed, page.reason()]).toEqual([4401, code]);
      expect(page.frames.slice(-2).map((frame) => frame.slice(0, 2))).toEqual([
        ['me', balance],
        ['err', code],
      ]);
      expect(other.socket.readyState).toBe(other.socket.OPEN);
    },
  );

  it('the live socket sends a player nothing once the token has expired, and closes the connection', async () => {
    const site = await setUp();
    const page = await signedInPage(site);
    site.live.reviewSessions([]);
    site.passTime(600_000);
    const before = page.frames.length;
    site.live.publishToPlayer('10000001', balance);
    site.live.reviewSessions([]);
    expect([await page.closed, page.reason()]).toEqual([4401, 'token_expired']);
    expect(page.frames.slice(before).map(([kind]) => kind)).toEqual(['err']);
  });

  it('the live socket sends a heartbeat at the interval it has announced', async () => {
    const { port } = await setUp({ heartbeatMs: 20 });
    const page = await openPage(port);
    await page.until(3);
    expect(page.frames.slice(1, 3)).toEqual([
      ['beat', 5_000],
      ['beat', 5_000],
    ]);
  });

  it('the live socket accepts pages of its own host and of listed origins alone, and no other path', async () => {
    const { port } = await setUp();
    await openPage(port, { origin: `http://127.0.0.1:${port}` });
    await openPage(port, { origin: 'https://ok.example' });
    await expect(openPage(port, { origin: 'https://evil.example' })).rejects.toThrow('403');
    const elsewhere = new WebSocket(`ws://127.0.0.1:${port}/other`);
    await expect(once(elsewhere, 'open')).rejects.toThrow('404');
  });

  it('the live socket refuses more connections than its limit', async () => {
    const { port } = await setUp({ connections: 1 });
    await openPage(port);
    await expect(openPage(port)).rejects.toThrow('503');
  });

  it('the live socket refuses a client more sockets and streams than its limit until one of them closes', async () => {
    const { port } = await setUp({ connectionsPerAddress: 3 });
    const [first] = [await openPage(port), await openPage(port)];
    const stream = get(`http://127.0.0.1:${port}/live-api/v1/sse?topics=`);
    await once(stream, 'response');
    await expect(openPage(port)).rejects.toThrow('429');
    const refused = get(`http://127.0.0.1:${port}/live-api/v1/sse?topics=`);
    const [response] = (await once(refused, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(429);
    expect((await response.setEncoding('utf8').toArray()).join('')).toContain('"rate_limited"');
    expect(response.headers['retry-after']).toBe('60');
    first.socket.terminate();
    await vi.waitFor(() => openPage(port));
    await expect(openPage(port)).rejects.toThrow('429');
    stream.destroy();
    await vi.waitFor(() => openPage(port));
  });

  it('the live socket counts clients behind a trusted proxy by the address that it forwards', async () => {
    const { port } = await setUp({ connectionsPerAddress: 1 }, { trustProxy: '127.0.0.1' });
    const from = (address: string) => openPage(port, { headers: { 'x-forwarded-for': address } });
    await from('2001:db8::1');
    await expect(from('2001:db8::2')).rejects.toThrow('429');
    await from('2001:db8:0:1::1');
  });

  it('the live socket releases the slot of a handshake that the client aborts or gets wrong', async () => {
    const { port } = await setUp({ connectionsPerAddress: 1 });
    const handshake =
      'GET /live-api/v1/ws HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket';
    for (const rest of [
      '\r\n\r\n',
      '\r\nsec-websocket-version: 13\r\nsec-websocket-key: short\r\n\r\n',
    ]) {
      const broken = connect(port, '127.0.0.1', () => broken.write(`${handshake}${rest}`));
      await once(broken.resume(), 'close');
    }
    const gone = connect(port, '127.0.0.1', () =>
      gone.end(
        `${handshake}\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
        () => gone.destroy(),
      ),
    );
    await once(gone, 'close');
    await vi.waitFor(() => openPage(port));
  });

  it('the live socket survives a client that resets the connection of a refused handshake', async () => {
    const { port, app } = await setUp({ connectionsPerAddress: 1 });
    await openPage(port);
    const closed = vi.fn();
    app.server.on('upgrade', (_request, socket) => socket.on('close', closed));
    const refused = connect(port, '127.0.0.1', () =>
      refused.write(
        'GET /live-api/v1/ws HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
      ),
    );
    // Answered and half-closed by the server; without a listener the reset would end the process.
    await once(refused, 'data');
    refused.resetAndDestroy();
    await vi.waitFor(() => expect(closed).toHaveBeenCalledWith(true));
  });

  it('the live socket refuses a client that connects too often in a minute, by sockets or by streams', async () => {
    const { port } = await setUp({ attemptsPerAddress: 1 }, { rateLimits: true });
    (await openPage(port)).socket.terminate();
    await expect(openPage(port)).rejects.toThrow('429');
    const streamed = async () => {
      const request = get(`http://127.0.0.1:${port}/live-api/v1/sse?topics=`);
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      request.destroy();
      return response.statusCode;
    };
    expect(await streamed()).toBe(200);
    expect(await streamed()).toBe(429);
  });

  it('the live socket closes every page with a proper code when the server shuts down', async () => {
    const { port, app } = await setUp();
    const page = await openPage(port);
    await app.close();
    expect(await page.closed).toBe(1001);
  });
});

describe('live over HTTP', () => {
  it('the live stream sends the same frames as server-sent events', async () => {
    const { port, book, hub, live } = await setUp();
    const address = `http://127.0.0.1:${port}/live-api/v1/sse?topics=event:1,nonsense`;
    const request = get(address);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    expect(response.headers['content-type']).toContain('text/event-stream');
    let text = '';
    response.on('data', (part: Buffer) => {
      text += part.toString();
    });
    const until = (part: string) => vi.waitFor(() => expect(text).toContain(part));
    await until('"topic_unknown"');
    book.offer(1, [totalOffer('0.5', '1.85', '2.00')]);
    hub.flush();
    await until('"delta"');
    const frames = text
      .trim()
      .split('\n\n')
      .map((line) => ServerFrame.parse(JSON.parse(line.slice('data: '.length))));
    expect(frames.map(([kind]) => kind)).toEqual(['hi', 'snap', 'err', 'delta']);
    request.destroy();
    await vi.waitFor(() => expect(live.connectionCount()).toBe(0));
  });

  it('the live stream of a player is authorised by the cookie, and ends with the code', async () => {
    const { port, live } = await setUp();
    const request = get(`http://127.0.0.1:${port}/live-api/v1/sse?topics=&clk=`, {
      headers: { cookie: 'user_token=good' },
    });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    let text = '';
    response.on('data', (part: Buffer) => {
      text += part.toString();
    });
    const ended = once(response, 'end');
    const event = { type: 'balance', accountId: 'a', currency: 'EUR', balance: 100 } as const;
    await vi.waitFor(() => {
      live.publishToPlayer('10000001', event);
      expect(text).toContain('["me",{"type":"balance"');
    });
    live.reviewSessions([
      { player: { id: '10000001', sessionId: 's' }, epoch: 1, isEnded: true, reason: 'x' },
    ]);
    await ended;
    expect(text.trim().split('\n\n').at(-1)).toContain('["err","unauthorized"');
    await vi.waitFor(() => expect(live.connectionCount()).toBe(0));
  });

  it('the live stream is open to a page that shows no prices', async () => {
    const { port } = await setUp();
    const request = get(`http://127.0.0.1:${port}/live-api/v1/sse?topics=&clk=`);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(200);
    const [part] = (await once(response, 'data')) as [Buffer];
    expect(part.toString()).toContain('"hi"');
    request.destroy();
  });

  it('the live polling route answers with snapshots first and then with what is newer than a clock', async () => {
    const { app, book, hub } = await setUp();
    const poll = async (query: string) => {
      const response = await app.inject(`/live-api/v1/poll?${query}`);
      return (response.json() as unknown[]).map((frame) => ServerFrame.parse(frame));
    };
    expect(
      (await poll('topics=&clk=')).map(([kind]) => kind),
      'of no topic',
    ).toEqual(['hi']);
    const first = await poll('topics=event:1,top:live,nonsense');
    expect(first.map(([kind]) => kind)).toEqual(['hi', 'snap', 'snap', 'err']);
    const clk = (first[1]?.[1] as TopicSnapshot | undefined)?.clk;
    expect((await poll(`topics=event:1&clk=${clk}`)).map(([kind]) => kind)).toEqual(['hi']);
    book.offer(1, [totalOffer('0.5', '1.85', '2.00')]);
    hub.flush();
    expect((await poll(`topics=event:1&clk=${clk}`)).map(([kind]) => kind)).toEqual([
      'hi',
      'delta',
    ]);
    expect((await poll('topics=event:1&clk=old.7')).map(([kind]) => kind)).toEqual(['hi', 'snap']);
  });
});
