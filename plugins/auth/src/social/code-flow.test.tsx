import { type Answer, createTestContext, mountView, refusing } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { view } from '../login/login-page.view.tsx';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { returnedQuery } from './returned-query.ts';

const NETWORKS = 'GET /web-api/social/v1/networks';
const BEGIN = 'POST /web-api/social/v1/code/begin';
const RETURN = 'POST /web-api/social/v1/code';
const QUERY = 'code=abc&state=en.xyz';
const HASH = `#social.${btoa(QUERY)}`.replaceAll('=', '');

const assign = vi.fn();
let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
beforeEach(() => {
  assign.mockReset();
});
afterEach(async () => {
  await mounted?.unmount();
  vi.unstubAllGlobals();
  location.hash = '';
});

async function open(answers: Readonly<Record<string, Answer>>) {
  const test = createTestContext({
    plugin: 'auth',
    definition: plugin,
    texts: en,
    configuration: {
      currencies: ['EUR'],
      currentCountryId: 66,
    },
    answers: {
      [NETWORKS]: () => ({ networks: ['discord'], redirecting: ['discord'] }),
      ...answers,
    },
  });
  mounted = await mountView({ view, context: test.context });
  return test;
}

/** Receives what the page would go to; the test's own window stays. */
function watchAddress() {
  const { location: here } = window;
  const watched = new Proxy(window, {
    get: (target, name) =>
      name === 'location' ? { ...here, hash: here.hash, assign } : Reflect.get(target, name),
  });
  vi.stubGlobal('window', watched);
}

it.each([
  [HASH, QUERY],
  ['#social.', undefined],
  ['#social.%', undefined],
  ['#other', undefined],
  ['', undefined],
])('the hash %s carries %j', (hash, query) => {
  expect(returnedQuery(hash)).toBe(query);
});

it('a visitor who comes back is signed in by what the network says', async () => {
  location.hash = HASH;
  watchAddress();
  const test = await open({ [RETURN]: () => ({ redirectUrl: '/en/live' }) });
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/en/live'));
  expect(
    test.http.requests.filter(({ method }) => method === 'POST').map(({ body }) => body),
  ).toEqual([{ returned: QUERY }]);
});

it('a visitor whom the network does not confirm reads why, and finds the other ways', async () => {
  location.hash = HASH;
  await open({ [RETURN]: refusing('social_credential_invalid') });
  expect(await screen.findByText('social_credential_invalid')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: en.social.otherWay }));
  expect(await screen.findByLabelText(en.login.name)).toBeTruthy();
});

it('a player with two factors types the code next', async () => {
  location.hash = HASH;
  const test = await open({ [RETURN]: refusing('two_factor_required') });
  await vi.waitFor(() => expect(test.openModals).toContain('two-factor'));
});

it('a press on the button of a network that redirects leaves for it', async () => {
  watchAddress();
  const test = await open({ [BEGIN]: () => ({ address: 'https://network.example/authorize' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with Discord' }));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('https://network.example/authorize'));
  expect(test.http.requests.at(-1)?.body).toEqual({
    network: 'discord',
    language: 'en',
    currency: 'EUR',
    countryId: 66,
  });
});
