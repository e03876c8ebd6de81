import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { view as loginPage } from '../login/login-page.view.tsx';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view as modal } from './two-factor-modal.view.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const LOGIN = 'POST /web-api/auth/v1/login';
const CODE = 'POST /web-api/auth/v1/login/two-factor';

const SEND = 'POST /web-api/auth/v1/login/two-factor/code';

const refusal = (code: string) => Object.assign(new Error(code), { code });
let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
afterEach(() => mounted?.unmount());

async function open(
  view: typeof modal,
  answerOfCode: () => object,
  challenge: () => object = () => ({ kinds: ['app'] }),
) {
  const test = createTestContext({
    plugin: 'auth',
    definition: plugin,
    texts: en,
    answers: {
      [LOGIN]: () => {
        throw refusal('two_factor_required');
      },
      [CODE]: answerOfCode,
      'GET /web-api/auth/v1/login/two-factor': challenge,
      [SEND]: () => ({
        to: 'm•••@example.org',
        expiresAt: test.clock.now() + 600_000,
        resendAt: test.clock.now() + 60_000,
        attemptsLeft: 5,
      }),
      'GET /web-api/social/v1/networks': () => ({ networks: [] }),
    },
  });
  mounted = await mountView({ view, context: test.context });
  return test;
}

async function signIn() {
  await userEvent.type(await screen.findByLabelText(en.login.name), 'me@example.org');
  await userEvent.type(screen.getByLabelText(en.password), 'the right one');
  await userEvent.click(screen.getByRole('button', { name: en.login.submit }));
  return screen.findByLabelText(en.twoFactor.code.app);
}

const sent = (test: Awaited<ReturnType<typeof open>>) =>
  test.http.requests
    .filter(({ method, path }) => method === 'POST' && path.includes('two-factor'))
    .map(({ body }) => body);

it('a player with two factors types the code after the password, and is signed in', async () => {
  const test = await open(loginPage, () => ({ userId: '7', token: 't' }));
  const field = await signIn();
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.type(field, '123 456{Enter}');
  await vi.waitFor(() => expect(test.session.get().userId).toBe('7'));
  expect(sent(test)).toEqual([{ code: '123456', kind: 'app' }]);
  expect(test.tracked.some(({ data }) => JSON.stringify(data).includes('login-failed'))).toBe(
    false,
  );
});

it('a code that is not whole is not sent', async () => {
  const test = await open(loginPage, () => ({}));
  await userEvent.type(await signIn(), '12345{Enter}');
  expect(screen.getByText(en.twoFactor.fault.app)).toBeTruthy();
  expect(sent(test)).toEqual([]);
});

it('a player without the app types a recovery code', async () => {
  const test = await open(modal, () => ({ userId: '7', token: 't' }));
  await userEvent.click(await screen.findByRole('button', { name: en.twoFactor.use.recovery }));
  await userEvent.type(screen.getByLabelText(en.twoFactor.code.recovery), 'ABCDE-23456{Enter}');
  await vi.waitFor(() => expect(sent(test)).toEqual([{ code: 'abcde23456', kind: 'app' }]));
});

it('a sign-in that took too long begins again', async () => {
  await open(loginPage, () => {
    throw refusal('two_factor_expired');
  });
  await userEvent.type(await signIn(), '123456{Enter}');
  await vi.waitFor(() =>
    expect(screen.queryByRole('button', { name: en.login.submit })).toBeNull(),
  );
  await userEvent.click(screen.getByRole('button', { name: en.twoFactor.restart }));
  expect(screen.getByLabelText(en.password)).toHaveProperty('value', '');
});

it('a player with codes by message has one sent, types it, and is signed in', async () => {
  const test = await open(
    loginPage,
    () => ({ userId: '7', token: 't' }),
    () => ({
      kinds: ['email', 'phone'],
      email: 'm•••@example.org',
      phone: '•••123',
    }),
  );
  await userEvent.type(await screen.findByLabelText(en.login.name), 'me@example.org');
  await userEvent.type(screen.getByLabelText(en.password), 'the right one');
  await userEvent.click(screen.getByRole('button', { name: en.login.submit }));
  await userEvent.click(
    await screen.findByRole('button', { name: 'Email a code to m•••@example.org' }),
  );
  const field = await screen.findByLabelText(en.twoFactor.code.email);
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  expect(screen.getByRole('button', { name: 'Send again in 1:00' })).toHaveProperty(
    'disabled',
    true,
  );
  await userEvent.type(field, '123456{Enter}');
  await vi.waitFor(() => expect(test.session.get().userId).toBe('7'));
  expect(sent(test)).toEqual([
    { channel: 'email', lng: 'en' },
    { code: '123456', kind: 'email' },
  ]);
});

it('a player chooses another way to the code', async () => {
  await open(
    modal,
    () => ({}),
    () => ({ kinds: ['app', 'phone'], phone: '•••123' }),
  );
  expect(await screen.findByLabelText(en.twoFactor.code.app)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: en.twoFactor.use.phone }));
  expect(screen.getByRole('button', { name: 'Text a code to •••123' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: en.twoFactor.use.recovery }));
  expect(screen.getByLabelText(en.twoFactor.code.recovery)).toBeTruthy();
  expect(screen.getByRole('button', { name: en.twoFactor.use.app })).toBeTruthy();
});

it('a player is offered the app where the ways are not known', async () => {
  await open(
    modal,
    () => ({}),
    () => {
      throw refusal('network_failed');
    },
  );
  expect(await screen.findByLabelText(en.twoFactor.code.app)).toBeTruthy();
});
