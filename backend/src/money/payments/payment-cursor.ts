import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';

interface Placed {
  readonly id: string;
  /** Milliseconds since epoch. */
  readonly createdAt: number;
}

/** Milliseconds since epoch and the id of the last row of the page before. */
export const PaymentCursor = text().check(
  z.regex(/^\d{1,14}_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
);

/** Where a page continues; undefined is its beginning. */
export function readCursor(
  cursor: string | undefined,
): { readonly time: number; readonly id: string } | undefined {
  const [time, id] = cursor?.split('_') ?? [];
  return id === undefined ? undefined : { time: Number(time), id };
}

/** The rows of a page of which one more was read, and the cursor of the next one where there is one. */
export function pageOf<Row extends Placed>(
  found: readonly Row[],
  size: number,
): { readonly rows: Row[]; readonly nextCursor?: string } {
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return found.length > size && last !== undefined
    ? { rows, nextCursor: `${last.createdAt}_${last.id}` }
    : { rows };
}
