import type { CurrencyBounds } from '@touchline/contracts/betting';
import { DataTable, type TableColumn } from '@touchline/ui/parts';
import { useMemo } from 'react';
import { useTexts } from '../texts/texts-context.ts';
import { moneyText } from '../withdrawals/money-text.ts';

const FIGURES = ['minimum', 'maximum', 'vipMaximum', 'maxPayout'] as const;

/** The smallest and largest stakes by currency, and the most that a coupon returns. */
export function BoundsTable({ rows }: { readonly rows: readonly CurrencyBounds[] }) {
  const { t, language } = useTexts();
  const columns = useMemo<readonly TableColumn<CurrencyBounds>[]>(
    () => [
      { key: 'currency', title: t('stakes.currency'), cell: ({ currency }) => currency },
      ...FIGURES.filter((figure) => rows.some((row) => row[figure] !== undefined)).map(
        (figure) => ({
          key: figure,
          title: t(`stakes.${figure}`),
          isFigure: true,
          cell: ({ currency, [figure]: amount }: CurrencyBounds) =>
            amount === undefined ? '–' : moneyText({ amount, currency, language }),
        }),
      ),
    ],
    [t, language, rows],
  );
  return (
    <DataTable
      caption={t('stakes.bounds.table')}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ currency }) => currency}
      language={language}
    />
  );
}
