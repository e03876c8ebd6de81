import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { InPlaceToast } from './in-place-toast.tsx';

afterEach(cleanup);

it('the place of a notice is in the page before it comes, so that it is announced', () => {
  const { rerender } = render(<InPlaceToast notice={undefined} />);
  const place = screen.getByRole('status');
  expect(place.textContent).toBe('');
  const scrollIntoView = vi.fn<(options?: ScrollIntoViewOptions) => void>();
  Object.assign(place, { scrollIntoView });
  rerender(<InPlaceToast notice={{ title: 'Cashed out €4.75' }} />);
  expect(screen.getByRole('status')).toBe(place);
  expect(place.textContent).toBe('Cashed out €4.75');
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
});

it('a notice that can be dismissed has a button for it', async () => {
  const onDismiss = vi.fn<() => void>();
  render(<InPlaceToast notice={{ title: 'Saved' }} onDismiss={onDismiss} dismissText="Dismiss" />);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});
