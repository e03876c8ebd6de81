import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { FilterBar } from './filter-bar.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const onClear = vi.fn<() => void>();

function Filters() {
  return (
    <FilterBar
      label="Filters"
      doneText="Done"
      closeText="Close"
      clearText="Clear all"
      onClear={onClear}
      filters={[
        {
          key: 'sport',
          text: 'Sport',
          chosen: 'Football',
          children: (
            <label>
              <input type="checkbox" /> Tennis
            </label>
          ),
        },
        { key: 'status', text: 'Status', children: <button type="button">Won</button> },
      ]}
    />
  );
}

const wide = (matches: boolean) =>
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: matches && media.includes('1024') }));

it('a filter says what is chosen, and all are cleared by one button', async () => {
  render(<Filters />);
  expect(screen.getByRole('button', { name: 'Sport: Football' })).toBeDefined();
  expect(screen.getByRole('group', { name: 'Filters' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(onClear).toHaveBeenCalledOnce();
});

it('a filter opens in a sheet on a phone, which its button closes', async () => {
  wide(false);
  render(<Filters />);
  const opener = screen.getByRole('button', { name: 'Sport: Football' });
  await userEvent.click(opener);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('dialog', { name: 'Sport' }).dataset['kind']).toBe('sheet');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog', { name: 'Sport' })).toBeNull();
});

it('a filter opens beside its button on a wide page, with the focus in it', async () => {
  wide(true);
  render(<Filters />);
  await userEvent.click(screen.getByRole('button', { name: 'Sport: Football' }));
  expect(screen.getByRole('dialog', { name: 'Sport' }).dataset['kind']).toBeUndefined();
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Tennis' }));
});

it('Escape closes a filter and gives the focus back to its button', async () => {
  wide(true);
  render(<Filters />);
  const opener = screen.getByRole('button', { name: 'Sport: Football' });
  await userEvent.click(opener);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Sport' })).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it('a press elsewhere, or on another filter, closes the one that is open', async () => {
  wide(true);
  render(<Filters />);
  await userEvent.click(screen.getByRole('button', { name: 'Sport: Football' }));
  await userEvent.click(screen.getByRole('button', { name: 'Status' }));
  expect(screen.queryByRole('dialog', { name: 'Sport' })).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Status' })).toBeDefined();
  await userEvent.click(document.body);
  expect(screen.queryByRole('dialog', { name: 'Status' })).toBeNull();
});
