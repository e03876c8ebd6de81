import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { DateField } from './date-field.tsx';

afterEach(cleanup);

const given = {
  legend: 'Date of birth',
  labels: { day: 'Day', month: 'Month', year: 'Year' },
  name: 'birthday',
  autoComplete: 'bday',
};

it('a date is typed part by part, and is one once all parts are there', async () => {
  const onChange = vi.fn<(date: string) => void>();
  render(<DateField {...given} language="en-GB" value="" onChange={onChange} />);
  await userEvent.type(screen.getByLabelText('Day'), '5.');
  await userEvent.selectOptions(screen.getByLabelText('Month'), 'April');
  expect(onChange.mock.lastCall?.[0]).not.toMatch(/^\d{4}-\d{2}-\d{2}$/);
  await userEvent.type(screen.getByLabelText('Year'), '1990');
  expect(onChange.mock.lastCall).toEqual(['1990-04-05']);
});

it('the first part of a date in its language has the name, and each is known to the browser', () => {
  render(<DateField {...given} language="en-US" value="1990-04-05" onChange={() => undefined} />);
  const month = screen.getByLabelText<HTMLSelectElement>('Month');
  expect([month.name, month.getAttribute('autocomplete'), month.value]).toEqual([
    'birthday',
    'bday-month',
    '4',
  ]);
});

it('a date at fault says why, and its parts are invalid', () => {
  render(
    <DateField {...given} language="en-GB" value="" error="Too young" onChange={() => undefined} />,
  );
  expect(screen.getByText('Too young')).toBeDefined();
  expect(screen.getByLabelText('Year').getAttribute('aria-invalid')).toBe('true');
});
