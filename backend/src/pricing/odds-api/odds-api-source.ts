import type { EventState } from '@touchline/contracts/line';
import { type MatchResult, type Sport, sportIds } from '@touchline/domain/markets';
import type { FastifyBaseLogger } from 'fastify';
import { isCodedError } from '../../platform/http/api-error.ts';
import type { EventFacts } from '../book/book-event.ts';
import type { WritableBook } from '../book/market-book.ts';
import type { FeedSource, SettledMatch } from '../book/feed-source.ts';
import { createListeners } from '../book/listeners.ts';
import { hashOf } from '../book/hash.ts';
import { slugOf } from '../book/slug.ts';
import type { OddsApiClient } from './odds-api-client.ts';
import { readOffers, readResult, readScore, sportOfKey } from './odds-api-markets.ts';
import type { OddsApiEvent, OddsApiScore } from './odds-api-schema.ts';
import { nextRoundIn } from './polling-pace.ts';

export interface OddsApiSourceOptions {
  readonly client: OddsApiClient;
  readonly book: WritableBook;
  readonly clock: () => number;
  readonly log: FastifyBaseLogger;
  /** Sport keys to follow, e.g. `soccer_epl`; those on offer that can be settled when absent. */
  readonly sports?: readonly string[] | undefined;
  /** Shortest time between two rounds of requests. */
  readonly leastIntervalMs?: number;
}

/** Feeds on the-odds-api; `round` and `tick` are called by timers while it runs. */
export interface OddsApiSource extends FeedSource {
  /** Fetches all prices and scores once; returns how long to wait before the next round. */
  round(): Promise<number>;
  /** Brings events to the present moment between rounds: kick-offs, and prices that are too old. */
  tick(): void;
}

/** Live prices older than this are not bet on; the service renews them every 40 seconds or so. */
const LIVE_FRESH_MS = 90_000;
/** Line prices may be older: as long as some rounds were missed at the usual pace. */
const LINE_FRESH_MS = 6 * 3_600_000;
const AFTERLIFE_MS = 180_000;
const TICK_MS = 1_000;
/** More sports than this are not followed unasked: each costs with every round. */
const MOST_SPORTS_UNASKED = 6;
const WAIT_AFTER_REFUSAL_MS = 10 * 60_000;

function idOf(id: string): number {
  return (hashOf('the-odds-api', id) % 0x4000) * 2 ** 32 + hashOf(id, 'the-odds-api') + 1;
}

function sideOf(sport: Sport, name: string) {
  return { id: (hashOf(sport, name) % 0x7fff_ffff) + 1, name };
}

function factsOf(event: OddsApiEvent, sport: Sport): EventFacts | undefined {
  const { home_team: home, away_team: away, sport_key: key, sport_title: title } = event;
  const startsAt = Date.parse(event.commence_time);
  if (home === null || away === null || Number.isNaN(startsAt)) {
    return undefined;
  }
  return {
    id: idOf(event.id),
    sport,
    sportId: sportIds[sport],
    champ: {
      id: 100_000 + (hashOf('the-odds-api', key) % 900_000),
      name: title,
      slug: slugOf(title),
      country: 'world',
      tier: 1,
    },
    slug: slugOf(home, away),
    home: sideOf(sport, home),
    away: sideOf(sport, away),
    startsAt,
  };
}

