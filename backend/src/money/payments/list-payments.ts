import type { PaymentFilter, PaymentTotals } from '@touchline/contracts/money';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { periodValues } from '../../platform/http/period.ts';
import { stored, type StoredPayment } from './payment-store.ts';

const EXPORTED_AT_ONCE = 200;

/** Which payments of a player; both ends of the period are always given, so that an index finds it. */
const WITHIN = `player_id = $1
  AND created_at >= $2::timestamptz AND created_at < $3::timestamptz
  AND ($4::text IS NULL OR kind = $4)
  AND ($5::text IS NULL OR CASE $5
    WHEN 'open' THEN status IN ('created', 'pending')
    WHEN 'succeeded' THEN status = 'succeeded'
    ELSE status IN ('failed', 'cancelled', 'refunded') END)
  AND ($6::text IS NULL OR account_id = $6)`;

interface OwnPayments extends PaymentFilter {
  readonly playerId: string;
}

function within({ playerId, kind, status, account, ...period }: OwnPayments): unknown[] {
  return [playerId, ...periodValues(period), kind ?? null, status ?? null, account ?? null];
}

/** A page of a player's payments within a filter, newest first. */
export async function listPayments(
  client: Queryable,
  page: OwnPayments & {
    readonly size: number;
    readonly before?: { readonly time: number; readonly id: string } | undefined;
  },
): Promise<readonly StoredPayment[]> {
  const { size, before } = page;
  const { rows } = await client.query(
    `SELECT * FROM payment WHERE ${WITHIN}
       AND ($7::timestamptz IS NULL OR (created_at, id) < ($7, $8::uuid))
     ORDER BY created_at DESC, id DESC LIMIT $9`,
    [
      ...within(page),
      before === undefined ? null : new Date(before.time),
      before?.id ?? null,
      size,
    ],
  );
  return rows.map(stored);
}

/** All payments of a filter, newest first, some at a time. */
export async function* eachPageOfPayments(
  client: Queryable,
  question: OwnPayments,
): AsyncGenerator<readonly StoredPayment[]> {
  let before: { readonly time: number; readonly id: string } | undefined;
  do {
    const payments = await listPayments(client, { ...question, size: EXPORTED_AT_ONCE, before });
    yield payments;
    const last = payments.at(-1);
    before =
      last === undefined || payments.length < EXPORTED_AT_ONCE
        ? undefined
        : { time: last.createdAt, id: last.id };
  } while (before !== undefined);
}

/** What the payments of a filter come to, by currency. */
export async function totalPayments(
  client: Queryable,
  question: OwnPayments,
): Promise<PaymentTotals[]> {
  const { rows } = await client.query(
    `SELECT currency, count(*) AS payments,
       coalesce(sum(amount) FILTER (WHERE kind = 'deposit' AND status = 'succeeded'), 0)::bigint
         AS deposited,
       coalesce(sum(amount) FILTER (WHERE kind = 'withdrawal' AND status = 'succeeded'), 0)::bigint
         AS withdrawn
     FROM payment WHERE ${WITHIN} GROUP BY currency ORDER BY currency`,
    within(question),
  );
  return rows.map(({ currency, payments, deposited, withdrawn }) => ({
    currency,
    payments: exactNumber(payments ?? '0'),
    deposited: exactNumber(deposited ?? '0'),
    withdrawn: exactNumber(withdrawn ?? '0'),
  }));
}
