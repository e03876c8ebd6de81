import type { Queryable } from '../../platform/database/queryable.ts';

interface Reservation {
  readonly paymentId: string;
  readonly accountId: string;
  /** Minor units. */
  readonly amount: number;
}

/** What withdrawals need of the wallet. Everything runs in the caller's transaction. */
export interface WithdrawalWallet {
  /** A player's own account that money may leave. */
  readonly findAccount: (
    client: Queryable,
    account: { readonly playerId: string; readonly accountId: string },
  ) => Promise<{ readonly id: string; readonly currency: string } | undefined>;
  /** Minor units on an account. */
  readonly balance: (client: Queryable, accountId: string) => Promise<number>;
  /**
   * Takes the amount off the account until the withdrawal ends; others of the account wait.
   * @throws ApiError `balance_insufficient`
   */
  readonly reserve: (
    client: Queryable,
    reservation: Reservation & { readonly currency: string },
  ) => Promise<void>;
  /** Ends a reservation once; @returns false where it has ended before */
  readonly finish: (
    client: Queryable,
    ending: Reservation & { readonly isPaid: boolean },
  ) => Promise<boolean>;
  /** What was deposited to an account, and staked of it on decided bets, in minor units. */
  readonly turnover: (
    client: Queryable,
    accountId: string,
  ) => Promise<{ readonly deposited: number; readonly staked: number }>;
}