/** A source of real prices and results, within the quota of one key. */
export function createOddsApiSource(options: OddsApiSourceOptions): OddsApiSource {
  const { client, book, clock, log, leastIntervalMs = 60_000 } = options;
  const pricedAt = new Map<number, number>();
  const finished = new Map<number, MatchResult>();
  const removeAt = new Map<number, number>();
  const results = createListeners<SettledMatch>();
  let followed: readonly string[] | undefined;
  let roundTimer: NodeJS.Timeout | undefined;
  let tickTimer: NodeJS.Timeout | undefined;
  let roundCost = 0;
  let isStopped = false;

  async function sportsToFollow(): Promise<readonly string[]> {
    if (options.sports !== undefined) {
      return options.sports.filter((key) => sportOfKey(key) !== undefined);
    }
    const sports = await client.sports();
    const usable = sports.filter(
      ({ key }) => sportOfKey(key) !== undefined && !key.endsWith('_winner'),
    );
    return usable.slice(0, MOST_SPORTS_UNASKED).map(({ key }) => key);
  }

  function takeOdds(events: readonly OddsApiEvent[], now: number): void {
    for (const event of events) {
      const sport = sportOfKey(event.sport_key);
      const facts = sport === undefined ? undefined : factsOf(event, sport);
      const offers = readOffers(event);
      if (facts === undefined || finished.has(facts.id) || offers.length === 0) {
        continue;
      }
      book.add(facts, { status: 'scheduled' });
      kickOffIfDue(facts.id, now);
      const offered = new Set(offers.map(({ key }) => key));
      const held = [...(book.event(facts.id)?.markets.keys() ?? [])];
      book.offer(facts.id, offers);
      book.withdraw(
        facts.id,
        held.filter((key) => !offered.has(key)),
      );
      pricedAt.set(facts.id, now);
    }
  }

  function takeScore(score: OddsApiScore, sport: Sport): void {
    const id = idOf(score.id);
    const total = readScore(score);
    const event = book.event(id);
    const result = readResult(sport, score);
    if (result !== undefined && !finished.has(id)) {
      finished.set(id, result);
      if (event !== undefined) {
        const state: EventState = { status: 'finished', ...scoreboard(total) };
        book.close(id, state, 'finished');
        removeAt.set(id, clock() + AFTERLIFE_MS);
      }
      results.notify({ eventId: id, result });
    } else if (event?.section === 'live' && result === undefined && total !== undefined) {
      const shown = event.state.score?.total;
      if (shown?.[0] !== total[0] || shown[1] !== total[1]) {
        book.setState(id, { status: 'live', ...scoreboard(total) });
      }
    }
  }

  function scoreboard(total: readonly [number, number] | undefined): Pick<EventState, 'score'> {
    return total === undefined ? {} : { score: { total: [total[0], total[1]], periods: [] } };
  }

  function kickOffIfDue(id: number, now: number): void {
    const event = book.event(id);
    if (event?.section === 'line' && event.startsAt <= now) {
      book.goLive(id, { status: 'live' });
    }
  }

  /** Fetches one sport; a sport that the service refuses is not requested again. */
  async function askFor(key: string): Promise<void> {
    const sport = sportOfKey(key);
    if (sport === undefined) {
      return;
    }
    try {
      takeOdds(await client.odds(key), clock());
      const cost = client.quota().lastCost ?? 1;
      for (const score of await client.scores(key)) {
        takeScore(score, sport);
      }
      roundCost += cost + (client.quota().lastCost ?? 1);
    } catch (error) {
      if (isCodedError(error) && error.code === 'feed_bad_parameters') {
        log.error({ err: error, sport: key }, 'the sport is no longer offered by the feed');
        followed = followed?.filter((other) => other !== key);
        return;
      }
      throw error;
    }
  }

  async function round(): Promise<number> {
    try {
      followed ??= await sportsToFollow();
      roundCost = 0;
      for (const key of followed) {
        await askFor(key);
      }
    } catch (error) {
      const code = isCodedError(error) ? error.code : 'unavailable';
      log.error({ err: error, code }, 'failed to read the-odds-api');
      if (code === 'feed_unauthorized') {
        return WAIT_AFTER_REFUSAL_MS;
      }
      if (code === 'feed_quota_exhausted') {
        return Math.max(WAIT_AFTER_REFUSAL_MS, nextRound());
      }
    }
    return nextRound();
  }

  function nextRound(): number {
    const quota = client.quota();
    return nextRoundIn({ quota, roundCost, least: leastIntervalMs, now: clock() });
  }

  function tick(): void {
    const now = clock();
    for (const { id, section, state } of book.events()) {
      kickOffIfDue(id, now);
      const age = now - (pricedAt.get(id) ?? 0);
      const isStale = age > (section === 'live' ? LIVE_FRESH_MS : LINE_FRESH_MS);
      if (isStale && state.status !== 'finished') {
        book.suspend(id, 'feed-stale');
      }
      if ((removeAt.get(id) ?? Number.POSITIVE_INFINITY) <= now) {
        book.remove(id);
        removeAt.delete(id);
        pricedAt.delete(id);
      }
    }
  }

  async function roundAndPlanNext(): Promise<void> {
    const wait = await round();
    if (!isStopped) {
      // A timer cannot wait longer than 2^31 ms.
      roundTimer = setTimeout(() => void roundAndPlanNext(), Math.min(wait, 2 ** 31 - 1));
    }
  }

  return {
    name: 'the-odds-api',
    round,
    tick,
    onResult: results.add,
    resultOf: (eventId) => Promise.resolve(finished.get(eventId)),
    async start() {
      followed = await sportsToFollow();
      tickTimer = setInterval(tick, TICK_MS);
      await roundAndPlanNext();
    },
    async stop() {
      isStopped = true;
      clearTimeout(roundTimer);
      clearInterval(tickTimer);
    },
  };
}
