import type { Pool, PoolClient } from '../../platform/database/queryable.ts';

/** What payments need of the wallet. */
export interface DepositWallet {
  /** A player's own account. */
  readonly findAccount: (
    client: Pool | PoolClient,
    account: { readonly playerId: string; readonly accountId: string },
  ) => Promise<{ readonly id: string; readonly currency: string } | undefined>;
  /** Credits a deposit in the running transaction; a second call for the same payment changes nothing. */
  readonly creditDeposit: (
    client: PoolClient,
    deposit: {
      readonly paymentId: string;
      readonly playerId: string;
      readonly accountId: string;
      readonly amount: number;
      readonly currency: string;
    },
  ) => Promise<void>;
  /** Credits a deposit and sends it back, both in the ledger, in the running transaction. */
  readonly refundDeposit: (
    client: PoolClient,
    deposit: {
      readonly paymentId: string;
      readonly accountId: string;
      readonly amount: number;
      readonly currency: string;
    },
  ) => Promise<void>;
}
