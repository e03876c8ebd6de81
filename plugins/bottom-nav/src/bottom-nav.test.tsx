import { createTestContext, mountView } from '@touchline/testing';
import type { RouteTarget } from '@touchline/plugin-api';
import { screen } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import texts from './translations/en.json';
import { view } from './bottom-nav.view.tsx';

async function showBar(current = { name: 'home', path: '/' }) {
  const test = createTestContext({ plugin: 'bottom-nav', texts, current });
  const mounted = await mountView({ view, context: test.context });
  return { ...test, mounted };
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

it('the bar has the code of its destinations fetched ahead, those of players for players alone', async () => {
  const { clock, navigation, session, mounted } = await showBar();
  const prefetch = vi.spyOn(navigation, 'prefetch');
  const routes = () => prefetch.mock.calls.map(([to]) => (to as RouteTarget).route);
  await vi.waitFor(() => expect(clock.pending()).toBe(1));
  clock.advance(2999);
  expect(routes()).toEqual([]);
  clock.advance(1);
  expect(routes()).toEqual(['home', 'mainSection', 'coupon']);
  session.set({ userId: '7' as never });
  await vi.waitFor(() => {
    clock.advance(3000);
    expect(routes().slice(3)).toEqual(['home', 'mainSection', 'coupon', 'openedBets', 'office']);
  });
  await mounted.unmount();
});
