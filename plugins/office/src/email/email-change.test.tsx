import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view } from './email-change.view.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const STATE = 'GET /web-api/auth/v1/email-change';
const BEGIN = 'POST /web-api/auth/v1/email-change';
const CONFIRM = 'POST /web-api/auth/v1/email-change/confirm';
const EMAIL = 'new@example.org';

let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
afterEach(() => mounted?.unmount());

async function open(isPending = false) {
  const test = createTestContext({
    plugin: 'office',
    definition: plugin,
    session: { userId: '1' },
    texts: en,
    answers: {
      [STATE]: () => ({
        email: 'm•••@example.org',
        isConfirmed: true,
        ...(isPending && {
          pending: {
            email: EMAIL,
            resendAt: test.clock.now() + 60_000,
            expiresAt: test.clock.now() + 600_000,
          },
        }),
      }),
      [BEGIN]: () => ({
        resendAt: test.clock.now() + 60_000,
        expiresAt: test.clock.now() + 600_000,
        messageUrl: '/test-provider/mail/1',
      }),
      [CONFIRM]: () => ({ email: 'n•••@example.org' }),
    },
  });
  mounted = await mountView({ view, context: test.context });
  return test;
}

it('a player gives another address and confirms it with the code that was sent there', async () => {
  const { http, navigation } = await open();
  const field = await screen.findByLabelText(en.emailChange.new);
  await userEvent.type(field, 'new{Enter}');
  expect(screen.getByText(en.emailChange.wrong)).toBeTruthy();
  await userEvent.type(field, '@example.org{Enter}');
  expect(await screen.findByText(EMAIL)).toBeTruthy();
  expect(http.requests.at(-1)?.body).toEqual({ email: EMAIL, lng: 'en' });
  expect(screen.getByRole('button', { name: /^Send again in/ })).toHaveProperty('disabled', true);
  await userEvent.type(screen.getByLabelText(en.phone.code), '123 456{Enter}');
  await vi.waitFor(() => expect(navigation.visits.at(-1)).toBe('/en/office/security'));
  expect(http.requests.find(({ path }) => path.endsWith('/confirm'))?.body).toEqual({
    code: '123456',
    lng: 'en',
  });
});

it('an address that waits for its code is there after a reload, and can be replaced', async () => {
  await open(true);
  expect(await screen.findByText(EMAIL)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: en.emailChange.other }));
  expect(screen.getByLabelText(en.emailChange.new)).toBeTruthy();
});
