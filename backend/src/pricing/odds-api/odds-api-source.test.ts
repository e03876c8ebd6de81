import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createMarketBook } from '../book/market-book.ts';
import type { SettledMatch } from '../book/feed-source.ts';
import { createOddsApiClient } from './odds-api-client.ts';
import { createOddsApiSource } from './odds-api-source.ts';
import { nextRoundIn } from './polling-pace.ts';

const NOW = Date.UTC(2026, 10, 21, 12, 0, 0);
const HOUR = 3_600_000;
const KEY = 'secret-key';

const bookmaker = (key: string, home: number, over = 1.9) => ({
  key,
  title: key,
  last_update: '2026-11-21T11:59:00Z',
  markets: [
    {
      key: 'h2h',
      last_update: '',
      outcomes: [
        { name: 'Alpha', price: home },
        { name: 'Beta', price: 4 },
        { name: 'Draw', price: 3.5 },
      ],
    },
    {
      key: 'totals',
      last_update: '',
      outcomes: [
        { name: 'Over', price: over, point: 2.5 },
        { name: 'Under', price: 1.95, point: 2.5 },
      ],
    },
    {
      key: 'spreads',
      last_update: '',
      outcomes: [
        { name: 'Alpha', price: 1.92, point: -0.75 },
        { name: 'Beta', price: 1.98, point: 0.75 },
      ],
    },
  ],
});
const match = {
  id: 'e912304de2b2ce35b473ce2ecd3d1502',
  sport_key: 'soccer_epl',
  sport_title: 'EPL',
  commence_time: new Date(NOW + HOUR).toISOString(),
  home_team: 'Alpha',
  away_team: 'Beta',
  bookmakers: [bookmaker('one', 2), bookmaker('two', 2.1, 1.8), bookmaker('three', 2.4)],
};
const scoreOf = (completed: boolean, home: string | null, away: string | null) => ({
  id: match.id,
  sport_key: 'soccer_epl',
  sport_title: 'EPL',
  commence_time: match.commence_time,
  completed,
  home_team: 'Alpha',
  away_team: 'Beta',
  scores:
    home === null
      ? null
      : [
          { name: 'Beta', score: away },
          { name: 'Alpha', score: home },
        ],
  last_update: null,
});

interface Service {
  odds: unknown;
  scores: unknown;
  status: number;
  remaining: number;
  readonly requests: URL[];
}

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) {
    close();
  }
});

