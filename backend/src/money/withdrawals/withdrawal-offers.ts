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
 * were used, so that money goes back to where it came from. Where that is nowhere, such as after vouchers, those
 * that pay to an account in the player's own name.
 */
export async function withdrawalOffers(
  { pool, providers }: { readonly pool: Pool; readonly providers: readonly PaymentProvider[] },
  {
    playerId,
    currency,
    rules,
    methodRules,
    mayAddOwn = false,
  }: {
    readonly playerId: string;
    readonly currency: string;
    readonly rules: WithdrawalRules;
    readonly methodRules: readonly MethodRule[];
    /** Whether an account of their own may be added where a method takes one. */
    readonly mayAddOwn?: boolean;
  },
): Promise<readonly WithdrawalOffer[]> {
  const saved = await savedMeans(pool, playerId);
  async function offersOf({ id, payouts }: PaymentProvider): Promise<readonly WithdrawalOffer[]> {
    const offered = (await payouts?.methods(currency)) ?? [];
    return offered.flatMap((payout) => {
      const ruled = withdrawalMethod(payout, methodRules);
      const method = ruled && allowedMethod(ruled, rules, currency);
      const means = saved.payableOf({ provider: id, methodId: payout.id });
      const isOwn = mayAddOwn && payouts?.own?.methods.includes(payout.id) === true;
      return method === undefined || (means.length === 0 && !isOwn)
        ? []
        : [{ provider: id, method: { ...method, means, ...(isOwn && { takesOwn: true }) } }];
    });
  }
  return inOrder((await Promise.all(providers.map(offersOf))).flat(), methodRules);
}
