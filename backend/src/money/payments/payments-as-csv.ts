import type { Payment } from '@touchline/contracts/money';
import { amountText } from '@touchline/domain/money';
import { csvTable } from '../../platform/http/csv-download.ts';
import { serverTexts } from '../../platform/texts/server-texts.ts';

type Texts = ReturnType<typeof serverTexts>['paymentExport'];

function rowOf(payment: Payment, { kind, status }: Texts): readonly string[] {
  return [
    payment.id,
    new Date(payment.createdAt).toISOString(),
    kind[payment.kind],
    status[payment.status],
    payment.accountId,
    payment.currency,
    amountText(payment),
    new Date(payment.updatedAt).toISOString(),
  ];
}

/** Payments as a table of comma-separated values, piece by piece. */
export function paymentsAsCsv(
  pages: AsyncIterable<readonly Payment[]>,
  language: string,
): AsyncGenerator<string> {
  const texts = serverTexts(language).paymentExport;
  const { column } = texts;
  return csvTable({
    header: [
      column.number,
      column.created,
      column.kind,
      column.status,
      column.account,
      column.currency,
      column.amount,
      column.updated,
    ],
    pages,
    rowOf: (payment) => rowOf(payment, texts),
  });
}
