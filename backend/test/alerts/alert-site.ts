import type { AlertsAnswer } from '@touchline/contracts/alerts';
import type { EventState } from '@touchline/contracts/line';
import type { MatchResult } from '@touchline/domain/markets';
import { afterAll, beforeAll } from 'vitest';
import { registerAlerts } from '../../src/alerts/alert-routes.ts';
import { type AlertWatch, createAlertWatch } from '../../src/alerts/alert-watch.ts';
import type { WriteAlertNotice } from '../../src/alerts/notify-alerts.ts';
import type { Notice } from '../../src/identity/mail/mails.ts';
import type { App } from '../../src/platform/http/app.ts';
import { createMarketBook, type WritableBook } from '../../src/pricing/book/market-book.ts';
import { silentLog, type TestDatabase } from '../database/test-database.ts';
import { addTestEvent, totalOffer } from '../live/add-test-event.ts';
import { createTestApp } from '../platform/test-app.ts';

/** Where alerts are read. */
export const ALERTS_PATH = '/messages-api/v1/alerts';
const outcomeOf = (eventId: number) => `${eventId}~ft-total@0.5~over`;

/** A notice as it was handed over to be written. */
interface Written {
  readonly playerId: string;
  readonly kind: string;
  readonly facts: Notice['facts'];
}
/** A score as a feed has it. */
export const score = (home: number, away: number) => ({
  total: [home, away] as [number, number],
  periods: [],
});

/** The routes of alerts over a database, and processes with a book each that watch. */
export function createAlertSite(test: Pick<TestDatabase, 'pool'>) {
  const books: readonly WritableBook[] = [createMarketBook(), createMarketBook()];
  const [book = createMarketBook()] = books;
  const known = new Map<number, MatchResult>();
  /** Later than the kick-off of the test events. */
  const time = { now: 50_000_000 };
  let app: App;
  let player = 65_000_000;
  let nextEvent = 100;
  let nextKey = 0;

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
    const id = player;
    await test.pool.query(
      `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at, registered_at)
     VALUES ($1, 'x', 'GB', 'EUR', 'one-click', now(), now())`,
      [id],
    );
    return String(id);
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
      url: `${ALERTS_PATH}${path}`,
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
  const waitFor = (playerId: string, eventId: number, awaited?: object, key?: string) =>
    send(playerId, '/prices', { outcomeId: outcomeOf(eventId), ...(awaited && { awaited }) }, key);
  async function alertsOf(playerId: string): Promise<AlertsAnswer> {
    const headers = { authorization: `Bearer ${playerId}` };
    return (await app.inject({ url: ALERTS_PATH, headers })).json();
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

  return {
    test,
    book,
    books,
    known,
    written,
    app: () => app,
    startProcess,
    pass,
    newPlayer,
    newEvent,
    follow,
    waitFor,
    alertsOf,
    kindsFor,
    play,
    end,
    reprice,
  };
}
