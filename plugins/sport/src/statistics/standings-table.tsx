import type { Table, TableRow } from '@touchline/contracts/results';
import { usePlugin } from '@touchline/plugin-api';
import { Crest } from '@touchline/ui';
import { DataTable, type TableColumn } from '@touchline/ui/parts';
import { use, useCallback } from 'react';
import { EventAddresses } from '../event/event-addresses.ts';
import { FormMarks } from './form-marks.tsx';
import styles from './statistics.module.css';

interface PlacedRow extends TableRow {
  readonly place: number;
}

type Columns = readonly TableColumn<PlacedRow>[];

function percent(row: TableRow, language: string): string {
  const share = row.played === 0 ? 0 : (row.won + row.overtimeWon) / row.played;
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(
    share,
  );
}

/** A difference as tables write it: +3, 0, −2. */
function difference({ scored, conceded }: TableRow, language: string): string {
  return new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }).format(scored - conceded);
}

/** The figures of a table, points where a phone shows them; overtime and draws where the sport has them. */
function useFigures(table: Table): Columns {
  const { i18n } = usePlugin();
  const figure = (key: string, cell: (row: PlacedRow) => string | number) => ({
    key,
    title: i18n.t(`statistics.column.${key}`),
    cell,
    isFigure: true,
  });
  const hasAny = (key: 'drawn' | 'overtimeWon' | 'overtimeLost') =>
    table.rows.some((row) => row[key] > 0);
  return [
    figure('played', ({ played }) => played),
    table.rule === 'basketball-share'
      ? figure('share', (row) => percent(row, i18n.language))
      : figure('points', ({ points }) => points),
    figure('won', ({ won }) => won),
    ...(hasAny('overtimeWon') ? [figure('overtimeWon', (row) => row.overtimeWon)] : []),
    ...(hasAny('drawn') ? [figure('drawn', ({ drawn }) => drawn)] : []),
    ...(hasAny('overtimeLost') ? [figure('overtimeLost', (row) => row.overtimeLost)] : []),
    figure('lost', ({ lost }) => lost),
    figure('difference', (row) => difference(row, i18n.language)),
    figure('scores', ({ scored, conceded }) => `${scored}:${conceded}`),
  ];
}

/** A side at its place, the way to its page. */
function Placed({ row, isMarked }: { readonly row: PlacedRow; readonly isMarked: boolean }) {
  const { navigation } = usePlugin();
  const addresses = use(EventAddresses);
  const { place, side } = row;
  return (
    <span className={styles.side} data-marked={isMarked}>
      <span className={styles.place}>{place}</span>
      <Crest name={side.name} id={side.id} size={20} />
      <a className={styles.sideName} href={navigation.href(addresses.team(side))}>
        <bdi>{side.name}</bdi>
      </a>
    </span>
  );
}

const formCell = ({ form }: PlacedRow) => <FormMarks form={form} />;

/** The table of a competition's season, the best side first, and what decides its order. */
export function StandingsTable({
  table,
  marked,
}: {
  readonly table: Table;
  /** Sides that are pointed out: those of the match that the page is about. */
  readonly marked?: readonly number[] | undefined;
}) {
  const { i18n } = usePlugin();
  const figures = useFigures(table);
  const sideCell = useCallback(
    (row: PlacedRow) => <Placed row={row} isMarked={marked?.includes(row.side.id) ?? false} />,
    [marked],
  );
  const rows = table.rows.map((row, index) => ({ ...row, place: index + 1 }));
  const columns: Columns = [
    { key: 'side', title: i18n.t('statistics.column.side'), cell: sideCell },
    ...figures,
    { key: 'form', title: i18n.t('statistics.column.form'), cell: formCell },
  ];
  return (
    <section className={styles.section} data-standings="">
      <DataTable
        caption={i18n.t('statistics.table')}
        columns={columns}
        rows={rows}
        rowKey={({ side }) => side.id}
        language={i18n.language}
      />
      <p className={styles.note}>
        {i18n.t(`statistics.rule.${table.rule}`)}{' '}
        {i18n.t('statistics.source', { count: table.matches })}
      </p>
    </section>
  );
}
