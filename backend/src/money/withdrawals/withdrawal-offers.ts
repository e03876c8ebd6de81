import type { WithdrawalMethod } from '@touchline/contracts/money';
import type { Pool } from '../../platform/database/queryable.ts';
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
  }: {
    readonly playerId: string;
    readonly currency: string;
    readonly rules: WithdrawalRules;
  },
): Promise<readonly WithdrawalOffer[]> {
  const { rows: used } = await pool.query(
    `SELECT provider, method_id, means_id, label FROM payment_means
     WHERE player_id = $1 ORDER BY used_at DESC`,
    [playerId],
  );
  async function offersOf({ id, payouts }: PaymentProvider): Promise<readonly WithdrawalOffer[]> {
    const methods = (await payouts?.methods(currency)) ?? [];
    return methods.flatMap((offered) => {
      const method = allowedMethod(offered, rules, currency);
      const means = used
        .filter((row) => row.provider === id && row.method_id === offered.id)
        .map((row) => ({ id: row.means_id, label: row.label }));
      return method === undefined || means.length === 0
        ? []
        : [{ provider: id, method: { ...method, means } }];
    });
  }
  return (await Promise.all(providers.map(offersOf))).flat();
}
