import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BETFAIR_ACCOUNT, type DoubleMarket } from '../../../test/pricing/betfair-double.ts';
import { type Betfair, startBetfair } from '../../../test/pricing/start-betfair.ts';
import { createFeedWatch } from '../book/feed-monitor.ts';
import type { DecidedOutcomes } from '../book/decides-outcomes.ts';
import { createMarketBook } from '../book/market-book.ts';
import { createVolatileMemory, type FeedMemory } from '../engine/feed-memory.ts';
import { betfairFeed } from './betfair-feed.ts';
import { createBetfairApi } from './betfair-api.ts';
import { createBetfairSource } from './betfair-source.ts';
import { idOf } from './event-facts.ts';

// Another process on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const HEARTBEAT_MS = 60;
const SILENCE_MS = 600;
const START = Math.ceil(Date.now() / 60_000) * 60_000 + 3_600_000;
const ODDS = { 1: [2, 2.02], 2: [4, 4.1], 3: [3.6, 3.65] } as const;
const GOALS = { 11: [1.95, 1.97], 12: [2.02, 2.06] } as const;

let exchange: Betfair;
let lastEvent = 30_000_000;
let sources: ReturnType<typeof createBetfairSource>[] = [];

beforeAll(async () => {
  exchange = await startBetfair({ heartbeatMs: HEARTBEAT_MS });
});
afterAll(() => exchange.stop());
afterEach(async () => {
  await Promise.all(sources.map((source) => source.stop()));
  sources = [];
});

function market(
  event: string,
  of: { readonly suffix: string; readonly name: string; readonly type: string },
  runners: readonly (readonly [id: number, name: string])[],
  prices: DoubleMarket['prices'],
): DoubleMarket {
  const marketStartTime = new Date(START).toISOString();
  return {
    catalogue: {
      marketId: `1.${event}${of.suffix}`,
      marketName: of.name,
      marketStartTime,
      totalMatched: 1_234.5,
      eventType: { id: '1', name: 'Soccer' },
      competition: { id: '10932509', name: 'English Premier League' },
      event: {
        id: event,
        name: 'Alpha v Beta',
        countryCode: 'GB',
        timezone: 'GMT',
        openDate: marketStartTime,
      },
      runners: runners.map(([selectionId, runnerName], at) => ({
        selectionId,
        runnerName,
        handicap: 0,
        sortPriority: at + 1,
      })),
    },
    definition: {
      bspMarket: false,
      bettingType: 'ODDS',
      status: 'OPEN',
      inPlay: false,
      complete: true,
      betDelay: 0,
      eventId: event,
      eventTypeId: '1',
      marketType: of.type,
      marketTime: marketStartTime,
      openDate: marketStartTime,
      suspendTime: marketStartTime,
      numberOfWinners: 1,
      numberOfActiveRunners: runners.length,
      version: 1,
      runners: runners.map(([id], at) => ({ id, sortPriority: at + 1, status: 'ACTIVE', hc: 0 })),
    },
    prices,
  };
}

/** A match of its own for each test: its winner and its goals. */
async function newMatch() {
  lastEvent += 1;
  const event = String(lastEvent);
  const winner = market(
    event,
    { suffix: '1', name: 'Match Odds', type: 'MATCH_ODDS' },
    [
      [1, 'Alpha'],
      [2, 'Beta'],
      [3, 'The Draw'],
    ],
    ODDS,
  );
  const goals = market(
    event,
    { suffix: '2', name: 'Over/Under 2.5 Goals', type: 'OVER_UNDER_25' },
    [
      [11, 'Under 2.5 Goals'],
      [12, 'Over 2.5 Goals'],
    ],
    GOALS,
  );
  await exchange.add(winner);
  await exchange.add(goals);
  return { event, id: idOf(event), winner: `1.${event}1`, goals: `1.${event}2` };
}

