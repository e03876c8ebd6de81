import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view } from './step-up.view.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const OPTIONS = 'GET /web-api/auth/v1/step-up';
const SEND = 'POST /web-api/auth/v1/step-up/code';
const PROVE = 'POST /web-api/auth/v1/step-up';

let mounted: Awaited<ReturnType<typeof mountView>> | undefined;

afterEach(() => mounted?.unmount());

async function open(options: object) {
  const test = createTestContext({
    plugin: 'auth',
    definition: plugin,
    texts: en,
    session: { userId: '7' },
    answers: {
      [OPTIONS]: () => options,
      [SEND]: () => ({
        to: 'p•••@example.com',
        expiresAt: test.clock.now() + 600_000,
        resendAt: test.clock.now() + 60_000,
        attemptsLeft: 5,
      }),
      [PROVE]: () => ({ provedUntil: test.clock.now() + 300_000 }),
    },
  });
  mounted = await mountView({ view, context: test.context });
  await screen.findByRole('dialog', { name: en.stepUp.title }, { timeout: 20_000 });
  await vi.waitFor(() => expect(screen.queryByText(en.loading)).toBeNull(), { timeout: 20_000 });
  return test;
}

const sent = (test: Awaited<ReturnType<typeof open>>) =>
  test.http.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);

it('a player without a password confirms with a code from a message', async () => {
  const test = await open({
    kinds: ['phone', 'email', 'sign-in'],
    phone: '•••456',
    email: 'p•••@example.com',
  });
  await userEvent.click(await screen.findByRole('button', { name: /Email a code/ }));
  await userEvent.type(await screen.findByLabelText(en.phone.code), '123 456');
  await userEvent.click(screen.getByRole('button', { name: en.stepUp.confirm }));
  await vi.waitFor(() =>
    expect(sent(test)).toEqual([
      { kind: 'email', lng: 'en' },
      { kind: 'email', code: '123456' },
    ]),
  );
});

it('a player may have the code sent to the phone instead', async () => {
  const test = await open({
    kinds: ['phone', 'email', 'sign-in'],
    phone: '•••456',
    email: 'p•••@example.com',
  });
  await userEvent.click(await screen.findByRole('button', { name: /Email a code/ }));
  await userEvent.click(await screen.findByRole('button', { name: en.stepUp.otherWay }));
  await userEvent.click(await screen.findByRole('button', { name: /Text a code/ }));
  await vi.waitFor(() =>
    expect(sent(test)).toEqual([
      { kind: 'email', lng: 'en' },
      { kind: 'phone', lng: 'en' },
    ]),
  );
});

it('a player who has forgotten the password signs out and resets it', async () => {
  const test = await open({ kinds: ['password'] });
  await userEvent.click(await screen.findByRole('button', { name: en.stepUp.forgot }));
  await vi.waitFor(() => expect(test.session.get().userId).toBeUndefined());
  await vi.waitFor(() => expect(test.navigation.visits.at(-1)).toBe('/en/forgotpassword'));
});
