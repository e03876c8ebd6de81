import { useId, useMemo, useState } from 'react';
import styles from './data-table.module.css';
import { sortRows } from './sort-rows.ts';
import type { TableColumn, TableSort } from './table-column.ts';
import { TableHead } from './table-head.tsx';

export interface DataTableProps<Row> {
  /** What the table is of. */
  readonly caption: string;
  /** Its surroundings show what it is of; the caption is for screen readers. */
  readonly isCaptionHidden?: boolean | undefined;
  /** The first names each row and stays in view while the others scroll sideways. */
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** Decides the order of letters. */
  readonly language: string;
  /** How the rows are sorted at first. */
  readonly initialSort?: TableSort | undefined;
  /** Given where the rows come sorted from elsewhere: what is pressed is passed on, and `sort` shows it. */
  readonly onSort?: ((sort: TableSort) => void) | undefined;
  readonly sort?: TableSort | undefined;
}

/** Rows with the same columns, which a reader compares and sorts. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, isCaptionHidden, columns, rows, rowKey, language, initialSort, onSort } = props;
  const id = useId();
  const [own, setOwn] = useState(initialSort);
  const sort = onSort ? props.sort : own;
  const shown = useMemo(() => {
    const column = onSort ? undefined : columns.find(({ key }) => key === sort?.column);
    return column?.sortBy && sort
      ? sortRows(rows, { value: column.sortBy, direction: sort.direction, language })
      : rows;
  }, [rows, columns, sort, onSort, language]);
  return (
    // What scrolls sideways must be reachable by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} aria-labelledby={id} tabIndex={0}>
      <table className={styles.table}>
        <caption id={id} className={styles.caption} data-hidden={isCaptionHidden}>
          {caption}
        </caption>
        <TableHead columns={columns} sort={sort} onSort={onSort ?? setOwn} />
        <tbody>
          {shown.map((row) => (
            <TableRow key={rowKey(row)} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface TableRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly TableColumn<Row>[];
}

function TableRow<Row>({ row, columns }: TableRowProps<Row>) {
  return (
    <tr className={styles.row}>
      {columns.map(({ key, cell, isFigure }, index) =>
        index === 0 ? (
          <th key={key} scope="row" className={styles.name}>
            {cell(row)}
          </th>
        ) : (
          <td key={key} className={styles.cell} data-figure={isFigure}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}
