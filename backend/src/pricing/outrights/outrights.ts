import { setTimeout as wait } from 'node:timers/promises';
import type { EachWayTerms, OutrightResult } from '@touchline/domain/markets';
import { standingRuleOf } from '@touchline/domain/results';
import type { FastifyBaseLogger } from 'fastify';
import type { DecidesOutrights, SettledOutright } from '../book/decides-outrights.ts';
import { createListeners } from '../book/listeners.ts';
import type { WritableBook } from '../book/market-book.ts';
import type { FeedPace, Fixture } from '../engine/fixture.ts';
import { offerOutright, outrightFacts, priceOutright } from './outright-event.ts';
import type { OutrightSeason, SeasonCalendar } from './season-calendar.ts';
import { createSeasonTable, type SeasonTable } from './season-table.ts';

/** While a match of the competition is played its outrights are priced this often, else after each result. */
const EVERY_MS = 60_000;
/** Played faster it is priced more often, to this. */
const LEAST_EVERY_MS = 5_000;
/** Between two pieces of work, so that they take a small part of the processor. */
const PAUSE_MS = 100;
/** A decided outright stays readable this long. */
const AFTERLIFE_MS = 600_000;

export interface OutrightsOptions {
  readonly calendar: SeasonCalendar;
  readonly book: WritableBook;
  readonly pace: FeedPace;
  readonly log: FastifyBaseLogger;
  /** Milliseconds between pieces of work, in place of the usual ones. */
  readonly pauseMs?: number;
}

/** The outrights of a calendar's competitions. */
export interface Outrights extends DecidesOutrights {
  /** Prices them now, and then as matches are played. */
  start(): void;
  /** Brings every season to the present moment and prices those in which something happened. */
  tick(): Promise<void>;
  stop(): Promise<void>;
}

/** A season as it is followed. */
interface Followed {
  readonly season: OutrightSeason;
  readonly table: SeasonTable;
  eachWay: EachWayTerms | undefined;
  /** Matches that had a result when it was priced last; undefined before. */
  pricedAfter: number | undefined;
  removeAt: number | undefined;
}

/** What is followed, and what it needs. */
interface State extends Omit<OutrightsOptions, 'pauseMs'> {
  readonly results: ReturnType<typeof createListeners<SettledOutright>>;
  readonly followed: Map<number, Promise<Followed | undefined>>;
  /** Aborted by the end. */
  readonly stopped: AbortSignal;
  /** Waits between two pieces of work, or this many milliseconds; at most until the end. */
  readonly pause: (milliseconds?: number) => Promise<void>;
}

async function load(
  { calendar, pace, pause }: State,
  season: OutrightSeason,
): Promise<Followed | undefined> {
  const rule = standingRuleOf({ sport: season.sport, country: season.champ.country });
  const fixtures: Fixture[] = [];
  for (const day of calendar.fixturesOf(season)) {
    fixtures.push(...day);
    await pause();
  }
  const table = rule && createSeasonTable({ fixtures, rule, pace });
  // Where half of them play once nothing is decided by a table.
  return table === undefined || fixtures.length < table.competitors.length
    ? undefined
    : { season, table, eachWay: undefined, pricedAfter: undefined, removeAt: undefined };
}

function follow(state: State, season: OutrightSeason): Promise<Followed | undefined> {
  const { followed } = state;
  const known = followed.get(season.eventId) ?? load(state, season);
  followed.set(season.eventId, known);
  // One that could not be read is read again.
  known.catch(() => followed.delete(season.eventId));
  return known;
}

/** Plays the table to now. @returns the moment it is played to */
async function bringUpToDate(
  { pace, stopped, pause }: State,
  { table }: Followed,
): Promise<number> {
  const now = pace.clock();
  while (!stopped.aborted && table.advanceOne(now)) {
    await pause();
  }
  return now;
}

