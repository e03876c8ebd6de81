export type SortDirection = 'ascending' | 'descending';

/** What a row is sorted by; a row without a value comes last in both directions. */
export type SortValue = number | string | undefined;

export interface SortOrder<Row> {
  readonly value: (row: Row) => SortValue;
  readonly direction: SortDirection;
  /** Decides the order of letters. */
  readonly language: string;
}

/** The rows in another order; rows with the same value keep theirs. */
export function sortRows<Row>(
  rows: readonly Row[],
  { value, direction, language }: SortOrder<Row>,
): readonly Row[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [value(one), value(other)];
    if (a === undefined || b === undefined) {
      return Number(a === undefined) - Number(b === undefined);
    }
    const difference =
      typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
    return sign * difference;
  });
}
