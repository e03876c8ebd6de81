import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { hashOfSeed, type RoundSeed } from '../rules/fair.ts';
import { returnOf } from '../rules/multiplier.ts';
import { HOUSE_GAMES } from '../house/games.ts';
import type { Flights } from './flights/flights.ts';
import { hasFreeRounds } from './free-rounds.ts';
import type { HouseGame, Played, Standing } from './house-game.ts';
import { limitsOf } from './limits.ts';
import { createMoreStakes } from './more-stakes.ts';
import { isTooSoon } from './pace.ts';
import {
  addAct,
  changeRound,
  ROUNDS,
  type RoundRow,
  roundOf,
  type SeedRow,
  sessionOf,
  type SessionRow,
} from './rows.ts';
import { takeNonce } from './seeds.ts';
import { createTurns } from './turns.ts';
import type { Store } from './store.ts';
import type { Wallet } from './wallet.ts';

/** A round as its player sees it. Amounts in minor units. */
export interface ShownRound {
  readonly id: string;
  readonly game: string;
  readonly phase: RoundRow['phase'];
  /** Of the wallet, where it refused the stake. */
  readonly reason: string | undefined;
  readonly stake: number;
  /** The stake and those of acts; nothing in a free round. */
  readonly staked: number;
  readonly isFree: boolean;
  readonly bet: unknown;
  /** What its player has done in it, in order. */
  readonly acts: readonly number[];
  /** How many acts it has had. */
  readonly step: number;
  /** Ten-thousandths; of an open round what it would pay now. */
  readonly multiplier: number;
  readonly win: number;
  readonly shown: Readonly<Record<string, unknown>>;
  readonly seed: {
    readonly hash: string;
    readonly client: string;
    readonly nonce: number;
    /** Once it is revealed. */
    readonly server: string | undefined;
    /** Of a shared flight: the published end of its chain. */
    readonly chain: string | undefined;
  };
  readonly at: number;
}

/** Why a round is not begun or not continued. */
export type PlayRefusal =
  | 'bet_invalid'
  | 'stake_invalid'
  | 'win_too_large'
  | 'round_running'
  | 'round_too_soon'
  | 'bets_closed'
  | 'round_unknown'
  | 'free_rounds_none'
  | 'act_invalid';

export type PlayResult =
  | { readonly round: ShownRound; readonly balance: number | undefined }
  /** Also a reason of the wallet, where an act costs a stake. */
  | { readonly refusal: PlayRefusal | (string & {}) };

/** A round that a player wants to begin. */
interface AskedRound {
  readonly requestKey: string;
  readonly stake: number;
  readonly bet: unknown;
  /** The grant that pays for it, of a free round. The wallet refuses another stake than the granted one. */
  readonly reward?: string | undefined;
}

export interface Engine {
  readonly play: (session: SessionRow, asked: AskedRound) => Promise<PlayResult>;
  readonly act: (
    session: SessionRow,
    asked: {
      readonly id: string;
      /** How many acts came before it: pressed twice, it is the same act. */
      readonly step: number;
      readonly act: number;
    },
  ) => Promise<PlayResult>;
  readonly show: (round: RoundRow) => ShownRound;
  /** Pays rounds that have come to their end without their players. */
  readonly end: (ids: readonly string[]) => Promise<void>;
  /** Ends what a killed process has left, and repeats what the wallet has not understood. */
  readonly recover: () => Promise<void>;
}

/** A round nobody has continued for so long ends with what it pays. */
const ABANDONED_MS = 24 * 60 * 60_000;
const MOST_WAIT_MS = 60_000;
const SECOND = 1_000;

/** The wait before the wallet is told again: 1 s, doubling up to a minute. */
function waitOf(tries: number): number {
  return Math.min(MOST_WAIT_MS, SECOND * 2 ** Math.min(tries, 6));
}

