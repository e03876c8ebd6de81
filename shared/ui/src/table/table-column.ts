import type { ReactNode } from 'react';
import type { SortDirection, SortValue } from './sort-rows.ts';

export interface TableColumn<Row> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Makes the column one that rows can be sorted by. */
  readonly sortBy?: ((row: Row) => SortValue) | undefined;
  /** The direction of the first press: figures are usually wanted from the top. Ascending when left out. */
  readonly firstDirection?: SortDirection | undefined;
  /** Figures and amounts, which are compared by their ends. */
  readonly isFigure?: boolean | undefined;
}

export interface TableSort {
  readonly column: string;
  readonly direction: SortDirection;
}
