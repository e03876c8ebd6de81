import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view } from './change-password.view.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const CHANGE = 'POST /web-api/auth/v1/password';
const SECURITY = 'GET /web-api/auth/v1/security';

let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
afterEach(() => mounted?.unmount());

async function open({ hasPassword = true, refusal }: { hasPassword?: boolean; refusal?: string }) {
  const test = createTestContext({
    plugin: 'office',
    definition: plugin,
    session: { userId: '1' },
    texts: en,
    answers: {
      [SECURITY]: () => ({
        hasPassword,
        passwordSince: 1,
        email: '',
        isEmailConfirmed: false,
        isPhoneLinked: false,
        twoFactorKinds: [],
        passkeys: 0,
        recoveryCodesLeft: 0,
      }),
      [CHANGE]: () => {
        if (refusal !== undefined) {
          throw Object.assign(new Error(refusal), { code: refusal });
        }
        return { ended: 1 };
      },
    },
  });
  mounted = await mountView({ view, context: test.context });
  return test;
}

async function fill(current: string, password: string) {
  await userEvent.type(await screen.findByLabelText(en.password.current), current);
  await userEvent.type(screen.getByLabelText(en.password.new), password);
  await userEvent.click(screen.getByRole('button', { name: en.password.submit }));
}

it('a changed password signs other devices out unless the player says otherwise', async () => {
  const { http, navigation } = await open({});
  await fill('the old one', 'a new one, long');
  await vi.waitFor(() => expect(navigation.visits.at(-1)).toBe('/en/office/security'));
  expect(http.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    current: 'the old one',
    password: 'a new one, long',
    endOthers: true,
    lng: 'en',
  });
});

it.each([
  ['step_up_failed', en.password.current, en.password.fault.wrong],
  ['password_weak', en.password.new, en.password.fault.weak],
])(
  'a refusal %s is said beside its field until the field changes',
  async (refusal, label, text) => {
    await open({ refusal });
    await fill('the old one', 'a new one, long');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(screen.getByLabelText(label), 'x');
    expect(screen.queryByText(text)).toBeNull();
  },
);

it('a password that is short or the same is not sent', async () => {
  const { http } = await open({});
  await fill('same words', 'same words');
  expect(screen.getByText(en.password.fault.same)).toBeTruthy();
  await userEvent.clear(screen.getByLabelText(en.password.new));
  await userEvent.type(screen.getByLabelText(en.password.new), 'short');
  expect(screen.getByText(en.password.fault.short)).toBeTruthy();
  expect(http.requests.some(({ method }) => method === 'POST')).toBe(false);
});

it('a player without a password reads how to set one', async () => {
  await open({ hasPassword: false });
  expect(await screen.findByText(en.password.none)).toBeTruthy();
  expect(screen.queryByRole('button', { name: en.password.submit })).toBeNull();
});
