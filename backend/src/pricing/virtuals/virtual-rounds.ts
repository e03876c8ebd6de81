import { setTimeout as wait } from 'node:timers/promises';
import type { VirtualRound } from '@touchline/contracts/virtuals';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseLog } from '../../platform/database/database-log.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { SettledOutright } from '../book/decides-outrights.ts';
import type { SettledMatch } from '../book/feed-source.ts';
import { createListeners } from '../book/listeners.ts';
import type { WritableBook } from '../book/market-book.ts';
import { createRoundOffers } from './offer-round.ts';
import { openRounds } from './round-clock.ts';
import { matchOutcome, matchState, raceOutcome } from './round-state.ts';
import {
  drawRound,
  endedRounds,
  findRound,
  openRound,
  RESULTS_PAGE,
  roundsEndingAfter,
  type StoredRound,
  undrawnRounds,
} from './round-store.ts';
import { HOLD_MS, shareAt, viewRound } from './round-view.ts';
import { readVirtuals } from './virtual-data.ts';

const EVERY_MS = 1_000;
/** A round stays readable in the book this long after its result. */
const AFTERLIFE_MS = 60_000;

export interface VirtualRoundsOptions {
  readonly book: WritableBook;
  readonly clock: Clock;
  readonly log: Pick<DatabaseLog, 'error'>;
  /** The database, once it is there. */
  readonly pool: Promise<Pool>;
  /** Seconds of the channels in a second; 1 but for tests. */
  readonly speed?: number | undefined;
}

/** Rounds on a fixed clock: offered, drawn by what was committed to, shown and reported. */
export interface VirtualRounds {
  start(): void;
  /** Brings every round to the present moment. */
  tick(): Promise<void>;
  stop(): Promise<void>;
  readonly onResult: (listener: (match: SettledMatch) => void) => () => void;
  readonly onOutrightResult: (listener: (race: SettledOutright) => void) => () => void;
  readonly resultOf: (eventId: number) => Promise<SettledMatch['result'] | undefined>;
  readonly outrightResultOf: (eventId: number) => Promise<SettledOutright['result'] | undefined>;
  readonly channels: readonly string[];
  /** Those that take bets, are run or have just ended, by their start. */
  readonly current: () => readonly VirtualRound[];
  readonly find: (eventId: number) => Promise<VirtualRound | undefined>;
  /** Those of a channel that have ended, the latest first, a page of them; before a moment where one is given. */
  readonly ended: (
    channel: string,
    before?: number,
  ) => Promise<{ readonly rounds: readonly VirtualRound[]; readonly nextBefore?: number }>;
}

interface Followed {
  round: StoredRound;
  isLive: boolean;
  isDecided: boolean;
}

