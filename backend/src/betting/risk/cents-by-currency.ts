import { currencyExponent } from '@touchline/domain/money';
import type { Queryable } from '../../platform/database/queryable.ts';

/** What exposures of all currencies are told in; rates are units of a currency for one euro. */
export const RISK_CURRENCY = 'EUR';

/** How many cents a minor unit of each currency is worth at the rates in effect. */
export interface CentsByCurrency {
  readonly currencies: readonly string[];
  /** Decimal text, in the order of `currencies`. */
  readonly cents: readonly string[];
}

/** Reads the rates in effect at a moment. A currency without a rate is missing: what is in it is counted apart. */
export async function centsByCurrency(client: Queryable, at: number): Promise<CentsByCurrency> {
  const { rows } = await client.query({
    name: 'risk.rates',
    text: 'SELECT currency, rate FROM exchange_rate WHERE fixing_id = fixing_at($1)',
    values: [new Date(at)],
  });
  const rates = new Map(rows.map(({ currency, rate }) => [currency, Number(rate)]));
  rates.set(RISK_CURRENCY, 1);
  const currencies = [...rates.keys()];
  return {
    currencies,
    cents: currencies.map((currency) => {
      const scale = 10 ** (currencyExponent(RISK_CURRENCY) - currencyExponent(currency));
      return String(scale / (rates.get(currency) ?? 1));
    }),
  };
}
