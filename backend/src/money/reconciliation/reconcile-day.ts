import type { OperatorTask } from '@touchline/contracts/operator';
import { amountText } from '@touchline/domain/money';
import { DAY } from '@touchline/domain/time';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Statement } from '../payments/provider.ts';
import {
  type Difference,
  differenceSubject,
  differencesBetween,
  type Movement,
  type MovementKind,
} from './compare.ts';
import { readableDifference, totalsOf } from './reconciled-days.ts';

/** Hands work to operators, in the caller's transaction: once for a kind and a subject. */
export type RaiseTask = (
  client: PoolClient,
  task: Pick<OperatorTask, 'kind' | 'subject' | 'detail'> & { readonly at: number },
) => Promise<void>;

/** What the ledger calls the movements. */
const KINDS: Readonly<Record<string, MovementKind>> = {
  deposit: 'deposit',
  refund: 'refund',
  'withdrawal-paid': 'payout',
};

/** The payments of a provider that the ledger booked within a span of time. */
async function bookedWithin(
  pool: Pool,
  { provider, from, until }: { provider: string; from: number; until: number },
): Promise<readonly string[]> {
  const { rows } = await pool.query(
    `SELECT DISTINCT payment.id FROM journal
     JOIN payment ON payment.id = journal.external_id::uuid AND payment.provider = $1
     WHERE journal.kind IN ('deposit', 'refund', 'withdrawal-paid')
       AND journal.source IN ('payment', 'refund', 'withdrawal-end')
       AND journal.at >= $2 AND journal.at < $3`,
    [provider, new Date(from), new Date(until)],
  );
  return rows.map(({ id }) => id);
}

/** All that the ledger has of payments, whenever it was booked. */
async function bookedOf(pool: Pool, paymentIds: readonly string[]): Promise<readonly Movement[]> {
  const { rows } = await pool.query(
    `SELECT journal.external_id, journal.kind, entry.currency, abs(entry.amount) AS amount
     FROM journal
     JOIN entry ON entry.journal_id = journal.id
     JOIN account ON account.id = entry.account_id AND account.kind = 'payments'
     WHERE journal.source IN ('payment', 'refund', 'withdrawal-end')
       AND journal.external_id = ANY($1::text[])`,
    [paymentIds],
  );
  return rows.flatMap(({ external_id: paymentId, kind: booked, amount, currency }) => {
    const kind = KINDS[booked];
    return kind === undefined ? [] : [{ paymentId, kind, amount: Number(amount), currency }];
  });
}

function textOf(movement: Movement | undefined): string {
  if (movement === undefined) {
    return '–';
  }
  const { amount, currency } = movement;
  return `${amountText({ amount, currency })} ${currency}`;
}

/** The task that a difference is for operators; one that is found again is the same task. */
function taskOf(provider: string, found: Difference) {
  const { difference, kind, booked, moved } = found;
  return {
    kind: 'payment-difference' as const,
    subject: differenceSubject(found),
    detail: { provider, movement: kind, difference, booked: textOf(booked), moved: textOf(moved) },
  };
}

/**
 * Compares a day of a provider with the ledger, and remembers that it was. What either side had of the day is
 * looked for on the other one at any time: callbacks come late, and clocks differ.
 * @param day its beginning, milliseconds since epoch
 * @returns how many differences there are
 * @throws what the provider throws; nothing is remembered then
 */
export async function reconcileDay(
  {
    pool,
    provider,
    statement,
    raiseTask,
  }: {
    readonly pool: Pool;
    readonly provider: string;
    readonly statement: Statement;
    readonly raiseTask: RaiseTask;
  },
  { day, now }: { readonly day: number; readonly now: number },
): Promise<number> {
  const until = day + DAY;
  const stated = await statement({ from: day - DAY, until: now });
  const concerned = new Set([
    ...(await bookedWithin(pool, { provider, from: day, until })),
    ...stated.flatMap(({ at, paymentId }) => (at >= day && at < until ? [paymentId] : [])),
  ]);
  const moved = stated.filter(({ paymentId }) => concerned.has(paymentId));
  const booked = await bookedOf(pool, [...concerned]);
  const differences = differencesBetween(booked, moved);
  await inTransaction(pool, async (client) => {
    for (const difference of differences) {
      await raiseTask(client, { ...taskOf(provider, difference), at: now });
    }
    await client.query(
      `INSERT INTO payment_reconciliation
         (provider, day, lines, differences, completed_at, totals, found)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (provider, day) DO NOTHING`,
      [
        provider,
        new Date(day).toISOString().slice(0, 10),
        moved.length,
        differences.length,
        new Date(now),
        JSON.stringify(totalsOf(booked, moved)),
        JSON.stringify(differences.map(readableDifference)),
      ],
    );
  });
  return differences.length;
}