/** The rounds that the channels of `backend/data/virtuals` have. */
export function createVirtualRounds(options: VirtualRoundsOptions): VirtualRounds {
  const { book, clock, log, speed = 1 } = options;
  const { channels, competitors } = readVirtuals();
  const { offer } = createRoundOffers(book);
  const matches = createListeners<SettledMatch>();
  const races = createListeners<SettledOutright>();
  const followed = new Map<number, Followed>();
  const slots = new Map<string, number>();
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let isResumed = false;

  const view = (round: StoredRound, now: number) => viewRound(round, { now, channels });

  function follow(round: StoredRound): Followed {
    const known = followed.get(round.id) ?? { round, isLive: false, isDecided: false };
    followed.set(round.id, known);
    return known;
  }
  /** Rounds of an earlier run of the program: what is due is drawn, what ended is reported again. */
  async function resume(pool: Pool, now: number): Promise<void> {
    for (const round of [...(await undrawnRounds(pool)), ...(await roundsEndingAfter(pool, now))]) {
      if (followed.has(round.id)) continue;
      const one = follow(round);
      const channel = channels.find(({ id }) => id === round.channel);
      if (channel !== undefined && now >= round.startsAt && now < round.endsAt) {
        // Shown as it is run; both at once, so that its prices are never open.
        offer(round, channel);
        close(one, now);
      }
    }
    isResumed = true;
  }
  async function open(pool: Pool, now: number): Promise<void> {
    for (const channel of channels) {
      for (const times of openRounds(channel, now, speed)) {
        const slot = `${channel.id} ${times.startsAt}`;
        if (slots.has(slot)) continue;
        const round = await openRound(pool, { channel, times, competitors });
        slots.set(slot, times.endsAt);
        // Drawn already where the clock was put back.
        if (round !== undefined && round.drawn === undefined) {
          follow(round);
          offer(round, channel);
        }
      }
    }
    for (const [slot, endsAt] of slots) {
      if (endsAt + AFTERLIFE_MS < now) slots.delete(slot);
    }
  }
  /** No bets are taken from the start on; a match is shown among those being played. */
  function close(one: Followed, now: number): void {
    const { id, card } = one.round;
    if (one.isLive) return;
    one.isLive = true;
    if (card.sport !== 'virtual-greyhounds') {
      book.goLive(id, { status: 'live', clock: { seconds: 0, at: now, running: false } });
    }
    book.suspend(id, 'price-unavailable');
  }
  function report({ id, drawn }: StoredRound): void {
    const result = drawn?.result;
    if (result === undefined) return;
    if (result.sport === 'virtual-greyhounds') {
      book.close(id, { status: 'finished' }, 'finished');
      races.notify({ eventId: id, result: raceOutcome(result) });
    } else {
      book.close(id, matchState(result, { share: 1, at: clock() }), 'finished');
      matches.notify({ eventId: id, result: matchOutcome(result) });
    }
  }
  async function bring(pool: Pool, one: Followed, now: number): Promise<void> {
    const { startsAt, endsAt, id } = one.round;
    if (now >= startsAt) close(one, now);
    const isDue = now >= startsAt + Math.min(HOLD_MS, (endsAt - startsAt) / 2);
    if (isDue && one.round.drawn === undefined) {
      one.round = (await drawRound(pool, { id, now })) ?? one.round;
    }
    const result = one.round.drawn?.result;
    if (result !== undefined && now >= endsAt && !one.isDecided) {
      one.isDecided = true;
      report(one.round);
    } else if (result !== undefined && now < endsAt && result.sport !== 'virtual-greyhounds') {
      book.setState(id, matchState(result, { share: shareAt(one.round, now), at: now }));
    }
    if (one.isDecided && now >= endsAt + AFTERLIFE_MS) {
      followed.delete(id);
      book.remove(id);
    }
  }
  async function tick(): Promise<void> {
    const pool = await options.pool;
    const now = clock();
    if (!isResumed) await resume(pool, now);
    await open(pool, now);
    for (const one of followed.values()) {
      // One that fails keeps no other from its end.
      await bring(pool, one, now).catch((error: unknown) =>
        log.error({ err: error, round: one.round.id }, 'a virtual round failed; will retry'),
      );
    }
  }
  async function run(): Promise<void> {
    const { signal } = stopping;
    await Promise.race([
      options.pool,
      new Promise((resolve) => signal.addEventListener('abort', resolve)),
    ]);
    while (!signal.aborted) {
      await tick().catch((error: unknown) =>
        log.error({ err: error }, 'virtual rounds could not be brought on; will retry'),
      );
      await wait(EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
  async function resultOf(
    eventId: number,
  ): Promise<NonNullable<StoredRound['drawn']>['result'] | undefined> {
    const round = await findRound(await options.pool, eventId);
    return round !== undefined && clock() >= round.endsAt ? round.drawn?.result : undefined;
  }

  return {
    tick,
    start: () => {
      running ??= run();
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
    onResult: matches.add,
    onOutrightResult: races.add,
    resultOf: async (eventId) => {
      const result = await resultOf(eventId);
      return result === undefined || result.sport === 'virtual-greyhounds'
        ? undefined
        : matchOutcome(result);
    },
    outrightResultOf: async (eventId) => {
      const result = await resultOf(eventId);
      return result?.sport === 'virtual-greyhounds' ? raceOutcome(result) : undefined;
    },
    channels: channels.map(({ id }) => id),
    current: () => {
      const now = clock();
      return [...followed.values()]
        .toSorted((one, other) => one.round.startsAt - other.round.startsAt)
        .flatMap(({ round }) => view(round, now) ?? []);
    },
    find: async (eventId) => {
      // Viewers of a race ask every second or two.
      const round = followed.get(eventId)?.round ?? (await findRound(await options.pool, eventId));
      return round && view(round, clock());
    },
    ended: async (channel, before) => {
      const now = clock();
      const until = before === undefined ? now : Math.min(now, before - 1);
      const rounds = await endedRounds(await options.pool, { channel, until });
      const last = rounds.at(-1);
      return {
        rounds: rounds.flatMap((round) => view(round, now) ?? []),
        ...(rounds.length === RESULTS_PAGE && last !== undefined && { nextBefore: last.endsAt }),
      };
    },
  };
}
