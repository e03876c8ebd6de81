import { currencyExponent } from '@touchline/domain/money';
import type { RecordAct } from '../../platform/audit/operator-acts.ts';
import type { Known, Pool, Queryable, RowOf } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/** The exchange rates published for a day. */
export interface RateFixing {
  /** ISO date, UTC. */
  readonly day: string;
  readonly source: string;
  /** Units of each currency for one euro, as plain decimals. */
  readonly rates: Readonly<Record<string, string>>;
}

export interface RateFixings {
  /** The fixing in effect now; undefined where none was ever set. */
  readonly current: () => Promise<RateFixing | undefined>;
  /**
   * Publishes the rates of a day. Currencies that are not named keep the rates of the fixing in effect
   * on that day. Money that has moved keeps the rates it was converted with.
   * @throws ApiError `validation_failed` for a currency that ISO 4217 lacks, or a rate for the euro
   */
  readonly publish: (fixing: RateFixing & { readonly audit: RecordAct }) => Promise<RateFixing>;
}

const BASE = 'EUR';

const FIXING_AT = `SELECT fixing.day::text AS day, fixing.source,
    jsonb_object_agg(rate.currency, rate.rate::text) AS rates
  FROM rate_fixing fixing JOIN exchange_rate rate ON rate.fixing_id = fixing.id
  WHERE fixing.id = fixing_at($1) GROUP BY fixing.id`;

type FixingRow = Known<RowOf<typeof FIXING_AT>, Pick<RateFixing, 'rates'>>;

async function fixingAt(client: Queryable, moment: Date): Promise<RateFixing | undefined> {
  const { rows } = await client.query(FIXING_AT, [moment]);
  return (rows as readonly FixingRow[])[0];
}

function assertCurrency(currency: string): void {
  const refuse = (problem: string) =>
    new ApiError('validation_failed', problem, { details: [{ path: '/rates', problem }] });
  if (currency === BASE) {
    throw refuse('the euro is the base; its rate is always 1');
  }
  try {
    currencyExponent(currency);
  } catch (error) {
    throw refuse((error as Error).message);
  }
}

/** The daily exchange rates: what is in effect, and how an operator publishes a day. */
export function createRateFixings(options: {
  readonly pool: Pool;
  readonly clock: Clock;
}): RateFixings {
  const { pool, clock } = options;
  return {
    current: () => fixingAt(pool, new Date(clock())),
    publish: async ({ day, source, rates, audit }) => {
      Object.keys(rates).forEach(assertCurrency);
      return inTransaction(pool, async (client) => {
        // Two simultaneous fixings of a day would both be completed from the one before.
        await client.query("SELECT pg_advisory_xact_lock(hashtext('rate-fixings'))");
        const before = await fixingAt(client, new Date(`${day}T00:00:00Z`));
        const published = { day, source, rates: { ...before?.rates, ...rates, [BASE]: '1' } };
        await client.query(
          `WITH fixing AS (
             INSERT INTO rate_fixing (day, source, set_at) VALUES ($1, $2, $3) RETURNING id
           )
           INSERT INTO exchange_rate (fixing_id, currency, rate)
           SELECT fixing.id, listed.key, listed.value::numeric
           FROM fixing, jsonb_each_text($4) AS listed`,
          [day, source, new Date(clock()), JSON.stringify(published.rates)],
        );
        await audit({
          client,
          subject: `day:${day}`,
          before: before && {
            day: before.day,
            rates: Object.fromEntries(
              Object.keys(rates).map((currency) => [currency, before.rates[currency] ?? null]),
            ),
          },
          after: { day, source, rates },
          at: clock(),
        });
        return published;
      });
    },
  };
}
