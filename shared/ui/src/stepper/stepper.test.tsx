import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { stepValue } from './step-value.ts';
import { Stepper } from './stepper.tsx';

afterEach(cleanup);

function Legs({ initial = 4, disabled }: { initial?: number; disabled?: boolean }) {
  const [value, setValue] = useState(initial);
  return (
    <Stepper
      label="Legs"
      lessText="Less"
      moreText="More"
      min={2}
      max={6}
      value={value}
      onChange={setValue}
      text={`${value} legs`}
      disabled={disabled}
    />
  );
}

const value = () => screen.getByRole('spinbutton', { name: 'Legs' });

it('a stepper is a spin button with its limits, read in words', () => {
  render(<Legs />);
  expect(value().getAttribute('aria-valuenow')).toBe('4');
  expect(value().getAttribute('aria-valuemin')).toBe('2');
  expect(value().getAttribute('aria-valuemax')).toBe('6');
  expect(value().getAttribute('aria-valuetext')).toBe('4 legs');
});

it('a stepper stops at its limits and keeps the focus there', async () => {
  render(<Legs initial={5} />);
  const more = screen.getByRole('button', { name: 'More' });
  await userEvent.click(more);
  await userEvent.click(more);
  expect(value().getAttribute('aria-valuenow')).toBe('6');
  expect(more.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(more);
});

it.each([
  ['{ArrowUp}', '5'],
  ['{ArrowDown}', '3'],
  ['{PageUp}', '6'],
  ['{PageDown}', '2'],
  ['{Home}', '2'],
  ['{End}', '6'],
])('the key %s takes a stepper from 4 to %s', async (key, expected) => {
  render(<Legs />);
  value().focus();
  await userEvent.keyboard(key);
  expect(value().getAttribute('aria-valuenow')).toBe(expected);
});

it('a disabled stepper is left by the keyboard and changed by nothing', async () => {
  render(<Legs disabled />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(value().getAttribute('aria-valuenow')).toBe('4');
  expect(value().tabIndex).toBe(-1);
});

it('a value between two steps goes to the next of them', () => {
  expect(stepValue(7, 1, { min: 0, max: 20, step: 5 })).toBe(10);
  expect(stepValue(7, -1, { min: 0, max: 20, step: 5 })).toBe(5);
});

it('the largest value is a step too: a limit between two steps is not reached', () => {
  expect(stepValue(4, 1, { min: 0, max: 5, step: 2 })).toBe(4);
  expect(stepValue(0, 3, { min: 0, max: 0.5, step: 0.1 })).toBe(0.3);
});

it('a step ends within the limits, on one of the steps', () => {
  const limits = fc.record({
    min: fc.integer({ min: -50, max: 50 }),
    length: fc.integer({ min: 0, max: 100 }),
    step: fc.integer({ min: 1, max: 9 }),
    value: fc.integer({ min: -200, max: 200 }),
    by: fc.integer({ min: -20, max: 20 }).filter((by) => by !== 0),
  });
  fc.assert(
    fc.property(limits, ({ min, length, step, value: from, by }) => {
      const to = stepValue(from, by, { min, max: min + length, step });
      expect(to).toBeGreaterThanOrEqual(min);
      expect(to).toBeLessThanOrEqual(min + length);
      expect((to - min) % step).toBe(0);
    }),
  );
});
