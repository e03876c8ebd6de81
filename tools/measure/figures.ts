/** One line of the table. */
export interface Figure {
  readonly name: string;
  readonly figure: string;
  readonly budget: string;
  /** What cannot be beaten, where it is known. */
  readonly floor?: string;
  readonly isMet: boolean;
}

const COLUMNS = ['what', 'figure', 'budget', 'floor', ''] as const;

/** The figures as a table, each with its budget and its floor. */
export function formatFigures(figures: readonly Figure[]): string {
  const rows = [
    COLUMNS,
    ...figures.map(({ name, figure, budget, floor = '', isMet }) => [
      name,
      figure,
      budget,
      floor,
      isMet ? 'met' : 'MISSED',
    ]),
  ];
  const widths = COLUMNS.map((_column, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) => `${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')}`.trimEnd())
    .map((line) => `${line}\n`)
    .join('');
}
