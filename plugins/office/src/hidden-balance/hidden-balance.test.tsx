import { createTestContext, mountView, refusing } from '@touchline/testing';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { view as balance } from '../balance/balance.view.tsx';
import { view as settings } from '../menu/group.view.tsx';
import { plugin } from '../plugin.ts';
import texts from '../translations/en.json';
import { hiddenBalanceOf } from './hidden-balance.store.ts';

const PATCH = 'PATCH /web-api/officeapi/v1/settings';
const ACCOUNT = { id: '1', type: 0, currency: 'EUR', balance: 4_321, inPlay: 0, isActive: true };

afterEach(() => document.body.replaceChildren());

async function show() {
  const test = createTestContext({
    plugin: 'office',
    definition: plugin,
    texts,
    session: { userId: '1' },
    current: { name: 'officeSettings' },
    keys: { 'user.balanceHidden': false },
    answers: {
      'GET /wallet-api/v1/accounts': () => ({ accounts: [ACCOUNT] }),
      [PATCH]: () => ({ commonSettings: [], otherSettings: [] }),
    },
  });
  const { context, http } = test;
  const stop = hiddenBalanceOf(context).start();
  const mounted = [await mountView({ view: balance, context })];
  mounted.push(await mountView({ view: settings, context }));
  await screen.findByText('4321 EUR');
  return {
    ...test,
    toggle: screen.getByRole<HTMLInputElement>('switch', { name: 'Hide balance' }),
    sent: () => http.requests.filter(({ method }) => method === 'PATCH'),
    end: async () => {
      stop();
      for (const { unmount } of mounted) await unmount();
    },
  };
}

it('the balance is hidden by a press, from its name as well, and other pages are notified', async () => {
  const { bus, toggle, sent, end } = await show();
  const emitted: unknown[] = [];
  bus.on('profile.changed', (event) => void emitted.push(event));
  await userEvent.click(toggle);
  expect(screen.queryByText('4321 EUR')).toBeNull();
  expect(screen.getByRole('link', { name: texts.hiddenBalance.deposit }).textContent).toContain(
    '•••',
  );
  await waitFor(() => expect(emitted).toHaveLength(1));
  expect(sent()[0]?.body).toEqual({ otherSettings: [{ id: 'isBalanceHidden', value: true }] });
  await end();
});

it('a balance that could not be hidden is shown again, with a message', async () => {
  const { http, notifications, toggle, end } = await show();
  http.answer(PATCH, refusing('rate_limited'));
  await userEvent.click(toggle);
  await waitFor(() => expect(notifications).toHaveLength(1));
  expect(notifications[0]?.kind).toBe('error');
  expect(toggle.checked).toBe(false);
  expect(screen.getByText('4321 EUR')).toBeTruthy();
  await end();
});

it('a change on another device is followed, one that is on its way from here is not undone', async () => {
  const { context, setKey, end } = await show();
  setKey('user.balanceHidden', true);
  await waitFor(() => expect(screen.queryByText('4321 EUR')).toBeNull());
  hiddenBalanceOf(context).toggle();
  setKey('user.balanceHidden', undefined);
  setKey('user.balanceHidden', true);
  expect(await screen.findByText('4321 EUR')).toBeTruthy();
  await end();
});