async function price(state: State, one: Followed, now: number): Promise<void> {
  const { book, stopped, pause } = state;
  const { season, table, eachWay } = one;
  const toSimulate = table.toSimulate(now);
  if (toSimulate === undefined) {
    book.suspend(season.eventId, 'price-unavailable');
    return;
  }
  const priced = await priceOutright({ season, table, toSimulate, eachWay, between: pause });
  if (stopped.aborted) {
    return;
  }
  book.add(outrightFacts(season, table), { status: 'scheduled' });
  if (priced.eachWay !== eachWay) {
    one.eachWay = priced.eachWay;
    book.setState(season.eventId, { status: 'scheduled', eachWay: priced.eachWay });
  }
  offerOutright(book, season, priced.offers);
  one.pricedAfter = table.decided;
}

function decide({ book, results }: State, one: Followed, now: number): void {
  const { season, table } = one;
  if (one.removeAt === undefined) {
    one.removeAt = now + AFTERLIFE_MS;
    book.close(season.eventId, { status: 'finished' }, 'finished');
    results.notify({ eventId: season.eventId, result: table.result() });
  } else if (one.removeAt <= now) {
    book.remove(season.eventId);
  }
}

async function bring(state: State, season: OutrightSeason): Promise<void> {
  const one = await follow(state, season);
  if (one === undefined || state.stopped.aborted) {
    return;
  }
  const now = await bringUpToDate(state, one);
  const { table } = one;
  if (table.isOver) {
    decide(state, one, now);
  } else if (table.lastStart <= now) {
    state.book.suspend(season.eventId, 'price-unavailable');
  } else if (one.pricedAfter !== table.decided || table.isInPlay(now)) {
    await price(state, one, now);
  }
}

async function tick(state: State): Promise<void> {
  const { calendar, pace, book, followed, stopped } = state;
  const current = calendar.seasonsAt(pace.clock());
  const ids = new Set(current.map(({ eventId }) => eventId));
  for (const season of current) {
    if (stopped.aborted) return;
    await bring(state, season);
  }
  // Those that have ended: decided now, or shown for a while.
  for (const [eventId, known] of followed) {
    const one = ids.has(eventId) ? undefined : await known;
    if (one !== undefined && book.event(eventId) !== undefined) {
      await bring(state, one.season);
    } else if (!ids.has(eventId) && one?.removeAt !== undefined) {
      followed.delete(eventId);
    }
  }
}

async function resultOf(state: State, eventId: number): Promise<OutrightResult | undefined> {
  const season = state.calendar.findSeason(eventId);
  // Only then its last match may be over: looking is not for nothing.
  const one =
    season && season.until <= state.pace.clock() ? await follow(state, season) : undefined;
  if (one === undefined) {
    return undefined;
  }
  await bringUpToDate(state, one);
  return one.table.isOver ? one.table.result() : undefined;
}

async function run(state: State): Promise<void> {
  const { log, pace, stopped, pause } = state;
  while (!stopped.aborted) {
    await tick(state).catch((error: unknown) =>
      log.error({ err: error }, 'outrights could not be priced; will retry'),
    );
    await pause(Math.max(LEAST_EVERY_MS, EVERY_MS / pace.speed));
  }
}

/** Follows the seasons of a calendar: plays them from its courses, prices and decides their outrights. */
export function createOutrights(options: OutrightsOptions): Outrights {
  const { pauseMs = PAUSE_MS, ...given } = options;
  const waiting = new AbortController();
  const stopped = waiting.signal;
  const state: State = {
    ...given,
    results: createListeners<SettledOutright>(),
    followed: new Map(),
    stopped,
    pause: (milliseconds = pauseMs) =>
      wait(milliseconds, undefined, { signal: stopped }).catch(() => undefined),
  };
  let running: Promise<void> | undefined;
  return {
    tick: () => tick(state),
    onOutrightResult: state.results.add,
    outrightResultOf: (eventId) => resultOf(state, eventId),
    start: () => {
      running ??= run(state);
    },
    stop: async () => {
      waiting.abort();
      await running;
    },
  };
}
