import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { view } from '../login/login-page.view.tsx';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';

const BEGIN = 'POST /web-api/auth/v1/login/passkey/options';
const SIGN_IN = 'POST /web-api/auth/v1/login/passkey';
const OPTIONS = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
};
const SIGNED = {
  clientDataJSON: 'e30',
  authenticatorData: 'oA',
  signature: 'MEU',
  userHandle: 'aGFuZGxl',
};

const sign = vi.hoisted(() => vi.fn<(options: unknown) => Promise<unknown>>());
vi.mock('@simplewebauthn/browser', () => ({ startAuthentication: sign }));

let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {});
  sign.mockReset().mockResolvedValue({ id: 'aWQ', rawId: 'aWQ', response: SIGNED });
});
afterEach(async () => {
  await mounted?.unmount();
  vi.unstubAllGlobals();
});

async function open() {
  const test = createTestContext({
    plugin: 'auth',
    definition: plugin,
    texts: en,
    answers: {
      [BEGIN]: () => OPTIONS,
      [SIGN_IN]: () => ({ userId: '1', token: 'token' }),
    },
  });
  mounted = await mountView({ view, context: test.context });
  return test;
}

it('a player signs in with a passkey, without a name or a password', async () => {
  const { http, session } = await open();
  await userEvent.click(await screen.findByRole('button', { name: en.passkey.use }));
  await vi.waitFor(() => expect(session.get().userId).toBe('1'));
  expect(sign).toHaveBeenCalledExactlyOnceWith({ optionsJSON: OPTIONS });
  expect(http.requests.at(-1)?.body).toEqual({
    credential: { id: 'aWQ', rawId: 'aWQ', type: 'public-key', response: SIGNED },
  });
});

it('a player who closes the dialog of the browser is not signed in and reads what else to do', async () => {
  sign.mockRejectedValue(Object.assign(new Error('declined'), { name: 'NotAllowedError' }));
  const { http } = await open();
  await userEvent.click(await screen.findByRole('button', { name: en.passkey.use }));
  expect(await screen.findByText(en.passkey.declined)).toBeTruthy();
  expect(http.requests.some(({ path }) => path.endsWith('/login/passkey'))).toBe(false);
});

it('a browser without passkeys has no button for them', async () => {
  vi.unstubAllGlobals();
  await open();
  expect(await screen.findByLabelText(en.login.name)).toBeTruthy();
  expect(screen.queryByRole('button', { name: en.passkey.use })).toBeNull();
});
