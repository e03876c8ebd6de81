import { BONUS_ACCOUNT } from '@touchline/domain/money';
import type { Clock } from '../../platform/clock.ts';
import type { DepositWallet } from '../payments/deposit-wallet.ts';
import { findAccount } from './accounts.ts';
import { claimDepositBonus } from './deposit-bonus.ts';
import { depositBonusOffer, type DepositBonusSettings } from './deposit-bonus-offer.ts';
import { deposit, PAYMENT_SOURCE, refund } from './payment-movements.ts';

/** The wallet as payments need it; the first deposit of a player brings its bonus. */
export function createDepositWallet({
  clock,
  bonusSettings,
}: {
  readonly clock: Clock;
  /** What a first deposit brings. */
  readonly bonusSettings: () => Promise<DepositBonusSettings>;
}): DepositWallet {
  return {
    findAccount: async (client, account) => {
      const found = await findAccount(client, account);
      // The bonus account has the house's money alone: it would turn a deposit into a bonus.
      return found?.type === BONUS_ACCOUNT ? undefined : found;
    },
    creditDeposit: async (client, { paymentId, playerId, ...credit }) => {
      const at = clock();
      const { currency, amount } = credit;
      const giveBonus = await claimDepositBonus(
        client,
        { playerId, paymentId, currency, amount, at },
        depositBonusOffer(await bonusSettings(), currency),
      );
      await deposit(client, { ...credit, source: PAYMENT_SOURCE, externalId: paymentId, at });
      await giveBonus?.();
    },
    refundDeposit: async (client, { paymentId, ...credit }) => {
      const movement = { ...credit, source: PAYMENT_SOURCE, externalId: paymentId, at: clock() };
      await deposit(client, movement);
      await refund(client, movement);
    },
  };
}
