import type { PromotionMovement } from '@touchline/contracts/money';
import { DataTable, type TableColumn } from '@touchline/ui/parts';
import { useMemo } from 'react';
import { useTexts } from '../texts/texts-context.ts';
import { moneyText } from '../withdrawals/money-text.ts';

/** What the account of promotions has paid and got back, by kind and currency. */
export function MovementTable({ rows }: { readonly rows: readonly PromotionMovement[] }) {
  const { t, number, language } = useTexts();
  const columns = useMemo<readonly TableColumn<PromotionMovement>[]>(() => {
    const money = (of: (row: PromotionMovement) => number) => ({
      isFigure: true,
      cell: (row: PromotionMovement) =>
        moneyText({ amount: of(row), currency: row.currency, language }),
    });
    return [
      {
        key: 'kind',
        title: t('bonuses.column.kind'),
        cell: ({ kind, currency }) => `${t(`bonuses.kind.${kind}`)} · ${currency}`,
      },
      {
        key: 'count',
        title: t('bonuses.column.payments'),
        isFigure: true,
        cell: ({ count }) => number(count),
      },
      { key: 'paid', title: t('bonuses.column.paid'), ...money(({ paid }) => paid) },
      { key: 'returned', title: t('bonuses.column.returned'), ...money((row) => row.returned) },
      { key: 'net', title: t('bonuses.column.net'), ...money((row) => row.paid - row.returned) },
    ];
  }, [t, number, language]);
  return (
    <DataTable
      caption={t('bonuses.movements.table')}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ kind, currency }) => `${kind} ${currency}`}
      language={language}
    />
  );
}