function createFeed(memory: FeedMemory = createVolatileMemory(), account = BETFAIR_ACCOUNT) {
  const book = createMarketBook();
  const lines: string[] = [];
  const watch = createFeedWatch({ clock: Date.now, silenceMs: () => SILENCE_MS });
  const source = createBetfairSource({
    api: createBetfairApi({ account, loginUrl: exchange.httpUrl, apiUrl: exchange.httpUrl }),
    streamUrl: new URL(exchange.streamUrl),
    appKey: account.appKey,
    book,
    clock: Date.now,
    log: pino({}, { write: (line: string) => void lines.push(line) }),
    monitor: watch,
    memory,
    mostMarkets: 200,
    silenceMs: SILENCE_MS,
  });
  sources.push(source);
  const decided: DecidedOutcomes[] = [];
  source.onDecided((one) => decided.push(one));
  const outcome = (id: number, name: string) => book.getOutcome(`${id}~${name}`);
  return { book, source, watch, lines, decided, outcome };
}

async function startFeed(match: { readonly id: number }, memory?: FeedMemory) {
  const feed = createFeed(memory);
  await feed.source.start();
  await vi.waitFor(() => {
    expect(feed.outcome(match.id, 'ft-1x2~home')?.status).toBe('open');
    expect(feed.outcome(match.id, 'ft-total@2.5~over')?.status).toBe('open');
  }, 10_000);
  return feed;
}

const closed = (winner: number, runners: readonly number[], version: number) => ({
  status: 'CLOSED',
  version,
  runners: runners.map((id) => ({
    id,
    sortPriority: 1,
    status: id === winner ? 'WINNER' : 'LOSER',
  })),
});

describe('the exchange’s markets', () => {
  let match: Awaited<ReturnType<typeof newMatch>>;
  beforeEach(async () => {
    match = await newMatch();
  });

  it('a market is offered at our margin around the middle of what it is backed and laid at', async () => {
    const { book, outcome } = await startFeed(match);
    expect(book.event(match.id)).toMatchObject({
      sport: 'football',
      champ: { name: 'English Premier League', country: 'gb' },
      home: { name: 'Alpha' },
      away: { name: 'Beta' },
      startsAt: START,
      section: 'line',
    });
    const prices = ['home', 'draw', 'away'].map((code) =>
      Number(outcome(match.id, `ft-1x2~${code}`)?.price),
    );
    const overround = prices.reduce((sum, price) => sum + 1 / price, 0);
    // Five points, and what rounding down adds.
    expect(overround).toBeGreaterThanOrEqual(1.05);
    expect(overround).toBeLessThan(1.08);
    for (const [at, [back]] of [ODDS[1], ODDS[3], ODDS[2]].entries()) {
      expect(prices[at]).toBeLessThan(back);
    }
    const [over, under] = ['over', 'under'].map((code) =>
      Number(outcome(match.id, `ft-total@2.5~${code}`)?.price),
    );
    expect(over).toBeGreaterThan(under ?? 0);
  });

  it('a delta changes its market alone, however often it comes; one from before is not taken', async () => {
    const { outcome } = await startFeed(match);
    const goals = outcome(match.id, 'ft-total@2.5~over');
    await exchange.change({
      marketId: match.winner,
      prices: { 1: [1.5, 1.51], 2: [8, 8.4], 3: [4.6, 4.8] },
      times: 3,
    });
    await vi.waitFor(() =>
      expect(Number(outcome(match.id, 'ft-1x2~home')?.price)).toBeLessThan(1.5),
    );
    const after = outcome(match.id, 'ft-1x2~home');
    expect(outcome(match.id, 'ft-total@2.5~over')).toEqual(goals);
    await exchange.change({ marketId: match.winner, prices: { 1: [3, 3.05] }, late: 60_000 });
    await exchange.change({
      marketId: match.winner,
      definition: { status: 'SUSPENDED', version: 0 },
      late: 60_000,
    });
    // What was sent after them has arrived.
    await exchange.change({ marketId: match.goals, prices: { 11: [1.5, 1.52], 12: [2.9, 2.96] } });
    await vi.waitFor(() =>
      expect(Number(outcome(match.id, 'ft-total@2.5~under')?.price)).toBeLessThan(1.6),
    );
    expect(outcome(match.id, 'ft-1x2~home')).toMatchObject({ price: after?.price, status: 'open' });
  });

  it('a bet stop suspends its market alone, until the exchange opens it again', async () => {
    const { outcome } = await startFeed(match);
    await exchange.change({
      marketId: match.winner,
      definition: { status: 'SUSPENDED', version: 2, inPlay: true },
    });
    await vi.waitFor(() =>
      expect(outcome(match.id, 'ft-1x2~home')).toMatchObject({
        status: 'suspended',
        reason: 'critical-moment',
        isLive: true,
      }),
    );
    await exchange.change({ marketId: match.goals, definition: { inPlay: true, version: 2 } });
    await vi.waitFor(() => expect(outcome(match.id, 'ft-total@2.5~over')?.status).toBe('open'));
    expect(outcome(match.id, 'ft-1x2~home')?.status).toBe('suspended');
    await exchange.change({ marketId: match.winner, definition: { status: 'OPEN', version: 3 } });
    await vi.waitFor(() => expect(outcome(match.id, 'ft-1x2~home')?.status).toBe('open'));
  });

  it('an event that is moved keeps its markets at another kick-off', async () => {
    const { book, outcome } = await startFeed(match);
    const changes: string[] = [];
    book.onChange(({ kind }) => changes.push(kind));
    const later = START + 900_000;
    await exchange.change({
      marketId: match.winner,
      definition: { marketTime: new Date(later).toISOString(), version: 2 },
    });
    await vi.waitFor(() => expect(book.event(match.id)?.startsAt).toBe(later));
    expect(changes).toContain('moved');
    expect(outcome(match.id, 'ft-1x2~home')?.status).toBe('open');
  });

  it('prices that are too few or too far apart are not offered', async () => {
    const { outcome } = await startFeed(match);
    await exchange.change({ marketId: match.winner, prices: { 1: [1.5, 3] } });
    await vi.waitFor(() =>
      expect(outcome(match.id, 'ft-1x2~home')).toMatchObject({
        status: 'suspended',
        reason: 'price-unavailable',
      }),
    );
    expect(outcome(match.id, 'ft-total@2.5~over')?.status).toBe('open');
  });
});

