import type { AlertsAnswer } from '@touchline/contracts/alerts';
import type { EventState } from '@touchline/contracts/line';
import type { MatchResult } from '@touchline/domain/markets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '../../test/database/test-database.ts';
import { useTestDatabase } from '../../test/database/use-test-database.ts';
import { addTestEvent, totalOffer } from '../../test/live/add-test-event.ts';
import { createTestApp } from '../../test/platform/test-app.ts';
import type { Notice } from '../identity/mail/mails.ts';
import type { App } from '../platform/http/app.ts';
import { createMarketBook, type WritableBook } from '../pricing/book/market-book.ts';
import { registerAlerts } from './alert-routes.ts';
import { type AlertWatch, createAlertWatch } from './alert-watch.ts';
import type { WriteAlertNotice } from './notify-alerts.ts';

const BASE = '/messages-api/v1/alerts';
const test = useTestDatabase();
const books: readonly WritableBook[] = [createMarketBook(), createMarketBook()];
const [book = createMarketBook()] = books;
const known = new Map<number, MatchResult>();
/** Later than the kick-off of the test events. */
const time = { now: 50_000_000 };
let app: App;
let player = 65_000_000;
let nextEvent = 100;
let nextKey = 0;

interface Written {
  readonly playerId: string;
  readonly kind: string;
  readonly facts: Notice['facts'];
}
const written: Written[] = [];
const writeNotice: WriteAlertNotice = async (_client, { playerId, kind, facts }) =>
  void written.push({ playerId, kind, facts });

/** A process of the site with a book, as after its start. */
function startProcess(at = 0, write = writeNotice): AlertWatch {
  const watch = createAlertWatch({
    pool: test.pool,
    clock: () => time.now,
    log: silentLog,
    feed: { book: books[at] ?? book, resultOf: async (eventId) => known.get(eventId) },
    listener: { subscribe: () => () => undefined },
    writeNotice: write,
  });
  watch.start();
  return watch;
}
/** Time in which a process loads everything again, as if a notification had been lost. */
async function pass(...watches: readonly AlertWatch[]): Promise<void> {
  time.now += 61_000;
  await Promise.all(watches.map((watch) => watch.catchUp()));
}

beforeAll(async () => {
  app = await createTestApp();
  app.setVerifyToken(async (id) => ({ id, sessionId: 's' }));
  registerAlerts(app, { pool: test.pool, clock: () => time.now, book });
  await app.ready();
});
afterAll(() => app.close());

