import { BONUS_ACCOUNT } from '@touchline/domain/money';
import type { Clock } from '../../platform/clock.ts';
import type { WithdrawalWallet } from '../withdrawals/withdrawal-wallet.ts';
import { findAccount } from './accounts.ts';
import { finishWithdrawal, PAYMENT_SOURCE, reserveWithdrawal } from './payment-movements.ts';

/** The wallet as withdrawals need it. */
export function createWithdrawalWallet({ clock }: { readonly clock: Clock }): WithdrawalWallet {
  return {
    findAccount: async (client, account) => {
      const found = await findAccount(client, account);
      // What is on the bonus account is not the player's yet.
      return found?.type === BONUS_ACCOUNT ? undefined : found;
    },
    balance: async (client, accountId) => {
      const { rows } = await client.query('SELECT balance FROM account WHERE id = $1', [accountId]);
      return Number(rows[0]?.balance ?? 0);
    },
    reserve: async (client, { paymentId, ...taken }) => {
      await reserveWithdrawal(client, {
        ...taken,
        source: PAYMENT_SOURCE,
        externalId: paymentId,
        at: clock(),
      });
    },
    finish: (client, { paymentId, ...ending }) =>
      finishWithdrawal(client, { ...ending, externalId: paymentId, at: clock() }),
    turnover: async (client, accountId) => {
      const { rows } = await client.query('SELECT * FROM withdrawal_turnover($1)', [accountId]);
      const [row] = rows;
      return { deposited: Number(row?.deposited ?? 0), staked: Number(row?.staked ?? 0) };
    },
  };
}
