import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ChipBar } from './chip-bar.tsx';
import { Chip } from './chip.tsx';

afterEach(cleanup);

function Bar() {
  return (
    <ChipBar label="Sports">
      <Chip selected count={12}>
        Football
      </Chip>
      <Chip>Tennis</Chip>
      <Chip href="/en/live/cricket">Cricket</Chip>
    </ChipBar>
  );
}

it('a chip is a toggle, or a link when it has a target', () => {
  render(<Bar />);
  expect(screen.getByRole('toolbar', { name: 'Sports' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Football 12', pressed: true })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Tennis', pressed: false })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Cricket' }).getAttribute('href')).toBe(
    '/en/live/cricket',
  );
});

it('the arrow keys move along the row and around its ends; Home and End jump to them', async () => {
  render(<Bar />);
  await userEvent.tab();
  const focused = () => document.activeElement?.textContent;
  expect(focused()).toBe('Football 12');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Tennis');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('Cricket');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Football 12');
  await userEvent.keyboard('{ArrowLeft}');
  expect(focused()).toBe('Cricket');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('Football 12');
});

it('the arrows keep their direction on screen from right to left', async () => {
  render(
    <div dir="rtl" style={{ direction: 'rtl' }}>
      <Bar />
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement?.textContent).toBe('Tennis');
});
