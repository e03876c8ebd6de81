import type { Pool, PoolClient } from 'pg';
import type { Clock } from '../platform/clock.ts';
import { type AccountFacts, findAccount } from './accounts.ts';
import { deposit } from './payment-movements.ts';

const SOURCE = 'payment';
const BONUS = 4;

/** The wallet as payments need it. */
export function createDepositWallet({ clock }: { readonly clock: Clock }): {
  readonly findAccount: (
    client: Pool | PoolClient,
    account: { readonly playerId: string; readonly accountId: string },
  ) => Promise<AccountFacts | undefined>;
  /** Credits a deposit in the running transaction; told again of the same payment, nothing moves. */
  readonly creditDeposit: (
    client: PoolClient,
    credit: {
      readonly paymentId: string;
      readonly accountId: string;
      /** Minor units. */
      readonly amount: number;
      readonly currency: string;
    },
  ) => Promise<void>;
} {
  return {
    findAccount: async (client, account) => {
      const found = await findAccount(client, account);
      // The bonus account holds the house's money alone: it would turn a deposit into a bonus.
      return found?.type === BONUS ? undefined : found;
    },
    creditDeposit: async (client, { paymentId, ...credit }) => {
      await deposit(client, { ...credit, source: SOURCE, externalId: paymentId, at: clock() });
    },
  };
}
