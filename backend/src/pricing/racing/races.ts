import { setTimeout as wait } from 'node:timers/promises';
import type { Race } from '@touchline/contracts/racing';
import { isOrderMarket, type OutrightResult, sportIds } from '@touchline/domain/markets';
import type { FastifyBaseLogger } from 'fastify';
import type { EventFacts, FindJoint } from '../book/book-event.ts';
import type {
  DecidesOutrights,
  SettledOutright,
  WithdrawnRunner,
} from '../book/decides-outrights.ts';
import type { HasRaces } from '../book/has-races.ts';
import { createListeners } from '../book/listeners.ts';
import type { WritableBook } from '../book/market-book.ts';
import type { FeedPace } from '../engine/fixture.ts';
import { createFieldLaw, orderProbability, priceRace, type RaceToPrice } from '../models/index.ts';
import type { CalendarRace, RaceCalendar } from './race-calendar.ts';

/** How often races are brought to the present moment. */
const EVERY_MS = 1_000;
/** Between two races that are priced, so that they take a small part of the processor. */
const PAUSE_MS = 5;
/** A race stays readable this long after its result. */
const AFTERLIFE_MS = 600_000;
/** No bets are taken this long after a withdrawal, in milliseconds of play: bets before it are noted meanwhile. */
const HOLD_MS = 20_000;

export interface RacesOptions {
  readonly calendar: RaceCalendar;
  readonly book: WritableBook;
  readonly pace: FeedPace;
  readonly log: FastifyBaseLogger;
  /** Milliseconds between two races that are priced, in place of the usual ones. */
  readonly pauseMs?: number;
}

/** The races of a calendar. */
export interface Races extends DecidesOutrights, HasRaces {
  start(): void;
  /** Brings every race to the present moment. */
  tick(): Promise<void>;
  stop(): Promise<void>;
}

/** A race as it is followed. */
interface Followed {
  /** What its prices were made from. */
  priced: string | undefined;
  /** How many withdrawals have been reported. */
  withdrawn: number;
  heldUntil: number;
  isDecided: boolean;
}

interface State extends RacesOptions {
  readonly results: ReturnType<typeof createListeners<SettledOutright>>;
  readonly withdrawals: ReturnType<typeof createListeners<WithdrawnRunner>>;
  readonly followed: Map<number, Followed>;
  readonly stopped: AbortSignal;
}

/** How a race ended, as settlement takes it. */
export function raceResult(race: Race): OutrightResult {
  const { status, finishes = [], withdrawn, startingPrices } = race;
  return {
    status: status === 'abandoned' ? 'cancelled' : 'finished',
    ranks: finishes.map(({ competitorId, rank }) => ({ competitorId, rank })),
    nonRunners: withdrawn.map(({ competitorId }) => competitorId),
    withdrawals: withdrawn,
    startingPrices,
  };
}

/** What the book has of a race: an event without two sides, whose competition is the meeting. */
function factsOf({ id, plan, slug, startsAt }: CalendarRace, view: Race): EventFacts {
  const { sport } = plan;
  return {
    id,
    sport,
    sportId: sportIds[sport],
    champ: { ...view.champ, tier: 3 },
    slug,
    home: { id: view.champ.id, name: view.champ.name },
    away: { id: 0, name: '' },
    startsAt,
    outright: {
      from: startsAt,
      until: startsAt,
      competitors: view.runners.map((runner) => ({ id: runner.id, name: runner.name })),
    },
  };
}

/** The probability of an outcome on several runners, in the place of a builder's parts. */
function jointOf(toPrice: RaceToPrice): FindJoint {
  const law = createFieldLaw(toPrice.speeds);
  return ([part, ...others]) => {
    const probability =
      part === undefined || others.length > 0 || !isOrderMarket(part.marketKey)
        ? undefined
        : orderProbability(toPrice, law, {
            market: part.marketKey,
            outcomeCode: part.outcomeCode,
          });
    return probability === undefined ? undefined : Float64Array.of(1, probability);
  };
}

function offer({ book }: State, { id }: CalendarRace, toPrice: RaceToPrice): void {
  const offers = priceRace(toPrice);
  const offered = new Set(offers.map(({ key }) => key));
  const held = [...(book.event(id)?.markets.keys() ?? [])];
  book.setState(id, {
    status: 'scheduled',
    ...(toPrice.eachWay === undefined ? {} : { eachWay: toPrice.eachWay }),
  });
  book.setJoint(id, jointOf(toPrice));
  book.offer(id, offers);
  book.withdraw(
    id,
    held.filter((key) => !offered.has(key)),
  );
}

