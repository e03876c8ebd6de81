import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { DayRange } from './calendar-days.ts';
import { DateRange } from './date-range.tsx';

afterEach(cleanup);

const onChange = vi.fn<(range: DayRange) => void>();
afterEach(() => onChange.mockReset());

function Period({ direction }: { readonly direction?: 'rtl' }) {
  const [value, setValue] = useState<DayRange>();
  return (
    <div dir={direction} style={direction && { direction }}>
      <DateRange
        label="Period"
        texts={{ from: 'From', to: 'To', previousMonth: 'Back', nextMonth: 'On' }}
        language="en"
        today="2026-11-25"
        min="2026-09-10"
        max="2026-11-25"
        value={value}
        onChange={(range) => {
          onChange(range);
          setValue(range);
        }}
        quick={[{ text: 'Last 7 days', from: '2026-11-19', to: '2026-11-25' }]}
      />
    </div>
  );
}

// Versions of the language data differ in a comma.
const withoutComma = (name: string | undefined) => name?.replace(',', '');
const day = (wanted: string) =>
  screen.getByRole('button', { name: (name) => withoutComma(name) === wanted });
const focused = () => withoutComma(document.activeElement?.getAttribute('aria-label') ?? undefined);

it('two presses choose a range, and only the second reports it', async () => {
  render(<Period />);
  await userEvent.click(day('Tuesday 10 November 2026'));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(day('Thursday 12 November 2026'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-10', to: '2026-11-12' });
  expect(screen.getByRole('status').textContent).toContain('10 Nov 2026');
});

it('a usual range is one press, and is marked as chosen', async () => {
  render(<Period />);
  await userEvent.click(screen.getByRole('button', { name: 'Last 7 days' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-19', to: '2026-11-25' });
  const chip = screen.getByRole('button', { name: 'Last 7 days' });
  expect(chip.getAttribute('aria-pressed')).toBe('true');
});

it('days outside the limits cannot be chosen, nor months without any within', async () => {
  render(<Period />);
  const tomorrow = day('Thursday 26 November 2026') as HTMLButtonElement;
  expect(tomorrow.disabled).toBe(true);
  expect((day('On') as HTMLButtonElement).disabled).toBe(true);
  await userEvent.click(day('Back'));
  await userEvent.click(day('Back'));
  expect((day('Back') as HTMLButtonElement).disabled).toBe(true);
  expect((day('Wednesday 9 September 2026') as HTMLButtonElement).disabled).toBe(true);
  expect((day('Thursday 10 September 2026') as HTMLButtonElement).disabled).toBe(false);
});

it('one day is in the tab order, and keys move the focus by days, weeks and months', async () => {
  render(<Period />);
  const today = day('Wednesday 25 November 2026');
  expect(today.getAttribute('aria-current')).toBe('date');
  expect(screen.getAllByRole('button').filter((button) => button.tabIndex === -1).length).toBe(29);
  today.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(focused()).toBe('Tuesday 24 November 2026');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('Tuesday 17 November 2026');
  await userEvent.keyboard('{PageUp}');
  expect(focused()).toBe('Saturday 17 October 2026');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{End}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-10-17', to: '2026-10-18' });
});

it('the keys stop at the last day that may be chosen', async () => {
  render(<Period />);
  day('Wednesday 25 November 2026').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Wednesday 25 November 2026');
});

it('the left arrow key goes to the next day in right-to-left text', async () => {
  render(<Period direction="rtl" />);
  day('Wednesday 25 November 2026').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Tuesday 24 November 2026');
});
