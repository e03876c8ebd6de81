import type { MethodRule } from '@touchline/contracts/configuration';
import type { WithdrawalMethod } from '@touchline/contracts/money';
import type { Pool } from '../../platform/database/queryable.ts';
import { inOrder, withdrawalMethod } from '../payments/method-rules.ts';
import { savedMeans } from '../payments/payment-means.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { allowedMethod, type WithdrawalRules } from './withdrawal-rules.ts';

/** A method by which a player may withdraw, and who pays. */
export interface WithdrawalOffer {
  readonly provider: string;
  readonly method: WithdrawalMethod;
}

/**
 * The methods by which a player may withdraw: those of their own deposits alone, each with the means that
 * were used, so that money goes back to where it came from.
 */
export async function withdrawalOffers(
  { pool, providers }: { readonly pool: Pool; readonly providers: readonly PaymentProvider[] },
  {
    playerId,
    currency,
    rules,
    methodRules,
  }: {
    readonly playerId: string;
    readonly currency: string;
    readonly rules: WithdrawalRules;
    readonly methodRules: readonly MethodRule[];
  },
): Promise<readonly WithdrawalOffer[]> {
  const saved = await savedMeans(pool, playerId);
  async function offersOf({ id, payouts }: PaymentProvider): Promise<readonly WithdrawalOffer[]> {
    const offered = (await payouts?.methods(currency)) ?? [];
    return offered.flatMap((payout) => {
      const ruled = withdrawalMethod(payout, methodRules);
      const method = ruled && allowedMethod(ruled, rules, currency);
      const means = saved.of({ provider: id, methodId: payout.id });
      return method === undefined || means.length === 0
        ? []
        : [{ provider: id, method: { ...method, means } }];
    });
  }
  return inOrder((await Promise.all(providers.map(offersOf))).flat(), methodRules);
}
