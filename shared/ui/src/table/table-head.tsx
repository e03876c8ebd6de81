import { Icon } from '@touchline/ui';
import { arrowDownIcon, arrowUpIcon } from '../generated/icon-paths.ts';
import styles from './data-table.module.css';
import type { TableColumn, TableSort } from './table-column.ts';

interface TableHeadProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly sort: TableSort | undefined;
  readonly onSort: (sort: TableSort) => void;
}

/** The titles of the columns; those that sort are buttons, and the pressed one reverses the order. */
export function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map(({ key, title, sortBy, isFigure, firstDirection = 'ascending' }) => {
          const direction = sort?.column === key ? sort.direction : undefined;
          return (
            <th
              key={key}
              scope="col"
              className={styles.head}
              data-figure={isFigure}
              aria-sort={sortBy && (direction ?? 'none')}
            >
              {sortBy ? (
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() =>
                    onSort({
                      column: key,
                      direction: direction === undefined ? firstDirection : opposite(direction),
                    })
                  }
                >
                  {title}
                  <span className={styles.arrow} data-shown={direction !== undefined}>
                    <Icon
                      path={direction === 'descending' ? arrowDownIcon : arrowUpIcon}
                      size={12}
                    />
                  </span>
                </button>
              ) : (
                title
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function opposite(direction: TableSort['direction']): TableSort['direction'] {
  return direction === 'ascending' ? 'descending' : 'ascending';
}