async function newPlayer(): Promise<string> {
  player += 1;
  await test.pool.query(
    `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at, registered_at)
     VALUES ($1, 'x', 'GB', 'EUR', 'one-click', now(), now())`,
    [player],
  );
  return String(player);
}
function newEvent(options: { readonly isLive?: boolean } = {}): number {
  nextEvent += 1;
  for (const each of books) {
    addTestEvent(each, { id: nextEvent, isLive: false, ...options });
  }
  return nextEvent;
}
async function send(playerId: string, path: string, payload: object, key?: string) {
  nextKey += 1;
  const answer = await app.inject({
    method: 'PUT',
    url: `${BASE}${path}`,
    headers: {
      authorization: `Bearer ${playerId}`,
      'idempotency-key': key ?? `alert-${nextKey}-key`,
    },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}
const follow = (playerId: string, eventId: number, moments: readonly string[]) =>
  send(playerId, `/matches/${eventId}`, { moments });
const ALL = ['kick-off', 'score', 'half-time', 'full-time'];
const outcomeOf = (eventId: number) => `${eventId}~ft-total@0.5~over`;
const waitFor = (playerId: string, eventId: number, awaited?: object, key?: string) =>
  send(playerId, '/prices', { outcomeId: outcomeOf(eventId), ...(awaited && { awaited }) }, key);
async function alertsOf(playerId: string): Promise<AlertsAnswer> {
  const headers = { authorization: `Bearer ${playerId}` };
  return (await app.inject({ url: BASE, headers })).json();
}
const kindsFor = (playerId: string) =>
  written.filter((notice) => notice.playerId === playerId).map(({ kind }) => kind);

function play(eventId: number, state: Omit<EventState, 'status'>, in_ = books): void {
  for (const each of in_) {
    each.goLive(eventId, { status: 'live', period: '1h' });
    each.setState(eventId, { status: 'live', ...state });
  }
}
function end(eventId: number, total: [number, number]): void {
  for (const each of books) {
    each.close(eventId, { status: 'finished', score: { total, periods: [] } }, 'finished');
  }
}
function reprice(eventId: number, over: string): void {
  for (const each of books) {
    each.offer(eventId, [totalOffer('0.5', over, '1.95')]);
  }
}
const score = (home: number, away: number) => ({
  total: [home, away] as [number, number],
  periods: [],
});

describe('followed matches', () => {
  it('a follower is notified of what they chose, once, by two processes that both see it', async () => {
    const [all, goals, none] = [await newPlayer(), await newPlayer(), await newPlayer()];
    const [eventId, other] = [newEvent(), newEvent()];
    await follow(all, eventId, ALL);
    await follow(goals, eventId, ['score']);
    await follow(none, other, ALL);
    const processes = [startProcess(0), startProcess(1)];
    await pass(...processes);
    expect(written).toEqual([]);
    play(eventId, { period: '1h', score: score(0, 0) });
    await pass(...processes);
    play(eventId, { period: '1h', score: score(1, 0) });
    await pass(...processes);
    play(eventId, { period: 'ht', score: score(1, 0) });
    await pass(...processes);
    play(eventId, { period: '2h', score: score(1, 1) });
    end(eventId, [1, 1]);
    await pass(...processes);
    expect(kindsFor(all)).toEqual([
      'match-started',
      'match-score',
      'match-half-time',
      'match-score',
      'match-ended',
    ]);
    expect(kindsFor(goals)).toEqual(['match-score', 'match-score']);
    expect(kindsFor(none)).toEqual([]);
    expect(written.find(({ kind }) => kind === 'match-score')?.facts).toMatchObject({
      home: { en: `Home ${eventId}` },
      score: [1, 0],
    });
    await Promise.all(processes.map((each) => each.stop()));
  });

  it('a player who follows a running match is notified of what comes, not of what was', async () => {
    const playerId = await newPlayer();
    const eventId = newEvent();
    play(eventId, { period: '1h', score: score(2, 0) });
    await follow(playerId, eventId, ['kick-off']);
    await follow(playerId, eventId, ALL);
    const watch = startProcess();
    await pass(watch);
    expect(kindsFor(playerId)).toEqual([]);
    play(eventId, { period: '1h', score: score(2, 1) });
    await pass(watch);
    expect(kindsFor(playerId)).toEqual(['match-score']);
    await watch.stop();
  });

  it('a process that starts again repeats nothing and brings what happened while none ran', async () => {
    const playerId = await newPlayer();
    const eventId = newEvent();
    await follow(playerId, eventId, ALL);
    const first = startProcess();
    play(eventId, { period: '1h', score: score(1, 0) });
    await pass(first);
    await first.stop();
    play(eventId, { period: '2h', score: score(1, 1) });
    const second = startProcess();
    await pass(second);
    expect(kindsFor(playerId)).toEqual(['match-started', 'match-score', 'match-score']);
    await second.stop();

    // It ends, and is forgotten by the feed, while nothing runs.
    for (const each of books) each.remove(eventId);
    known.set(eventId, {
      sport: 'football',
      status: 'finished',
      fullTime: { home: 3, away: 1 },
    });
    const third = startProcess();
    await pass(third);
    await pass(third);
    expect(kindsFor(playerId).slice(3)).toEqual(['match-ended']);
    expect(written.at(-1)?.facts).toMatchObject({ score: [3, 1] });
    expect((await alertsOf(playerId)).follows).toEqual([]);
    await third.stop();
  });

  it('a notice that could not be written is written by the next attempt', async () => {
    const playerId = await newPlayer();
    const eventId = newEvent();
    await follow(playerId, eventId, ALL);
    const failing = startProcess(0, async () => {
      throw new Error('no disk');
    });
    play(eventId, { period: '1h', score: score(0, 0) });
    await expect(pass(failing)).rejects.toThrow('no disk');
    await failing.stop();
    const watch = startProcess();
    await pass(watch);
    expect(kindsFor(playerId)).toEqual(['match-started']);
    await watch.stop();
  });

  it('a self-excluded player is notified of nothing, also of what was queued before', async () => {
    const playerId = await newPlayer();
    const eventId = newEvent();
    await follow(playerId, eventId, ALL);
    await test.pool.query(
      `INSERT INTO player_limit (id, player_id, limit_type, value, state, requested_at, started_at)
       VALUES (gen_random_uuid(), $1, 30, 30, 'ACTIVE', now(), now())`,
      [playerId],
    );
    const watch = startProcess();
    play(eventId, { period: '1h', score: score(0, 0) });
    await pass(watch);
    await test.pool.query('DELETE FROM player_limit WHERE player_id = $1', [playerId]);
    await pass(watch);
    expect(kindsFor(playerId)).toEqual([]);
    await watch.stop();
  });

  it('an event that no one follows costs no statement', async () => {
    const eventId = newEvent();
    const watch = startProcess();
    await pass(watch);
    const { pool } = test;
    const query = pool.query.bind(pool);
    const statements: unknown[] = [];
    pool.query = ((...given: Parameters<typeof query>) => {
      statements.push(given[0]);
      return query(...given);
    }) as typeof pool.query;
    play(eventId, { period: '1h', score: score(4, 0) });
    reprice(eventId, '9.00');
    await watch.catchUp();
    pool.query = query;
    expect(statements).toEqual([]);
    await watch.stop();
  });

  it('a match is named in the language of the page, and its notice in every language', async () => {
    const playerId = await newPlayer();
    nextEvent += 1;
    const names = { home: 'Arsenal', away: 'Chelsea', champ: 'Premier League' };
    addTestEvent(book, { id: nextEvent, isLive: false, names });
    await follow(playerId, nextEvent, ALL);
    const { follows } = (
      await app.inject({
        url: BASE,
        headers: { authorization: `Bearer ${playerId}`, 'accept-language': 'ru' },
      })
    ).json();
    expect(follows[0].match.home.name).toBe('Арсенал');
    const watch = startProcess();
    play(nextEvent, { period: '1h', score: score(0, 0) }, [book]);
    await pass(watch);
    expect(written.at(-1)?.facts).toMatchObject({ home: { en: 'Arsenal', ru: 'Арсенал' } });
    await watch.stop();
  });

  it('a match is unfollowed without moments, and the most that are kept are refused above', async () => {
    const playerId = await newPlayer();
    const events = Array.from({ length: 41 }, () => newEvent());
    for (const eventId of events.slice(0, 40)) {
      expect((await follow(playerId, eventId, ['score'])).status).toBe(200);
    }
    const last = events[40] ?? 0;
    const refused = await follow(playerId, last, ['score']);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'alerts_full']);
    expect((await follow(playerId, events[0] ?? 0, ['full-time'])).status).toBe(200);
    expect((await follow(playerId, events[0] ?? 0, [])).body.follows).toHaveLength(39);
    expect((await follow(playerId, last, ['score'])).status).toBe(200);
  });

  it('an unknown or ended match, and a moment that its sport has not, are refused', async () => {
    const playerId = await newPlayer();
    const eventId = newEvent();
    expect((await follow(playerId, 9_999_999, ['score'])).status).toBe(404);
    expect((await follow(playerId, eventId, ['penalty'])).status).toBe(400);
    end(eventId, [0, 0]);
    expect((await follow(playerId, eventId, ['score'])).body.error.code).toBe('event_finished');
  });
});

