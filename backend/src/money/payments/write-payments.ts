import type { PaymentFilter } from '@touchline/contracts/money';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { eachPageOfPayments, totalPayments } from './list-payments.ts';
import { paymentsAsCsv } from './payments-as-csv.ts';

interface OwnPayments extends PaymentFilter {
  readonly playerId: string;
}

/** Writes the payments of a filter as files for their player. */
export function writePayments({
  pool,
  clock,
}: {
  readonly pool: Queryable;
  readonly clock: Clock;
}): {
  /** A table for spreadsheets, piece by piece. */
  readonly asCsv: (payments: OwnPayments, language: string) => AsyncGenerator<string>;
  /** A document to read and print, with the totals. */
  readonly asPdf: (payments: OwnPayments, language: string) => Promise<Buffer>;
} {
  return {
    asCsv: (payments, language) => paymentsAsCsv(eachPageOfPayments(pool, payments), language),
    asPdf: async (payments, language) => {
      // Loaded with the first document: a start need not wait for it.
      const { paymentsAsPdf } = await import('./payments-as-pdf.ts');
      return paymentsAsPdf({
        playerId: payments.playerId,
        period: payments,
        totals: await totalPayments(pool, payments),
        pages: eachPageOfPayments(pool, payments),
        language,
        at: clock(),
      });
    },
  };
}