describe('gaps in the stream', () => {
  it('a connection that breaks suspends everything, resumes by its clock and has what it missed', async () => {
    const match = await newMatch();
    const { book, outcome, watch } = await startFeed(match);
    const stopped: string[] = [];
    book.onChange((change) => {
      if (change.kind === 'market' && change.event.id === match.id) {
        const reason = change.event.markets.get(change.key)?.reason;
        stopped.push(...(reason === 'feed-stale' ? [change.key] : []));
      }
    });
    await exchange.change({
      marketId: match.winner,
      prices: { 1: [1.5, 1.51], 2: [8, 8.4], 3: [4.6, 4.8] },
      isUnsent: true,
    });
    await exchange.cut();
    await vi.waitFor(() => expect(stopped.toSorted()).toEqual(['ft-1x2', 'ft-total@2.5']), 10_000);
    await vi.waitFor(() => {
      expect(outcome(match.id, 'ft-1x2~home')?.status).toBe('open');
      expect(Number(outcome(match.id, 'ft-1x2~home')?.price)).toBeLessThan(1.5);
      expect(outcome(match.id, 'ft-total@2.5~over')?.status).toBe('open');
    }, 10_000);
    expect((await exchange.calls()).some((call) => call.startsWith('resume '))).toBe(true);
    expect(watch.state()).toMatchObject({ state: 'running', recoveries: 1 });
  });

  it('a producer that falls silent, or says that it is late, is not bet on until it is back', async () => {
    const match = await newMatch();
    const { outcome, watch } = await startFeed(match);
    const isStopped = async () =>
      vi.waitFor(() => {
        expect(outcome(match.id, 'ft-1x2~home')).toMatchObject({
          status: 'suspended',
          reason: 'feed-stale',
        });
        expect(watch.state().state).toBe('down');
      }, 10_000);
    const isBack = async () =>
      vi.waitFor(() => {
        expect(outcome(match.id, 'ft-1x2~home')?.status).toBe('open');
        expect(watch.state().state).toBe('running');
      }, 10_000);
    await exchange.setLate(true);
    await isStopped();
    // A price that comes while it is late opens nothing.
    await exchange.change({ marketId: match.winner, prices: { 1: [1.9, 1.92] } });
    await isStopped();
    await exchange.setLate(false);
    await isBack();
    await exchange.setSilent(true);
    await isStopped();
    await exchange.setSilent(false);
    await isBack();
  });

  it('a session that has ended is replaced, and lines that cannot be read change nothing', async () => {
    const match = await newMatch();
    const { outcome, watch } = await startFeed(match);
    await exchange.babble();
    await vi.waitFor(() => expect(watch.state().errorsPerHour).toBe(2));
    expect(outcome(match.id, 'ft-1x2~home')?.status).toBe('open');
    await exchange.cut({ withSessions: true });
    await vi.waitFor(() => expect(watch.state().recoveries).toBe(1), 20_000);
    expect(outcome(match.id, 'ft-1x2~home')?.status).toBe('open');
  });
});

