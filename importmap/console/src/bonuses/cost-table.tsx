import type { BonusCost } from '@touchline/contracts/money';
import { DataTable, type TableColumn } from '@touchline/ui/parts';
import { useMemo } from 'react';
import { useTexts } from '../texts/texts-context.ts';
import { moneyText } from '../withdrawals/money-text.ts';

/** The name of the bonuses that first deposits bring; all others have the one their operator gave them. */
const FIRST_DEPOSIT = 'first-deposit';

/** Bonuses by name and currency: what was given, wagered, and became of it. */
export function CostTable({ rows }: { readonly rows: readonly BonusCost[] }) {
  const { t, number, language } = useTexts();
  const columns = useMemo<readonly TableColumn<BonusCost>[]>(() => {
    const money = (of: (row: BonusCost) => number) => ({
      isFigure: true,
      cell: (row: BonusCost) => moneyText({ amount: of(row), currency: row.currency, language }),
    });
    return [
      {
        key: 'name',
        title: t('bonuses.column.name'),
        cell: ({ name, currency }) =>
          `${name === FIRST_DEPOSIT ? t('bonuses.firstDeposit') : name} · ${currency}`,
      },
      {
        key: 'count',
        title: t('bonuses.column.given'),
        isFigure: true,
        cell: ({ count, active }) =>
          active === 0
            ? number(count)
            : t('bonuses.withActive', { count: number(count), active: number(active) }),
      },
      { key: 'given', title: t('bonuses.column.amount'), ...money(({ given }) => given) },
      {
        key: 'wagered',
        title: t('bonuses.column.wagered'),
        isFigure: true,
        cell: ({ wagered, required, currency }) =>
          t('bonuses.wageredOf', {
            wagered: moneyText({ amount: wagered, currency, language }),
            required: moneyText({ amount: required, currency, language }),
          }),
      },
      { key: 'converted', title: t('bonuses.column.converted'), ...money((row) => row.converted) },
      { key: 'returned', title: t('bonuses.column.returned'), ...money((row) => row.returned) },
      { key: 'remaining', title: t('bonuses.column.remaining'), ...money((row) => row.remaining) },
    ];
  }, [t, number, language]);
  return (
    <DataTable
      caption={t('bonuses.costs.table')}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ name, currency }) => `${name} ${currency}`}
      language={language}
    />
  );
}
