import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import { newAccount } from '../registration/registration-process.ts';
import en from '../translations/en.json';
import { view } from './welcome-data.view.tsx';

const ANSWER = {
  userId: '12345678',
  token: 'token',
  credentials: { login: '12345678', password: 'made-up-password' },
};

let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

function createPage() {
  return createTestContext({ plugin: 'auth', definition: plugin, texts: en });
}

it('a new player reads login and password, and goes on signed in', async () => {
  const test = createPage();
  newAccount(test.context).set(ANSWER);
  mounted = await mountView({ view, context: test.context });
  expect(await screen.findByText('made-up-password')).toBeTruthy();
  expect(test.session.get().userId).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: en.oneClick.kept }));
  await vi.waitFor(() => expect(test.session.get().userId).toBe('12345678'));
  await vi.waitFor(() => expect(test.navigation.visits.at(-1)).toBe('/en/home'));
  expect(screen.queryByText('made-up-password')).toBeNull();
});

it('a new player who leaves the page is signed in all the same', async () => {
  const test = createPage();
  newAccount(test.context).set(ANSWER);
  mounted = await mountView({ view, context: test.context });
  await screen.findByText('made-up-password');
  await mounted.unmount();
  mounted = undefined;
  await vi.waitFor(() => expect(test.session.get().userId).toBe('12345678'));
});

it('a visitor who comes later reads that nothing is shown again', async () => {
  const test = createPage();
  mounted = await mountView({ view, context: test.context });
  expect(await screen.findByText(en.oneClick.gone)).toBeTruthy();
  expect(screen.getByRole('link', { name: en.title.forgotPassword })).toBeTruthy();
});
