import type { PublishRates, RateFixing, RateHistory } from '@touchline/contracts/money';
import { currencyExponent, isRateJump, LARGEST_RATE_FACTOR } from '@touchline/domain/money';
import type { RecordAct } from '../../platform/audit/operator-acts.ts';
import type { Known, Pool, Queryable, RowOf } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

export interface RateFixings {
  /** The fixing in effect now; undefined where none was ever set. */
  readonly current: () => Promise<RateFixing | undefined>;
  /**
   * Publishes the rates of a day. Currencies that are not named keep the rates of the fixing in effect
   * on that day. Money that has moved keeps the rates it was converted with.
   * @throws ApiError `validation_failed` for a currency that ISO 4217 lacks, a rate for the euro, or one that is
   * far from the rate before and not confirmed
   */
  readonly publish: (
    fixing: RateFixing &
      Pick<PublishRates, 'isLargeChangeConfirmed'> & { readonly audit: RecordAct },
  ) => Promise<RateFixing>;
  /** The changes of a currency's rate, the latest first, a page at a time. */
  readonly history: (question: {
    readonly currency: string;
    readonly cursor?: string | undefined;
  }) => Promise<RateHistory>;
}

const BASE = 'EUR';
const PAGE_SIZE = 30;

const FIXING_AT = `SELECT fixing.day::text AS day, fixing.source,
    jsonb_object_agg(rate.currency, rate.rate::text) AS rates
  FROM rate_fixing fixing JOIN exchange_rate rate ON rate.fixing_id = fixing.id
  WHERE fixing.id = fixing_at($1) GROUP BY fixing.id`;

type FixingRow = Known<RowOf<typeof FIXING_AT>, Pick<RateFixing, 'rates'>>;

async function fixingAt(client: Queryable, moment: Date): Promise<RateFixing | undefined> {
  const { rows } = await client.query(FIXING_AT, [moment]);
  return (rows as readonly FixingRow[])[0];
}

const HISTORY =
  `SELECT id, day::text AS day, source, set_at, rate::text AS rate, before::text AS before
  FROM (
    SELECT fixing.id, fixing.day, fixing.source, fixing.set_at, rate.rate,
      lag(rate.rate) OVER (ORDER BY fixing.day, fixing.id) AS before
    FROM rate_fixing fixing JOIN exchange_rate rate ON rate.fixing_id = fixing.id
    WHERE rate.currency = $1) history
  WHERE rate IS DISTINCT FROM before AND ($2::integer IS NULL
    OR (day, id) < (SELECT last.day, last.id FROM rate_fixing last WHERE last.id = $2))
  ORDER BY day DESC, id DESC LIMIT $3` as const;

async function historyOf(
  client: Queryable,
  { currency, cursor }: { readonly currency: string; readonly cursor?: string | undefined },
): Promise<RateHistory> {
  const { rows } = await client.query(HISTORY, [currency, cursor ?? null, PAGE_SIZE + 1]);
  const changes = rows.slice(0, PAGE_SIZE).map((row) => ({
    id: row.id,
    day: row.day ?? '',
    source: row.source,
    setAt: row.set_at.getTime(),
    rate: row.rate ?? '',
    ...(row.before !== null && { before: row.before }),
  }));
  const last = changes.at(-1);
  return rows.length > PAGE_SIZE && last !== undefined
    ? { changes, nextCursor: String(last.id) }
    : { changes };
}

const refuse = (path: string, problem: string) =>
  new ApiError('validation_failed', problem, { details: [{ path, problem }] });

/** Players' limits and conversions follow a rate from the moment it is published: a slip of the hand must not be one. */
function assertPlausible(rates: RateFixing['rates'], before: RateFixing['rates']): void {
  for (const [currency, rate] of Object.entries(rates)) {
    const known = before[currency];
    if (known !== undefined && isRateJump(known, rate)) {
      throw refuse(
        `/rates/${currency}`,
        `${rate} is more than ${LARGEST_RATE_FACTOR} times away from ${known}; confirm that it is meant`,
      );
    }
  }
}

function assertCurrency(currency: string): void {
  if (currency === BASE) {
    throw refuse('/rates', 'the euro is the base; its rate is always 1');
  }
  try {
    currencyExponent(currency);
  } catch (error) {
    throw refuse('/rates', (error as Error).message);
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
    history: (question) => historyOf(pool, question),
    publish: async ({ day, source, rates, isLargeChangeConfirmed, audit }) => {
      Object.keys(rates).forEach(assertCurrency);
      return inTransaction(pool, async (client) => {
        // Two simultaneous fixings of a day would both be completed from the one before.
        await client.query("SELECT pg_advisory_xact_lock(hashtext('rate-fixings'))");
        const before = await fixingAt(client, new Date(`${day}T00:00:00Z`));
        if (!isLargeChangeConfirmed) assertPlausible(rates, before?.rates ?? {});
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