describe('price alerts', () => {
  const atLeast = (price: string) => ({ direction: 'at-least', price });

  it('a player is notified once when the price is reached, whatever it does afterwards', async () => {
    const [playerId, cautious] = [await newPlayer(), await newPlayer()];
    const eventId = newEvent();
    await waitFor(playerId, eventId, atLeast('2.50'));
    await waitFor(cautious, eventId, { direction: 'at-most', price: '1.50' });
    const processes = [startProcess(0), startProcess(1)];
    await pass(...processes);
    for (const price of ['2.49', '2.52', '2.10', '2.60']) {
      reprice(eventId, price);
      await pass(...processes);
    }
    expect(kindsFor(playerId)).toEqual(['price-risen']);
    expect(kindsFor(cautious)).toEqual([]);
    expect(written.at(-1)?.facts).toMatchObject({ price: '2.52', wanted: '2.50' });
    reprice(eventId, '1.50');
    await pass(...processes);
    expect(kindsFor(cautious)).toEqual(['price-fallen']);
    expect((await alertsOf(playerId)).prices).toMatchObject([
      { marketKey: 'ft-total@0.5', outcomeCode: 'over', reached: { price: '2.52' } },
    ]);
    await Promise.all(processes.map((each) => each.stop()));
  });

  it('a price of a suspended market is not reached until it is open', async () => {
    const playerId = await newPlayer();
    const eventId = newEvent();
    await waitFor(playerId, eventId, atLeast('2.50'));
    const watch = startProcess();
    await pass(watch);
    reprice(eventId, '2.40');
    for (const each of books) each.suspend(eventId, 'goal');
    await pass(watch);
    expect(kindsFor(playerId)).toEqual([]);
    reprice(eventId, '2.50');
    await pass(watch);
    expect(kindsFor(playerId)).toEqual(['price-risen']);
    await watch.stop();
  });

  it('a request that is sent again sets nothing again, a new one replaces the alert', async () => {
    const playerId = await newPlayer();
    const eventId = newEvent();
    await waitFor(playerId, eventId, atLeast('2.50'), 'the-same-key');
    const watch = startProcess();
    await pass(watch);
    reprice(eventId, '2.55');
    await pass(watch);
    reprice(eventId, '1.90');
    const again = await waitFor(playerId, eventId, atLeast('2.50'), 'the-same-key');
    expect(again.body.prices).toMatchObject([{ price: '2.50', reached: { price: '2.55' } }]);
    reprice(eventId, '2.60');
    await pass(watch);
    expect(kindsFor(playerId)).toEqual(['price-risen']);
    const next = await waitFor(playerId, eventId, atLeast('3.00'));
    expect(next.body.prices).toMatchObject([{ price: '3.00' }]);
    expect(next.body.prices[0].reached).toBeUndefined();
    reprice(eventId, '3.10');
    await pass(watch);
    expect(kindsFor(playerId)).toEqual(['price-risen', 'price-risen']);
    expect((await waitFor(playerId, eventId)).body.prices).toEqual([]);
    await watch.stop();
  });

  it('a price that is there already, an unknown outcome and one that has ended are refused', async () => {
    const playerId = await newPlayer();
    const eventId = newEvent();
    const there = await waitFor(playerId, eventId, atLeast('1.80'));
    expect([there.body.error.code, there.body.error.details]).toEqual([
      'alert_reached',
      { price: '1.90' },
    ]);
    const unknown = await waitFor(playerId, 9_999_999, atLeast('2.50'));
    expect(unknown.body.error.code).toBe('outcome_unknown');
    for (const price of ['1.00', '0.50', '2,50', '2.5', '12345.00']) {
      expect((await waitFor(playerId, eventId, atLeast(price))).status).toBe(400);
    }
    end(eventId, [0, 0]);
    const late = await waitFor(playerId, eventId, atLeast('2.50'));
    expect(late.body.error.code).toBe('event_finished');
  });

  it('an alert is removed once its match has ended and left the book', async () => {
    const playerId = await newPlayer();
    const eventId = newEvent();
    await waitFor(playerId, eventId, atLeast('2.50'));
    for (const each of books) each.remove(eventId);
    const watch = startProcess();
    await pass(watch);
    expect((await alertsOf(playerId)).prices).toHaveLength(1);
    known.set(eventId, { sport: 'football', status: 'cancelled' } as MatchResult);
    await pass(watch);
    expect((await alertsOf(playerId)).prices).toEqual([]);
    expect(kindsFor(playerId)).toEqual([]);
    await watch.stop();
  });
});
