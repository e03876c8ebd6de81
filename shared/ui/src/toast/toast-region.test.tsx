import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastRegion, type ToastProps } from './toast-region.tsx';

afterEach(cleanup);

const placed: ToastProps = { id: '1', tone: 'success', title: 'Bet placed' };
const refused: ToastProps = { id: '2', tone: 'danger', title: 'Bet refused', text: 'Limit' };

function region(toasts: readonly ToastProps[], onDismiss = vi.fn<(id: string) => void>()) {
  return (
    <ToastRegion
      label="Notifications"
      dismissText="Dismiss"
      toasts={toasts}
      onDismiss={onDismiss}
    />
  );
}

it('the toast region is live before anything is in it, so that what comes is announced', () => {
  const { container, rerender } = render(region([]));
  const live = container.querySelector('[aria-live="polite"]');
  expect(live?.getAttribute('aria-label')).toBe('Notifications');
  rerender(region([placed]));
  expect(live?.textContent).toContain('Bet placed');
});

it('only failures interrupt', () => {
  render(region([placed, refused]));
  const alerts = screen.getAllByRole('alert', { hidden: true });
  expect(alerts.map((alert) => alert.textContent)).toEqual(['Bet refusedLimit']);
});

it('each notice can be dismissed separately', async () => {
  const onDismiss = vi.fn<(id: string) => void>();
  render(region([placed, refused], onDismiss));
  const alert = screen.getByRole('alert', { hidden: true });
  await userEvent.click(within(alert).getByRole('button', { name: 'Dismiss', hidden: true }));
  expect(onDismiss.mock.calls).toEqual([['2']]);
});

it('each new notice appears above the top layer opened since the last', () => {
  const showPopover = vi.fn<() => void>();
  const hidePopover = vi.fn<() => void>();
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover });
  const { rerender } = render(region([placed]));
  rerender(region([placed, refused]));
  expect(showPopover).toHaveBeenCalledTimes(2);
  expect(hidePopover).toHaveBeenCalledTimes(1);
  cleanup();
  Object.assign(HTMLElement.prototype, { showPopover: undefined, hidePopover: undefined });
});
