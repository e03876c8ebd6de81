import {
  type ReconciledDay,
  type ReconciledDaysAnswer,
  ReconciledDifference,
  ReconciledTotal,
} from '@touchline/contracts/money';
import * as z from 'zod/mini';
import type { Queryable, RowOf } from '../../platform/database/queryable.ts';
import { type Difference, differenceSubject, type Movement } from './compare.ts';

const PAGE_SIZE = 30;

/** The states of the tasks that differences have become, by the subjects of the tasks. */
export type TaskStates = (
  subjects: readonly string[],
) => Promise<ReadonlyMap<string, 'open' | 'closed'>>;

/** What both books come to, by kind and currency. */
export function totalsOf(
  booked: readonly Movement[],
  moved: readonly Movement[],
): readonly ReconciledTotal[] {
  const totals = new Map<string, ReconciledTotal>();
  const add = (side: 'booked' | 'moved', { kind, currency, amount }: Movement) => {
    const key = `${currency} ${kind}`;
    const before = totals.get(key) ?? { movement: kind, currency, booked: 0, moved: 0 };
    totals.set(key, { ...before, [side]: before[side] + amount });
  };
  for (const movement of booked) add('booked', movement);
  for (const movement of moved) add('moved', movement);
  return [...totals]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([, total]) => total);
}

/** A difference as operators read it. */
export function readableDifference({
  paymentId,
  kind,
  difference,
  booked,
  moved,
}: Difference): ReconciledDifference {
  return {
    paymentId,
    movement: kind,
    difference,
    currency: (booked ?? moved)?.currency ?? '',
    ...(booked !== undefined && { booked: booked.amount }),
    ...(moved !== undefined && { moved: moved.amount }),
  };
}

const subjectOf = ({ paymentId, movement, difference }: ReconciledDifference) =>
  differenceSubject({ paymentId, kind: movement, difference });

const DAYS = `SELECT provider, day::text AS day, lines, differences, totals, found, completed_at
  FROM payment_reconciliation
  WHERE ($1::date IS NULL OR day < $1 OR (day = $1 AND provider > $2))
    AND ($3 OR differences > 0)
  ORDER BY day DESC, provider LIMIT $4` as const;

function dayOf(row: RowOf<typeof DAYS>, states: ReadonlyMap<string, 'open' | 'closed'>) {
  const found = z.array(ReconciledDifference).parse(row.found);
  return {
    provider: row.provider,
    day: row.day ?? '',
    lines: row.lines,
    differenceCount: row.differences,
    differences: found.map((difference) => {
      const task = states.get(subjectOf(difference));
      return task === undefined ? difference : { ...difference, task };
    }),
    totals: z.array(ReconciledTotal).parse(row.totals),
    completedAt: row.completed_at.getTime(),
  } satisfies ReconciledDay;
}

/** Reconciled days, the newest first, a page at a time, with the states of the tasks of their differences. */
export async function listReconciledDays(
  client: Queryable,
  {
    cursor,
    onlyDifferences,
    taskStates,
  }: {
    /** `nextCursor` of the page before. */
    readonly cursor?: string | undefined;
    readonly onlyDifferences: boolean;
    readonly taskStates: TaskStates;
  },
): Promise<ReconciledDaysAnswer> {
  const [day, provider] = cursor?.split('_') ?? [];
  const { rows } = await client.query(DAYS, [
    day ?? null,
    provider ?? '',
    !onlyDifferences,
    PAGE_SIZE + 1,
  ]);
  const page = rows.slice(0, PAGE_SIZE);
  const subjects = page.flatMap(({ found }) =>
    z.array(ReconciledDifference).parse(found).map(subjectOf),
  );
  const states = subjects.length === 0 ? new Map() : await taskStates(subjects);
  const last = page.at(-1);
  return {
    days: page.map((row) => dayOf(row, states)),
    ...(rows.length > PAGE_SIZE &&
      last !== undefined && { nextCursor: `${last.day}_${last.provider}` }),
  };
}
