import { convertedSum } from '@touchline/domain/money';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';

/**
 * An amount in another currency at the rates in effect at a moment, in minor units, for questions about
 * what has not happened yet: past movements keep the rates of their day.
 * @throws `exchange_rate_missing`
 */
export async function convertNow(
  client: Pool | PoolClient,
  question: {
    /** Minor units. */
    readonly amount: number;
    readonly from: string;
    readonly to: string;
    /** Milliseconds since epoch. */
    readonly at: number;
  },
): Promise<number> {
  const { amount, from, to, at } = question;
  if (from === to) {
    return amount;
  }
  const { rows } = await client.query({
    name: 'exchange-rates.at',
    text: `SELECT currency, rate FROM exchange_rate
           WHERE fixing_id = fixing_at($1) AND currency = ANY ($2)`,
    values: [new Date(at), [from, to]],
  });
  const rateOf = (currency: string) => rows.find((row) => row.currency === currency)?.rate;
  return convertedSum(
    [{ amount, currency: from, ownRate: rateOf(from), targetRate: rateOf(to) }],
    to,
  );
}
