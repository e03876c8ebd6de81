import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view } from './email-undo.view.tsx';

const UNDO = 'POST /web-api/auth/v1/email-undo';
const OPEN = 'POST /web-api/auth/v1/password-link';
const TOKEN = 'A'.repeat(43);
const PASSWORD_TOKEN = 'B'.repeat(43);

let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
afterEach(async () => {
  await mounted?.unmount();
  location.hash = '';
});

async function open(hash: string) {
  location.hash = hash;
  const test = createTestContext({
    plugin: 'auth',
    definition: plugin,
    texts: en,
    answers: {
      [UNDO]: () => ({ token: PASSWORD_TOKEN }),
      [OPEN]: () => ({ login: '12345678' }),
    },
  });
  mounted = await mountView({ view, context: test.context });
  return test;
}

it('the link alone changes nothing; a press restores the address and leads to a new password', async () => {
  const { http } = await open(TOKEN);
  const button = await screen.findByRole('button', { name: en.emailUndo.submit });
  expect(http.requests).toHaveLength(0);
  await userEvent.click(button);
  expect(await screen.findByText(en.emailUndo.done)).toBeTruthy();
  expect(await screen.findByLabelText(en.recovery.password)).toBeTruthy();
  expect(http.requests.map(({ body }) => body)).toEqual([
    { token: TOKEN },
    { token: PASSWORD_TOKEN },
  ]);
});

it('a page without a link says what to do', async () => {
  await open('');
  expect(await screen.findByText(en.emailUndo.expired)).toBeTruthy();
});