/** Reports those withdrawn since the last look; no bets are taken for a moment. */
function reportWithdrawn(
  { book, withdrawals, pace }: State,
  { view, one, now }: { readonly view: Race; readonly one: Followed; readonly now: number },
): void {
  if (view.withdrawn.length === one.withdrawn) {
    return;
  }
  book.suspend(view.id, 'price-unavailable');
  one.withdrawn = view.withdrawn.length;
  one.heldUntil = now + HOLD_MS / pace.speed;
  withdrawals.notify({ eventId: view.id, withdrawals: view.withdrawn });
}

function bringOpen(state: State, race: CalendarRace, one: Followed): boolean {
  const { book, calendar, pace } = state;
  const now = pace.clock();
  const at = calendar.stateAt(race, now);
  if (at === one.priced) {
    return false;
  }
  const isNew = one.priced === undefined;
  const view = calendar.view(race, now);
  if (isNew) {
    book.add(factsOf(race, view), { status: 'scheduled' });
  }
  reportWithdrawn(state, { view, one, now });
  if (now < one.heldUntil && !isNew) {
    return true;
  }
  offer(state, race, calendar.toPrice(race, now));
  one.priced = at;
  return true;
}

function decide({ book, calendar, results, pace }: State, race: CalendarRace, one: Followed): void {
  if (one.isDecided) {
    return;
  }
  one.isDecided = true;
  const view = calendar.view(race, pace.clock());
  const isAbandoned = view.status === 'abandoned';
  // One that ended while nothing ran is not opened for its result alone.
  book.close(
    race.id,
    { status: isAbandoned ? 'cancelled' : 'finished' },
    isAbandoned ? 'cancelled' : 'finished',
  );
  results.notify({ eventId: race.id, result: raceResult(view) });
}

/** @returns whether it took time */
function bring(state: State, race: CalendarRace): boolean {
  const { book, followed, pace } = state;
  const now = pace.clock();
  const one = followed.get(race.id) ?? {
    priced: undefined,
    withdrawn: 0,
    heldUntil: 0,
    isDecided: false,
  };
  followed.set(race.id, one);
  if (now < race.startsAt) {
    return bringOpen(state, race, one);
  }
  if (now < race.decidedAt) {
    book.suspend(race.id, 'price-unavailable');
    return false;
  }
  decide(state, race, one);
  return true;
}

async function tick(state: State): Promise<void> {
  const { book, calendar, followed, pace, stopped, pauseMs = PAUSE_MS } = state;
  const pause = () => wait(pauseMs, undefined, { signal: stopped }).catch(() => undefined);
  for (const _planned of calendar.prepare(pace.clock())) {
    await pause();
  }
  const current = calendar.currentAt(pace.clock(), AFTERLIFE_MS / pace.speed);
  for (const race of current) {
    if (stopped.aborted) return;
    if (bring(state, race)) {
      await pause();
    }
  }
  const ids = new Set(current.map(({ id }) => id));
  for (const id of followed.keys()) {
    if (!ids.has(id)) {
      followed.delete(id);
      book.remove(id);
    }
  }
}

async function run(state: State): Promise<void> {
  const { log, stopped } = state;
  while (!stopped.aborted) {
    await tick(state).catch((error: unknown) =>
      log.error({ err: error }, 'races could not be priced; will retry'),
    );
    await wait(EVERY_MS, undefined, { signal: stopped }).catch(() => undefined);
  }
}

/** Follows the races of a calendar: offers them from their cards to the off, and reports withdrawals and results. */
export function createRaces(options: RacesOptions): Races {
  const waiting = new AbortController();
  const state: State = {
    ...options,
    results: createListeners<SettledOutright>(),
    withdrawals: createListeners<WithdrawnRunner>(),
    followed: new Map(),
    stopped: waiting.signal,
  };
  const { calendar, pace, book } = options;
  const findRace = (eventId: number): Race | undefined => {
    const race = calendar.find(eventId);
    const now = pace.clock();
    return race === undefined || now < race.announcedAt ? undefined : calendar.view(race, now);
  };
  let running: Promise<void> | undefined;
  return {
    tick: () => tick(state),
    onOutrightResult: state.results.add,
    onWithdrawal: state.withdrawals.add,
    outrightResultOf: async (eventId) => {
      const race = findRace(eventId);
      const isOver = race?.status === 'finished' || race?.status === 'abandoned';
      return race !== undefined && isOver ? raceResult(race) : undefined;
    },
    findRace,
    currentRaces: (sport) =>
      calendar
        .currentAt(pace.clock(), AFTERLIFE_MS / pace.speed)
        .filter((race) => race.plan.sport === sport && book.event(race.id) !== undefined)
        .flatMap((race) => findRace(race.id) ?? []),
    start: () => {
      running ??= run(state);
    },
    stop: async () => {
      waiting.abort();
      await running;
    },
  };
}