/** A server that speaks v4 of the-odds-api, and a source that feeds on it. */
async function setUp(options: { sports?: string[] } = {}) {
  const service: Service = { odds: [match], scores: [], status: 200, remaining: 500, requests: [] };
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '', 'http://x');
    service.requests.push(url);
    const cost = url.pathname.endsWith('/odds') ? 3 : url.pathname.endsWith('/scores') ? 2 : 0;
    service.remaining -= cost;
    response.writeHead(service.status, {
      'content-type': 'application/json',
      'x-requests-remaining': String(service.remaining),
      'x-requests-last': String(cost),
    });
    const bodies: Record<string, unknown> = {
      odds: service.odds,
      scores: service.scores,
      sports: [
        {
          key: 'soccer_epl',
          group: 'Soccer',
          title: 'EPL',
          description: '',
          active: true,
          has_outrights: false,
        },
        {
          key: 'golf_masters',
          group: 'Golf',
          title: 'Masters',
          description: '',
          active: true,
          has_outrights: true,
        },
      ],
    };
    const last = url.pathname.split('/').at(-1) ?? '';
    const refusal = { message: `apiKey=${KEY} is not good`, error_code: 'X' };
    response.end(JSON.stringify(service.status === 200 ? bodies[last] : refusal));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => server.close());
  let now = NOW;
  const book = createMarketBook();
  const client = createOddsApiClient({
    key: KEY,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const source = createOddsApiSource({ client, book, clock: () => now, log, ...options });
  const results: SettledMatch[] = [];
  source.onResult((result) => results.push(result));
  return { service, client, book, source, results, lines, pass: (ms: number) => (now += ms) };
}

describe('the-odds-api source', () => {
  it('the-odds-api source offers h2h, totals and spreads of an event at the median price of its bookmakers', async () => {
    const { source, book, service } = await setUp();
    await source.round();
    const [event] = [...book.events()];
    expect(event).toMatchObject({
      sport: 'football',
      home: { name: 'Alpha' },
      away: { name: 'Beta' },
      startsAt: NOW + HOUR,
      section: 'line',
    });
    expect(
      Object.fromEntries([...(event?.markets ?? [])].map(([key, { prices }]) => [key, prices])),
    ).toEqual({
      'ft-1x2': ['2.10', '3.50', '4.00'],
      'ft-total@2.5': ['1.90', '1.95'],
      'ft-handicap@-0.75': ['1.92', '1.98'],
    });
    const odds = service.requests.find(({ pathname }) => pathname === '/v4/sports/soccer_epl/odds');
    expect(Object.fromEntries(odds?.searchParams ?? [])).toEqual({
      apiKey: KEY,
      regions: 'eu',
      markets: 'h2h,spreads,totals',
      oddsFormat: 'decimal',
      dateFormat: 'iso',
    });
    expect(service.requests.some(({ pathname }) => pathname.includes('golf'))).toBe(false);
  });

  it('the-odds-api source retains the id of an event, so that bets on it settle after a restart', async () => {
    const first = await setUp();
    await first.source.round();
    const [event] = [...first.book.events()];
    const second = await setUp();
    second.service.odds = [];
    second.service.scores = [scoreOf(true, '2', '1')];
    await second.source.round();
    expect(await second.source.resultOf(event?.id ?? 0)).toEqual({
      sport: 'football',
      status: 'finished',
      fullTime: { home: 2, away: 1 },
    });
    expect(await first.source.resultOf(event?.id ?? 0)).toBeUndefined();
  });

  it('the-odds-api source withdraws the line at kick-off and opens live with later prices', async () => {
    const { source, book, pass } = await setUp();
    await source.round();
    pass(HOUR);
    source.tick();
    const [event] = [...book.events()];
    expect(event?.section).toBe('live');
    expect(event?.markets.get('ft-1x2')).toMatchObject({
      status: 'suspended',
      reason: 'price-unavailable',
    });
    await source.round();
    expect(event?.markets.get('ft-1x2')?.status).toBe('open');
    pass(91_000);
    source.tick();
    expect(event?.markets.get('ft-1x2')).toMatchObject({
      status: 'suspended',
      reason: 'feed-stale',
    });
  });

  it('the-odds-api source shows the running score, then delivers the result once and closes', async () => {
    const { source, book, service, results, pass } = await setUp();
    await source.round();
    pass(HOUR);
    source.tick();
    service.scores = [scoreOf(false, '1', '0')];
    await source.round();
    const [event] = [...book.events()];
    expect(event?.state.score?.total).toEqual([1, 0]);
    service.scores = [scoreOf(true, '1', '1')];
    await source.round();
    await source.round();
    expect(results).toEqual([
      {
        eventId: event?.id,
        result: { sport: 'football', status: 'finished', fullTime: { home: 1, away: 1 } },
      },
    ]);
    expect(event?.state.status).toBe('finished');
    pass(181_000);
    source.tick();
    expect([...book.events()]).toEqual([]);
  });

  it('the-odds-api source does not settle by a score it cannot read', async () => {
    const { source, service, results } = await setUp();
    service.scores = [scoreOf(true, null, null), scoreOf(true, '', '1'), scoreOf(true, 'two', '1')];
    await source.round();
    expect(results).toEqual([]);
  });

  it('the-odds-api source omits what it cannot read and continues with the rest', async () => {
    const { source, book, service } = await setUp();
    service.odds = [
      { nonsense: true },
      { ...match, id: 'x', home_team: null },
      { ...match, id: 'y', bookmakers: [] },
      match,
    ];
    await source.round();
    expect([...book.events()]).toHaveLength(1);
  });

  it('the-odds-api source withdraws a line that is no longer quoted', async () => {
    const { source, book, service } = await setUp();
    await source.round();
    service.odds = [
      {
        ...match,
        bookmakers: [{ ...bookmaker('one', 2), markets: [bookmaker('one', 2).markets[0]] }],
      },
    ];
    await source.round();
    expect([...([...book.events()][0]?.markets.keys() ?? [])]).toEqual(['ft-1x2']);
  });

  it.each([
    [401, 'feed_unauthorized'],
    [422, 'feed_bad_parameters'],
    [429, 'feed_quota_exhausted'],
    [500, 'unavailable'],
  ])(
    'the-odds-api client explains a status %i, and never reveals the key',
    async (status, code) => {
      const { client, service } = await setUp();
      service.status = status;
      const failure = await client.odds('soccer_epl').catch((error: unknown) => error);
      expect(failure).toMatchObject({ code, details: { status } });
      expect(String(failure)).not.toContain(KEY);
      expect(String(failure)).toContain('/sports/soccer_epl/odds');
    },
  );

  it('the-odds-api client reports a service that does not answer as unavailable', async () => {
    const client = createOddsApiClient({ key: KEY, url: 'http://127.0.0.1:1' });
    await expect(client.sports()).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('the-odds-api source stops following a refused sport, and continues with the others', async () => {
    const { source, service, lines } = await setUp({ sports: ['soccer_epl', 'golf_masters'] });
    service.status = 422;
    await source.round();
    service.status = 200;
    const before = service.requests.length;
    await source.round();
    expect(service.requests.length).toBe(before);
    expect(lines.some((line) => line.includes('no longer offered by the feed'))).toBe(true);
    expect(lines.some((line) => line.includes(KEY))).toBe(false);
  });

  it('the-odds-api source waits ten minutes at least after a refused key or a used-up quota', async () => {
    for (const status of [401, 429]) {
      const { source, service } = await setUp({ sports: ['soccer_epl'] });
      service.status = status;
      expect(await source.round()).toBeGreaterThanOrEqual(600_000);
    }
  });

  it('the-odds-api source paces its rounds so that the quota lasts until it is renewed', async () => {
    const { source, service } = await setUp({ sports: ['soccer_epl'] });
    const wait = await source.round();
    const rounds = Math.floor(service.remaining / 5);
    expect(wait).toBeCloseTo((Date.UTC(2026, 11, 1) - NOW) / rounds, 0);
  });

  it('the-odds-api source fails to start with the coded error when the key is refused', async () => {
    const { source, service } = await setUp();
    service.status = 401;
    await expect(source.start()).rejects.toMatchObject({ code: 'feed_unauthorized' });
    await source.stop();
  });
});

describe('nextRoundIn', () => {
  const at = { least: 60_000, now: Date.UTC(2026, 10, 30, 23, 0, 0), roundCost: 5 };
  it('the next round waits the minimum while the quota is plenty or unknown', () => {
    expect(nextRoundIn({ ...at, quota: { remaining: undefined, lastCost: undefined } })).toBe(
      60_000,
    );
    expect(nextRoundIn({ ...at, quota: { remaining: 100_000, lastCost: 3 } })).toBe(60_000);
  });
  it('the next round waits for the renewal when not one round is left', () => {
    expect(nextRoundIn({ ...at, quota: { remaining: 4, lastCost: 3 } })).toBe(HOUR);
  });
});
