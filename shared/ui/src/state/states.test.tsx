import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { EventCardSkeleton } from '../skeleton/skeleton.tsx';
import { RetryCard } from './state-card.tsx';

afterEach(cleanup);

it('a failure is announced and can be tried again', async () => {
  const onRetry = vi.fn<() => void>();
  render(
    <RetryCard title="Did not load" retryText="Try again" onRetry={onRetry} reference="TL-1" />,
  );
  expect(screen.getByRole('alert').textContent).toContain('TL-1');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('a pending retry ignores a second press', async () => {
  const onRetry = vi.fn<() => void>();
  render(<RetryCard title="Did not load" retryText="Try again" onRetry={onRetry} busy />);
  await userEvent.click(screen.getByRole('button'));
  expect(onRetry).not.toHaveBeenCalled();
});

it('a busy submit button does not submit its form', async () => {
  const onSubmit = vi.fn<(event: { preventDefault(): void }) => void>((event) =>
    event.preventDefault(),
  );
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy}>
        Place bet
      </Button>
    </form>
  );
  const { rerender } = render(form(true));
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
  rerender(form(false));
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('the loading state is announced once, however many cards it replaces', () => {
  render(<EventCardSkeleton count={6} label="Loading events" />);
  expect(screen.getByRole('status').textContent).toBe('Loading events');
});
