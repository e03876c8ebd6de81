import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { DataTable } from './data-table.tsx';
import type { TableColumn, TableSort } from './table-column.ts';

afterEach(cleanup);

interface Bet {
  readonly id: number;
  readonly name: string;
  readonly stake: number;
}

const ROWS: readonly Bet[] = [
  { id: 1, name: 'Arsenal', stake: 20 },
  { id: 2, name: 'Chelsea', stake: 5 },
  { id: 3, name: 'Brighton', stake: 100 },
];
const COLUMNS: readonly TableColumn<Bet>[] = [
  { key: 'name', title: 'Event', cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    key: 'stake',
    title: 'Stake',
    cell: ({ stake }) => stake,
    sortBy: ({ stake }) => stake,
    firstDirection: 'descending',
    isFigure: true,
  },
  { key: 'id', title: 'Number', cell: ({ id }) => id },
];

function Bets(props: { onSort?: (sort: TableSort) => void; sort?: TableSort }) {
  return (
    <DataTable
      caption="Bets"
      columns={COLUMNS}
      rows={ROWS}
      rowKey={({ id }) => id}
      language="en"
      {...props}
    />
  );
}

const order = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const sortOf = (name: string) =>
  screen.getByRole('columnheader', { name }).getAttribute('aria-sort');

it('a table is named by its caption, and each row by its first cell', () => {
  render(<Bets />);
  const table = screen.getByRole('table', { name: 'Bets' });
  expect(order()).toEqual(['Arsenal', 'Chelsea', 'Brighton']);
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
});

it('a press on the title of a column sorts by it, a second one reverses the order', async () => {
  render(<Bets />);
  expect(sortOf('Event')).toBe('none');
  await userEvent.click(screen.getByRole('button', { name: 'Event' }));
  expect(order()).toEqual(['Arsenal', 'Brighton', 'Chelsea']);
  expect(sortOf('Event')).toBe('ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Event' }));
  expect(order()).toEqual(['Chelsea', 'Brighton', 'Arsenal']);
  expect(sortOf('Event')).toBe('descending');
});

it('a column of figures begins with the largest, and one that does not sort has no button', async () => {
  render(<Bets />);
  screen.getByRole('button', { name: 'Stake' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(order()).toEqual(['Brighton', 'Arsenal', 'Chelsea']);
  expect(sortOf('Stake')).toBe('descending');
  expect(sortOf('Number')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Number' })).toBeNull();
});

it('rows that come sorted from elsewhere keep their order, and what is pressed is passed on', async () => {
  const onSort = vi.fn<(sort: TableSort) => void>();
  render(<Bets onSort={onSort} sort={{ column: 'name', direction: 'ascending' }} />);
  expect(order()).toEqual(['Arsenal', 'Chelsea', 'Brighton']);
  await userEvent.click(screen.getByRole('button', { name: 'Event' }));
  expect(onSort).toHaveBeenCalledExactlyOnceWith({ column: 'name', direction: 'descending' });
  expect(order()).toEqual(['Arsenal', 'Chelsea', 'Brighton']);
});

it('a table that scrolls sideways can be reached by the keyboard', async () => {
  render(<Bets />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Bets' }));
});
