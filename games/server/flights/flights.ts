import {
  crashPoint,
  FLIGHT_CUT,
  FLIGHT_END,
  hundredthsAt,
  LEAST_CASH_OUT,
  leavesAt,
} from '../../house/crash/rules.ts';
import { hashOfSeed } from '../../rules/fair.ts';
import { limitsOf } from '../limits.ts';
import type { RoundRow, SeedRow } from '../rows.ts';
import type { Store } from '../store.ts';
import type { Chain, createChains, Link } from './chain.ts';

/** How long bets are taken, and how long the end of a flight is shown. */
const BETTING_MS = 7_000;
const ENDED_MS = 3_000;
const MAKING_BUDGET_MS = 8;

interface FlightRow {
  readonly seed_id: number;
  readonly chain_id: number;
  readonly number: number;
  readonly closes_at: number;
  readonly took_off_at: number | null;
  readonly ended_at: number | null;
  readonly is_cut: number;
  readonly server: string;
  readonly client: string;
}

/** A flight as anybody may see it. */
export interface ShownFlight {
  readonly number: number;
  readonly phase: 'betting' | 'flying' | 'ended';
  /** Of the flight before it: SHA-256 of this one's. */
  readonly before: string;
  /** Milliseconds until bets are closed, or since the take-off. */
  readonly milliseconds: number;
  /** Once it has ended, in hundredths, as its hash. */
  readonly point: number | undefined;
  readonly hash: string | undefined;
  readonly isCut: boolean;
}

export interface Flights {
  /** The seeds of the flight that takes bets; undefined where none does. */
  readonly join: () => SeedRow | undefined;
  /** A cash-out by the server's clock, in hundredths; undefined where the flight of the round is not in the air. */
  readonly cashOut: (round: RoundRow) => number | undefined;
  /** The published end of the chain that a round's flight is of. */
  readonly chainOf: (round: RoundRow) => string | undefined;
  /**
   * Moves the flight on. Automatic cash-outs are noted in their rounds, and with the end all are.
   * @param isWatched no new flight is opened for nobody
   * @returns rounds that are over by it, to be paid
   */
  readonly tick: (isWatched: boolean) => readonly string[];
  readonly show: () => ShownFlight | undefined;
  readonly chain: () => Chain | undefined;
}