describe('results of the exchange', () => {
  it('a settled market declares its outcomes once, and a settlement that is corrected declares them again', async () => {
    const match = await newMatch();
    const { decided, outcome, book } = await startFeed(match);
    await exchange.change({
      marketId: match.winner,
      definition: closed(1, [1, 2, 3], 5),
      times: 2,
    });
    await vi.waitFor(() => expect(decided).toHaveLength(1));
    const declared = (winner: string) =>
      expect.arrayContaining(
        ['home', 'draw', 'away'].map((code) => ({
          outcomeId: `${match.id}~ft-1x2~${code}`,
          result: code === winner ? 'won' : 'lost',
        })),
      );
    expect(decided[0]).toEqual({
      eventId: match.id,
      isCorrection: false,
      outcomes: declared('home'),
    });
    expect(outcome(match.id, 'ft-1x2~home')?.status).toBe('closed');
    await exchange.change({ marketId: match.winner, definition: closed(3, [1, 2, 3], 6) });
    await vi.waitFor(() => expect(decided).toHaveLength(2));
    expect(decided[1]).toEqual({
      eventId: match.id,
      isCorrection: true,
      outcomes: declared('draw'),
    });
    await exchange.change({ marketId: match.goals, definition: closed(12, [11, 12], 5) });
    await vi.waitFor(() => expect(book.event(match.id)?.state.status).toBe('finished'));
  });

  it('a runner that is removed makes its outcome void', async () => {
    const match = await newMatch();
    const { decided } = await startFeed(match);
    const runners = [
      { id: 1, sortPriority: 1, status: 'REMOVED' },
      { id: 2, sortPriority: 2, status: 'REMOVED' },
      { id: 3, sortPriority: 3, status: 'REMOVED' },
    ];
    await exchange.change({
      marketId: match.winner,
      definition: { status: 'CLOSED', version: 5, runners },
    });
    await vi.waitFor(() => expect(decided).toHaveLength(1));
    expect(decided[0]?.outcomes.map(({ result }) => result)).toEqual(['void', 'void', 'void']);
  });

  it('a market that closed while nothing was running is asked for, by what an earlier process has kept', async () => {
    const match = await newMatch();
    const memory = createVolatileMemory();
    const first = await startFeed(match, memory);
    await first.source.stop();
    await exchange.change({
      marketId: match.winner,
      definition: closed(2, [1, 2, 3], 5),
      isUnsent: true,
    });
    const second = createFeed(memory);
    const found = await second.source.decidedOf(match.id);
    expect(found?.outcomes).toContainEqual({ outcomeId: `${match.id}~ft-1x2~away`, result: 'won' });
    expect(found?.outcomes).toHaveLength(3);
    expect(await second.source.decidedOf(idOf('999'))).toBeUndefined();
  });
});

describe('the account of the exchange', () => {
  it('a refused account stops the start with its code, and no secret is in what is said of it', async () => {
    const { source, lines } = createFeed(undefined, {
      ...BETFAIR_ACCOUNT,
      password: 'wrong-secret',
    });
    const failure = await source.start().catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'feed_unauthorized' });
    const said = `${String(failure)} ${lines.join(' ')}`;
    expect(said).not.toContain('wrong-secret');
    expect(said).not.toContain(BETFAIR_ACCOUNT.appKey);
  });

  it('an unencrypted stream is taken from this machine alone', () => {
    const account = { BETFAIR_APP_KEY: 'a', BETFAIR_USERNAME: 'b', BETFAIR_PASSWORD: 'c' };
    const problems = (url: string) => {
      const read = betfairFeed.configure({ ...account, BETFAIR_STREAM_URL: url }, 'betfair');
      return 'problems' in read ? read.problems : [];
    };
    expect(problems('tcp://exchange.example:443')).toHaveLength(1);
    expect(problems('tls://exchange.example:443')).toEqual([]);
    expect(problems('tcp://127.0.0.1:7000')).toEqual([]);
    expect('problems' in betfairFeed.configure({}, 'betfair')).toBe(true);
  });
});
