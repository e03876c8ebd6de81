import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import texts from './translations/en.json';
import { view } from './bottom-nav.view.tsx';

async function showBar(current = { name: 'home', path: '/' }) {
  const { context, bus } = createTestContext({ plugin: 'bottom-nav', texts, current });
  const mounted = await mountView({ view, context });
  return { bus, mounted };
}

it('the bar counts selections on the slip and open bets, and counts none for a visitor', async () => {
  const { bus, mounted } = await showBar();
  expect(screen.getByRole('link', { name: 'My bets' })).toBeTruthy();
  await bus.emit('coupon.changed', { outcomeIds: ['1', '2'] });
  await bus.emit('open-bets.changed', { count: 20, hasMore: true });
  await vi.waitFor(() =>
    expect(screen.getByRole('link', { name: 'My bets, 20+ open' })).toBeTruthy(),
  );
  expect(screen.getByRole('link', { name: 'Bet slip, 2 selections' })).toBeTruthy();
  await bus.emit('open-bets.changed', { count: 0, hasMore: false });
  await vi.waitFor(() => expect(screen.getByRole('link', { name: 'My bets' })).toBeTruthy());
  await mounted.unmount();
});

it.each([
  ['openedBets', '/opened-bets', 'My bets'],
  ['betsHistory', '/office/history', 'My bets'],
  ['accountEdit', '/office/account/edit', 'Account'],
])('the bar marks the destination that the page %s belongs to', async (route, path, name) => {
  const { mounted } = await showBar({ name: route, path });
  const current = screen.getAllByRole('link', { current: 'page' });
  expect(current.map((link) => link.textContent)).toEqual([name]);
  await mounted.unmount();
});