/** The flights that rounds of a shared game are in; what they are is in the file before anybody is told. */
export function createFlights(options: {
  readonly store: Store;
  readonly clock: () => number;
  readonly chains: ReturnType<typeof createChains>;
}): Flights {
  const { store, clock, chains } = options;
  const last = () =>
    store
      .prepare(
        `SELECT flight.*, seed.server, seed.client FROM flight JOIN seed ON seed.id = flight.seed_id
         ORDER BY seed_id DESC LIMIT 1`,
      )
      .get() as FlightRow | undefined;
  /** Of the file, which this process alone writes. */
  let flight = last();
  cutOff();

  /** A flight that was in the air when the process before this one stopped ends there, by its own rule. */
  function cutOff(): void {
    if (flight !== undefined && flight.took_off_at !== null && flight.ended_at === null) {
      end(flight, FLIGHT_CUT);
    } else if (flight !== undefined && flight.ended_at === null) {
      change(flight, 'closes_at', clock() + BETTING_MS);
    }
  }

  function change(
    { seed_id }: FlightRow,
    column: 'closes_at' | 'took_off_at' | 'ended_at',
    value: number,
  ): void {
    store.prepare(`UPDATE flight SET ${column} = ? WHERE seed_id = ?`).run(value, seed_id);
    flight = last();
  }

  function open({ chain, number, hash, salt }: Link): void {
    store.transaction(() => {
      const { id } = store
        .prepare(
          `INSERT INTO seed (owner, server, client, nonce, state) VALUES (?, ?, ?, ?, 'current') RETURNING id`,
        )
        .get(`flight:${chain}`, hash, salt, number) as { id: number };
      store
        .prepare('INSERT INTO flight (seed_id, chain_id, number, closes_at) VALUES (?, ?, ?, ?)')
        .run(id, chain, number, clock() + BETTING_MS);
    })();
    flight = last();
  }

  /** Ends a flight in all of its rounds at once. @returns those that are over only by it */
  function end({ seed_id }: FlightRow, act: typeof FLIGHT_END | typeof FLIGHT_CUT): string[] {
    const over = openRounds(seed_id).map(({ id }) => id);
    store.transaction(() => {
      store
        .prepare(
          `UPDATE round SET acts = json_insert(acts, '$[#]', ?) WHERE seed_id = ?
             AND phase IN ('open', 'paying', 'done')`,
        )
        .run(act, seed_id);
      store
        .prepare('UPDATE flight SET ended_at = ?, is_cut = ? WHERE seed_id = ?')
        .run(clock(), act === FLIGHT_CUT ? 1 : 0, seed_id);
      store.prepare(`UPDATE seed SET state = 'revealed' WHERE id = ?`).run(seed_id);
    })();
    flight = last();
    return over;
  }

  /** Rounds that are still in the air, with their currency. */
  function openRounds(seed: number) {
    return store
      .prepare(
        `SELECT round.*, session.currency FROM round JOIN session ON session.id = round.session_id
         WHERE seed_id = ? AND phase = 'open' AND acts = '[]'`,
      )
      .all(seed) as (RoundRow & { currency: string })[];
  }

  function takeOff(row: FlightRow): void {
    // Whoever has bet in time flies along: the flight waits for the wallet, which answers within seconds or never.
    const isStaking =
      store
        .prepare(`SELECT 1 FROM round WHERE seed_id = ? AND phase = 'staking' LIMIT 1`)
        .get(row.seed_id) !== undefined;
    if (!isStaking) {
      change(row, 'took_off_at', clock());
    }
  }

  function fly(row: FlightRow): string[] {
    const reached = hundredthsAt(clock() - (row.took_off_at ?? clock()));
    const point = crashPoint(row.server, row.client);
    if (reached > point) {
      return end(row, FLIGHT_END);
    }
    const leaving = openRounds(row.seed_id).flatMap(({ id, bet, stake, currency }) => {
      const { target } = JSON.parse(bet) as { readonly target?: number };
      const leaves = leavesAt({ target, stake, mostWin: limitsOf(currency).mostWin });
      return leaves <= reached ? [{ id, leaves }] : [];
    });
    for (const { id, leaves } of leaving) {
      store.prepare('UPDATE round SET acts = ? WHERE id = ?').run(JSON.stringify([leaves]), id);
    }
    return leaving.map(({ id }) => id);
  }

  return {
    join: () =>
      flight === undefined || flight.took_off_at !== null || clock() >= flight.closes_at
        ? undefined
        : (store.prepare('SELECT * FROM seed WHERE id = ?').get(flight.seed_id) as SeedRow),
    cashOut: ({ seed_id }) => {
      if (flight?.seed_id !== seed_id || flight.took_off_at === null || flight.ended_at !== null) {
        return undefined;
      }
      const reached = hundredthsAt(clock() - flight.took_off_at);
      const isInTheAir = reached <= crashPoint(flight.server, flight.client);
      return isInTheAir && reached >= LEAST_CASH_OUT ? reached : undefined;
    },
    chainOf: ({ seed_id }) => {
      const row = store.prepare('SELECT chain_id FROM flight WHERE seed_id = ?').get(seed_id) as
        | { chain_id: number }
        | undefined;
      return row && chains.publishedOf(row.chain_id);
    },
    tick: (isWatched) => {
      if (flight === undefined || flight.ended_at !== null) {
        const isDue = flight === undefined || clock() >= (flight.ended_at ?? 0) + ENDED_MS;
        const link = isWatched && isDue ? chains.next(MAKING_BUDGET_MS) : undefined;
        if (link !== undefined) {
          open(link);
        }
        return [];
      }
      if (flight.took_off_at !== null) {
        return fly(flight);
      }
      if (clock() >= flight.closes_at) {
        takeOff(flight);
      }
      return [];
    },
    show: () => flight && shown(flight, clock()),
    chain: chains.current,
  };
}

function shown(flight: FlightRow, now: number): ShownFlight {
  const { number, closes_at, took_off_at, ended_at, server, client, is_cut } = flight;
  const isEnded = ended_at !== null;
  const phase = isEnded ? 'ended' : took_off_at === null ? 'betting' : 'flying';
  return {
    number,
    phase,
    before: hashOfSeed(server),
    milliseconds: phase === 'betting' ? Math.max(0, closes_at - now) : now - (took_off_at ?? now),
    point: isEnded ? crashPoint(server, client) : undefined,
    hash: isEnded ? server : undefined,
    isCut: is_cut === 1,
  };
}
