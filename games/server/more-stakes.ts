import { addAct, type RoundRow, roundOf, type SessionRow, type StakeRow } from './rows.ts';
import type { Store } from './store.ts';
import type { Wallet } from './wallet.ts';

/** What became of an act that costs a stake. */
export type MoreStakeResult =
  | { readonly round: RoundRow; readonly balance: number }
  /** Of the wallet, or `stake_returned`, or `round_running`. */
  | { readonly refusal: string };

export interface MoreStakes {
  /** Takes a stake and writes the act that it is for; without a clear answer it is taken back, and nothing was done. */
  readonly take: (
    session: SessionRow,
    round: RoundRow,
    asked: { readonly act: number; readonly amount: number },
  ) => Promise<MoreStakeResult>;
  /** Takes back what a killed process or a lost answer has left. @returns whether nothing is left */
  readonly settle: (session: SessionRow, round: RoundRow) => Promise<boolean>;
  /** Whether one of the round is still on its way, there or back. */
  readonly isPending: (round: RoundRow) => boolean;
  /** All stakes of the round that were taken, minor units: its first, number 0, and those of its acts. */
  readonly sumOf: (round: RoundRow) => number;
}

/** The stakes of a round beside its first: each has the next number, and none is asked for twice. */
export function createMoreStakes(options: {
  readonly store: Store;
  readonly walletOf: (session: SessionRow) => Wallet;
  readonly clock: () => number;
  readonly waitOf: (tries: number) => number;
}): MoreStakes {
  const { store, walletOf, clock, waitOf } = options;

  const pendingOf = ({ id }: RoundRow) =>
    store
      .prepare(`SELECT * FROM more_stake WHERE round_id = ? AND phase IN ('staking', 'returning')`)
      .get(id) as StakeRow | undefined;

  /** @returns whether it was in the phase that it is taken from: another process may have moved it on */
  function move(row: StakeRow, from: StakeRow['phase'], to: StakeRow['phase']): boolean {
    const { changes } = store
      .prepare('UPDATE more_stake SET phase = ? WHERE round_id = ? AND number = ? AND phase = ?')
      .run(to, row.round_id, row.number, from);
    return changes === 1;
  }

  /** @returns the new stake; undefined while another one is on its way */
  function begin(round: RoundRow, amount: number): StakeRow | undefined {
    return store
      .prepare(
        `INSERT INTO more_stake (round_id, number, amount, phase)
         SELECT ?, 1 + coalesce(max(number), 0), ?, 'staking' FROM more_stake WHERE round_id = ?
         ON CONFLICT DO NOTHING RETURNING *`,
      )
      .get(round.id, amount, round.id) as StakeRow | undefined;
  }

  /** The stake counts and the act is written together, or neither. */
  function book(row: StakeRow, round: RoundRow, act: number): boolean {
    let isBooked = false;
    store.transaction(() => {
      isBooked = move(row, 'staking', 'booked') && addAct(store, round, act);
      if (!isBooked) {
        move(row, 'booked', 'staking');
      }
    })();
    return isBooked;
  }

  async function takeBack(session: SessionRow, round: RoundRow, row: StakeRow): Promise<boolean> {
    const result = await walletOf(session).takeBack(session, round, row);
    const isUnknown =
      result.type === 'refused' && result.reason === 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
    if (result.type === 'done' || isUnknown) {
      return move(row, 'returning', 'returned');
    }
    const tries = row.tries + 1;
    store
      .prepare('UPDATE more_stake SET tries = ?, next_try_at = ? WHERE round_id = ? AND number = ?')
      .run(tries, clock() + waitOf(tries), row.round_id, row.number);
    return false;
  }

  return {
    take: async (session, round, { act, amount }) => {
      const row = begin(round, amount);
      if (row === undefined) {
        return { refusal: 'round_running' };
      }
      const result = await walletOf(session).stake(session, round, row);
      if (result.type === 'refused') {
        move(row, 'staking', 'refused');
        return { refusal: result.reason };
      }
      if (result.type === 'done' && book(row, round, act)) {
        return { round: roundOf(store, round.id) as RoundRow, balance: result.balance };
      }
      if (move(row, 'staking', 'returning')) {
        await takeBack(session, round, row);
      }
      return { refusal: 'stake_returned' };
    },
    settle: async (session, round) => {
      const row = pendingOf(round);
      if (row === undefined) {
        return true;
      }
      if (row.phase === 'returning' && (row.next_try_at ?? 0) > clock()) {
        return false;
      }
      move(row, 'staking', 'returning');
      return takeBack(session, round, row);
    },
    isPending: (round) => pendingOf(round) !== undefined,
    sumOf: ({ id, stake }) => {
      const { more } = store
        .prepare(
          `SELECT coalesce(sum(amount), 0) AS more FROM more_stake
           WHERE round_id = ? AND phase = 'booked'`,
        )
        .get(id) as { more: number };
      return stake + more;
    },
  };
}
