import type { Passkey } from '@touchline/contracts/identity';
import { createTestContext, mountView } from '@touchline/testing';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import { view } from '../security/security.view.tsx';
import en from '../translations/en.json';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const LIST = 'GET /web-api/auth/v1/passkeys';
const BEGIN = 'POST /web-api/auth/v1/passkeys/options';
const ADD = 'POST /web-api/auth/v1/passkeys';
const REMOVE = 'POST /web-api/auth/v1/passkeys/remove';
const ID = '11111111-1111-4111-8111-111111111111';

const make = vi.hoisted(() => vi.fn<(options: unknown) => Promise<unknown>>());
vi.mock('@simplewebauthn/browser', () => ({ startRegistration: make }));

const OPTIONS = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Touchline' },
  user: { id: 'aGFuZGxl', name: '1', displayName: '1' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: 300_000,
  attestation: 'none',
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  excludeCredentials: [],
};
const MADE = { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] };

let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {});
  make.mockReset().mockResolvedValue({ id: 'aWQ', rawId: 'aWQ', response: MADE });
});
afterEach(async () => {
  await mounted?.unmount();
  vi.unstubAllGlobals();
});

async function open(first: readonly Passkey[] = []) {
  let passkeys = first;
  const test = createTestContext({
    plugin: 'office',
    definition: plugin,
    session: { userId: '1' },
    texts: en,
    answers: {
      'GET /web-api/auth/v1/security': () => ({
        hasPassword: true,
        passwordSince: test.clock.now(),
        email: 'm•••@example.org',
        isEmailConfirmed: false,
        isPhoneLinked: false,
        twoFactorKinds: [],
        passkeys: 0,
        recoveryCodesLeft: 0,
      }),
      [LIST]: () => ({ passkeys }),
      [BEGIN]: () => OPTIONS,
      [ADD]: () => {
        passkeys = [{ id: ID, name: 'My phone', createdAt: 1_700_000_000_000, isSynced: true }];
        return { passkeys };
      },
      [REMOVE]: () => {
        passkeys = [];
        return { passkeys };
      },
    },
  });
  mounted = await mountView({ view, context: test.context });
  return test;
}

async function add() {
  await userEvent.click(await screen.findByRole('button', { name: en.passkeys.add }));
  const dialog = within(screen.getByRole('dialog', { name: en.passkeys.add }));
  await userEvent.type(dialog.getByLabelText(en.passkeys.name), 'My phone');
  await userEvent.click(dialog.getByRole('button', { name: en.passkeys.continue }));
}

it('a player adds a passkey under a name, and removes it after a confirmation', async () => {
  const { http } = await open();
  await add();
  expect(await screen.findByText('My phone')).toBeTruthy();
  expect(screen.getByText(en.passkeys.unused)).toBeTruthy();
  expect(make).toHaveBeenCalledExactlyOnceWith({ optionsJSON: OPTIONS });
  await userEvent.click(screen.getByRole('button', { name: 'Remove My phone' }));
  const dialog = within(screen.getByRole('dialog', { name: en.passkeys.removeTitle }));
  await userEvent.click(dialog.getByRole('button', { name: en.passkeys.remove }));
  await vi.waitFor(() => expect(screen.queryByText('My phone')).toBeNull());
  expect(http.requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    undefined,
    {
      credential: { id: 'aWQ', rawId: 'aWQ', type: 'public-key', response: MADE },
      name: 'My phone',
      lng: 'en',
    },
    { id: ID, lng: 'en' },
  ]);
});

it.each([
  ['the player declines', 'NotAllowedError', en.passkeys.cancelled],
  ['the device has one already', 'InvalidStateError', en.passkeys.exists],
])('no passkey is sent where %s, and the dialog says so', async (_why, name, text) => {
  make.mockRejectedValue(Object.assign(new Error('declined'), { name }));
  const { http } = await open();
  await add();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(http.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('a browser without passkeys lists those of other devices and adds none', async () => {
  vi.unstubAllGlobals();
  await open([{ id: ID, createdAt: 1, lastUsedAt: 2, isSynced: false }]);
  expect(await screen.findByText(en.passkeys.unsupported)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Remove Passkey' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: en.passkeys.add })).toBeNull();
});