export function createEngine(options: {
  readonly store: Store;
  readonly walletOf: (session: SessionRow) => Wallet;
  readonly clock: () => number;
  /** Of the games that are shared. */
  readonly flights: Flights;
  readonly warn: (facts: object, message: string) => void;
}): Engine {
  const { store, walletOf, clock, flights, warn } = options;
  /** One step of a round at a time; a round in it is not recovered. */
  const turns = createTurns();
  const moreStakes = createMoreStakes({ store, walletOf, clock, waitOf });

  const gameOf = (round: RoundRow) => HOUSE_GAMES.get(round.game) as HouseGame;
  const seedOf = (round: RoundRow) =>
    store.prepare('SELECT * FROM seed WHERE id = ?').get(round.seed_id) as SeedRow;

  function playedOf(round: RoundRow): Played<unknown> {
    const { mostWin } = limitsOf(sessionOf(store, round.session_id).currency);
    const acts = JSON.parse(round.acts) as number[];
    return { bet: JSON.parse(round.bet), acts, stake: round.stake, mostWin };
  }

  function roundSeedOf(round: RoundRow): RoundSeed {
    const { server, client } = seedOf(round);
    return { server, client, nonce: round.nonce };
  }

  function standingOf(round: RoundRow): Standing {
    return gameOf(round).standing(roundSeedOf(round), playedOf(round));
  }

  const winOf = (round: RoundRow, { win, multiplier }: Standing) =>
    win ?? returnOf(round.stake, multiplier);

  function show(round: RoundRow): ShownRound {
    const { server, client, state } = seedOf(round);
    const isPlayed = !['staking', 'refused', 'returning', 'returned'].includes(round.phase);
    const standing = isPlayed ? standingOf(round) : undefined;
    const acts = JSON.parse(round.acts) as number[];
    return {
      id: round.id,
      game: round.game,
      phase: round.phase,
      reason: round.reason ?? undefined,
      stake: round.stake,
      staked: round.reward ? 0 : moreStakes.sumOf(round),
      isFree: Boolean(round.reward),
      bet: JSON.parse(round.bet),
      acts,
      step: acts.length,
      multiplier: standing?.multiplier ?? 0,
      win: round.win ?? 0,
      shown: standing?.shown ?? {},
      seed: {
        hash: hashOfSeed(server),
        client,
        nonce: round.nonce,
        server: state === 'revealed' ? server : undefined,
        chain: gameOf(round).isShared && flights.chainOf(round),
      },
      at: round.began_at,
    };
  }

  /** Tells the wallet what a round has paid; where that stays unclear it is told again later. */
  async function pay(session: SessionRow, round: RoundRow): Promise<number | undefined> {
    const result = await walletOf(session).pay(session, round);
    if (result.type === 'done') {
      changeRound(store, round.id, { phase: 'done', next_try_at: null });
      return result.balance;
    }
    const tries = round.tries + 1;
    changeRound(store, round.id, { tries, next_try_at: clock() + waitOf(tries) });
    if (result.type === 'refused') {
      warn({ round: round.id, reason: result.reason }, 'a win was refused; will be reported again');
    }
    return undefined;
  }

  /** Ends a round that stands as it is over; the result is on the disk before the wallet is told. */
  async function settle(session: SessionRow, round: RoundRow): Promise<PlayResult> {
    const standing = standingOf(round);
    if (!standing.isOver) {
      return { round: show(round), balance: undefined };
    }
    const ended = changeRound(store, round.id, {
      phase: 'paying',
      multiplier: standing.multiplier,
      win: winOf(round, standing),
      ended_at: clock(),
      tries: 0,
      next_try_at: clock(),
    });
    const balance = await pay(session, ended);
    return { round: show(roundOf(store, round.id) as RoundRow), balance };
  }

  async function takeBack(session: SessionRow, round: RoundRow): Promise<number | undefined> {
    const result = await walletOf(session).takeBack(session, round);
    const isUnknown =
      result.type === 'refused' && result.reason === 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
    if (result.type === 'done' || isUnknown) {
      changeRound(store, round.id, { phase: 'returned', next_try_at: null, ended_at: clock() });
      return result.type === 'done' ? result.balance : undefined;
    }
    const tries = round.tries + 1;
    changeRound(store, round.id, { tries, next_try_at: clock() + waitOf(tries) });
    return undefined;
  }

  /** Takes the stake; a stake without a clear answer is taken back and never repeated. */
  async function stake(session: SessionRow, round: RoundRow): Promise<PlayResult> {
    const result = await walletOf(session).stake(session, round);
    switch (result.type) {
      case 'done': {
        // The wallet counts the least cycle from when it took the stake, which was before its answer came.
        const opened = changeRound(store, round.id, { phase: 'open', began_at: clock() });
        const settled = await settle(session, opened);
        return 'round' in settled && settled.balance === undefined && settled.round.phase === 'open'
          ? { ...settled, balance: result.balance }
          : settled;
      }
      case 'refused': {
        const change = { phase: 'refused', reason: result.reason, ended_at: clock() };
        return { round: show(changeRound(store, round.id, change)), balance: undefined };
      }
      case 'unclear': {
        const left = changeRound(store, round.id, { phase: 'returning', next_try_at: clock() });
        const balance = await takeBack(session, left);
        return { round: show(roundOf(store, round.id) as RoundRow), balance };
      }
    }
  }

  function begin(session: SessionRow, asked: AskedRound, flight: SeedRow | undefined): RoundRow {
    const id = randomUUID();
    const insert = store.transaction(() => {
      const seed = flight ?? takeNonce(store, session.owner);
      store
        .prepare(
          `INSERT INTO round (id, session_id, owner, game, request_key, seed_id, nonce, stake, bet, phase, began_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'staking', ?)`,
        )
        .run(
          id,
          session.id,
          session.owner,
          session.game,
          asked.requestKey,
          seed.id,
          seed.nonce,
          asked.stake,
          JSON.stringify(asked.bet),
          clock(),
        );
      if (asked.reward !== undefined) {
        store
          .prepare('INSERT INTO free_round (round_id, reward) VALUES (?, ?)')
          .run(id, asked.reward);
      }
    });
    insert();
    return roundOf(store, id) as RoundRow;
  }

  function refusalOf(
    session: SessionRow,
    game: HouseGame,
    asked: AskedRound,
  ): PlayRefusal | undefined {
    const { least, most, mostWin } = limitsOf(session.currency);
    const isFree = asked.reward !== undefined;
    if (isFree && (session.token === null || !hasFreeRounds(session.game))) {
      return 'free_rounds_none';
    }
    const parsed = z.safeParse(game.bet, asked.bet);
    if (!parsed.success) {
      return 'bet_invalid';
    }
    // The bounds of a free one were those of its grant.
    const isWithin = asked.stake >= least && asked.stake <= most;
    if (!Number.isInteger(asked.stake) || asked.stake <= 0 || !(isFree || isWithin)) {
      return 'stake_invalid';
    }
    if (game.stakeOf !== undefined && game.stakeOf(parsed.data) !== asked.stake) {
      return 'bet_invalid';
    }
    if (returnOf(asked.stake, game.mostAtOnce(parsed.data)) > mostWin) {
      return 'win_too_large';
    }
    const running = store
      .prepare(
        `SELECT 1 FROM round WHERE owner = ? AND game = ? AND phase IN ('staking', 'open') LIMIT 1`,
      )
      .get(session.owner, session.game);
    if (running !== undefined) {
      return 'round_running';
    }
    return isTooSoon(store, session, clock()) ? 'round_too_soon' : undefined;
  }

  /** Ends a round that its player has left: by the act of its game for that, or with what it pays. */
  async function leave(session: SessionRow, left: RoundRow): Promise<void> {
    const { leftAct } = gameOf(left);
    let round = left;
    while (!standingOf(round).isOver) {
      if (leftAct === undefined) {
        break;
      }
      if (!addAct(store, round, leftAct)) {
        return;
      }
      round = roundOf(store, round.id) as RoundRow;
    }
    const standing = standingOf(round);
    const { multiplier } = standing;
    const change = { phase: 'paying', multiplier, win: winOf(round, standing), ended_at: clock() };
    await pay(session, changeRound(store, round.id, change));
  }

  /** The next act of a round, whose turn it is. */
  async function next(
    session: SessionRow,
    { id, step, act }: { readonly id: string; readonly step: number; readonly act: number },
  ): Promise<PlayResult> {
    const round = roundOf(store, id) as RoundRow;
    const played = playedOf(round);
    if (round.phase !== 'open' || step < played.acts.length) {
      // A second press, or one whose answer was lost.
      return { round: show(round), balance: undefined };
    }
    const game = gameOf(round);
    if (step > played.acts.length || game.mayAct?.(played, act, roundSeedOf(round)) !== true) {
      return { refusal: 'act_invalid' };
    }
    if (moreStakes.isPending(round)) {
      return { refusal: 'round_running' };
    }
    const times = game.moreStakes?.(act) ?? 0;
    if (times > 0) {
      const taken = await moreStakes.take(session, round, { act, amount: times * round.stake });
      if ('refusal' in taken) {
        return taken;
      }
      const settled = await settle(session, taken.round);
      return 'round' in settled && settled.round.phase === 'open'
        ? { ...settled, balance: taken.balance }
        : settled;
    }
    const taken = game.isShared ? flights.cashOut(round) : act;
    // A flight that is not in the air, or whose end is being written, is not left; where another process
    // was first, its act is shown.
    return taken !== undefined && addAct(store, round, taken)
      ? settle(session, roundOf(store, id) as RoundRow)
      : { round: show(roundOf(store, id) as RoundRow), balance: undefined };
  }

  async function recoverRound(round: RoundRow): Promise<void> {
    const session = sessionOf(store, round.session_id);
    if (round.phase === 'staking') {
      await takeBack(session, changeRound(store, round.id, { phase: 'returning' }));
    } else if (round.phase === 'returning') {
      await takeBack(session, round);
    } else if (round.phase === 'paying') {
      await pay(session, round);
    } else if (!(await moreStakes.settle(session, round))) {
      // What is unclear of its stakes comes first.
    } else if (standingOf(round).isOver) {
      await settle(session, round);
    } else if (round.began_at + ABANDONED_MS <= clock()) {
      await leave(session, round);
    }
  }

  return {
    show,
    play: async (session, asked) => {
      const known = store
        .prepare(`${ROUNDS} WHERE owner = ? AND request_key = ?`)
        .get(session.owner, asked.requestKey) as RoundRow | undefined;
      if (known !== undefined) {
        return { round: show(known), balance: undefined };
      }
      const game = HOUSE_GAMES.get(session.game);
      const refusal = game === undefined ? 'bet_invalid' : refusalOf(session, game, asked);
      if (refusal !== undefined) {
        return { refusal };
      }
      const flight = game?.isShared ? flights.join() : undefined;
      if (game?.isShared && flight === undefined) {
        return { refusal: 'bets_closed' };
      }
      const round = begin(session, asked, flight);
      return turns.take(round.id, () => stake(session, round));
    },
    act: async (session, asked) => {
      const round = roundOf(store, asked.id);
      return round === undefined || round.owner !== session.owner
        ? { refusal: 'round_unknown' }
        : turns.take(asked.id, () => next(session, asked));
    },
    end: async (ids) => {
      const work = ids.map(async (id) => {
        const round = roundOf(store, id);
        if (round !== undefined && !turns.isTaken(id)) {
          await turns.take(id, () => settle(sessionOf(store, round.session_id), round));
        }
      });
      await Promise.all(work);
    },
    recover: async () => {
      const unfinished = store
        .prepare(
          `SELECT * FROM round WHERE phase IN ('staking', 'open', 'paying', 'returning')
           AND (next_try_at IS NULL OR next_try_at <= ?)`,
        )
        .all(clock()) as RoundRow[];
      for (const { id } of unfinished) {
        if (!turns.isTaken(id)) {
          await turns.take(id, () => recoverRound(roundOf(store, id) as RoundRow));
        }
      }
    },
  };
}
