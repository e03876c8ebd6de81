import { ApplicationError } from '@touchline/plugin-api';
import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { view as activation } from '../activation/activation.view.tsx';
import { plugin } from '../plugin.ts';
import { view as passwordReset } from '../recovery/password-reset.view.tsx';
import en from '../translations/en.json';
import { linkToken } from './link-token.ts';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const TOKEN = 'abcdefghij-ABCDEFGHIJ_0123456789-0123456789'.padEnd(43, 'x').slice(0, 43);
const OPEN = 'POST /web-api/auth/v1/password-link';
const SET = 'POST /web-api/auth/v1/password-link/password';
const ACTIVATE = 'POST /web-api/auth/v1/activation';
const AGAIN = 'POST /web-api/auth/v1/activation/again';

afterEach(() => {
  location.hash = '';
});

function expired(canSendAgain = false) {
  return () => {
    throw new ApplicationError({
      code: 'mail_link_expired',
      message: '',
      phase: 'request',
      details: { canSendAgain },
    });
  };
}

async function open(
  view: typeof activation,
  {
    hash = `#${TOKEN}`,
    mode = 'activate',
    answers,
  }: { hash?: string; mode?: string; answers: Record<string, () => unknown> },
) {
  location.hash = hash;
  const test = createTestContext({
    plugin: 'auth',
    definition: plugin,
    texts: en,
    answers,
    current: { params: { mode } },
  });
  const mounted = await mountView({ view, context: test.context });
  return { test, unmount: mounted.unmount };
}

describe('the token of a link', () => {
  it.each([
    [`#${TOKEN}`, TOKEN],
    ['', undefined],
    ['#', undefined],
    [`#${TOKEN}x`, undefined],
    ['#<script>', undefined],
  ])('the token of a link in "%s" is %s', (hash, token) => {
    expect(linkToken(hash)).toBe(token);
  });
});

describe('the link to a new password', () => {
  it('the link to a new password sets it and signs in', async () => {
    const { test, unmount } = await open(passwordReset, {
      answers: {
        [OPEN]: () => ({ login: '12345678' }),
        [SET]: () => ({ userId: '12345678', token: 'token' }),
      },
    });
    const submit = await screen.findByRole('button', { name: en.recovery.submit });
    expect(screen.getByText('12345678')).toBeTruthy();
    await userEvent.click(submit);
    expect(document.activeElement).toBe(screen.getByLabelText(en.recovery.password));
    await userEvent.type(screen.getByLabelText(en.recovery.password), 'another horse battery');
    await userEvent.click(submit);
    await vi.waitFor(() => expect(test.session.get().userId).toBe('12345678'));
    expect(test.http.requests.map(({ body }) => body)).toEqual([
      { token: TOKEN },
      { token: TOKEN, password: 'another horse battery', lng: 'en' },
    ]);
    await unmount();
  });

  it.each([
    ['is too old', `#${TOKEN}`],
    ['is none at all', '#something'],
  ])('the link to a new password that %s offers another message', async (_what, hash) => {
    const { unmount } = await open(passwordReset, { hash, answers: { [OPEN]: expired() } });
    expect(await screen.findByText(en.mail.recoveryExpired)).toBeTruthy();
    expect(screen.getByRole('link', { name: en.mail.askAgain }).getAttribute('href')).toBe(
      '/en/forgotpassword',
    );
    await unmount();
  });

  it('the link to a new password that is used elsewhere meanwhile says so', async () => {
    const { unmount } = await open(passwordReset, {
      answers: { [OPEN]: () => ({ login: '12345678' }), [SET]: expired() },
    });
    await userEvent.type(await screen.findByLabelText(en.recovery.password), 'another horse');
    await userEvent.click(screen.getByRole('button', { name: en.recovery.submit }));
    expect(await screen.findByText(en.mail.recoveryExpired)).toBeTruthy();
    await unmount();
  });
});

describe('the link that activates an address', () => {
  it.each(['done', 'already'] as const)(
    'the activation link answered "%s" says so',
    async (status) => {
      const { test, unmount } = await open(activation, {
        answers: { [ACTIVATE]: () => ({ status, email: 'me@example.org' }) },
      });
      expect(await screen.findByText(en.activation[status])).toBeTruthy();
      expect(screen.getByText(/^me@example.org is yours/)).toBeTruthy();
      expect(test.http.requests.map(({ body }) => body)).toEqual([{ token: TOKEN }]);
      await unmount();
    },
  );

  it('the activation link that has expired can be sent again', async () => {
    const { test, unmount } = await open(activation, {
      answers: {
        [ACTIVATE]: expired(true),
        [AGAIN]: () => ({ resendAt: test.clock.now() + 60_000 }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: en.activation.send }));
    expect(await screen.findByText(en.activation.sent)).toBeTruthy();
    expect(test.http.requests.at(-1)?.body).toEqual({ token: TOKEN, lng: 'en' });
    await unmount();
  });

  it('the activation link of a one-click account requires its password first', async () => {
    const { unmount } = await open(activation, {
      mode: 'activatefast',
      answers: {
        [OPEN]: () => ({ login: '12345678' }),
        [SET]: () => ({ userId: '12345678', token: 'token' }),
      },
    });
    await userEvent.type(await screen.findByLabelText(en.recovery.password), 'another horse');
    await userEvent.click(screen.getByRole('button', { name: en.recovery.submit }));
    expect(await screen.findByText(en.activation.fastDone)).toBeTruthy();
    await unmount();
  });
});
