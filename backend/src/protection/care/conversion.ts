import { convertedSum } from '@touchline/domain/money';
import type { DatabaseLog } from '../../platform/database/database-log.ts';
import type { Pool } from '../../platform/database/queryable.ts';

/** Rates are units for one euro. */
const BASE = 'EUR';

/** An amount in minor units of its currency, as minor units of the base. */
export type Conversion = (amount: number, currency: string) => number;

/** Converts at the rates in effect at a moment. A currency without a rate counts nothing, and is logged once. */
export async function createConversion(
  pool: Pool,
  { at, log }: { readonly at: number; readonly log: DatabaseLog },
): Promise<Conversion> {
  const { rows } = await pool.query(
    'SELECT currency, rate FROM exchange_rate WHERE fixing_id = fixing_at($1)',
    [new Date(at)],
  );
  const rates = new Map(rows.map(({ currency, rate }) => [currency, rate]));
  const missing = new Set<string>();
  return (amount, currency) => {
    const ownRate = rates.get(currency);
    if (currency !== BASE && ownRate === undefined) {
      if (!missing.has(currency)) {
        missing.add(currency);
        log.error({ currency }, 'no exchange rate: behaviour in this currency is not looked at');
      }
      return 0;
    }
    return convertedSum([{ amount, currency, ownRate, targetRate: rates.get(BASE) ?? '1' }], BASE);
  };
}
