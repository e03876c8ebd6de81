import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view } from './activation-email.view.tsx';

const STATE = 'GET /web-api/auth/v1/activation';
const SEND = 'POST /web-api/auth/v1/activation/email';

async function show(state: object) {
  const test = createTestContext({
    plugin: 'office',
    definition: plugin,
    session: { userId: '1' },
    texts: en,
    answers: {
      [STATE]: () => state,
      [SEND]: () => ({ resendAt: test.clock.now() + 60_000, messageUrl: '/test-provider/mail/1' }),
    },
  });
  const mounted = await mountView({ view, context: test.context });
  return { http: test.http, unmount: mounted.unmount };
}

it('an address that is not proved yet is sent a link, and another one after a while', async () => {
  const { http, unmount } = await show({ email: 'me@example.org', isActivated: false });
  await userEvent.click(await screen.findByRole('button', { name: en.email.send }));
  expect(await screen.findByText(/is on its way to me@example.org/)).toBeTruthy();
  expect(screen.getByRole('link', { name: en.phone.testMessage }).getAttribute('href')).toBe(
    '/test-provider/mail/1',
  );
  const again = await screen.findByRole('button', { name: /^Send again in/ });
  expect(again).toHaveProperty('disabled', true);
  expect(http.requests.at(-1)?.body).toEqual({ lng: 'en' });
  await unmount();
});

it.each([
  [{ email: 'me@example.org', isActivated: true }, /^me@example.org is activated/],
  [{ email: '', isActivated: false }, /no e-mail address yet/],
])('the activation with %o is shown and nothing is sent', async (state, text) => {
  const { unmount } = await show(state);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  await unmount();
});
