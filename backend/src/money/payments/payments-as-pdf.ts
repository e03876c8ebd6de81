import type { Payment, PaymentTotals } from '@touchline/contracts/money';
import type { Period } from '@touchline/contracts/period';
import { fillText, formattingLocale, languageWithTexts } from '@touchline/domain/languages';
import { historyFacts, utcTime } from '../../platform/pdf/history-facts.ts';
import { pdfMoney } from '../../platform/pdf/pdf-money.ts';
import { pdfTable } from '../../platform/pdf/pdf-table.ts';
import { serverTexts } from '../../platform/texts/server-texts.ts';

/** A player's payments as a document, with what they come to at its head. */
export function paymentsAsPdf({
  playerId,
  period,
  totals,
  pages,
  language,
  at,
}: {
  readonly playerId: string;
  readonly period: Period;
  readonly totals: readonly PaymentTotals[];
  readonly pages: AsyncIterable<readonly Payment[]>;
  readonly language: string;
  /** When it is made, in milliseconds since epoch. */
  readonly at: number;
}): Promise<Buffer> {
  const { pdf, paymentExport } = serverTexts(language);
  const locale = formattingLocale(languageWithTexts(language));
  const money = pdfMoney(language);
  const { column, kind, status } = paymentExport;
  return pdfTable<Payment>({
    title: pdf.payments,
    language,
    facts: [
      ...historyFacts({ playerId, period, language, at }),
      ...totals.map(({ currency, deposited, withdrawn }) =>
        fillText(pdf.paymentTotals, {
          currency,
          deposited: money(deposited, currency),
          withdrawn: money(withdrawn, currency),
        }),
      ),
    ],
    columns: [
      { heading: column.created, share: 15 },
      { heading: column.kind, share: 12 },
      { heading: column.status, share: 12 },
      { heading: column.account, share: 10 },
      { heading: column.amount, share: 13, isFigure: true },
      { heading: column.updated, share: 15 },
      { heading: column.number, share: 23 },
    ],
    pages,
    rowOf: (payment) => [
      utcTime(payment.createdAt, locale),
      kind[payment.kind],
      status[payment.status],
      payment.accountId,
      money(payment.amount, payment.currency),
      utcTime(payment.updatedAt, locale),
      payment.id,
    ],
  });
}
