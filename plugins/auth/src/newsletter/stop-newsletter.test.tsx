import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { createTestContext, mountView } from '@touchline/testing';
import { afterEach, expect, it } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { newsletterToken } from './newsletter.resource.ts';
import { view } from './stop-newsletter.view.tsx';

const TOKEN = `12345678.${'a'.repeat(43)}`;
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
    answers: { 'POST /messages-api/v1/newsletter/stop': () => ({ stopped: true }) },
  });
  mounted = await mountView({ view, context: test.context });
  return test;
}

it('the link of an offer stops nothing before its button is pressed, and says so afterwards', async () => {
  const { http } = await open(`#${TOKEN}`);
  const button = await screen.findByRole('button', { name: en.newsletter.stop });
  expect(http.requests).toEqual([]);
  await userEvent.click(button);
  expect(await screen.findByText(en.newsletter.done)).toBeTruthy();
  expect(http.requests.map(({ body }) => body)).toEqual([{ token: TOKEN }]);
});

it('a link that is not whole leads to the settings of the account', async () => {
  await open('#12345678');
  expect(await screen.findByText(en.newsletter.noLink)).toBeTruthy();
  expect(screen.queryByRole('button', { name: en.newsletter.stop })).toBeNull();
});

it.each([
  [`#${TOKEN}`, TOKEN],
  [`#${TOKEN}a`, undefined],
  ['#', undefined],
])('the token of %s is %s', (hash, token) => {
  expect(newsletterToken(hash)).toBe(token);
});
