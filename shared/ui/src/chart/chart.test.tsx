import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Chart } from './chart.tsx';
import type { ChartSeries } from './chart-props.ts';

afterEach(cleanup);

const POINTS = [1, 2, 3];
const SERIES: readonly ChartSeries[] = [
  { name: 'Balance', values: [10, undefined, 30] },
  { name: 'Deposits', values: [5, 5, 5] },
];
const formatPoint = (point: number) => `${point} Nov`;
const formatValue = (value: number) => `€${value}`;

function Balance() {
  return (
    <Chart
      title="Balance this month"
      summary="Up €20 since 1 November."
      points={POINTS}
      series={SERIES}
      formatPoint={formatPoint}
      formatValue={formatValue}
      pointText="Day"
      tableText="Show as a table"
    />
  );
}

it('a chart has its figures in a table, with a dash where there is none', () => {
  render(<Balance />);
  const table = screen.getByRole('table', { name: 'Balance this month', hidden: true });
  const cells = within(table)
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ['Day', 'Balance', 'Deposits'],
    ['1 Nov', '€10', '€5'],
    ['2 Nov', '–', '€5'],
    ['3 Nov', '€30', '€5'],
  ]);
});

it('a chart that cannot be drawn opens its table', async () => {
  render(<Balance />);
  expect(screen.getByText('Up €20 since 1 November.')).toBeDefined();
  // A page without a canvas is such a page.
  const table = screen.getByRole('table', { name: 'Balance this month', hidden: true });
  await waitFor(() => expect(table.closest('details')?.open).toBe(true));
});
